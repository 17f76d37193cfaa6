"""The pages of an open event: the list at the left, one page at the right."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QWidget

from arbiter_app.documents.options import Options
from arbiter_app.domain.ids import Board, IncidentId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import (
    KeepsDrafts,
    Page,
    ShowsBoards,
    ShowsIncidents,
    ShowsPapers,
    TakesAppeals,
)
from arbiter_app.gui.window.page_list import PageList
from arbiter_app.gui.window.pages import PAGES


class PageBook(QWidget):
    """Shows one page at a time; each is built when it is first asked for."""

    built = Signal(Page)
    """A page is there for the first time, not shown yet."""
    leaving = Signal()
    """The page that is shown is about to be left for another."""
    turned = Signal(str)
    """Another page is shown: its id."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._built: dict[str, Page] = {}
        self._list = PageList()
        self._stack = QStackedWidget()
        line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Plain)
        line.setForegroundRole(QPalette.ColorRole.Mid)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(line)
        layout.addWidget(self._stack, 1)
        self._list.chosen.connect(self._turn_to)
        open_event.changed.connect(self._show_state)
        open_event.papers.examined.connect(self._show_wrong_papers)
        self._show_wrong_papers()
        self._show_state()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        page = self._stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def open_at(self, page: str) -> None:
        """Show a page with the focus where its next keystroke belongs."""
        self._list.set_current(page)
        self.page.focus_first()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Put the focus where it belongs once the page knows: before it is seen, it has nothing."""
        super().showEvent(event)
        if not event.spontaneous() and self._stack.count():
            self.page.focus_first()

    def settle(self) -> bool:
        """Save what is being typed anywhere; return False if a page cannot, which is shown then."""
        for page_id, page in self._built.items():
            if not page.settle():
                self._list.set_current(page_id)
                return False
        return True

    def _turn_to(self, page: str) -> None:
        self.leaving.emit()
        if page not in self._built:
            build = next(entry.build for entry in PAGES if entry.id == page)
            self._built[page] = build(self._open_event)
            self._built[page].wants_page.connect(self.open_at)
            self._built[page].wants_paper.connect(self._open_paper)
            self._built[page].wants_board.connect(self._open_board)
            self._built[page].wants_incident.connect(self._open_incident)
            self._built[page].wants_appeal.connect(self._open_appeal)
            self._stack.addWidget(self._built[page])
            self.built.emit(self._built[page])
        self._stack.setCurrentWidget(self._built[page])
        self.turned.emit(page)

    def _open_paper(self, document: str, options: Options) -> None:
        self.open_at("documents")
        if isinstance(self.page, ShowsPapers):
            self.page.show_paper(document, options)

    def show_printed_papers(self) -> None:
        """Show the list of printed papers, the wrong ones first."""
        self.open_at("documents")
        if isinstance(self.page, ShowsPapers):
            self.page.show_printed_papers()

    def go_on(self, form: str) -> None:
        """Open a form that was half typed, on its page."""
        self.open_at("incidents" if form == "incident" else "appeals")
        if isinstance(self.page, KeepsDrafts):
            self.page.go_on(form)

    def _open_board(self, round: int, board: int) -> None:
        self.open_at("rounds")
        if isinstance(self.page, ShowsBoards):
            self.page.show_board(Round(round), Board(board))

    def _open_incident(self, round: int, board: int) -> None:
        self.open_at("incidents")
        if isinstance(self.page, ShowsIncidents):
            self.page.new_incident(Round(round), Board(board))

    def _open_appeal(self, incident: int) -> None:
        self.open_at("appeals")
        if isinstance(self.page, TakesAppeals):
            self.page.new_appeal(IncidentId(incident))

    def _show_state(self) -> None:
        self._list.show_state(self._open_event.facts)

    def _show_wrong_papers(self) -> None:
        wrong = len(self._open_event.papers.wrong)
        self._list.warn("documents", f"{wrong} !" if wrong else "")
