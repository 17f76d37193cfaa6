"""Snapshots and the clock: what goes wrong with them is told, and keeps no act from being done."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from sqlite3 import Connection

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import snapshots
from arbiter_app.store.event_file.journal import Link
from arbiter_app.store.event_file.reading import has_schema_of_today, reading
from arbiter_app.store.event_file.snapshots import Moment

Trouble = FileError | RuleError
TroubleListener = Callable[[Trouble], None]

BROUGHT_UP = "event.brought-up"
"""Why a snapshot is taken before a file of an earlier version is brought to the schema of today."""
_SET_BACK = timedelta(minutes=1)
"""So far a clock may go back by itself, as when it is set by the network."""


def keep_former(path: Path, event: Event, now: Callable[[], datetime]) -> None:
    """Take a snapshot of a locked file that is about to be brought to the schema of today, for
    whoever goes back to the program that made it.

    Where that cannot be, nothing is in danger: it is brought there in one transaction.
    """
    if event.data_version and not has_schema_of_today(path, is_locked=True):
        moment = Moment(at=now(), data_version=event.data_version, command=BROUGHT_UP)
        with suppress(FileError, OSError), reading(path) as source:
            snapshots.take(source, paths.snapshots(event.key), moment)


class Safety:
    """Looks after one open event."""

    def __init__(self, *, takes_snapshots: bool) -> None:
        self.listeners: list[TroubleListener] = []
        self._takes_snapshots = takes_snapshots
        self._told_of: Link | None = None

    def compare_clock(self, at: datetime, last: Link | None) -> None:
        """Tell once when the clock shows less than at the last act; order is by number anyway."""
        if last and at < last.at - _SET_BACK and last != self._told_of:
            self._told_of = last
            shown, before = (moment.strftime("%Y-%m-%d %H:%M") for moment in (at, last.at))
            self._tell(RuleError("clock.set-back", now=shown, last=before))

    def take_snapshot(self, source: Connection, key: str, moment: Moment) -> None:
        """Take a snapshot of an event that has begun to be one."""
        if not self._takes_snapshots or not moment.data_version:
            return
        try:
            snapshots.take(source, paths.snapshots(key), moment)
        except FileError as error:
            self._tell(error)
        except OSError as error:  # there is not even a folder for what the computer keeps
            folder = Path(error.filename or moment.name)
            self._tell(FileError("snapshot.failed", folder, error.strerror or ""))

    def _tell(self, trouble: Trouble) -> None:
        for listener in tuple(self.listeners):
            listener(trouble)
