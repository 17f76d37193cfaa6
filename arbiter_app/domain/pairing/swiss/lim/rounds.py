"""A whole round: the bye, the groups, and the pairs at the boards."""

from collections.abc import Sequence

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.bye_first.field import Tell
from arbiter_app.domain.pairing.swiss.bye_first.rounds import whole_round
from arbiter_app.domain.pairing.swiss.lim.bye import bye_of
from arbiter_app.domain.pairing.swiss.lim.colours import colours
from arbiter_app.domain.pairing.swiss.lim.field import Check, Field
from arbiter_app.domain.pairing.swiss.lim.groups import Pair, PairedGroup, paired_groups
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye (C.04.4.3).

    `check` is called from time to time, and raises to stop; `tell` hears how many are paired, and
    how many there are. Raises RuleError("pairing.impossible") where no pairing is legal.
    """
    field = Field(position, check)
    free = bye_of(field)
    made = pairs_made(paired_groups(field, free))
    return whole_round(position, free, [list(made)], colours, tell)


def pairs_made(groups: Sequence[PairedGroup]) -> dict[Pair, PairedGroup]:
    """Return the pairs of a round, each with the group in which it was made, without those that
    were cracked.
    """
    cracked = {pair for group in groups for pair, _ in group.cracked}
    return {
        choice.pair: group
        for group in groups
        for choice in group.choices
        if group.is_median or choice.pair not in cracked
    }
