"""Events of one's own among the files that were opened: no practice copy, and not the sample."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from arbiter_app import __version__, paths
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.files.foreign_files import read_beginning
from arbiter_app.store.event_file.reading import check_header


def own_events(files: Iterable[Path]) -> Iterator[tuple[Path, Event]]:
    """Yield the files that hold an event of one's own, each with it; others are passed over."""
    for file in files:
        try:
            event = read_event(file)
        except FileError:
            continue
        if event.counts:
            yield file, event


def own_event_of_last_time(files: Iterable[Path]) -> Path | None:
    """Return the file opened last that holds an event of one's own; None where none does.

    Of files that are gone or hold no event the last one is told, the others are passed over.
    Raises FileError.
    """
    for number, file in enumerate(files):
        try:
            event = read_event(file)
        except FileError:
            if not number:
                raise
            continue
        if event.counts:
            return file
    return None


def demand_there(file: Path) -> Path:
    """Return a file that is there and can be read; a share that is away may keep it waiting.

    Raises FileError("file.missing"), ("file.unreadable") and ("file.not-regular").
    """
    read_beginning(file, 1)
    return file


FileId = tuple[int, int]
"""What tells a file from every other on this computer, whatever links lead to it."""


def is_there(file: Path) -> bool:
    """Whether a file is there, as far as its disk tells; what cannot be asked is not there."""
    return identity(file) is not None


def identity(file: Path) -> FileId | None:
    """Return which file it is; None where it is not there, as far as its disk tells."""
    try:
        found = file.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def sample_here() -> Path:
    """Return where the sample of this version is, or is to be made: beside the usual one where a
    newer version has made that, which this one cannot open.
    """
    usual = paths.sample()
    try:
        check_header(usual)
    except FileError as refused:
        if refused.code == "file.newer":
            return paths.sample(__version__)
    return usual
