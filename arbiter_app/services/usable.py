"""Whether the rules can work with an event whose rows no command made."""

from collections.abc import Sequence
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.next_step.whole_event import next_step
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.judging.verifying import Fault


def demand_usable(event: Event, path: Path, faults: Sequence[Fault]) -> None:
    """Make sure that tables and next steps can be made of an event: whoever makes a journal anew
    can give the strangest rows right hashes.

    Raises FileError("file.damaged-at") where the rows make no sense: a page would fail on them.
    """
    if not faults and not event.data_version:
        return  # a new file, before the act that makes its event
    place = faults[0].place if faults else "?"
    try:
        for tournament in event.tournaments:
            place = place if faults else f"tournament {tournament.id}"
            for stage in tournament.stages:
                standings(tournament.competition(stage.id), event.contestants)
        next_step(event)  # also where there is no tournament left
    except Exception as error:  # whatever the rules meet that no command has written
        if isinstance(error, RuleError) and not faults:
            return  # it is said where it is met
        raise FileError("file.damaged-at", path, place=place) from error
