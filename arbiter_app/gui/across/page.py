"""Team scores: regions or clubs ranked by what their players reach in several tournaments."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QStackedWidget, QWidget

from arbiter_app.documents.table.choices import AFTER
from arbiter_app.domain.across.ranking import AcrossTable, UnitRow, across
from arbiter_app.domain.across.results import Tables, chosen_tournaments
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.after_round import rounds_behind
from arbiter_app.gui.across.members_dialog import MembersDialog
from arbiter_app.gui.across.ranking_dialog import RankingDialog
from arbiter_app.gui.across.rows import columns
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, act_tool
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.read_dialog import read
from arbiter_app.gui.parts.holders.side_panel import SidePanel, WithPanel
from arbiter_app.gui.parts.pages.as_of import AsOf
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.whole.across import (
    define_across,
    name_teams,
    remove_across,
)
from arbiter_app.wording.terms.across import rules as rule_words
from arbiter_app.wording.terms.across import table as words

_RANKING, _MEMBERS = "across:ranking:", "across:members"
"""Forms that are kept while they are half typed; behind the first the ranking that is corrected."""
_ENOUGH = 760
"""Width of a page in which the panel is open by itself, in pixels beside usual letters."""
_WIDEST = 260
"""Of the choice of a ranking, likewise."""


class AcrossPage(Page):
    """The table of the ranking that is chosen; beside it whose results make a sum. Enter opens that
    to be read.
    """

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._table: Table[UnitRow] = Table(
            RowsModel(
                columns(open_event.whole, None, AcrossRanking(title="")), lambda row: row.name
            ),
            name=translate("AcrossPage", "Team scores"),
            sortable=False,
            filtered=False,
        )
        self._shown: AcrossTable | None = None
        self._tables: dict[Round | None, Tables] = {}
        """By the round after which they are."""
        self._as_of = AsOf()
        self._ranking = QComboBox()
        self._ranking.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._ranking.setMaximumWidth(px(_WIDEST))
        self._ranking.setAccessibleName(translate("AcrossPage", "Ranking"))
        self._rules, self._remarks = Aside(), Aside()
        self._unit, self._why = heading(), Label(wraps=True)
        self._unit.setWordWrap(True)
        self._make_actions()
        self._lay_out()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        self._ranking.currentIndexChanged.connect(lambda *_: self._reckon())
        self._as_of.chosen.connect(self._reckon)

    def refresh(self) -> None:
        """Show the rankings as they are now, the same one chosen."""
        titles = [each.title for each in self._known]
        chosen, at = self._ranking.currentText(), self._ranking.currentIndex()
        self._ranking.blockSignals(True)
        self._ranking.clear()
        self._ranking.addItems(titles)
        place = titles.index(chosen) if chosen in titles else min(max(at, 0), len(titles) - 1)
        self._ranking.setCurrentIndex(place)
        self._ranking.setVisible(len(titles) > 1)
        self._ranking.blockSignals(False)
        was_empty = self._stack.currentWidget() is self._empty
        self._stack.setCurrentWidget(self._body if titles else self._empty)
        for action in (self._change, self._remove, self._print, self._beside, self._explain):
            action.offer("" if titles else self._empty.sentence)
        self._offer_turns()
        self._reckon()
        if was_empty and titles and self.isVisible():
            self._table.setFocus()

    def _offer_turns(self) -> None:
        at, last = self._ranking.currentIndex(), self._ranking.count() - 1
        none = self._empty.sentence if last < 0 else ""
        is_first = translate("AcrossPage", "This is the first ranking.")
        is_last = translate("AcrossPage", "This is the last ranking.")
        self._previous.offer("" if at > 0 else none or is_first)
        self._next.offer("" if at < last else none or is_last)

    def focus_first(self) -> None:
        (self._table if self._known else self._empty.button).setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._explain,
            self._add,
            self._change,
            self._remove,
            self._members,
            self._print,
            self._previous,
            self._next,
            self._beside,
        )

    @property
    def _known(self) -> tuple[AcrossRanking, ...]:
        return self.open_event.whole.across

    @property
    def _chosen(self) -> AcrossRanking | None:
        at = self._ranking.currentIndex()
        return self._known[at] if 0 <= at < len(self._known) else None

    def _reckon(self) -> None:
        """Show the table of the ranking that is chosen."""
        catalogue, whole = window_catalogue(), self.open_event.whole
        chosen = self._chosen
        tournaments = chosen_tournaments(chosen, whole) if chosen else ()
        behind = (rounds_behind(each.competition()) for each in tournaments)
        self._as_of.offer(max(behind, key=len, default=()))
        after = self._as_of.round
        tables = self._tables.setdefault(after, Tables(after))
        self._shown = across(whole, chosen, tables) if chosen else None
        rows = self._shown.rows if self._shown else ()
        given = chosen or AcrossRanking(title="")
        self._table.set_rows(rows, columns(whole, self._shown, given))
        if rows and self._table.selected is None:
            self._table.select(rows[0].name)
        self._rules.say(" ".join(rule_words.rules(catalogue, whole, chosen)) if chosen else "")
        shown = self._shown
        remarks = words.remarks(catalogue, whole, shown) if shown else ()
        self._remarks.say(" ".join(f"{each}." for each in remarks))
        self._head.say(words.state(catalogue, whole, shown, after) if shown else "")
        self._body_head.setText(chosen.title if chosen else "")
        self._tell()

    def _tell(self) -> None:
        """Tell whose results make the sum of the row."""
        row = self._table.selected
        self._unit.setText(row.name if row else "")
        self._why.setText("\n\n".join(self._explained))

    @property
    def _explained(self) -> Sequence[str]:
        row = self._table.selected
        if row is None or self._shown is None:
            return ()
        return words.explanation(window_catalogue(), self.open_event.whole, self._shown, row)

    # Acts

    def _read(self) -> None:
        if (row := self._table.selected) is not None:
            read(self, row.name, self._explained)

    def _define(self, former: AcrossRanking | None) -> None:
        def save(asked: RankingDialog) -> bool:
            return self.open_event.door(say=asked.refuse).do(
                define_across, ranking=asked.ranking, former=former.title if former else None
            )

        if not self.open_event.door().may(define_across):
            return
        dialog = RankingDialog(self, self.open_event.whole, former, save=save)
        form = f"{_RANKING}{former.title if former else ''}"
        DraftKeeper(dialog, self.open_event.drafts, form, is_about=False)
        if dialog.exec():
            self._ranking.setCurrentIndex(self._ranking.findText(dialog.ranking.title))
            self._table.setFocus()

    def _name_members(self) -> None:
        if self.open_event.door().may(name_teams):
            dialog = MembersDialog(self, self.open_event)
            DraftKeeper(dialog, self.open_event.drafts, _MEMBERS, is_about=False)
            dialog.exec()

    def go_on(self, form: str) -> None:
        """Open the form that was half typed; one about a ranking that is gone is forgotten."""
        if form == _MEMBERS:
            self._name_members()
            return
        title = form.removeprefix(_RANKING)
        rankings = self.open_event.whole.across
        former = next((each for each in rankings if each.title == title), None)
        if title and former is None:
            self.open_event.drafts.drop(form)
        else:
            self._define(former)

    def _remove_it(self) -> None:
        if (chosen := self._chosen) is not None:
            self.open_event.do(remove_across, title=chosen.title)

    def _print_it(self) -> None:
        if (chosen := self._chosen) is not None:
            after = self._as_of.round
            then = {} if after is None else {AFTER.name: after}
            self.go_to(ShowPaper("across", {"ranking": chosen.title, **then}))

    def _step(self, by: int) -> None:
        place = self._ranking.currentIndex() + by
        if 0 <= place < self._ranking.count():
            self._ranking.setCurrentIndex(place)
            self._offer_turns()

    # Building

    def _make_actions(self) -> None:
        in_table = Qt.ShortcutContext.WidgetShortcut
        self._explain = act_on_row(
            self._table, translate("AcrossPage", "&Whose results count"), self._read
        )
        # fmt: off
        self._add = act(self, translate("AcrossPage", "&New ranking…"),
                        lambda: self._define(None), Key.NEW)
        self._change = act(self, translate("AcrossPage", "&Change the rules…"),
                           lambda: self._define(self._chosen), Key.CORRECT)
        self._remove = act(self._table, translate("AcrossPage", "&Remove the ranking"),
                           self._remove_it, Key.REMOVE, context=in_table)
        self._members = act(self, translate("AcrossPage", "&Teams and members…"),
                            self._name_members, Key.VIEW_5)
        self._print = act(self, translate("AcrossPage", "&Print"), self._print_it, Key.PRINT)
        self._previous = act(self, translate("AcrossPage", "Pre&vious ranking"),
                             lambda: self._step(-1), Key.PREVIOUS)
        self._next = act(self, translate("AcrossPage", "Ne&xt ranking"),
                         lambda: self._step(1), Key.NEXT)
        self._beside = act(self, translate("AcrossPage", "Pane&l"), lambda: None, Key.PANEL)
        # fmt: on
        self._table.row_acts = (self._explain, self._change, self._members, self._remove)

    def _lay_out(self) -> None:
        beside = act_tool(self._beside, raised=True)
        shown = (self._add, self._change, self._members, self._print)
        acts = (*map(act_button, shown), beside)
        self._head = PageHead(PageId.ACROSS, beside=(self._ranking,), acts=acts)
        self._body_head = heading()
        panel = SidePanel(
            translate("AcrossPage", "Whose results count"), column(self._unit, self._why, STRETCH)
        )
        whole = WithPanel(self._table, panel, self._beside, enough=_ENOUGH)
        self._empty = EmptyPage(
            translate(
                "AcrossPage",
                "Regions or clubs are ranked by what their players reach in all tournaments. First"
                " the rules of such a ranking are said.",
            ),
            translate("AcrossPage", "&New ranking…"),
            lambda: self._define(None),
            page=PageId.ACROSS,
        )
        self._body = QWidget()
        column(
            self._head,
            row((self._body_head, 1), self._as_of),
            self._rules,
            (whole, 1),
            self._remarks,
            around=PAGE_MARGINS,
            into=self._body,
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        column(self._stack, around=Room.NONE, into=self)
