"""How a dialog reaches the manual, whose window stands with the menus."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget


@runtime_checkable
class ShowsManual(Protocol):
    """The window of the program."""

    def show_manual(self, over: QWidget) -> None:
        """Show the chapter of the page that is shown, over a window."""


def show_manual(over: QWidget) -> None:
    """Show the manual over a dialog of the program's window."""
    above = over.parentWidget()
    while above is not None and not isinstance(above, ShowsManual):
        above = above.parentWidget()
    if above is not None:
        above.show_manual(over)
