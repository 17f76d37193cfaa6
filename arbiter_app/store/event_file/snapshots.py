"""Snapshots: copies of the whole event, in the person's own folder, named so as to be read."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from arbiter_app.domain.ids import FIRST_STAGE, Round, StageId
from arbiter_app.formats.errors import FileError
from arbiter_app.patterns import pattern
from arbiter_app.store.event_file.files import SUFFIX, write_copy
from arbiter_app.values import frozen

KEPT = 40
"""So many snapshots before acts are kept."""
KEPT_OF_ROUND = 4
"""So many snapshots of the ends of one round are kept: of every round of every stage there is
one.
"""

_NAME = pattern(
    r"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2}) (?P<time>[0-9]{2}-[0-9]{2}-[0-9]{2}) "
    r"v(?P<version>[0-9]{1,15}) "
    r"(?:before (?P<command>[a-z.-]+)"
    r"|after round (?P<round>[0-9]{1,9})(?: of stage (?P<stage>[0-9]{1,9}))?)" + re.escape(SUFFIX),
    re.ASCII,
)
_TIME = "%Y-%m-%d %H-%M-%S"


@frozen(kw_only=True)
class Moment:
    """When and why a snapshot is taken: before a command, or after the end of a round."""

    at: datetime
    data_version: int
    command: str | None = None
    round: Round | None = None
    stage: StageId = FIRST_STAGE
    """Whose round it is."""

    @property
    def name(self) -> str:
        """The name of its file: "2026-11-21 18-05-33 v412 after round 5.arbiter"."""
        why = f"after round {self.round}" if self.round else f"before {self.command}"
        if self.stage != FIRST_STAGE:
            why = f"{why} of stage {self.stage}"
        return f"{self.at.strftime(_TIME)} v{self.data_version} {why}{SUFFIX}"


@frozen
class Snapshot:
    """A copy of the whole event as it was at a moment."""

    path: Path
    moment: Moment


def take(source: sqlite3.Connection, folder: Path, moment: Moment) -> None:
    """Take a snapshot, and let the oldest of its kind go. Raises FileError("snapshot.failed")."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_copy(source, folder / moment.name)
        for old in _pushed_out(folder, moment):
            _remove(old.path)
    except (OSError, sqlite3.Error) as error:
        raise FileError("snapshot.failed", folder, str(error)) from error


def _remove(path: Path) -> None:
    with suppress(OSError):  # somebody reads it; it goes the next time
        path.unlink()


def _pushed_out(folder: Path, newest: Moment) -> Sequence[Snapshot]:
    """Return the oldest of the kind of the newest: before acts, or of its round in its stage.

    Those of more acts are not older: the event goes on from an earlier copy of its file.
    """
    older = [
        each
        for each in taken(folder)
        if (each.moment.stage, each.moment.round) == (newest.stage, newest.round)
        and each.moment.data_version <= newest.data_version
    ]
    return older[KEPT if newest.round is None else KEPT_OF_ROUND :]


def taken(folder: Path) -> tuple[Snapshot, ...]:
    """Return the snapshots in a folder, the newest first. Raises OSError."""
    found = sorted(_found(folder), key=lambda each: _age(each.moment))
    return tuple(reversed(found))


def _found(folder: Path) -> Iterator[Snapshot]:
    """Yield what is named as a snapshot is; files of other names, and folders, are passed over."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        moment = _moment(path.name)
        if moment is not None and path.is_file():
            yield Snapshot(path, moment)


def _moment(name: str) -> Moment | None:
    read = _NAME.fullmatch(name)
    if read is None:
        return None
    try:
        at = datetime.fromisoformat(f"{read['day']} {read['time'].replace('-', ':')}")
    except ValueError:  # the 45th of a month
        return None
    return Moment(
        at=at,
        data_version=int(read["version"]),
        command=read["command"],
        round=Round(int(read["round"])) if read["round"] else None,
        stage=StageId(int(read["stage"])) if read["stage"] else FIRST_STAGE,
    )


def _age(moment: Moment) -> tuple[int, datetime, bool]:
    """Order by the number of the last act: a clock may have been set back."""
    return moment.data_version, moment.at, moment.round is None
