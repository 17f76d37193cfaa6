"""How far a tournament has come."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rounds import Stage, StageKind
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament


def is_over(competition: Competition) -> bool:
    """Whether nothing is left to play, play-offs apart; of groups and finals not
    before there is a final: nothing but groups gives the same place to one player of each.
    """
    match competition.settings.system:
        case System.KNOCKOUT | System.MATCH:
            return competition.draw is not None and _bracket_is_over(competition)
        case System.STAGES:
            return any(each.kind is StageKind.FINAL for each in competition.parts) and all(
                map(is_over, competition.parts)
            )
        case _:
            rounds = competition.rounds
            return (
                0 < competition.announced_rounds <= len(rounds)
                and competition.missing == 0
                and all(round_.games or competition.is_rest(round_) for round_ in rounds)
            )


def _bracket_is_over(competition: Competition) -> bool:
    # Imported here, for the table of a report starts sooner without it.
    from arbiter_app.domain.pairing.knockout import knockout

    return knockout(competition).is_over


def has_ended_early(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage is a step of a play-off that was ended: nobody plays on in it."""
    return stage.play_off is not None and any(
        each.id == stage.play_off and each.given_up for each in tournament.play_offs
    )
