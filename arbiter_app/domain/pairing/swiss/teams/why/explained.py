"""A round of teams with the brackets in which it was paired, where all its reasons are found."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.team_rules import AS_WRITTEN
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.teams.field import Check, Field
from arbiter_app.domain.pairing.swiss.teams.rounds import PairedBracket, bye_of, paired_brackets


class ExplainedTeams:
    """The brackets of a round, and who meets whom in it; teams are known by their index."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError("pairing.teams-impossible").
        """
        self.position = position
        self.readings = position.readings or AS_WRITTEN
        self.field = Field(position, check)
        self.free = bye_of(self.field)
        self.brackets = tuple(paired_brackets(self.field, self.free, self.readings))
        self._index = {team.number: at for at, team in enumerate(position.players)}
        self._mate: dict[int, int] = {}
        self._place: dict[int, int] = {}
        for place, paired in enumerate(self.brackets):
            for one, other in paired.pairs:
                self._mate[one], self._mate[other] = other, one
                self._place[one] = self._place[other] = place

    def index(self, number: PairingNumber) -> int:
        """Return the index of a number. Raises RuleError("pairing.not-in-round")."""
        if number not in self._index:
            raise RuleError("pairing.not-in-round", number=number, round=self.position.round)
        return self._index[number]

    def number(self, at: int) -> PairingNumber:
        return self.position.players[at].number

    def opponent(self, number: PairingNumber) -> PairingNumber | None:
        """Return whom a team meets; None for that with the bye. Raises as `index`."""
        mate = self.mate(self.index(number))
        return None if mate is None else self.number(mate)

    def mate(self, at: int) -> int | None:
        """Return whom a team meets; None for that with the bye."""
        return self._mate.get(at)

    def place(self, at: int) -> int:
        """Return which of the brackets a team is paired in."""
        return self._place[at]

    def paired_in(self, at: int) -> PairedBracket:
        """Return the bracket in which a team is paired."""
        return self.brackets[self._place[at]]

    def score_of(self, paired: PairedBracket) -> int:
        """Return the score of the group that a bracket begins with."""
        lowest = paired.residents & -paired.residents
        return self.position.players[lowest.bit_length() - 1].score

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self.field.check = check
