"""Where a command gets an event from: an event file or a report file (TRF)."""

import re
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, DefectiveSourceError, note
from arbiter_app.domain.event import Event
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.services.errors import FileError
from arbiter_app.wording.errors import sentence

_RECORD = re.compile(rb"(?:^|[\r\n])(?:001|012) ")
"""The beginning of a line that every report has: a player, or the name of the tournament."""


def event_of_file(path: Path) -> Event:
    """Return the event of an event file or of a report file.

    Raises FileError, and DefectiveSourceError for a report that cannot be read.
    """
    content = read(path)
    if is_report(path, content):
        return event_of_report(path, content)
    # The database takes a fifth of a second to import, and a report does not need it.
    from arbiter_app.services.workspace import read_event

    return read_event(path)


def event_of_report(path: Path, content: bytes) -> Event:
    """Return the event of a report, and note what in it was understood in a way to know of.

    Raises DefectiveSourceError with a line for each defect: "file:line:column: sentence".
    """
    reading = trf.read(content)
    if reading.report is None:
        raise DefectiveSourceError([_found(path, defect) for defect in reading.defects])
    for notice in reading.notices:
        note(_found(path, notice))
    return trf.event_of(reading.report)


def _found(path: Path, error: FormatError) -> str:
    said = sentence(ENGLISH, error.code, error.facts)
    return f"{path}:{error.line}:{error.column}: {said}"


def is_report(path: Path, content: bytes) -> bool:
    """Whether a file is a report: its name says so, or a text with records of one."""
    return path.suffix.lower() == ".trf" or (
        path.suffix.lower() != ".csv" and b"\0" not in content and bool(_RECORD.search(content))
    )


def read(path: Path) -> bytes:
    """Return what a file holds. Raises FileError."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileError("file.missing", path) from error
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error
