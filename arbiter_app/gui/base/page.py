"""What every page is: a widget that shows the event anew when it changed and is seen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.destinations import Destination, PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.services.changes import Changes

MARGINS = (16, 12, 16, 12)
"""Room between the edges of a page and what it shows."""


TypedKeys = tuple[str, Sequence[tuple[str, str]]]
"""What keys that no menu has are for, and each with what it does."""


class Page(QWidget):
    """A page of the window. It works through the open event and never calls another page."""

    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

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

    def typed_keys(self) -> TypedKeys | None:
        """Return the keys typed here that no menu has; None where there are none."""
        return None

    def go_to(self, destination: Destination) -> None:
        """Ask the window to go there."""
        self.wants.emit(destination)

    def way_to(self, page: PageId) -> Callable[[], None]:
        """Return what goes to another page, for a button or an act."""
        return lambda: self.go_to(ShowPage(page))

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
