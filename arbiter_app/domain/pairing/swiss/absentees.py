"""Who did not come to the round before and did not explain it (General Regulations 6.5)."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.ids import ParticipantId, Round


def unexplained_absentees(competition: Competition, round: Round) -> tuple[ParticipantId, ...]:
    """Return who is left out of the pairing of a round, in the order of numbers: who was absent
    without explanation from the one before and is not kept all the same.
    """
    kept = competition.round_so_far(round).kept
    return tuple(each for each in absent_before(competition, round) if each not in kept)


def byes_asked_for(round_: RoundOfPlay) -> tuple[Bye, ...]:
    """Return the byes of a round that do not come of its pairing."""
    return tuple(
        bye for bye in round_.byes if bye.mark is not Mark.PAIRING_BYE and not bye.is_unexplained
    )


def absent_before(competition: Competition, round: Round) -> tuple[ParticipantId, ...]:
    """Return who did not come to the round before and did not explain it, in the order of numbers:
    they lost by forfeit at the board, or were left out for the same reason. Who has left, or asks
    for a bye in this round, has explained it.
    """
    if round < 2:
        return ()
    before = competition.round_so_far(Round(round - 1))
    here = competition.round_so_far(round)
    absent = {bye.player for bye in before.byes if bye.is_unexplained}
    for game in before.games:
        for colour in Colour:
            if game.result is None or game.absence(colour) is not None:
                continue
            if game.result.mark(colour) is Mark.FORFEIT_LOST:
                absent.add(game.player(colour))
    absent -= competition.left
    absent -= {bye.player for bye in byes_asked_for(here)}
    return tuple(player for player in competition.numbers if player in absent)
