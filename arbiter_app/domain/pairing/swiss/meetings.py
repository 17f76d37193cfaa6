"""Who has met whom over the board in a Swiss (C.04.2 Art. 3.5)."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import ParticipantId, Round


def rounds_met(
    competition: Competition, one: ParticipantId, other: ParticipantId
) -> tuple[Round, ...]:
    """Return the rounds in which two have played each other; a forfeited game was not played."""
    return tuple(
        round_.number
        for round_ in competition.rounds
        for game in round_.games
        if {game.white, game.black} == {one, other}
        and game.result is not None
        and game.result.white.over_the_board
    )
