"""Files that macOS hands to the program while it runs; other systems start it with their names."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class DoubleClicks(QObject):
    """Opens the file of an event that was clicked."""

    def __init__(self, app: QCoreApplication, open_: Callable[[Path], object]) -> None:
        super().__init__(app)
        self._open = open_
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take what is handed over; leave all else."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
