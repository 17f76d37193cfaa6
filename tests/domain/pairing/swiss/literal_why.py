"""What another pairing would cost by C.04.3 as it stands: all candidates with it, one by one.

A judge of the answers to "why not": nothing of the engine and of its reasons is used here.
"""

from collections.abc import Iterator

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Round
from tests.domain.pairing.swiss.literal import LiteralField
from tests.domain.pairing.swiss.literal_bracket import Bracket, Floating, Players
from tests.domain.pairing.swiss.literal_facts import History
from tests.domain.pairing.swiss.literal_order import Pairs

NAMES = ("C5", "C6", "C7", "C8", *(f"C{number}" for number in range(9, 22)))

_Vector = tuple[object, ...]


class LiteralReasons:
    """A round, in which two meet or somebody has the bye who did not."""

    def __init__(self, competition: Competition, round: Round) -> None:
        initial = competition.settings.swiss.initial_colour
        assert initial is not None
        self._field = LiteralField(History(competition, round).players(), initial)
        self._at = {player.number: at for at, player in enumerate(self._field.players)}
        self._brackets: list[tuple[_Forced, Pairs]] = []
        floaters: Players = frozenset()
        groups = self._field.scoregroups()
        for at in range(len(groups)):
            bracket = _Forced(self._field, floaters, groups[at:])
            pairs = bracket.chosen()
            self._brackets.append((bracket, pairs))
            floaters = bracket.players - {each for pair in pairs for each in pair}

    def against(self, one: int, other: int | None) -> str:
        """Return the first criterion that is worse where two meet, or where one has the bye: its
        name, "regulations", "order" where none is worse, and "" where nothing would change.
        """
        first = self._at[one]
        if other is None:
            return self._against_bye(first)
        second = self._at[other]
        first, second = min(first, second), max(first, second)
        mine, theirs = self._field.players[first], self._field.players[second]
        if theirs.id in mine.opponents:
            return "C1"
        if theirs.id in mine.forbidden:
            return "regulations"
        if not self._field.may_meet(first, second):
            return "C3"
        return self._by_brackets(frozenset((first, second)))

    def _against_bye(self, one: int) -> str:
        if not self._field.players[one].may_have_bye:
            return "C2"
        return self._by_brackets(frozenset((one,)))

    def _by_brackets(self, wanted: Players) -> str:
        """Look for the criterion bracket by bracket, those above staying as they are."""
        least = self._field.least_bye(self._field.everybody)
        assert least is not None
        for bracket, pairs in self._brackets:
            inside = bracket.players & wanted
            if not inside:
                continue
            floaters = bracket.players - {each for pair in pairs for each in pair}
            if _is_made(bracket, pairs, wanted):
                return ""
            bye = self._field.least_bye(bracket.left - wanted)
            if bye is None:
                return "C4"
            if len(wanted) == 1:
                bye = self._field.players[min(wanted)].score
            if bye > least:
                return "C5"
            together = inside if len(inside) == 2 else frozenset()
            if inside <= floaters and not together:
                continue
            forced = bracket.best(together, frozenset() if together else inside)
            return "C4" if forced is None else _first_worse(bracket.best(), forced)
        raise AssertionError("somebody is in no bracket")


def _is_made(bracket: "_Forced", pairs: Pairs, wanted: Players) -> bool:
    """Whether two meet in a bracket, or one is left with the bye."""
    if len(wanted) == 2:
        return wanted in [frozenset(pair) for pair in pairs]
    return bracket.is_last and not any(wanted & set(pair) for pair in pairs)


def _first_worse(made: _Vector | None, forced: _Vector) -> str:
    assert made is not None
    for name, mine, theirs in zip(NAMES, made, forced, strict=True):
        if mine != theirs:
            return name
    return "order"


class _Forced(Bracket):
    """A bracket of which only those candidates count in which two meet, or some go down."""

    @property
    def left(self) -> Players:
        """All who are not paired above."""
        return self.players | self._lower

    @property
    def is_last(self) -> bool:
        return not self._lower

    def best(self, together: Players = frozenset(), apart: Players = frozenset()) -> _Vector | None:
        """Return C5 to C21 of the best candidate; None where there is none."""
        legal = {
            floaters: so_far
            for floaters, so_far in self._legal_floating()
            if self._keeps(floaters, together, apart)
        }
        if not legal:
            return None
        least = min(legal.values())
        equal = [floaters for floaters, so_far in legal.items() if so_far == least]
        ahead: Floating | None = None
        if self._below:
            judged = {each: self._next(each) for each in equal}
            ahead = min(judged.values())
            equal = [each for each in equal if judged[each] == ahead]
        marks = min(
            self._marks(pairs, floaters)
            for floaters in equal
            for pairs in self._pairings(self.players - floaters, together)
        )
        return (least.bye, least.number, least.scores, ahead, *marks)

    def _keeps(self, floaters: Players, together: Players, apart: Players) -> bool:
        if not apart <= floaters or together & floaters or (together <= self.mdps and together):
            return False
        return self._can_be_paired(self.players - floaters - together)

    def _pairings(self, left: Players, together: Players) -> Iterator[Pairs]:
        """Yield all ways to pair so many, two of them with each other."""
        if together:
            one, other = sorted(together)
            for others in self._pairings(left - together, frozenset()):
                yield ((one, other), *others)
            return
        if not left:
            yield ()
            return
        first = min(left)
        for other in sorted(left - {first} - (self.mdps if first in self.mdps else frozenset())):
            if self._field.may_meet(first, other):
                for others in self._pairings(left - {first, other}, frozenset()):
                    yield ((first, other), *others)
