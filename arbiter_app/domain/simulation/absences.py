"""Who misses which round: drawn before the first one."""

from collections.abc import Collection, Sequence

from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import FEWEST_PLAYERS, Irregularity, SwissOptions
from arbiter_app.values import frozen

_BYES = {
    Irregularity.HALF_BYES: Mark.HALF_BYE,
    Irregularity.ZERO_BYES: Mark.ZERO_BYE,
    Irregularity.FULL_BYES: Mark.FULL_BYE,
}


@frozen(kw_only=True)
class Absences:
    """Who is absent when; rounds are counted from 0."""

    arrivals: dict[PlayerId, int]
    """The first round of those who come after the first of all."""
    leaves: dict[PlayerId, int]
    """The first round without those who withdraw."""
    breaks: dict[PlayerId, range]
    """The rounds that those miss who come back."""
    byes: tuple[dict[PlayerId, Mark], ...]
    """Of each round who has which bye by request."""

    def is_away(self, player: PlayerId, index: int) -> bool:
        """Whether a player has not come yet, or is gone for some rounds."""
        return index < self.arrival(player) or index in self.breaks.get(player, ())

    def arrival(self, player: PlayerId) -> int:
        """Return the first round for which a player is there."""
        return self.arrivals.get(player, 0)


class Presence:
    """Who is there as an event goes on."""

    def __init__(self, absences: Absences, by_number: Sequence[PlayerId], rounds: int) -> None:
        """Begin with those of a field, in the order of numbers, and the rounds announced."""
        self._absences, self._players, self._rounds = absences, by_number, rounds
        self._left: dict[PlayerId, int] = {}
        """Who has withdrawn, and before which round, counted from 0."""

    @property
    def left(self) -> Collection[PlayerId]:
        """Who has withdrawn by now."""
        return self._left.keys()

    def byes(self, index: int) -> tuple[Bye, ...]:
        """Return who misses the round to come, in the order of numbers. Where fewer than two would
        be left, nobody withdraws or has a bye by request, and those who are away are back.
        """
        absences = self._absences
        if index == self._rounds:
            return ()
        self._left |= {each: index for each, first in absences.leaves.items() if first == index}
        marks = dict(absences.byes[index])
        marks |= {each: Mark.ZERO_BYE for each in self._players if absences.is_away(each, index)}
        marks |= dict.fromkeys(self._left, Mark.ZERO_BYE)
        if len(self._players) - len(marks) < FEWEST_PLAYERS:
            self.take_back_withdrawals(index)
            away = (each for each in self._players if index < absences.arrival(each))
            marks = dict.fromkeys((*self._left, *away), Mark.ZERO_BYE)
        return tuple(Bye(player=each, mark=marks[each]) for each in self._players if each in marks)

    def take_back_withdrawals(self, index: int) -> bool:
        """Let those stay who have withdrawn before the round to come; return whether any have."""
        stay = [player for player, since in self._left.items() if since == index]
        for player in stay:
            del self._left[player]
            del self._absences.leaves[player]
        return bool(stay)


def drawn_absences(options: SwissOptions, players: Sequence[PlayerId], chance: Chance) -> Absences:
    """Draw who misses which rounds."""

    def chosen(kind: Irregularity) -> list[PlayerId]:
        return chance.some_of(players, options.number_of(kind, chance))

    last = min(options.played, options.rounds - 1)
    """The last round of which something is known: the one to come, if there is one."""
    arrivals: dict[PlayerId, int] = {}
    if last > 0:
        for player in chosen(Irregularity.LATE_ENTRIES):
            arrivals[player] = chance.between(1, 1 + last // 3)
    breaks: dict[PlayerId, range] = {}
    if last > 1:
        for player in chosen(Irregularity.RETURNING):
            first = chance.between(1, last - 1)
            breaks[player] = range(first, chance.between(first + 1, last))
    leaves: dict[PlayerId, int] = {}
    for player in chosen(Irregularity.WITHDRAWALS):
        first = arrivals.get(player, 0) + 1
        if first <= last:
            leaves[player] = chance.between(first, last)
    there = Absences(arrivals=arrivals, leaves=leaves, breaks=breaks, byes=())
    byes = _drawn_byes(options, players, there, chance)
    return Absences(arrivals=arrivals, leaves=leaves, breaks=breaks, byes=byes)


def _drawn_byes(
    options: SwissOptions, players: Sequence[PlayerId], there: Absences, chance: Chance
) -> tuple[dict[PlayerId, Mark], ...]:
    """Draw who asks for a bye in which round, of those who would be there."""
    rounds = min(options.played + 1, options.rounds)
    byes: tuple[dict[PlayerId, Mark], ...] = tuple({} for _ in range(options.rounds))
    counts = {kind: options.number_of(kind, chance) for kind in _BYES}
    if not any(counts.values()):
        return byes
    free = [
        (index, player)
        for index in range(rounds)
        for player in players
        if index < there.leaves.get(player, rounds) and not there.is_away(player, index)
    ]
    drawn = iter(chance.some_of(free, sum(counts.values())))
    for kind, count in counts.items():
        for _, (index, player) in zip(range(count), drawn, strict=False):
            byes[index][player] = _BYES[kind]
    return byes
