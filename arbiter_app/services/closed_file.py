"""Event files that are not open here: read and verified in a copy, whoever else has them open."""

from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.store.event_file import files, journal
from arbiter_app.store.event_file.contents import Contents
from arbiter_app.store.event_file.engine import broken_references
from arbiter_app.store.event_file.journal import Fault

__all__ = ["Fault", "read_event", "read_history", "verify"]


def read_event(path: Path) -> Event:
    """Return the event of a file that may be open elsewhere or read-only. Raises FileError."""
    with files.open_copy(path) as connection:
        return Contents.read(connection).event


def read_history(path: Path) -> tuple[HistoryEntry, ...]:
    """Return the journal of a file that may be open elsewhere or read-only. Raises FileError."""
    with files.open_copy(path) as connection:
        return journal.entries(connection)


def verify(path: Path) -> tuple[Fault, ...]:
    """Return what is wrong with a file: references, hash chain, rows that no command made.

    Raises FileError where it cannot be read at all.
    """
    with files.open_copy(path) as connection:
        broken = broken_references(connection)
        return (
            *(Fault("verify.reference", place) for place in broken),
            *journal.verify(connection),
        )
