"""The pages of an open event: the list at the left, one page at the right."""

from collections import Counter
from typing import TYPE_CHECKING, TypeVar, assert_never

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.gui.base.destinations import (
    ContinueDraft,
    Destination,
    NewAppeal,
    NewIncident,
    PageId,
    ShowBoard,
    ShowPage,
    ShowPaper,
    ShowPrintedPapers,
)
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct
from arbiter_app.gui.base.page_drafts import PageDrafts, draft_of, page_of
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.window.book.page_list import PageList
from arbiter_app.gui.window.book.page_stack import PageStack
from arbiter_app.gui.window.book.pages import PAGES, PageEntry
from arbiter_app.gui.window.book.tournament_bar import TournamentBar
from arbiter_app.gui.window.status.kept_drafts import KeptDrafts

if TYPE_CHECKING:
    from arbiter_app.gui.disputes.appeals_page import AppealsPage
    from arbiter_app.gui.disputes.incidents_page import IncidentsPage
    from arbiter_app.gui.event.page import EventPage
    from arbiter_app.gui.papers.page import DocumentsPage
    from arbiter_app.gui.rounds.page import RoundsPage

P = TypeVar("P", bound=Page)

_LEAST = 560
_NARROW = 1100
"""Below so many pixels, beside letters of the usual height, the list of pages has no words."""

_TIMES = "times:"
"""How the names of drafts of rounds' times begin, before the stage."""

_BY_HAND = "by-hand:"
"""The same of rounds that are paired by hand, before the stage and the round."""

_LINE_UPS = "line-ups:"
"""The same of the line-ups of a round, before the stage and the round."""

_ACROSS = "across:"
"""The same of the rules and the members of team scores."""

_SWISS = "swiss:"
"""The same of the rules of a Swiss, before the kind and the stage."""


class PageBook(QWidget):
    """Shows one page at a time; each is built when it is first asked for."""

    built = Signal(object, Page)
    """A page is there for the first time, not shown yet: its `PageId`, and itself."""
    leaving = Signal()
    """The page that is shown is about to be left for another."""
    turned = Signal(object)
    """Another page is shown: its `PageId`."""

    def __init__(self, open_event: OpenEvent, kept: KeptDrafts | None = None) -> None:
        super().__init__()
        self._open_event = open_event
        self._kept = kept or KeptDrafts(open_event, self)
        self._built: dict[PageId, Page] = {}
        self._drafts: dict[PageId, PageDrafts] = {}
        self._list = PageList()
        self.pages = PageStack()
        self.tournaments = TournamentBar(open_event)
        beside = column(self.tournaments, (self.pages, 1), gap=Room.NONE)
        row(self._list, (beside, 1), gap=Room.NONE, into=self)
        self._list.chosen.connect(self._turn_to)
        open_event.changed.connect(self._show_state)
        open_event.stage_chosen.connect(self._show_state)
        open_event.papers.examined.connect(self._show_warnings)
        self._kept.changed.connect(self._show_warnings)
        self._show_warnings()
        self._show_state()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.pages.page

    @property
    def page_id(self) -> PageId:
        """Which page is shown."""
        return next(each for each, page in self._built.items() if page is self.page)

    def open_at(self, page: PageId) -> None:
        """Show a page with the focus where its next keystroke belongs."""
        self._list.set_current(page)
        self._drafts[page].take_focus()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Put the focus where it belongs once the page knows: before it is seen, it has nothing."""
        super().showEvent(event)
        if not event.spontaneous() and self.pages.count():
            self._drafts[self.page_id].take_focus()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for the room of a narrow list: a wide one gives way when there is no more."""
        return QSize(px(_LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._list.set_narrow(self.width() < px(_NARROW))
        super().resizeEvent(event)

    def settle(self) -> bool:
        """Save what is being typed anywhere; return False if a page cannot, which is shown then."""
        for page_id, page in self._built.items():
            if not page.settle():
                self._list.set_current(page_id)
                return False
            self._drafts[page_id].keep()
        return True

    def forget_typed(self) -> None:
        """Let what is half typed go, as a person decided."""
        for drafts in self._drafts.values():
            drafts.forget()

    def _turn_to(self, page: PageId) -> None:
        self.leaving.emit()
        self.tournaments.show_on(is_of_one=not _entry(page).of_event)
        self.pages.show_page(self._build(page))
        self._drafts[page].give_back()
        self.turned.emit(page)

    def turn_tournament(self, by: int) -> None:
        """Put the tournament in hand that stands so many behind this one, or before it; on a page
        of the whole event show that one.
        """
        if (shown := self._filter) is not None:
            shown.turn(by)
        else:
            self._open_event.turn_tournament(by)

    def choose_tournament(self) -> None:
        """Let letters choose the tournament that is in hand, or is shown."""
        if (shown := self._filter) is not None:
            shown.take_focus()
        else:
            self.tournaments.take_focus()

    @property
    def _filter(self) -> TournamentFilter | None:
        """What chooses the tournaments that the page shows, if it is of the whole event."""
        shown = self.page.findChild(TournamentFilter)
        return shown if shown is not None and shown.isVisible() else None

    def _build(self, page: PageId) -> Page:
        """Return a page, built now if nobody asked for it before."""
        if page not in self._built:
            entry = _entry(page)
            self._built[page] = self.pages.build(lambda: entry.build(self._open_event))
            self._built[page].wants.connect(self.go_to)
            for action in self._built[page].findChildren(PageAct):
                action.refused.connect(self._open_event.refused)
            drafts = self._open_event.drafts
            self._drafts[page] = PageDrafts(self._built[page], drafts, draft_of(page))
            self.pages.add_page(self._built[page])
            self.built.emit(page, self._built[page])
        return self._built[page]

    def go_to(self, destination: Destination) -> None:
        """Show what a page, or a strip above the pages, leads to."""
        match destination:
            case ShowPage(page):
                self.open_at(page)
            case ShowPaper(document, options):
                self._papers().show_paper(document, options)
            case ShowPrintedPapers():
                self._papers().show_printed_papers()
            case ShowBoard(round, board, stage):
                self._rounds(stage).show_board(round, board, stage)
            case NewIncident(round, board, stage):
                self._tell_incident(round, board, stage)
            case NewAppeal(incident, sanction):
                self._appeals().new_appeal(incident, sanction)
            case ContinueDraft("incident"):
                self._incidents().go_on()
            case ContinueDraft(form) if of_page := page_of(form):
                self.open_at(PageId(of_page))
            case ContinueDraft(form) if form.startswith(_TIMES):
                self._go_on_with_times(form)
            case ContinueDraft(form) if form.startswith(_BY_HAND):
                self._go_on_by_hand(form)
            case ContinueDraft(form) if form.startswith(_LINE_UPS):
                self._go_on_with_line_ups(form)
            case ContinueDraft(form) if form.startswith(_SWISS):
                self._go_on_with_swiss(form)
            case ContinueDraft(form) if form.startswith(_ACROSS):
                self._go_on_with_across(form)
            case ContinueDraft(form):
                self._appeals().go_on(form)
            case _:
                assert_never(destination)

    # A page is imported when it is shown first.

    def _event(self) -> "EventPage":
        from arbiter_app.gui.event.page import EventPage

        return self._opened(PageId.EVENT, EventPage)

    def _papers(self) -> "DocumentsPage":
        from arbiter_app.gui.papers.page import DocumentsPage

        return self._opened(PageId.PAPERS, DocumentsPage)

    def _rounds(self, stage: StageId) -> "RoundsPage":
        from arbiter_app.gui.rounds.page import RoundsPage

        self.page.put_in_hand(stage)
        return self._opened(PageId.ROUNDS, RoundsPage)

    def _go_on_with_times(self, form: str) -> None:
        stage = form.removeprefix(_TIMES)
        if self._is_there(stage, form):
            self._rounds(StageId(int(stage))).set_all_times()

    def _go_on_by_hand(self, form: str) -> None:
        from arbiter_app.gui.pairing.by_hand.asking import pair_by_hand_in_dialog

        stage, _, number = form.removeprefix(_BY_HAND).partition(":")
        if self._is_there(stage, form):
            self.page.put_in_hand(StageId(int(stage)))
            self.open_at(PageId.PAIRING)
            pair_by_hand_in_dialog(self.page, self._open_event, Round(int(number)))

    def _go_on_with_line_ups(self, form: str) -> None:
        stage, _, number = form.removeprefix(_LINE_UPS).partition(":")
        if not self._is_there(stage, form):
            return
        rounds = self._rounds(StageId(int(stage)))
        if int(number) <= len(self._open_event.competition.rounds):
            rounds.type_line_ups(Round(int(number)))
        else:
            self._open_event.drafts.drop(form)

    def _go_on_with_across(self, form: str) -> None:
        from arbiter_app.gui.across.page import AcrossPage

        self._opened(PageId.ACROSS, AcrossPage).go_on(form)

    def _go_on_with_swiss(self, form: str) -> None:
        kind, _, stage = form.removeprefix(_SWISS).partition(":")
        if self._is_there(stage, form):
            self.page.put_in_hand(StageId(int(stage)))
            self._event().go_on(kind)

    def _is_there(self, stage: str, form: str) -> bool:
        """Whether a stage is still there; where not, the form that was about it is forgotten."""
        tournaments = self._open_event.whole.tournaments
        is_there = any(each.has_stage(StageId(int(stage))) for each in tournaments)
        if not is_there:
            self._open_event.drafts.drop(form)
        return is_there

    def _tell_incident(self, round: Round, board: Board, stage: StageId) -> None:
        """Let an incident be written down above the page that is shown: who told it goes on at the
        same board.
        """
        from arbiter_app.gui.disputes.incidents_page import IncidentsPage

        incidents = self._build(PageId.INCIDENTS)
        assert isinstance(incidents, IncidentsPage)
        page = self.page
        page.take_up(stage)
        with page.keeping_stage():
            incidents.new_incident(round, board)

    def _incidents(self) -> "IncidentsPage":
        from arbiter_app.gui.disputes.incidents_page import IncidentsPage

        return self._opened(PageId.INCIDENTS, IncidentsPage)

    def _appeals(self) -> "AppealsPage":
        from arbiter_app.gui.disputes.appeals_page import AppealsPage

        return self._opened(PageId.APPEALS, AppealsPage)

    def _opened(self, page: PageId, kind: type[P]) -> P:
        self.open_at(page)
        shown = self.page
        assert isinstance(shown, kind)
        return shown

    def _show_state(self) -> None:
        self._list.show_state(self._open_event.facts)

    def _show_warnings(self) -> None:
        """Show at their pages the papers that are no longer true, and the forms half typed."""
        waiting = Counter(self._kept.pages)
        if wrong := len(self._open_event.papers.wrong):
            waiting[PageId.PAPERS] += wrong
        self._list.warn({page: f"! {count}" for page, count in waiting.items()})


def _entry(page: PageId) -> PageEntry:
    return next(entry for entry in PAGES if entry.id == page)
