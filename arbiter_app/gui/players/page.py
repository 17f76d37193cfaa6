"""The players: the list, and the form that registers and corrects them."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import PlayerFields
from arbiter_app.domain.facts.rating_lists import KnownPerson
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, Verdict, rates_anew, refusal, verdict
from arbiter_app.domain.registration.known_people import player_fields, registered_as
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import MARGINS, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.parts.ask_reason import ask_reason
from arbiter_app.gui.parts.empty_page import EmptyPage
from arbiter_app.gui.parts.heading import Aside, heading
from arbiter_app.gui.parts.list_panel import ListPanel
from arbiter_app.gui.parts.table import Table
from arbiter_app.gui.players.acts import PlayerActs
from arbiter_app.gui.players.form import PlayerForm, Spellings
from arbiter_app.gui.players.newer_lists import NewerLists
from arbiter_app.gui.players.person_choice import PersonChoice
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.gui.players.rows import PlayerRow, columns, player_rows
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.players import add_player, edit_player
from arbiter_app.wording.terms import people

_FORM_WIDTH = 330
_FILTER_WIDTH = 320


class PlayersPage(Page):
    """Enter saves a player and starts the next one; the mouse is never needed."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._edited: PlayerId | None = None
        """The player in the form; None for a new one."""
        self._found: KnownPerson | None = None
        """The person whose sources disagree, while it is being decided which is right."""
        self._saves_found = True
        self._kept: Spellings = {}
        self._federation = ""
        self._table = Table(
            RowsModel[PlayerRow](columns(), lambda row: row.player.id),
            name=translate("PlayersPage", "Players"),
            hides_empty=True,
        )
        self._head = heading("")
        self._closed = Aside()
        self._newer = NewerLists(open_event)
        self._form = PlayerForm()
        self._form.submitted.connect(self._save)
        self._form.left.connect(self._back)
        self._search = PersonSearch(open_event, self._form.name_field, self._form.fide_id_field)
        self._search.setParent(self)
        self._search.taken.connect(self._register)
        self._search.wanted.connect(self._look_at)
        self._search.unknown.connect(self._form.say_unknown)
        self._search.failed.connect(open_event.tell_of_registry)
        self._choice = PersonChoice()
        self._choice.decided.connect(self._decide)
        self._choice.left.connect(self._leave_choice)
        self._make_actions()
        self._lay_out()

    def refresh(self) -> None:
        event = self.open_event.facts
        self._list.show_rows(player_rows(event))
        self._new.setEnabled(self._may(Action.ADD_PLAYER))
        self._acts.refresh()
        self._newer.refresh()
        self._search.look_among(event.players.values(), event.discipline)
        if self._edited is not None and not self._form.is_touched:
            self._show_again(self._edited)
        self._show_form()

    def focus_first(self) -> None:
        if self._may(Action.ADD_PLAYER):
            self._form.setFocus()
        else:
            self._table.setFocus()
            if self._table.selected is None:
                self._table.selectRow(0)

    def page_actions(self) -> Sequence[QAction]:
        return self._new, self._correct_action, *self._acts.actions

    def settle(self) -> bool:
        if self._found is not None:
            # What stands in the form was typed to find him.
            self._leave_found()
            self._form.clear(self._federation or self._last_federation())
            self._show_form()
        if self._edited is None and self._form.is_barely_begun:
            return True
        return not self._form.is_touched or self._write()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        after_paint(self, self._ask_registry)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save what is being typed when the page is left for another."""
        if not event.spontaneous():
            self.settle()
        super().hideEvent(event)

    def _may(self, action: Action) -> bool:
        return verdict(action, self.open_event.tournament.competition()) is not Verdict.REFUSED

    # The form

    def _start_new(self) -> None:
        self._edited = None
        self._form.clear(self._federation or self._last_federation())
        self._show_form()
        self._form.setFocus()

    def _correct(self) -> None:
        row = self._table.selected
        if row is None or not self.settle():
            return
        self._edited = row.player.id
        self._form.show_player(row.player)
        self._show_form()
        self._form.setFocus()

    def _save(self) -> None:
        """Save on Enter: after a new player comes the next, after a correction the list."""
        was_new = self._edited is None
        if not self._write():
            return
        if was_new:
            self._start_new()
        else:
            self._back()

    def _write(self) -> bool:
        """Save what stands in the form, which then has room for the next new player or shows the
        corrected one; return whether it is saved.
        """
        fields = self._form.read()
        if fields is None:
            return False
        if self._edited is None:
            written = self.open_event.do(add_player, **fields)
        else:
            written = self._write_correction(self._edited, fields)
        if not written:
            self._form.setFocus()
            return False
        saved = self._edited or max(self.open_event.facts.players)
        player = self.open_event.facts.players[saved]
        self._federation = player.federation or ""
        if self._edited is None:
            self._form.clear(self._federation or self._last_federation())
        else:
            self._form.show_player(player)
        self._table.select(saved)
        return True

    def _write_correction(self, player: PlayerId, fields: PlayerFields) -> bool:
        """Correct a player, with a reason where a rating changes after the start.

        Without the reason nothing is saved.
        """
        event = self.open_event.facts
        if not rates_anew(in_hand(event), player, fields):
            return self.open_event.do(edit_player, player=player, **fields)
        title = translate("PlayersPage", "Change the rating of {name} after the start")
        reason = ask_reason(
            self,
            title=title.format(name=people.name(window_catalogue(), event.players[player])),
            body=translate(
                "PlayersPage",
                "The ratings of the start hold for the whole tournament (C.07 Art. 10). Sheets"
                " already posted become out of date.",
            ),
            verb=translate("PlayersPage", "Change the rating"),
        )
        return reason is not None and self.open_event.do(
            edit_player, player=player, reason=reason, **fields
        )

    def _back(self) -> None:
        """Leave the form as Esc does: what was typed goes, the list has the focus."""
        self._edited = None
        self._form.clear(self._federation or self._last_federation())
        self._show_form()
        self._table.setFocus()

    def _show_again(self, edited: PlayerId) -> None:
        """Show a player as he is now, after an undo perhaps no more."""
        if player := self.open_event.facts.players.get(edited):
            self._form.show_player(player)
        else:
            self._back()

    def _show_form(self) -> None:
        players = self.open_event.facts.players
        may_add = self._may(Action.ADD_PLAYER)
        edited = players.get(self._edited) if self._edited else None
        self._search.is_on = edited is None
        if edited:
            self._leave_found()
        elif self._found is not None:
            return
        self._head.setText(
            people.name(window_catalogue(), edited)
            if edited
            else translate("PlayersPage", "New player")
        )
        self._keys.say(
            translate("PlayersPage", "Enter saves, Esc goes back.")
            if edited
            else translate(
                "PlayersPage",
                "Enter saves and starts the next player. Down chooses among people this computer"
                " knows; Ctrl+Enter looks at one before saving.",
            )
        )
        self._side.setVisible(edited is not None or may_add)
        self._closed.say(
            ""
            if may_add
            else error_sentence(
                refusal(Action.ADD_PLAYER, self.open_event.tournament.competition())
            )
        )
        others = [player for player in players.values() if player.id != self._edited]
        self._form.suggest(players.values(), others, self._kept)

    def _last_federation(self) -> str:
        players = self.open_event.facts.players
        return (players[max(players)].federation or "") if players else ""

    # People of the registry

    def _ask_registry(self) -> None:
        """Ask what is known of lists and spellings, unless the page was left meanwhile."""
        if self.isVisible():
            self._newer.look()
            self._look_for_spellings()

    def _look_for_spellings(self) -> None:
        registry = self.open_event.registry
        in_background(
            lambda: {
                kind: frozenset(text for text, _ in registry.spellings(kind))
                for kind in ContingentKey
            },
            self._offer,
            self.open_event.tell_of_registry,
        )

    def _offer(self, kept: Spellings) -> None:
        self._kept = kept
        self._show_form()

    def _register(self, person: KnownPerson) -> None:
        """Save a person who was found, once it is decided where his sources disagree.

        Who is registered already is only put into the form: Enter there registers him again.
        """
        player = registered_as(self.open_event.facts.players.values(), person)
        self._take_over(person, saves=player is None)
        if player is not None:
            self._form.say_registered(player)

    def _look_at(self, person: KnownPerson) -> None:
        """Put a person who was found into the form, to be looked at before he is saved."""
        self._take_over(person, saves=False)

    def _take_over(self, person: KnownPerson, *, saves: bool) -> None:
        self._found, self._saves_found = person, saves
        if not self._choice.ask(person, self.open_event.facts.discipline):
            self._decide()
            return
        self._keys.hide()
        self._fields.setCurrentWidget(self._choice)
        self._head.setText(player_fields(person, self.open_event.facts.discipline)["name"])
        self._choice.take_focus()

    def _decide(self) -> None:
        person, saves = self._found, self._saves_found
        if person is None:
            return
        fields = player_fields(person, self.open_event.facts.discipline, self._choice.choice)
        self._leave_found()
        self._show_form()
        self._form.fill(fields)
        self._form.setFocus()
        if saves:
            self._save()

    def _leave_choice(self) -> None:
        self._leave_found()
        self._show_form()
        self._form.setFocus()

    def _leave_found(self) -> None:
        self._found = None
        self._fields.setCurrentWidget(self._form)

    # Making the page

    def _make_actions(self) -> None:
        self._new = act(
            self, translate("PlayersPage", "&New player"), self._start_new, "Ins", "Ctrl+N"
        )
        self._correct_action = act_on_row(
            self._table, translate("PlayersPage", "&Correct"), self._correct
        )
        self._acts = PlayerActs(self, self._table)
        self._table.row_acts = (self._correct_action, *self._acts.of_player)
        self._newer.wanted.connect(self._acts.update_ratings.trigger)

    def _lay_out(self) -> None:
        self._list = ListPanel(
            self._table,
            filter_name=translate("PlayersPage", "Filter"),
            tools=[act_button(action) for action in self._acts.buttons],
            empty=EmptyPage(
                translate(
                    "PlayersPage",
                    "Nobody is registered yet. Type the first player at the right, or import a"
                    " list.",
                ),
                self._acts.import_list.text(),
                act=self._acts.import_list,
            ),
        )
        self._list.filter.setMaximumWidth(_FILTER_WIDTH)
        left = QVBoxLayout()
        left.addWidget(self._closed)
        left.addWidget(self._newer)
        left.addWidget(self._list, 1)
        self._keys = Aside()
        self._fields = QStackedWidget()
        self._fields.addWidget(self._form)
        self._fields.addWidget(self._choice)
        self._side = QWidget()
        self._side.setFixedWidth(_FORM_WIDTH)
        right = QVBoxLayout(self._side)
        right.setContentsMargins(0, 0, 0, 0)
        for widget in (self._head, self._fields, self._keys):
            right.addWidget(widget)
        right.addStretch()
        both = QHBoxLayout(self)
        both.setContentsMargins(*MARGINS)
        both.setSpacing(20)
        both.addLayout(left, 1)
        both.addWidget(self._side)
        left.setSpacing(8)
