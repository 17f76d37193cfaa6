"""A bracket paired by counting: what the criteria can be at best is known before any pair is made.

From the numbers of players and of their wishes follows the least that each criterion can be. If a
pairing reaches it, no other can be better, and Article 3.8 asks for the first one that does, in the
order of Article 4. Which pairs may then stand together is a matter of their kinds alone, so that
"can this be completed" is a question of matching without weights, and the first pairing is made one
choice after the other. Where the least is not reached, or cannot be told, None is returned and all
pairings of the bracket have to be weighed.
"""

from collections.abc import Sequence

from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket, IndexPair, PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.colour_target import (
    Wishes,
    best_without_one,
    target,
    tight,
)
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.remainder import (
    TooManyExchangesError,
    float_vertex,
    paired_residents,
)
from arbiter_app.domain.pairing.swiss.matching import Matching, members

Pairs = tuple[IndexPair, ...]


def by_counting(field: Field, bracket: Bracket) -> PairedBracket | None:
    """Pair a bracket; None where all its pairings have to be weighed."""
    size = bracket.members.bit_count()
    if size == 1 and not bracket.is_last(field):
        return PairedBracket(bracket=bracket, pairs=())
    try:
        if size % 2 == 0:
            pairs = _even(field, bracket)
        elif bracket.is_last(field):
            pairs = _with_bye(field, bracket)
        else:
            pairs = _with_floater(field, bracket)
    except TooManyExchangesError:
        return None
    return None if pairs is None else PairedBracket(bracket=bracket, pairs=pairs)


def _even(field: Field, bracket: Bracket) -> Pairs | None:
    """Pair everybody: C6 to C8 are as good as can be, and nobody has the bye here."""
    if not field.completes(bracket.rest):
        return None
    return _all_but_one_of(field, bracket, 0)


def _with_bye(field: Field, bracket: Bracket) -> Pairs | None:
    """Pair all but who has the bye, one with as few unplayed games as can be (C9)."""
    takers = field.allowed[field.bye]
    if takers & bracket.moved_down:
        return None
    takers &= bracket.residents
    unplayed = sorted({field.players[at].unplayed for at in members(takers)})
    for games in unplayed:
        group = sum(1 << at for at in members(takers) if field.players[at].unplayed == games)
        if is_possible(field, bracket, group):
            return _all_but_one_of(field, bracket, group)
    return None


def _with_floater(field: Field, bracket: Bracket) -> Pairs | None:
    """Pair all but one resident, who goes down to the best that the next bracket can be (C6 to C8,
    C4).
    """
    if bracket.rest & field.bye_bit and field.allowed[field.bye] & bracket.members:
        return None
    floaters = 0
    for at in members(bracket.residents):
        if field.allowed[at] & bracket.below:
            floaters |= 1 << at
    while floaters:
        pairs = _all_but_one_of(field, bracket, floaters)
        if pairs is None:
            return None
        left = PairedBracket(bracket=bracket, pairs=pairs).floaters
        if is_ideal(field, bracket, left):
            return pairs
        floaters &= ~left
    return None


def is_ideal(field: Field, bracket: Bracket, floater: int) -> bool:
    """Whether nothing is left to be desired when they go down: the next bracket pairs everybody, or
    all but one resident, and those below can be paired.
    """
    below, far = bracket.below, bracket.rest & ~bracket.below
    if below.bit_count() % 2:
        return field.completes(below | floater) and field.completes(far)
    further = below & field.allowed[field.bye] if far == field.bye_bit else below
    while further:
        bit = 1 << further.bit_length() - 1
        further ^= bit
        if field.completes(below & ~bit | floater) and field.completes(far | bit):
            return True
    return False


def is_possible(field: Field, bracket: Bracket, floaters: int) -> bool:
    """Whether all of a bracket can be paired but one of the floaters, if there are any, colours
    apart.
    """
    allowed = _apart(field.allowed, bracket)
    return _matching(field, bracket, allowed, floaters).make_perfect()


def _apart(allowed: Sequence[int], bracket: Bracket) -> list[int]:
    """Return whom everybody may meet where those who have come down do not meet (Art. 3.2)."""
    apart = list(allowed)
    for at in members(bracket.moved_down):
        apart[at] &= bracket.residents
    return apart


def _matching(field: Field, bracket: Bracket, allowed: Sequence[int], floaters: int) -> Matching:
    """Return a matching of a bracket in which one floater goes down, if there are any; nobody has a
    mate yet.
    """
    extra = [*allowed, floaters]
    inside = bracket.members
    if floaters:
        bit = 1 << float_vertex(field)
        inside |= bit
        for at in members(floaters):
            extra[at] |= bit
    return Matching(extra, inside)


def _all_but_one_of(field: Field, bracket: Bracket, floaters: int) -> Pairs | None:
    """Pair a bracket but for one of the floaters, if there are any, with the least that C10 to C21
    can be; None where that least is not reached.
    """
    players = bracket.members
    if floaters:
        best = best_without_one(field, players, floaters)
        if best is None:
            return None
        aim, floaters = best
    else:
        aim = target(Wishes.of(field, players))
    allowed = tight(field, players, aim)
    if not bracket.moved_down:
        return _residents(field, bracket, allowed, floaters)
    return _with_moved_down(field, bracket, _apart(allowed, bracket), floaters)


def _residents(
    field: Field, bracket: Bracket, allowed: Sequence[int], floaters: int
) -> Pairs | None:
    """Pair residents alone; a floater is one who floated down lately only where one must be (C14,
    C16).
    """
    if not floaters:
        return paired_residents(field, allowed, bracket.residents, 0)
    last, before = field.down_last, field.down_before
    for group in (
        floaters & ~last & ~before,
        floaters & ~last & before,
        floaters & last & ~before,
        floaters & last & before,
    ):
        if group:
            pairs = paired_residents(field, allowed, bracket.residents, group)
            if pairs is not None:
                return pairs
    return None


def _with_moved_down(
    field: Field, bracket: Bracket, allowed: list[int], floaters: int
) -> Pairs | None:
    """Pair those who have come down with residents, then the other residents."""
    paired = _Heterogeneous(field, bracket, allowed, floaters)
    if not paired.is_possible():
        return None
    if not paired.narrowed(field.down_last, field.up_last):
        return None
    if not paired.narrowed(field.down_before, field.up_before):
        return None
    first = paired.moved_down_first()
    rest = bracket.residents
    for _, other in first:
        rest &= ~(1 << other)
    others = paired_residents(field, paired.allowed, rest, paired.floaters & rest)
    return None if others is None else (*first, *others)


class _Heterogeneous:
    """A bracket with players who have come down, all of whom meet residents."""

    def __init__(self, field: Field, bracket: Bracket, allowed: list[int], floaters: int) -> None:
        self._field, self._bracket = field, bracket
        self.allowed, self.floaters = allowed, floaters
        self._witness = _matching(field, bracket, allowed, floaters)

    def is_possible(self) -> bool:
        return self._witness.make_perfect()

    def narrowed(self, floated_down: int, floated_up: int) -> bool:
        """Leave only the pairings that are best for C14 and C15 (or C16 and C17); return whether it
        can be told which these are.
        """
        kept = self.floaters & ~floated_down
        if kept != self.floaters and not (kept and self._keeps(self.allowed, kept)):
            self._keeps(self.allowed, self.floaters & floated_down)
        allowed = list(self.allowed)
        for at in members(self._bracket.moved_down):
            allowed[at] &= ~floated_up
        if allowed == self.allowed or self._keeps(allowed, self.floaters):
            return True
        if self._bracket.moved_down.bit_count() > 1:
            return False
        for at in members(self._bracket.moved_down):
            allowed[at] = self.allowed[at] & floated_up
        return self._keeps(allowed, self.floaters)

    def _keeps(self, allowed: list[int], floaters: int) -> bool:
        """Narrow to what is allowed, if everybody can still be paired then."""
        witness = _matching(
            self._field, self._bracket, _both_ways(allowed, self._bracket), floaters
        )
        if not witness.make_perfect():
            return False
        self.allowed, self.floaters, self._witness = allowed, floaters, witness
        return True

    def moved_down_first(self) -> Pairs:
        """Pair those who have come down, each in turn with the first who leaves all others a mate
        (Art. 4.2).
        """
        pairs = []
        for at in members(self._bracket.moved_down):
            for other in members(self.allowed[at] & self._witness.inside):
                if self._can_meet(at, other):
                    pairs.append((at, other))
                    break
        return tuple(pairs)

    def _can_meet(self, at: int, other: int) -> bool:
        """Make a pair of two if all others can be paired then."""
        trial = self._witness.copy()
        if trial.mate[at] != other:
            trial.part(at)
            trial.part(other)
            trial.join(at, other)
        trial.inside &= ~(1 << at | 1 << other)
        if not trial.make_perfect():
            return False
        self._witness = trial
        return True


def _both_ways(allowed: Sequence[int], bracket: Bracket) -> list[int]:
    """Return the same with the residents' side made like that of those who have come down."""
    both = list(allowed)
    for at in members(bracket.moved_down):
        bit = 1 << at
        for other in members(bracket.residents & ~allowed[at]):
            both[other] &= ~bit
    return both
