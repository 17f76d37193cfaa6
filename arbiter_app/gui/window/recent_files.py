"""Events opened lately, asked beside the window whether they are still there."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from arbiter_app.gui.base.background import ask
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.services.files.own_events import is_there

_PATIENCE = 0.05
"""Seconds that a list waits for the answers of all its files: a disk of one's own needs less."""


class RecentFiles(QObject):
    """Knows of files whether they are there; a disk that does not answer holds nobody up."""

    told = Signal()
    """A file turned out to be there, or not."""

    def __init__(self, parent: QObject, preferences: Preferences) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._is_there: dict[Path, bool] = {}

    def ask(self) -> None:
        """Ask again for all files; what was known before holds until they answer."""
        patience = _PATIENCE
        for file in self._preferences.recent:
            ask(self, partial(is_there, file), partial(self._take_in, file), patience=patience)
            if file not in self._is_there:
                patience = 0.0

    @property
    def shown(self) -> list[Path]:
        """The files without those that are known to be gone."""
        return [file for file in self._preferences.recent if self._is_there.get(file, True)]

    @property
    def gone(self) -> frozenset[Path]:
        """The files that are known not to be there."""
        return frozenset(file for file, is_there in self._is_there.items() if not is_there)

    def answering(self, files: Iterable[Path]) -> list[Path]:
        """Return those of the files that are known to be there."""
        return [file for file in files if self._is_there.get(file, False)]

    def _take_in(self, file: Path, is_there: bool) -> None:
        if self._is_there.get(file) != is_there:
            self._is_there[file] = is_there
            self.told.emit()
