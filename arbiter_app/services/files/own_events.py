"""Events of one's own among the files that were opened: no practice copy, and not the sample."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_event


def own_events(files: Iterable[Path]) -> Iterator[tuple[Path, Event]]:
    """Yield the files that hold an event of one's own, each with it; others are passed over."""
    for file in files:
        try:
            event = read_event(file)
        except FileError:
            continue
        if event.counts:
            yield file, event
