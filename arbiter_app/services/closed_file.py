"""Event files that are not open here: read and verified in a copy, whoever else has them open."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from arbiter_app.domain.facts.event import Event, Soundness
from arbiter_app.formats.errors import FileError
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.services.usable import demand_usable
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.contents import Contents
from arbiter_app.store.event_file.judging import verifying
from arbiter_app.store.event_file.judging.opening import Copy, open_copy
from arbiter_app.store.event_file.judging.verifying import Fault
from arbiter_app.values import frozen

__all__ = ["Fault", "ReadFile", "read_event", "read_file", "read_history", "verify", "was_noted"]


@frozen
class ReadFile:
    """What an event file holds, and what is to be said of it."""

    event: Event
    remarks: tuple[FileError, ...]
    """That it is not what its journal says, or was read without a log that lies beside it."""


def read_file(path: Path) -> ReadFile:
    """Return what a file holds that may be open elsewhere or read-only. Raises FileError."""
    with open_copy(path) as copy:
        contents = Contents.read(copy.connection, path)
        event, faults = contents.event, verifying.verify(copy.connection, contents.tables)
        demand_usable(event, path, faults)
        if faults:
            event = replace(event, soundness=Soundness.FAULTY)
        return ReadFile(event, tuple(_remarks(path, copy, faults)))


def read_event(path: Path) -> Event:
    """Return the event of a file as `read_file` does."""
    return read_file(path).event


def read_history(path: Path) -> tuple[HistoryEntry, ...]:
    """Return the journal of a file that may be open elsewhere or read-only. Raises FileError."""
    with open_copy(path) as copy:
        return journal.entries(copy.connection)


def was_noted(path: Path, command: str) -> bool:
    """Return whether a command stands in the journal of a file that may be open elsewhere.

    Raises FileError.
    """
    with open_copy(path) as copy:
        return journal.has(copy.connection, command)


def verify(path: Path) -> tuple[Fault, ...]:
    """Return what is wrong with a file: references, hash chain, rows that no command made.

    Raises FileError where it cannot be read at all.
    """
    with open_copy(path) as copy:
        contents = Contents.read(copy.connection, path)
        event, faults = contents.event, verifying.verify(copy.connection, contents.tables)
        if not faults:
            demand_usable(event, path, ())
        return faults


def log_left_out(path: Path) -> FileError | None:
    """Return that a log of another state lies beside a file, if so. Raises FileError."""
    with open_copy(path) as copy:
        return next(_remarks(path, copy, ()), None)


def _remarks(path: Path, copy: Copy, faults: tuple[Fault, ...]) -> Iterator[FileError]:
    if copy.has_strange_log:
        yield FileError("file.strange-log", path)
    if faults:
        yield FileError("file.faulty", path, place=faults[0].place)
