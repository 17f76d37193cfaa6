"""Why somebody leaves his score group, up or down, or has the bye."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.why.explained import ExplainedRound
from arbiter_app.domain.pairing.swiss.dutch.why.why_not import WhyNot, why_not, why_not_down
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.values import frozen


class FloatCause(Enum):
    """Why a bracket does not pair all its members."""

    NO_OPPONENT = auto()
    """There is nobody in it whom he may meet."""
    ODD = auto()
    """It has an odd number of members."""
    NOT_ALL = auto()
    """Whoever is left, so many of its members cannot be paired among themselves."""
    REST = auto()
    """More could be paired, but then those below could not (C4)."""
    REST_OR_BYE = auto()
    """More could be paired, but then those below could not (C4), or somebody with a higher score
    would have the bye (C5)."""


@frozen(kw_only=True)
class FloatReason:
    """Why a player goes down from a bracket."""

    player: PairingNumber
    score: int
    score_of_bracket: int
    """Of the score group that he leaves."""
    members: int
    """How many the bracket has."""
    floaters: int
    cause: FloatCause
    is_last: bool
    """Whether nobody in the bracket ranks lower."""
    instead: WhyNot | None = None
    """Why the lowest ranked of the bracket does not go down, if that is another."""


@frozen(kw_only=True)
class ByeReason:
    """Why a player has the bye."""

    player: PairingNumber
    score: int
    passed_over: int
    """How many have a lower score: none of them may have the bye, or the others could not be paired
    then."""
    takers: int
    """How many may have it by C2 and C5, who has it among them."""
    instead: WhyNot | None = None
    """Why the lowest ranked of them does not have it, if that is another."""


def float_reason(explained: ExplainedRound, number: PairingNumber) -> FloatReason | None:
    """Return why a player is paired below his score group, by the last bracket that he leaves; None
    where he is not. Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    left = [
        each
        for each in explained.brackets
        if each.floaters >> at & 1 and each is not explained.paired_in[at]
    ]
    if not left:
        return None
    field, paired = explained.field, left[-1]
    bracket = paired.bracket
    cause = _cause(field, paired, at)
    (resident, *_) = members(bracket.residents)
    return FloatReason(
        player=number,
        score=field.score(at),
        score_of_bracket=field.score(resident),
        members=bracket.members.bit_count(),
        floaters=paired.floaters.bit_count(),
        cause=cause,
        is_last=not bracket.members >> at + 1,
        instead=None if cause is FloatCause.NO_OPPONENT else _instead(explained, paired, at),
    )


def bye_reason(explained: ExplainedRound) -> ByeReason | None:
    """Return why the bye goes to whom it does; None in an even field."""
    at, field = explained.free, explained.field
    if at is None:
        return None
    takers = field.allowed[field.bye]
    last = takers.bit_length() - 1
    return ByeReason(
        player=explained.number(at),
        score=field.score(at),
        passed_over=sum(player.score < field.score(at) for player in field.players),
        takers=takers.bit_count(),
        instead=None if last == at else why_not(explained, explained.number(last), None),
    )


def _cause(field: Field, paired: PairedBracket, at: int) -> FloatCause:
    bracket = paired.bracket
    may_meet = field.allowed[at] & bracket.members
    if bracket.moved_down >> at & 1:
        may_meet &= bracket.residents
    if not may_meet:
        return FloatCause.NO_OPPONENT
    left_over = _left_over(field, paired)
    if left_over < paired.floaters.bit_count():
        return FloatCause.REST_OR_BYE if field.bye_bit else FloatCause.REST
    return FloatCause.ODD if left_over == 1 else FloatCause.NOT_ALL


def _left_over(field: Field, paired: PairedBracket) -> int:
    """Return how many of a bracket have no opponent in it at best, those below apart."""
    bracket = paired.bracket
    allowed = [row & bracket.members for row in field.allowed]
    for at in members(bracket.moved_down):
        allowed[at] &= bracket.residents
    matching = Matching(allowed, bracket.members)
    for at in members(bracket.members):
        if matching.free >> at & 1:
            matching.match(at)
    return matching.free.bit_count()


def _instead(explained: ExplainedRound, paired: PairedBracket, at: int) -> WhyNot | None:
    """Return why the lowest ranked of a bracket does not go down instead of one above him."""
    last = paired.bracket.members.bit_length() - 1
    if last <= at or paired.floaters >> last & 1:
        return None
    return why_not_down(explained, paired, last)
