"""Where a command gets an event from: an event file or a report file (TRF)."""

import re
from argparse import Namespace
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter_app.cli.console import speak_as
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.cli.reading.given import Given
from arbiter_app.cli.reading.tournaments import place_in
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.services.files.foreign_files import read_beginning

if TYPE_CHECKING:
    from arbiter_app.formats import trf

_RECORD = re.compile(rb"(?:^|[\r\n])(?:001|012) ")
"""The beginning of a line that every report has: a player, or the name of the tournament."""

_BEGINNING = 1 << 16
"""Among so many bytes there is such a line."""


def event_of_file(path: Path, given: Collection[Given] = ()) -> Event:
    """Return the event of an event file or of a report file; of rules that are
    `given` a report may say nothing.

    Raises FileError, and DefectiveSourceError for a report that cannot be read.
    """
    if not is_report(path):
        return noted_event(path)
    # Reading reports takes a while to import, and an event file does not need it.
    from arbiter_app.cli.reading.reports import reported

    event = reported(path, given)[0]
    speak_as(event)
    return event


def event_by_its_list(path: Path, edition_id: str | None) -> "tuple[Event, trf.Report | None]":
    """Return the event of a file to be ranked by its own list of tie-breaks, under an edition or
    its own, and the report if the file is one.

    Raises as `event_of_file`, and RuleError where the edition bars a tie-break that a report
    lists: a table by the rest of the list would pass for the one that was announced.
    """
    if not is_report(path):
        return noted_event(path), None
    from arbiter_app.cli.reading.reports import reported_by_its_list

    return reported_by_its_list(path, edition_id)


def place_of_file(arguments: Namespace) -> InHand:
    """Return the event of a file with the competition that was typed: of a stage, or the main one
    of a tournament.

    Raises as `event_of_file` and `place_in`.
    """
    return place_in(event_of_file(arguments.file), arguments)


def is_report(path: Path) -> bool:
    """Whether a file is a report: its name says so, or its beginning, a text with records of one.

    Raises FileError where there is no file to read.
    """
    beginning = read_beginning(path, _BEGINNING)
    match path.suffix.lower():
        case ".trf":
            return True
        case ".csv":
            return False
        case _:
            return b"\0" not in beginning and bool(_RECORD.search(beginning))
