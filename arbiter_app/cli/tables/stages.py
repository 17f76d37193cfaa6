"""The command that lists the stages of an event, by the numbers that `--stage` takes."""

from argparse import Namespace
from collections.abc import Iterator

from arbiter_app.cli.console import ENGLISH, Exit, aligned, say
from arbiter_app.cli.reading.sources import event_of_file
from arbiter_app.cli.reading.tournaments import chosen
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.pairing.progress import has_ended_early, is_over
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import stage_name


def show_stages(arguments: Namespace) -> Exit:
    """List every stage: what is played in it, by how many, and how far it is."""
    event = chosen(event_of_file(arguments.file), arguments.tournament)
    rows = [["No", "Stage", "System", "Players", "Games", "State"]]
    rows += (list(_row(event, stage)) for stage in event.tournament.stages)
    say("\n".join(aligned(rows, frozenset({0, 3, 4}))))
    return Exit.DONE


def _row(event: Event, stage: Stage) -> Iterator[str]:
    seen = event.tournament.competition(stage.id)
    games = [game for round_ in stage.rounds for game in round_.to_play]
    yield str(stage.id)
    yield stage_name(ENGLISH, event.tournament, stage)
    yield system_played(ENGLISH, seen.settings)
    yield str(len(seen.participants))
    yield f"{sum(game.result is not None for game in games)}/{len(games)}"
    if seen.draw is None:
        yield "not begun"
    else:
        over = is_over(seen) or has_ended_early(event.tournament, stage)
        yield "over" if over else "under way"
