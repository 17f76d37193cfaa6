"""A whole round: its brackets, and what they come to."""

from collections.abc import Callable, Iterator

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.board_order import at_boards
from arbiter_app.domain.pairing.swiss.colours import colours
from arbiter_app.domain.pairing.swiss.downwards.brackets import (
    Bracket,
    PairedBracket,
    paired_downwards,
)
from arbiter_app.domain.pairing.swiss.dutch.by_counting import by_counting
from arbiter_app.domain.pairing.swiss.dutch.by_weighing import by_weighing
from arbiter_app.domain.pairing.swiss.dutch.field import Check, Field
from arbiter_app.domain.pairing.swiss.impossible import impossible
from arbiter_app.domain.pairing.swiss.legality import legal
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import SwissPosition

Tell = Callable[[int, int], None]


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye (C.04.3).

    `check` is called from time to time, and raises to stop; `tell` hears after each bracket how
    many are paired, and how many there are. Raises RuleError("pairing.impossible")
    where no pairing is legal: the arbiter decides (Art. 1.9.3). What it has worked out is held
    against the absolute criteria before anybody sees it, see `legality.legal`.
    """
    field = Field(position, check)
    found: list[tuple[int, int]] = []
    free = None
    for at, paired in enumerate(paired_brackets(field), start=1):
        tell(at, len(field.groups))
        found.extend(paired.pairs)
        if paired.bracket.is_last(field) and paired.floaters:
            (free,) = members(paired.floaters)
    pairing = at_boards(position, found, free, lambda one, other: colours(position, one, other)[:2])
    return legal(position, pairing)


def paired_brackets(field: Field) -> Iterator[PairedBracket]:
    """Yield the brackets of a round, from the top down. Raises RuleError("pairing.impossible")."""
    if not field.is_possible:
        raise impossible(field.position, field.allowed, field.check)

    def paired(bracket: Bracket) -> PairedBracket:
        field.check()
        return by_counting(field, bracket) or by_weighing(field, bracket)

    yield from paired_downwards(field.groups, field.everybody | field.bye_bit, paired)
