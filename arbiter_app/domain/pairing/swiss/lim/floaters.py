"""Who leaves a score group for the next one (C.04.4.3 Art. 2.3, 3.1 to 3.5, 3.9, 3.10).

One rule covers all that the text names: a group keeps as many pairs as it can, and all others
float, one at a time.
"""

from collections.abc import Sequence
from enum import IntEnum
from itertools import takewhile

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.field import Field
from arbiter_app.domain.pairing.swiss.lim.keeping import Keeping
from arbiter_app.domain.pairing.swiss.matching import TwoSided, members
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.values import frozen


class FloaterType(IntEnum):
    """How much a player suffers by floating (Art. 3.9), the least first."""

    D = 1
    """Not floated before in this round, with an opponent in the next group."""
    C = 2
    """Not floated before, without one."""
    B = 3
    """Floated into this group, with an opponent in the next one."""
    A = 4
    """Floated into this group, without one."""


@frozen(kw_only=True)
class Floater:
    """Somebody who leaves a group, and what spoke for them."""

    player: int
    kind: FloaterType
    has_floated: bool
    """Whether they floated in the round before (Art. 3.10)."""
    staying: int
    """Those of the group who had not left before."""
    surplus: Colour | None
    """The colour that is due to more of them than the other (Art. 3.2.2); None where neither is."""
    by_number: int
    """Whom Art. 3.2.4 gives: another one, where the colour has decided."""


def floaters(
    field: Field, group: int, incoming: int, adjacent: int, direction: Direction, keeping: Keeping
) -> list[Floater]:
    """Return who leaves a group, in the order in which they are chosen.

    `incoming` are those of it who have floated into it, `adjacent` the group next to it to which
    they go. All others of the group can be paired among themselves then.
    """
    found: list[Floater] = []
    staying = group
    while staying.bit_count() > 2 * keeping.pairs:
        field.check()
        choice = _Choice(field, staying, incoming, adjacent, direction, found)
        floater = choice.first(keeping)
        found.append(floater)
        staying &= ~(1 << floater.player)
        keeping.leave(floater.player)
    return found


class _Choice:
    """The choice of one floater among those who have stayed so far."""

    def __init__(
        self,
        field: Field,
        staying: int,
        incoming: int,
        adjacent: int,
        direction: Direction,
        before: Sequence[Floater],
    ) -> None:
        self._field, self._staying, self._incoming = field, staying, incoming
        self._adjacent, self._direction = adjacent, direction
        self._before = [each.player for each in before]
        self._surplus = surplus_colour(field, staying)

    def first(self, keeping: Keeping) -> Floater:
        """Return the first in the order of the articles whose leaving keeps as many pairs."""
        last_first = self._direction.by_number(self._field.position, self._staying)[::-1]
        ranks = {at: self._rank(at) for at in last_first}
        possible = (
            each for each in sorted(last_first, key=ranks.__getitem__) if keeping.can_leave(each)
        )
        by_number = next(possible)
        chosen = by_number
        if not self._is_due_surplus(by_number):
            alike = takewhile(lambda at: ranks[at] == ranks[by_number], possible)
            chosen = next(
                (
                    at
                    for at in alike
                    if self._is_due_surplus(at) and self._field.are_near(at, by_number)
                ),
                by_number,
            )
        kind, has_floated = ranks[chosen]
        return Floater(
            player=chosen,
            kind=kind,
            has_floated=has_floated,
            staying=self._staying,
            surplus=self._surplus,
            by_number=by_number,
        )

    def _rank(self, at: int) -> tuple[FloaterType, bool]:
        """Return what comes before colour and number: the type, and whether somebody floated in the
        round before.
        """
        has_opponent = self._has_opponent(at)
        if self._incoming >> at & 1:
            kind = FloaterType.B if has_opponent else FloaterType.A
        else:
            kind = FloaterType.D if has_opponent else FloaterType.C
        return kind, self._field.players[at].last_float is not Floated.NOT

    def _has_opponent(self, at: int) -> bool:
        """Whether somebody has an opponent in the next group whom no floater needs who is paired
        before them (Art. 3.3, 3.4).
        """
        order = self._direction.floaters_first([*self._before, at])
        ahead = order[: order.index(at)]
        return _opponents(self._field, [*ahead, at], self._adjacent) > _opponents(
            self._field, ahead, self._adjacent
        )

    def _is_due_surplus(self, at: int) -> bool:
        return self._surplus is not None and self._field.due[at] is self._surplus


def _opponents(field: Field, some: Sequence[int], group: int) -> int:
    """Return how many of some can each have an opponent of their own in a group."""
    return TwoSided(field.allowed, some, group).size()


def surplus_colour(field: Field, some: int) -> Colour | None:
    """Return the colour that is due to more of some than the other (Art. 3.2.2)."""
    due = [field.due[at] for at in members(some)]
    more = due.count(Colour.WHITE) - due.count(Colour.BLACK)
    if more == 0:
        return None
    return Colour.WHITE if more > 0 else Colour.BLACK
