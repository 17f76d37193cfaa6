"""Who meets whom within a bracket (C.04.5 and C.04.6 Art. 3.6)."""

from collections.abc import Callable, Iterable, Sequence

from arbiter_app.domain.facts.rules.swiss_texts import Compliance, Seats
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.bye_first.weighing import cheapest_pairs
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer

Asked = tuple[bool, bool, bool]
"""Whether C8, C9 and C10 count."""

_ALL: Asked = True, True, True


class Bracket:
    """A score group and those who come up into it; all of them are paired among themselves."""

    def __init__(self, field: Field, residents: int, upfloaters: int, asked: Asked = _ALL) -> None:
        """Only the criteria that are `asked` count."""
        self._field, self._asked = field, asked
        self._upfloaters = upfloaters
        players = field.players
        self._order = list(members(residents | upfloaters))
        if field.position.readings.seats is Seats.BY_NUMBER:
            self._order.sort(key=lambda at: players[at].number)
        """The top member of a pair stands before the other."""

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs, by indices of the position: the first in the order of identifiers of
        those that are best by C8, C9 and C10.
        """
        half = len(self._order) // 2
        first = list(zip(self._order[:half], self._order[half:], strict=True))
        if all(self._is_flawless(*pair) for pair in first):
            return first  # no identifier comes before it
        found = cheapest_pairs(self._field, self._order, self._costs())
        while (unmet := self._first_unmet(found)) is not None:
            same, both_strong, again = (
                is_asked and at != unmet for at, is_asked in enumerate(self._asked)
            )
            self._asked = same, both_strong, again
            found = cheapest_pairs(self._field, self._order, self._costs())
        return found

    def asked_of(self, pairs: Iterable[tuple[int, int]]) -> Asked:
        """Return which criteria have chosen these pairs, the best of the bracket."""
        if self._counts_fewest:
            return _ALL
        same, both_strong, again = (not each for each in self.flaws_of(pairs))
        return same, both_strong, again

    def _first_unmet(self, pairs: Iterable[tuple[int, int]]) -> int | None:
        """Return the first criterion of those that are asked which even the best pairs do not meet
        in full, where it then counts no more.
        """
        if self._counts_fewest:
            return None
        flaws = self.flaws_of(pairs)
        return next((at for at, asked in enumerate(self._asked) if asked and flaws[at]), None)

    @property
    def _counts_fewest(self) -> bool:
        return self._field.position.readings.compliance is Compliance.FEWEST

    @property
    def order(self) -> Sequence[int]:
        """All who are paired in it, by their places in the identifier."""
        return self._order

    def flaws_of(self, pairs: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
        """Return how many pairs go against C8, C9 and C10."""
        of_each = [self._flaws(*pair) for pair in pairs]
        same, both_strong, again = (sum(each[at] for each in of_each) for at in range(3))
        return same, both_strong, again

    def _is_flawless(self, top: int, bottom: int) -> bool:
        return bool(self._field.allowed[top] >> bottom & 1) and not any(self._flaws(top, bottom))

    def _costs(self) -> Callable[[int, int], int]:
        """Return what it costs that two meet, the top member first: C8, C9, C10, then the top
        members, then the bottom member of each of them, the smallest top first.
        """
        size = len(self._order)
        place = {at: where for where, at in enumerate(self._order)}
        width = size.bit_length() + 1
        after_bottoms = width * size
        after_tops = after_bottoms + size

        def cost(top: int, bottom: int) -> int:
            at = place[top]
            flaws = 0
            for flaw, is_asked in zip(self._flaws(top, bottom), self._asked, strict=True):
                flaws = (flaws << width) + (flaw and is_asked)
            found = flaws << after_tops
            found -= 1 << after_bottoms + size - 1 - at
            return found + (place[bottom] << width * (size - 1 - at))

        return cost

    def _flaws(self, one: int, other: int) -> Sequence[bool]:
        """Return whether a pair goes against C8, C9 and C10."""
        players = self._field.players
        same = _want_the_same(players[one], players[other])
        are_strong = (
            players[one].strength is Strength.STRONG and players[other].strength is Strength.STRONG
        )
        return same, same and are_strong, self._meets_upfloater_again(one, other)

    def _meets_upfloater_again(self, one: int, other: int) -> bool:
        """Whether somebody who floated in the round before meets one who comes up now."""
        if self._field.position.are_floats_free:
            return False
        up, floated = self._upfloaters, self._field.floated
        return any(
            up >> upfloater & 1 and not up >> opponent & 1 and floated >> opponent & 1
            for upfloater, opponent in ((one, other), (other, one))
        )


def _want_the_same(one: SwissPlayer, other: SwissPlayer) -> bool:
    return one.wants is not None and one.wants is other.wants
