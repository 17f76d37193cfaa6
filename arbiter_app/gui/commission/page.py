"""The mandate commission: who has shown which papers, and who is admitted."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from arbiter_app.domain.facts.admission import Admission, Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.registration.commission import days, ready_to_admit, verdict_on
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import MARGINS, Page
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.commission.decision import MandateDecision
from arbiter_app.gui.commission.header import MandateHeader
from arbiter_app.gui.commission.matrix import MandateMatrix
from arbiter_app.gui.commission.missing import MandateMissing
from arbiter_app.gui.commission.player import MandatePlayer
from arbiter_app.gui.commission.requirements import MandateList
from arbiter_app.gui.commission.rows import MandateRow, mandate_rows
from arbiter_app.gui.parts.empty_page import EmptyPage
from arbiter_app.gui.parts.filter_box import FilterBox
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.commission import (
    decide,
    miss_paper,
    set_requirements,
    show_paper,
)
from arbiter_app.wording.terms import commission, people

_SIDE_WIDTH = 286
_ROOM_FOR_BOTH = 980
"""A narrower page has room for the matrix alone until the panel is asked for."""


class MandatePage(Page):
    """A matrix filled by single keys; beside it a panel with what the cells have no room for."""

    def __init__(self, open_event: OpenEvent, today: Callable[[], date] = date.today) -> None:
        super().__init__(open_event)
        self._today = today
        self._kept: set[PlayerId] = set()
        """Who stays in the list of the incomplete though nothing is lacking any more."""
        self._side_asked: bool | None = None
        """Whether the panel was opened or closed by hand; None: as there is room."""
        self._matrix = MandateMatrix()
        self._filter = FilterBox(self._matrix, name=translate("MandatePage", "Name or region"))
        self._decision = MandateDecision()
        self._legend = Aside()
        self._hint = Aside()
        self._make_actions()
        self._header = MandateHeader(
            self._filter,
            self._incomplete,
            (self._admit_all, self._protocol),
            self._panel,
            self._officials,
        )
        self._player = MandatePlayer((self._admit, self._conditional, self._refuse, self._back))
        self._missing = MandateMissing()
        self._list = MandateList()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        event = self.open_event.facts
        rows = mandate_rows(event, self._today())
        if self._incomplete.isChecked():
            self._kept |= {each.papers.player.id for each in rows if not each.papers.is_complete}
            rows = tuple(each for each in rows if each.papers.player.id in self._kept)
        self._matrix.set_matrix(rows, event.requirements)
        self._header.show_event(event, self._today())
        self._missing.show_event(event)
        self._list.show_list(event.requirements)
        self._body.setCurrentIndex(0 if event.tournament.entries else 1)
        self._admit_all.setEnabled(bool(ready_to_admit(event)))
        self._hint.say(
            ""
            if days(event)
            else translate(
                "MandatePage",
                "The event has no dates yet: until they stand on its page, any date will do.",
            )
        )
        self._show_selected()

    def focus_first(self) -> None:
        if self.open_event.tournament.entries:
            self._matrix.setFocus()
        else:
            self._empty.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return self._actions

    def settle(self) -> bool:
        return self._matrix.settle() and self._player.is_settled

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save what is being typed when the page is left for another."""
        if not event.spontaneous():
            self.settle()
            self._decision.hide()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._show_side()

    # Papers

    def _toggle(self, player: PlayerId, paper: str) -> None:
        if paper in self.open_event.tournament.entry(player).papers:
            self.open_event.do(miss_paper, player=player, requirement=paper)
        else:
            self.open_event.do(show_paper, player=player, requirement=paper)

    def _set_date(self, player: PlayerId, paper: str, day: date | None) -> None:
        shown = self.open_event.tournament.entry(player).papers.get(paper)
        number = shown.number if shown else None
        self.open_event.do(
            show_paper, player=player, requirement=paper, valid_until=day, number=number
        )

    def _set_details(self, player: PlayerId, paper: str, day: date | None, number: str) -> None:
        if (
            day is None
            and not number
            and paper not in self.open_event.tournament.entry(player).papers
        ):
            return
        self.open_event.do(
            show_paper, player=player, requirement=paper, valid_until=day, number=number
        )

    def _set_list(self, papers: tuple[Requirement, ...]) -> None:
        self.open_event.door(say=self._list.complain).do(set_requirements, requirements=papers)

    # Decisions

    def _decide(self, admission: Admission) -> None:
        """Decide at once where the papers allow it, else ask for the date or the reason."""
        row = self._matrix.selected
        if row is None or not self._matrix.settle():
            return
        verdict = verdict_on(row.papers, admission)
        if verdict is Verdict.NEEDS_REASON or (
            verdict is Verdict.ALLOWED and admission is Admission.CONDITIONAL
        ):
            former = row.papers.decision
            self._decision.ask(
                admission, self._words(row, admission), former.until if former else None
            )
        else:
            self.open_event.do(decide, players=(row.papers.player.id,), admission=admission)

    def _words(self, row: MandateRow, admission: Admission) -> str:
        """Return what the decision is about, and what is lacking."""
        catalogue = window_catalogue()
        name = people.name(catalogue, row.papers.player)
        lacking = "; ".join(
            commission.checked_paper(catalogue, each) for each in row.papers.lacking
        )
        words = translate("MandatePage", "{name}: {decision}").format(
            name=name, decision=commission.admission(catalogue, admission)
        )
        if not lacking:
            return words
        return translate("MandatePage", "{decision}. Not in order: {papers}").format(
            decision=words, papers=lacking
        )

    def _take_decision(self, admission: Admission, until: date | None, reason: str) -> None:
        row = self._matrix.selected
        if row is None:
            return
        done = self.open_event.door(say=self._decision.complain).do(
            decide,
            players=(row.papers.player.id,),
            admission=admission,
            until=until,
            reason=reason or None,
        )
        if done:
            self._decision.leave()

    def _take_back(self) -> None:
        if row := self._matrix.selected:
            self.open_event.do(decide, players=(row.papers.player.id,), admission=None)

    def _admit_everybody(self) -> None:
        players = ready_to_admit(self.open_event.facts)
        self.open_event.do(decide, players=players, admission=Admission.ADMITTED)

    # Showing

    def _on_moved(self) -> None:
        self._decision.hide()
        self._show_selected()

    def _show_selected(self) -> None:
        row = self._matrix.selected
        self._player.show_row(row, self.open_event.facts.requirements)
        decided = row is not None and row.papers.decision is not None
        self._back.setEnabled(decided)
        for action in (self._admit, self._conditional, self._refuse):
            action.setEnabled(row is not None)
        self._say_keys()

    def _say_keys(self, problem: str = "") -> None:
        """Show the legend, or what is wrong with the last key."""
        legend = translate(
            "MandatePage",
            "✓ shown   ! not valid for all days   ? date missing   – not shown   §"
            " compulsory\nSpace shown or not   0–9 date   + admit   * conditionally   - not"
            " admitted   Enter details   letters find a name",
        )
        self._legend.say(f"⚠ {problem}\n" if problem else legend)

    def _only_incomplete(self) -> None:
        self._kept.clear()
        self.refresh()

    def _choose(self, player: PlayerId) -> None:
        """Go to a player, whatever the filters hide."""
        if not self._matrix.go_to(player):
            self._filter.clear()
            self._incomplete.setChecked(False)
            self._only_incomplete()
            self._matrix.go_to(player)
        self._matrix.setFocus()

    def _details(self) -> None:
        """Go into the panel, to the paper under the cursor."""
        self._open_side(0)
        self._player.take_focus(self._matrix.requirement)

    def _open_side(self, tab: int) -> None:
        self._side_asked = True
        self._show_side()
        self._side.setCurrentIndex(tab)
        if widget := self._side.widget(tab):
            widget.setFocus()

    def _switch_side(self) -> None:
        self._side_asked = self._side.isHidden()
        self._show_side()
        if self._side.isHidden():
            self._matrix.setFocus()

    def _show_side(self) -> None:
        has_room = self.width() >= _ROOM_FOR_BOTH
        is_shown = has_room if self._side_asked is None else self._side_asked
        self._side.setVisible(is_shown)
        self._panel.setChecked(is_shown)

    # Making the page

    def _make_actions(self) -> None:
        table, here = self._matrix, Qt.ShortcutContext.WidgetShortcut

        def deciding(text: str, admission: Admission, key: str) -> QAction:
            return act(table, text, lambda: self._decide(admission), key, context=here)

        self._admit = deciding(translate("MandatePage", "&Admit"), Admission.ADMITTED, "+")
        self._conditional = deciding(
            translate("MandatePage", "Admit &conditionally…"), Admission.CONDITIONAL, "*"
        )
        self._refuse = deciding(translate("MandatePage", "&Do not admit…"), Admission.REFUSED, "-")
        self._back = act(
            table,
            translate("MandatePage", "Take the decision &back"),
            self._take_back,
            "Ctrl+Del",
            context=here,
        )
        self._admit_all = act(
            self,
            translate("MandatePage", "Admit all &complete"),
            self._admit_everybody,
            "Ctrl+Shift+A",
        )
        self._incomplete = act(
            self, translate("MandatePage", "Only &incomplete"), self._only_incomplete, "Ctrl+M"
        )
        self._incomplete.setCheckable(True)
        self._panel = act(
            self, translate("MandatePage", "&Panel"), self._switch_side, "Ctrl+Shift+P"
        )
        self._panel.setCheckable(True)
        self._to_missing = act(
            self,
            translate("MandatePage", "What is &missing"),
            lambda: self._open_side(1),
            "Ctrl+Shift+M",
        )
        self._to_list = act(
            self, translate("MandatePage", "&List of papers"), lambda: self._open_side(2), "Ctrl+L"
        )
        self._protocol = act(
            self,
            translate("MandatePage", "&Protocol"),
            lambda: self.go_to(ShowPaper("mandate-protocol")),
            "Ctrl+P",
        )
        self._sheet = act(
            self,
            translate("MandatePage", "P&rint what is missing"),
            lambda: self.go_to(ShowPaper("missing-papers")),
        )
        self._officials = act(
            self,
            translate("MandatePage", "&Officials…"),
            self.way_to(PageId.OFFICIALS),
        )
        table.row_acts = (self._admit, self._conditional, self._refuse, self._back)
        self._actions = (
            *table.row_acts,
            self._admit_all,
            self._incomplete,
            self._panel,
            self._to_missing,
            self._to_list,
            self._protocol,
            self._sheet,
            self._officials,
        )

    def _connect(self) -> None:
        self._filter.textChanged.connect(self._matrix.set_filter)
        self._matrix.toggled.connect(self._toggle)
        self._matrix.date_typed.connect(self._set_date)
        self._matrix.details_wanted.connect(self._details)
        self._matrix.moved.connect(self._on_moved)
        self._matrix.wrong_key.connect(self._say_keys)
        self._player.typed.connect(self._set_details)
        self._list.edited.connect(self._set_list)
        self._missing.chosen.connect(self._choose)
        self._decision.decided.connect(self._take_decision)
        self._decision.closed.connect(self._matrix.setFocus)
        for panel in (self._player, self._missing, self._list):
            panel.left.connect(self._matrix.setFocus)

    def _lay_out(self) -> None:
        self._side = QTabWidget()
        self._side.setFixedWidth(_SIDE_WIDTH)
        self._side.setDocumentMode(True)
        self._side.addTab(self._player, translate("MandatePage", "Player"))
        self._side.addTab(self._missing, translate("MandatePage", "Missing"))
        self._side.addTab(self._list, translate("MandatePage", "List"))
        matrix = QWidget()
        left = QVBoxLayout(matrix)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self._matrix, 1)
        left.addWidget(self._decision)
        left.addWidget(self._legend)
        self._empty = EmptyPage(
            translate(
                "MandatePage",
                "Nobody is registered yet. The commission looks at the papers of players.",
            ),
            translate("MandatePage", "&Register players"),
            self.way_to(PageId.PLAYERS),
        )
        self._body = QStackedWidget()
        self._body.addWidget(matrix)
        self._body.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(self._header)
        column.addWidget(self._hint)
        both = _side_by_side(self._body, self._side)
        column.addWidget(both, 1)


def _side_by_side(left: QWidget, right: QWidget) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(16)
    row.addWidget(left, 1)
    row.addWidget(right)
    return both
