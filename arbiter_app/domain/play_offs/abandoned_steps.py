"""Steps of play-offs from which a decision takes the ground before anything was played in them."""

from arbiter_app.domain.facts.rounds import Stage
from arbiter_app.domain.facts.seen_from import as_stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.play_offs.outcome import stray_steps


def idle_steps(before: Tournament, after: Tournament) -> tuple[Stage, ...]:
    """Return the steps of play-offs that decide nothing any more as things are afterwards, for
    their players are not level then, and in which nothing happened.
    """
    return tuple(
        stage
        for stage in after.stages
        if stage.id in _strays(after) - _strays(before) and _is_untouched(after, stage)
    )


def _strays(tournament: Tournament) -> frozenset[StageId]:
    return frozenset(
        step
        for play_off in tournament.play_offs
        for step in stray_steps(as_stage(tournament, play_off.stage), play_off)
    )


def _is_untouched(tournament: Tournament, stage: Stage) -> bool:
    """Whether no game of a step has begun, and the register says nothing of it."""
    return not (
        any(game.is_adjourned or game.result is not None for _, game in stage.games)
        or any(incident.stage == stage.id for incident in tournament.incidents)
        or any(appeal.stage == stage.id for appeal in tournament.appeals)
    )
