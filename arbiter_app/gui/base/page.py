"""What every page is: a widget that shows the event anew when it changed and is seen."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.documents.options import Options
from arbiter_app.domain.ids import Board, IncidentId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.services.changes import Changes

MARGINS = (16, 12, 16, 12)
"""Room between the edges of a page and what it shows."""


@runtime_checkable
class ShowsPapers(Protocol):
    """A page that shows a paper another page asked for."""

    def show_paper(self, document: str, options: Options) -> None:
        """Show a document with these options."""

    def show_printed_papers(self) -> None:
        """Show the papers that were printed, the wrong ones first."""


@runtime_checkable
class ShowsBoards(Protocol):
    """A page that shows a board another page leads to."""

    def show_board(self, round: Round, board: Board) -> None:
        """Show a board of a round of the stage in hand."""


@runtime_checkable
class ShowsIncidents(Protocol):
    """A page that writes down an incident another page tells of."""

    def new_incident(self, round: Round, board: Board) -> None:
        """Begin an incident at a board of a round."""


@runtime_checkable
class TakesAppeals(Protocol):
    """A page that takes in an appeal another page tells of."""

    def new_appeal(self, incident: IncidentId) -> None:
        """Begin a protest or an appeal against a line of the register of incidents."""


@runtime_checkable
class KeepsDrafts(Protocol):
    """A page whose forms are kept while they are typed."""

    def go_on(self, form: str) -> None:
        """Open a form with what was typed into it before the program ended of itself."""


@runtime_checkable
class TellsTypedKeys(Protocol):
    """A page where keys are typed that no menu has."""

    def typed_keys(self) -> tuple[str, Sequence[tuple[str, str]]]:
        """Return what these keys are for, and each with what it does."""


class Page(QWidget):
    """A page of the window. It works through the open event and never calls another page."""

    wants_page = Signal(str)
    """Another page comes next: its id."""
    wants_paper = Signal(str, dict)
    """A paper comes next, on the page that shows papers: its id and its options."""
    wants_board = Signal(int, int)
    """A board comes next, on the page of rounds: its round and number."""
    wants_incident = Signal(int, int)
    """An incident is to be written down, on the page of incidents: its round and board."""
    wants_appeal = Signal(int)
    """An appeal is to be filed, on the page of appeals: the number of the incident."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self.open_event = open_event
        self._stale = True
        open_event.changed.connect(self._on_changed)
        open_event.stage_chosen.connect(self._on_stage_chosen)

    def refresh(self) -> None:
        """Show the event as it is now, keeping selection and focus."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the focus where the next keystroke belongs."""
        raise NotImplementedError

    def page_actions(self) -> Sequence[QAction]:
        """Return the actions of the page for the menu, each with its key."""
        raise NotImplementedError

    def settle(self) -> bool:
        """Save what is being typed; return False if it cannot be, with the focus on it."""
        return True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.refresh()

    def _on_changed(self, _: Changes) -> None:
        self._refresh_soon()

    def _on_stage_chosen(self) -> None:
        """Show what another stage in hand has; a page that shows none of them stays as it is."""
        self._refresh_soon()

    def _refresh_soon(self) -> None:
        """Show the event anew now, or as soon as the page is seen."""
        if self.isVisible():
            self.refresh()
        else:
            self._stale = True
