"""A round with the brackets in which it was paired, where all its reasons are found."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.field import Check, Field
from arbiter_app.domain.pairing.swiss.dutch.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class ExplainedRound:
    """The brackets of a round, and who meets whom in it.

    Players are known by their index in the position, the bye by `field.bye`.
    """

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError("pairing.impossible").
        """
        self.position = position
        self.field = Field(position, check)
        self.brackets = tuple(paired_brackets(self.field))
        self._index = {player.number: at for at, player in enumerate(position.players)}
        self.mate: dict[int, int] = {}
        self.paired_in: dict[int, PairedBracket] = {}
        """In which bracket somebody is paired, or has the bye."""
        for paired in self.brackets:
            for one, other in paired.pairs:
                self.mate[one], self.mate[other] = other, one
                self.paired_in[one] = self.paired_in[other] = paired
            if paired.bracket.is_last(self.field):
                for at in members(paired.floaters):
                    self.mate[at], self.mate[self.field.bye] = self.field.bye, at
                    self.paired_in[at] = paired

    def index(self, number: PairingNumber) -> int:
        """Return the index of a number. Raises RuleError("pairing.not-in-round")."""
        if number not in self._index:
            raise RuleError("pairing.not-in-round", number=number, round=self.position.round)
        return self._index[number]

    def number(self, at: int) -> PairingNumber:
        return self.position.players[at].number

    def opponent(self, number: PairingNumber) -> PairingNumber | None:
        """Return whom somebody meets; None for who has the bye. Raises as `index`."""
        mate = self.mate[self.index(number)]
        return None if mate == self.field.bye else self.number(mate)

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self.field.check = check

    def home(self, at: int) -> PairedBracket:
        """Return the bracket of somebody's own score group."""
        return next(each for each in self.brackets if each.bracket.residents >> at & 1)

    def goes_down(self, at: int) -> bool:
        """Whether somebody is paired below his score group."""
        return self.home(at) is not self.paired_in[at]

    @property
    def free(self) -> int | None:
        """Who has the bye."""
        return self.mate.get(self.field.bye) if self.field.bye_bit else None
