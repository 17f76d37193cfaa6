"""Where a command gets an event from: an event file or a report file (TRF)."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, DefectiveSourceError, note
from arbiter_app.domain.editions import edition
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.criteria import read_criteria
from arbiter_app.formats.trf.findings import Findings
from arbiter_app.services.errors import FileError
from arbiter_app.wording.errors import sentence

_RECORD = re.compile(rb"(?:^|[\r\n])(?:001|012) ")
"""The beginning of a line that every report has: a player, or the name of the tournament."""

_LEFT_OUT = "trf.tie-break"
"""The notice of a tie-break that the edition bars or that is none."""


def event_of_file(path: Path) -> Event:
    """Return the event of an event file or of a report file.

    Raises FileError, and DefectiveSourceError for a report that cannot be read.
    """
    content = read(path)
    return event_of_report(path, content) if is_report(path, content) else _of_event_file(path)


def event_of_report(path: Path, content: bytes) -> Event:
    """Return the event of a report, and note what in it was understood in a way to know of.

    Raises DefectiveSourceError with a line for each defect: "file:line:column: sentence".
    """
    reading, report = _read_report(path, content)
    _note(path, reading.notices)
    return trf.event_of(report)


def event_by_its_list(path: Path, edition_id: str | None) -> Event:
    """Return the event of a file to be ranked by its own list of tie-breaks, under an edition or
    its own.

    Raises as `event_of_file`, and RuleError where the edition bars a tie-break that a report
    lists: a table by the rest of the list would pass for the one that was announced.
    """
    content = read(path)
    if not is_report(path, content):
        return _of_event_file(path)
    reading, report = _read_report(path, content)
    event = trf.event_of(report)
    line = report.line("202", "212")
    if line is None:
        _note(path, reading.notices)
        return event
    tournament, found = event.tournament, Findings()
    settings = tournament.settings
    rules = edition(edition_id or settings.edition)
    criteria = read_criteria(line, rules.id, settings.system, found)
    for notice in found.notices:
        if notice.code == _LEFT_OUT and (tie_break := _tie_break(str(notice.facts["name"]))):
            rules.criterion(tie_break, settings.system)
    _note(path, [each for each in reading.notices if each.code != _LEFT_OUT])
    _note(path, [each for each in found.notices if each.code == _LEFT_OUT])
    settings = replace(settings, edition=rules.id, tie_breaks=criteria.tie_breaks)
    return replace(event, tournaments=(replace(tournament, settings=settings),))


def _of_event_file(path: Path) -> Event:
    # The database takes a fifth of a second to import, and a report does not need it.
    from arbiter_app.services.workspace import read_event

    return read_event(path)


def _read_report(path: Path, content: bytes) -> tuple[trf.Reading, trf.Report]:
    reading = trf.read(content)
    if reading.report is None:
        raise DefectiveSourceError([_found(path, defect) for defect in reading.defects])
    return reading, reading.report


def _tie_break(name: str) -> TieBreak | None:
    """Return the tie-break of a name; None for the words of another program."""
    try:
        return TieBreak.parse(name)
    except RuleError:
        return None


def _note(path: Path, notices: Iterable[FormatError]) -> None:
    for notice in notices:
        note(_found(path, notice))


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
