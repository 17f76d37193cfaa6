"""How far a tournament has come."""

from arbiter_app.domain.facts.rounds import Stage, StageKind
from arbiter_app.domain.facts.seen_from import as_stage
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament


def is_over(tournament: Tournament) -> bool:
    """Whether nothing of the tournament is left to play, play-offs apart; of groups and finals not
    before there is a final: nothing but groups gives the same place to one player of each.
    """
    match tournament.settings.system:
        case System.KNOCKOUT | System.MATCH:
            return tournament.draw is not None and _bracket_is_over(tournament)
        case System.STAGES:
            later = [each for each in tournament.stages[1:] if each.play_off is None]
            return any(each.kind is StageKind.FINAL for each in later) and all(
                is_over(as_stage(tournament, each.id)) for each in later
            )
        case _:
            rounds = tournament.main_stage.rounds
            return (
                0 < tournament.announced_rounds <= len(rounds)
                and tournament.main_stage.missing == 0
                and all(round_.games or tournament.is_rest(round_) for round_ in rounds)
            )


def _bracket_is_over(tournament: Tournament) -> bool:
    # Imported here, for the table of a report starts sooner without it.
    from arbiter_app.domain.pairing.knockout import knockout

    return knockout(tournament).is_over


def has_ended_early(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage is a step of a play-off that was ended: nobody plays on in it."""
    return stage.play_off is not None and any(
        each.id == stage.play_off and each.given_up for each in tournament.play_offs
    )
