"""What every explained round answers, whatever system paired it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class Explained(ABC):
    """A round that was paired once more to find its reasons; players are known by their index in
    the position.
    """

    free: int | None = None
    """Who has the bye."""

    def __init__(self, position: SwissPosition) -> None:
        self.position = position
        self._index = {player.number: at for at, player in enumerate(position.players)}
        self._mate: dict[int, int] = {}

    def _meet(self, pairs: Iterable[IndexPair]) -> None:
        """Note who meets whom."""
        for one, other in pairs:
            self._mate[one], self._mate[other] = other, one

    def index(self, number: PairingNumber) -> int:
        """Return the index of a number. Raises RuleError("pairing.not-in-round")."""
        if number not in self._index:
            raise RuleError("pairing.not-in-round", number=number, round=self.position.round)
        return self._index[number]

    def number(self, at: int) -> PairingNumber:
        return self.position.players[at].number

    def mate(self, at: int) -> int | None:
        """Return whom somebody meets; None for who has the bye."""
        return self._mate.get(at)

    def opponent(self, number: PairingNumber) -> PairingNumber | None:
        """Return the number of whom somebody meets; None for who has the bye. Raises as `index`."""
        mate = self.mate(self.index(number))
        return None if mate is None else self.number(mate)

    @abstractmethod
    def ask_whether_to_stop(self, check: Callable[[], None]) -> None:
        """Call this from now on from time to time; it raises to stop."""
