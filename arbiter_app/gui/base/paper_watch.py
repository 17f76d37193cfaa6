"""Watches which of the printed papers a change has made wrong, beside the window."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_background
from arbiter_app.services.changes import Changes
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.workspace import Workspace
from arbiter_app.values import frozen

if TYPE_CHECKING:
    from arbiter_app.services.files.printed_papers import Examined, PrintedPaper

_REST = 400
"""Milliseconds without another change before papers are looked at: nobody types then."""


class PaperWatch(QObject):
    """Knows the printed papers; `examined` says that more of them, or fewer, are wrong."""

    examined = Signal()

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._papers: tuple[Examined, ...] = ()
        self._seen: Event | None = None
        """The event as it was when it was looked at last; None where all is to be looked at."""
        self._looking = False
        self._wait = QTimer(self, singleShot=True, interval=_REST)
        self._wait.timeout.connect(self._look)
        self._wait.start()

    @property
    def papers(self) -> "tuple[Examined, ...]":
        """The papers that are about, the oldest first."""
        return self._papers

    @property
    def wrong(self) -> "tuple[PrintedPaper, ...]":
        """The papers that say something which was corrected since."""
        return tuple(each.paper for each in self._papers if each.is_wrong)

    def look(self) -> None:
        """Look at every paper anew; `examined` follows."""
        self._seen = None
        self._wait.start(0)

    def take_in(self, changes: Changes) -> None:
        """Look at the papers when nobody types, if the changes may concern them."""
        if not changes.areas:  # a note, perhaps of a print
            self._seen = None
        if self._papers or self._looking or self._seen is None:
            self._wait.start(_REST)

    def _look(self) -> None:
        if self._looking:
            self._wait.start(_REST)
            return
        self._looking = True
        workspace = self._workspace
        # A wrong paper may be right again by what merely goes on: undone, then done again.
        seen = None if self.wrong else self._seen
        work = partial(_examined, workspace.path, workspace.event, seen)
        self._seen = workspace.event
        in_background(work, self._show, self._fail)

    def _show(self, found: "_Found") -> None:
        self._looking = False
        if found.papers is not None:
            self._papers = found.papers
            self.examined.emit()

    def _fail(self, error: BaseException) -> None:
        self._looking = False
        raise error


@frozen
class _Found:
    """What a look found; None where no paper can have become wrong."""

    papers: "tuple[Examined, ...] | None"


def _examined(path: Path, event: Event, seen: Event | None) -> _Found:
    from arbiter_app.domain.facts.known_then import merely_went_on
    from arbiter_app.services.files.printed_papers import examine

    if seen is not None and merely_went_on(event, seen):
        return _Found(None)
    try:
        return _Found(examine(read_history(path), event))
    except FileError:  # said where the file is needed
        return _Found(None)
