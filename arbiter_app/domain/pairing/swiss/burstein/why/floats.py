"""Why somebody goes down from a bracket (C.04.4.2 Art. 3.2)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.burstein.why.explained import ExplainedBurstein
from arbiter_app.domain.pairing.swiss.burstein.why.why_not import (
    WhyNot,
    lowest_ranked,
    why_not_down,
)
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.matching import Matching
from arbiter_app.values import frozen


class FloatCause(Enum):
    """Why a bracket does not pair all its members (C5)."""

    NO_OPPONENT = auto()
    """There is nobody in it whom they may meet."""
    ODD = auto()
    NOT_ALL = auto()
    """So many of its members cannot be paired among themselves."""
    REST = auto()
    """More could be paired, but then those below could not (C4)."""


@frozen(kw_only=True)
class FloatReason:
    """Why a player goes down from a bracket."""

    player: PairingNumber
    score: int
    score_of_bracket: int
    """Of the score group that they leave."""
    members: int
    """How many the bracket has."""
    floaters: int
    cause: FloatCause
    instead: WhyNot | None = None
    """Why the lowest ranked of the bracket does not go down, if that is another."""


def float_reason(explained: ExplainedBurstein, number: PairingNumber) -> FloatReason | None:
    """Return why a player is paired below their score group, by the last bracket that they leave;
    None where they are not. Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    left = [each for each in explained.brackets if each.floaters >> at & 1]
    if not left:
        return None
    field, paired = explained.field, left[-1]
    bracket = paired.bracket
    cause = _cause(field, paired, at)
    last = lowest_ranked(explained, bracket.members)
    has_other = cause is not FloatCause.NO_OPPONENT and not paired.floaters >> last & 1
    return FloatReason(
        player=number,
        score=field.players[at].score,
        score_of_bracket=explained.score_of(bracket.residents),
        members=bracket.members.bit_count(),
        floaters=paired.floaters.bit_count(),
        cause=cause,
        instead=why_not_down(explained, paired, last) if has_other else None,
    )


def _cause(field: Field, paired: PairedBracket, at: int) -> FloatCause:
    inside = paired.bracket.members
    if not field.allowed[at] & inside:
        return FloatCause.NO_OPPONENT
    matching = Matching([row & inside for row in field.allowed], inside)
    matching.make_largest()
    left_over = matching.free.bit_count()
    if left_over < paired.floaters.bit_count():
        return FloatCause.REST
    return FloatCause.ODD if left_over == 1 else FloatCause.NOT_ALL
