"""A round with the brackets in which it was paired, where all its reasons are found."""

from itertools import chain

from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.field import Check, Field
from arbiter_app.domain.pairing.swiss.dutch.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class ExplainedRound(Explained):
    """The brackets of a round, and who meets whom in it."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError("pairing.impossible").
        """
        super().__init__(position)
        self.field = Field(position, check)
        self.brackets = tuple(paired_brackets(self.field))
        self.paired_in: dict[int, PairedBracket] = {}
        """In which bracket somebody is paired, or has the bye."""
        for paired in self.brackets:
            self._meet(paired.pairs)
            self.paired_in |= dict.fromkeys(chain.from_iterable(paired.pairs), paired)
            if paired.bracket.is_last(self.field):
                for at in members(paired.floaters):
                    self.free, self.paired_in[at] = at, paired

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self.field.check = check

    def home(self, at: int) -> PairedBracket:
        """Return the bracket of somebody's own score group."""
        return next(each for each in self.brackets if each.bracket.residents >> at & 1)

    def goes_down(self, at: int) -> bool:
        """Whether somebody is paired below his score group."""
        return self.home(at) is not self.paired_in[at]
