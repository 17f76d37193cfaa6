"""A round with the brackets in which it was paired, where all its reasons are found."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Generic, Protocol, TypeVar

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Field
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class Paired(Protocol):
    """A bracket with its pairs."""

    @property
    def pairs(self) -> Sequence[IndexPair]: ...


PairedBracket = TypeVar("PairedBracket", bound=Paired)


class ExplainedBrackets(Explained, Generic[PairedBracket]):
    """The brackets of a round, and who meets whom in it; players are known by their index."""

    def __init__(
        self,
        position: SwissPosition,
        paired_brackets: Callable[[Field, int | None], Iterable[PairedBracket]],
        check: Check,
    ) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError as `Field.taker`.
        """
        super().__init__(position)
        self.field = Field(position, check)
        self.free = self.field.taker()
        self.brackets = tuple(paired_brackets(self.field, self.free))
        self._place: dict[int, int] = {}
        for place, paired in enumerate(self.brackets):
            self._meet(paired.pairs)
            self._place |= dict.fromkeys(chain.from_iterable(paired.pairs), place)

    def numbers(self, some: Iterable[int]) -> tuple[PairingNumber, ...]:
        """Return the numbers of some, in order."""
        return tuple(sorted(self.number(at) for at in some))

    def place(self, at: int) -> int:
        """Return which of the brackets somebody is paired in."""
        return self._place[at]

    def paired_in(self, at: int) -> PairedBracket:
        """Return the bracket in which somebody is paired."""
        return self.brackets[self._place[at]]

    def score_of(self, group: int) -> int:
        """Return the score of a score group."""
        return self.position.players[group.bit_length() - 1].score

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self.field.check = check
