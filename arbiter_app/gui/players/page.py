"""The players: the list, and beside it where they are registered and corrected."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from arbiter_app.documents.unprintable import told_of_entrants
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.players.acts import PlayerActs, refusal_of_entry
from arbiter_app.gui.players.entry import PlayerEntry
from arbiter_app.gui.players.newer_lists import NewerLists
from arbiter_app.gui.players.rows import PlayerRow, columns, player_rows
from arbiter_app.i18n import translate, window_catalogue

_FILTER_WIDTH = 320


class PlayersPage(Page):
    """Enter saves a player and starts the next one; the mouse is never needed."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._table = Table(
            RowsModel[PlayerRow](columns(), lambda row: row.player.id),
            name=translate("PlayersPage", "Players"),
            hides_empty=True,
        )
        self._shows_several = False
        """Whether the list says where else a player is entered."""
        self._filter = FilterBox(self._table, name=translate("PlayersPage", "Filter"))
        self._filter.textChanged.connect(self._table.set_filter)
        self._closed = Aside()
        self._letters = Problem()
        self._newer = NewerLists(open_event)
        self._entry = PlayerEntry(open_event, self)
        self._entry.shown.connect(self._table.select)
        self._entry.left.connect(self._table.setFocus)
        self._make_actions()
        self._lay_out()

    def refresh(self) -> None:
        rows = player_rows(self.open_event.facts)
        several = self.open_event.whole.has_several
        if several != self._shows_several:
            self._shows_several = several
            self._table.set_rows(rows, columns(several=several))
        else:
            self._table.set_rows(rows)
        self._list.setCurrentIndex(0 if rows else 1)
        for tool in self._tools:
            tool.setVisible(bool(rows))
        players = translate("PlayersPage", "%n player(s)", None, len(rows))
        self._head.say(players if rows else "")
        competition = self.open_event.tournament.competition()
        why_closed = refusal_of_entry(competition)
        self._new.offer("" if why_closed is None else error_sentence(why_closed))
        self._acts.refresh()
        self._newer.refresh()
        self._entry.refresh()
        self._closed.say("" if why_closed is None else error_sentence(why_closed))
        self._letters.say(told_of_entrants(window_catalogue(), self.open_event.facts))

    def focus_first(self) -> None:
        if self._may_add:
            self._entry.setFocus()
        else:
            self._table.setFocus()
            if self._table.selected is None:
                self._table.selectRow(0)

    def page_actions(self) -> Sequence[QAction]:
        return self._new, self._correct_action, self._card, *self._acts.actions

    def import_from(self, path: Path) -> None:
        """Ask what a list of players makes of the event, and let that come in."""
        self._acts.import_from(path)

    def unsaved(self) -> Fields:
        return self._entry.unsaved or super().unsaved()

    def bring_back(self, unsaved: Fields) -> bool:
        return self._entry.bring_back(unsaved) or super().bring_back(unsaved)

    def settle(self) -> bool:
        return self._entry.settle()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        after_paint(self, self._ask_registry)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save a correction when the page is left for another; a new player waits."""
        if not event.spontaneous():
            self._entry.leave()
        super().hideEvent(event)

    @property
    def _may_add(self) -> bool:
        return refusal_of_entry(self.open_event.tournament.competition()) is None

    def _correct(self) -> None:
        if row := self._table.selected:
            self._entry.correct(row.player.id)

    def _in_hand(self) -> PlayerId | None:
        """Return the player of the row that is chosen."""
        row = self._table.selected
        return row.player.id if row else None

    def _ask_registry(self) -> None:
        """Ask what is known of lists and spellings, unless the page was left meanwhile."""
        if self.isVisible():
            self._newer.look()
            self._entry.look_for_spellings()

    # Making the page

    def _make_actions(self) -> None:
        from arbiter_app.gui.parts.player_card import card_act

        self._new = act(
            self, translate("PlayersPage", "&New player"), self._entry.start_new, Key.NEW
        )
        self._correct_action = act_on_row(
            self._table, translate("PlayersPage", "&Correct"), self._correct
        )
        self._acts = PlayerActs(self, self._table)
        self._card = card_act(self, self._in_hand, lists_people=True)
        self._table.row_acts = (self._correct_action, self._card, *self._acts.of_player)
        self._newer.wanted.connect(self._acts.update_ratings.trigger)

    def _lay_out(self) -> None:
        self._filter.setMaximumWidth(px(_FILTER_WIDTH))
        buttons = [act_button(action) for action in self._acts.buttons]
        self._head = PageHead(PageId.PLAYERS, beside=[self._filter], acts=buttons)
        self._tools = (self._filter, *buttons)
        """What there is nothing to do with while nobody is registered."""
        empty = EmptyPage(
            translate(
                "PlayersPage",
                "Nobody is registered yet. Type the first player at the right, or import a list.",
            ),
            self._acts.import_list.text(),
            act=self._acts.import_list,
        )
        listed = QWidget()
        self._list = QStackedLayout(listed)
        self._list.addWidget(self._table)
        self._list.addWidget(empty)
        left = column(self._closed, self._letters, self._newer, (listed, 1))
        both = row((left, 1), self._entry, gap=Room.WIDE)
        column(self._head, (both, 1), around=PAGE_MARGINS, into=self)
