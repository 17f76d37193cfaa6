"""Who plays in the rounds of a Swiss to come, and who does not: byes, absences, withdrawals."""

from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for, unexplained_absentees
from arbiter_app.values import frozen


class Part(StrEnum):
    """What somebody does in a round to come."""

    PLAYS = "plays"
    ABSENT = "absent"
    HALF_BYE = "half-bye"
    FULL_BYE = "full-bye"
    LEFT_OUT = "left-out"
    """They did not come to the round before and did not explain it (General Regulations 6.5)."""
    LEFT = "left"
    """They have withdrawn or were expelled."""
    NUMBERLESS = "numberless"
    """They came late and have no number yet."""


PART_OF: Mapping[Mark, Part] = {
    Mark.ZERO_BYE: Part.ABSENT,
    Mark.HALF_BYE: Part.HALF_BYE,
    Mark.FULL_BYE: Part.FULL_BYE,
}


@frozen(kw_only=True)
class Tally:
    """How many do what in a round."""

    plays: int
    byes: int
    """With half a point or a whole one."""
    absent: int
    """Announced or not."""
    left: int

    @property
    def is_odd(self) -> bool:
        """Whether somebody gets the bye of the odd field."""
        return self.plays % 2 == 1


def is_settled(competition: Competition, round_: RoundOfPlay) -> bool:
    """Whether people know the pairs of a round."""
    return bool(round_.games) and not competition.is_draft(round_)


def coming_rounds(competition: Competition) -> tuple[Round, ...]:
    """Return the rounds that are still to be paired, one that is a draft among them."""
    following = competition.rounds_fixed + 1
    return tuple(map(Round, range(following, competition.announced_rounds + 1)))


def rests_to_come(competition: Competition) -> tuple[Round, ...]:
    """Return the rounds in which everybody has a bye, after the last one with games, that are not
    published: their byes may be taken back.
    """
    last = max((each.number for each in competition.rounds if each.games), default=0)
    return tuple(
        each.number
        for each in competition.rounds[last:]
        if competition.is_rest(each) and each.published is None
    )


def rounds_to_arrange(competition: Competition) -> tuple[Round, ...]:
    """Return the rounds in which somebody can still be let play, or not: those to be paired, and
    those in which everybody has a bye that may be taken back.
    """
    return tuple(sorted({*rests_to_come(competition), *coming_rounds(competition)}))


def parts_in(competition: Competition, round: Round) -> Mapping[ParticipantId, Part]:
    """Return what everybody does in a round to come."""
    here = competition.round_or_none(round)
    asked = {} if here is None else {bye.player: bye.mark for bye in byes_asked_for(here)}
    out = frozenset(unexplained_absentees(competition, round))
    parts: dict[ParticipantId, Part] = {}
    for each in competition.participants:
        if each.has_left:
            parts[each.id] = Part.LEFT
        elif each.number is None:
            parts[each.id] = Part.NUMBERLESS
        elif (mark := asked.get(each.id)) is not None:
            parts[each.id] = PART_OF[mark]
        else:
            parts[each.id] = Part.LEFT_OUT if each.id in out else Part.PLAYS
    return parts


def tally(parts: Mapping[ParticipantId, Part]) -> Tally:
    """Count who does what in a round."""
    count = Counter(parts.values())
    return Tally(
        plays=count[Part.PLAYS],
        byes=count[Part.HALF_BYE] + count[Part.FULL_BYE],
        absent=count[Part.ABSENT] + count[Part.LEFT_OUT],
        left=count[Part.LEFT],
    )


@frozen(kw_only=True)
class SoFar:
    """What the rounds whose pairs are known have given somebody."""

    points: Decimal
    unplayed: tuple[tuple[Round, Mark], ...] = ()
    """Byes and forfeits, in the order of rounds."""


def so_far(competition: Competition) -> Mapping[ParticipantId, SoFar]:
    """Return what everybody has come to, without what is counted from tie-breaks."""
    points = dict.fromkeys(competition.players, Decimal(0))
    unplayed: dict[ParticipantId, list[tuple[Round, Mark]]] = {}
    for round_ in competition.rounds:
        for player, mark, given in _marks(competition, round_):
            points[player] += given
            if not mark.over_the_board:
                unplayed.setdefault(player, []).append((round_.number, mark))
    for each in competition.adjustments:
        points[each.player] += each.points
    return {
        player: SoFar(points=total, unplayed=tuple(unplayed.get(player, ())))
        for player, total in points.items()
    }


def _marks(
    competition: Competition, round_: RoundOfPlay
) -> Iterator[tuple[ParticipantId, Mark, Decimal]]:
    """Yield what everybody got in a round, unless it is still to come."""
    scoring = competition.settings.scoring
    if not (is_settled(competition, round_) or competition.is_rest(round_)):
        return
    for game in round_.games:
        if game.result is not None:
            white, black = scoring.of(game.result)
            yield game.white, game.result.white, white
            yield game.black, game.result.black, black
    for bye in round_.byes:
        yield bye.player, bye.mark, scoring.points(bye.mark)
