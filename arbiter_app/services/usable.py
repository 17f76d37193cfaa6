"""Whether the rules can work with an event whose rows no command made."""

from collections.abc import Sequence
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.next_step.whole_event import next_step
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.judging.verifying import Fault


def demand_usable(event: Event, path: Path, faults: Sequence[Fault]) -> None:
    """Make sure that tables and next steps can be made of an event that was found at fault.

    Raises FileError("file.damaged-at") where the rows make no sense: a page would fail on them.
    """
    try:
        for tournament in event.tournaments:
            for stage in tournament.stages:
                standings(tournament.competition(stage.id), event.players)
        next_step(event)  # also where there is no tournament left
    except Exception as error:  # whatever the rules meet that no command has written
        raise FileError("file.damaged-at", path, place=faults[0].place) from error
