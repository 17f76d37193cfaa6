"""Who meets whom once the subgroups stand (C.04.4.1 Art. 3.2.5, 3.2.6, 4.4)."""

from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.dubov.subgroups import Subgroups, by_number, by_opponents
from arbiter_app.domain.pairing.swiss.matching import TwoSided


def first_transposition(field: Field, found: Subgroups) -> tuple[IndexPair, ...]:
    """Return the pairs of S1, in its order, with the first transposition of G2 with which all of
    them may meet.
    """
    first, second = by_opponents(field, found.first), by_number(field, found.second)
    size = len(second)
    may_meet = [
        sum(1 << place for place, other in enumerate(second) if field.allowed[at] >> other & 1)
        for at in first
    ]
    # The places in G2 come first, those in S1 behind them.
    sides = TwoSided([0] * size + may_meet, range(size, 2 * size), (1 << size) - 1)
    assert sides.make_perfect(), "the subgroups can be paired"
    sides.make_first()
    return tuple((at, second[sides.mate[size + place]]) for place, at in enumerate(first))
