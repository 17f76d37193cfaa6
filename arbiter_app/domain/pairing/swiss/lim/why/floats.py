"""Why somebody is paired outside of their score group (C.04.4.3 Art. 2.3, 2.6, 3)."""

from collections.abc import Iterator

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.floaters import Floater
from arbiter_app.domain.pairing.swiss.lim.groups import PairedGroup
from arbiter_app.domain.pairing.swiss.lim.why.explained import ExplainedLim
from arbiter_app.values import frozen


@frozen(kw_only=True)
class FloatReason:
    """Why somebody has left a group."""

    player: PairingNumber
    direction: Direction
    score_of_group: int
    """Of the group that they left, of several the last one."""
    is_cracked: bool = False
    """Whether their pair was taken back for the median group (Art. 2.6); then nothing follows."""
    is_odd: bool = False
    """Whether the group had an odd number when they left it."""
    floaters: int = 1
    """How many have left it."""
    floated_before: bool = False
    """Whether they floated in the round before, for nobody could go in their place."""
    by_colour: Colour | None = None
    """The colour due to more of the group than the other, where it decided against the number."""
    by_number: PairingNumber
    """Whom the number alone gives."""


def float_reason(explained: ExplainedLim, number: PairingNumber) -> FloatReason | None:
    """Return why somebody is not paired in their score group; None where they are.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    if explained.mate(at) is None:
        return None
    own, group = explained.position.players[at].score, explained.group_of(at)
    if own == group.score:
        return None
    for pair, side in group.cracked:
        if at in pair:
            return FloatReason(
                player=number,
                direction=side,
                score_of_group=_cracked_in(explained, at, side),
                is_cracked=True,
                by_number=number,
            )
    found = [*_left(explained, at)]
    if not found:
        return None
    left, floater = found[-1]
    by_colour = floater.surplus if floater.by_number != at else None
    return FloatReason(
        player=number,
        direction=left.direction,
        score_of_group=left.score,
        is_odd=floater.staying.bit_count() % 2 == 1,
        floaters=len(left.floaters),
        floated_before=floater.has_floated,
        by_colour=by_colour,
        by_number=explained.number(floater.by_number),
    )


def _cracked_in(explained: ExplainedLim, at: int, side: Direction) -> int:
    """Return the score of the group in which the pair of somebody was made that was cracked."""
    return next(
        group.score
        for group in explained.groups
        if group.direction is side
        and not group.is_median
        and any(at in choice.pair for choice in group.choices)
    )


def _left(explained: ExplainedLim, at: int) -> Iterator[tuple[PairedGroup, Floater]]:
    """Yield the groups that somebody has left, in their order."""
    for group in explained.groups:
        for floater in group.floaters:
            if floater.player == at:
                yield group, floater
