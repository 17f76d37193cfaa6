"""How far a competition has come."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.systems import Ranked
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId


def is_over(competition: Competition) -> bool:
    """Whether nothing is left to play, play-offs apart; of groups and finals not before there is a
    final: nothing but groups gives the same place to one player of each.
    """
    match competition.traits.ranked:
        case Ranked.BY_BRACKET:
            return competition.draw is not None and _bracket_is_over(competition)
        case Ranked.BY_PARTS:
            return any(each.kind is StageKind.FINAL for each in competition.parts) and all(
                map(is_over, competition.parts)
            )
        case _:
            rounds = competition.rounds
            return (
                0 < competition.announced_rounds <= len(rounds)
                and competition.missing == 0
                and all(
                    round_.games or round_.sheets or competition.is_rest(round_)
                    for round_ in rounds
                )
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


def played_stage(tournament: Tournament) -> StageId:
    """Return the main stage, or, where groups and finals are played, the one under way."""
    if not tournament.settings.traits.has_parts:
        return tournament.main_stage.id
    begun = [
        stage.id
        for stage in tournament.later_stages
        if stage.play_off is None and tournament.competition(stage.id).draw is not None
    ]
    open_ = [stage for stage in begun if not is_over(tournament.competition(stage))]
    return next(iter(open_ or begun[-1:]), tournament.main_stage.id)
