"""Events opened lately, asked beside the window whether they are still there."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from arbiter_app.gui.base.background import ask
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.services.files.own_events import FileId, identity

_PATIENCE = 0.05
"""Seconds that a list waits for the answers of all its files: a disk of one's own needs less."""


class RecentFiles(QObject):
    """Knows of files whether they are there; a disk that does not answer holds nobody up."""

    told = Signal()
    """A file turned out to be there, or not."""

    def __init__(self, parent: QObject, preferences: Preferences) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._known: dict[Path, FileId | None] = {}
        """What each file that has answered is; None where it is not there."""

    def ask(self) -> None:
        """Ask again for all files; what was known before holds until they answer."""
        patience = _PATIENCE
        for file in self._preferences.recent:
            ask(self, partial(identity, file), partial(self._take_in, file), patience=patience)
            if file not in self._known:
                patience = 0.0

    @property
    def all(self) -> list[Path]:
        """The files, each once by whatever links or spellings it was opened."""
        once: dict[FileId | Path, Path] = {}
        for file in self._preferences.recent:
            once.setdefault(self._known.get(file) or file, file)
        return list(once.values())

    @property
    def shown(self) -> list[Path]:
        """The files without those that are known to be gone."""
        gone = self.gone
        return [file for file in self.all if file not in gone]

    @property
    def gone(self) -> frozenset[Path]:
        """The files that are known not to be there."""
        return frozenset(file for file, known in self._known.items() if known is None)

    def answering(self, files: Iterable[Path]) -> list[Path]:
        """Return those of the files that are known to be there."""
        return [file for file in files if self._known.get(file)]

    def _take_in(self, file: Path, found: FileId | None) -> None:
        if file not in self._known or self._known[file] != found:
            self._known[file] = found
            self.told.emit()
