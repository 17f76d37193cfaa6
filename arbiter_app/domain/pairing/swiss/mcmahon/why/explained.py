"""A round of a McMahon tournament with what its pairs weigh."""

from collections.abc import Callable, Iterable

from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.matching import Matching
from arbiter_app.domain.pairing.swiss.mcmahon.groups import order_of_placement
from arbiter_app.domain.pairing.swiss.mcmahon.rounds import bye_of, heaviest_pairs, opponents
from arbiter_app.domain.pairing.swiss.mcmahon.weights import Weight, Weights
from arbiter_app.domain.pairing.swiss.position import SwissPosition

Check = Callable[[], None]


class ExplainedMcMahon(Explained):
    """Who meets whom in a round; players are known by their index."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError as `bye_of`.
        """
        super().__init__(position)
        self._check = check
        self.free = bye_of(position, check)
        self.order = order_of_placement(position)
        self.weights = Weights(position, [at for at in self.order if at != self.free])
        self.allowed = opponents(position)
        self.pairs = heaviest_pairs(position, self.free, check)
        self._meet(self.pairs)

    def completes(self, *without: int) -> bool:
        """Whether all but some can meet somebody new."""
        left = self.position.everybody & ~sum(1 << at for at in without)
        return Matching(self.allowed, left).make_perfect()

    def pairs_with(self, one: int, other: int) -> list[IndexPair]:
        """Return the heaviest pairs of the round in which two meet whatever that costs."""
        return heaviest_pairs(self.position, self.free, self._check, (one, other))

    def weight(self, pairs: Iterable[IndexPair]) -> Weight:
        """Return what pairs weigh together."""
        each = [self.weights.of(one, other) for one, other in pairs]
        return Weight(*map(sum, zip(*each, strict=True)))

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self._check = check
