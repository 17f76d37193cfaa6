"""The bracket of a knockout: which matches there are and who comes to them, before any game."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum, auto
from functools import lru_cache

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.ids import MatchId, PairingNumber
from arbiter_app.values import frozen

FEWEST_ENTRANTS = 2
MOST_ENTRANTS = 256


class From(Enum):
    """How somebody comes to a match."""

    NUMBER = auto()
    WINNER = auto()
    LOSER = auto()
    FIRST_LOSER = auto()
    """Who has lost it, if it was his first match: nobody else comes from there."""


@frozen
class Side:
    """Where one of the two of a match comes from; a number above the entrants is a bye."""

    how: From
    number: PairingNumber | None = None
    match: MatchId | None = None


class Part(Enum):
    """Of which bracket a match is a part."""

    MAIN = auto()
    PLACES = auto()
    """For places below those of the winners: the third, the fifth to eighth …"""
    LOSERS = auto()
    """The second bracket of a double elimination."""
    FINALS = auto()
    """What the winners of both brackets of a double elimination play."""


Places = tuple[int, int]
"""From, to."""


@frozen(kw_only=True)
class BracketMatch:
    """A match of the bracket."""

    id: MatchId
    part: Part
    round: int
    """Column of the bracket, from 1; matches of one round can be played at the same time."""
    index: int
    """Its place in its column among the matches for the same places, from 1 at the top."""
    first_place: int
    last_place: int
    """The places decided from here on: the final decides 1 and 2, a quarter-final 1 to 8."""
    sides: tuple[Side, Side]
    for_winner: Places
    """The places that who wins it can still reach."""
    for_loser: Places
    second_of: MatchId | None = None
    """With the second final of a double elimination the first one: it is played only where the
    second side of that has won it."""

    @property
    def places(self) -> Places:
        return self.first_place, self.last_place


@frozen(kw_only=True)
class Bracket:
    """All matches that the rules ask for, in the order of rounds.

    Of those for lower places one to whose side nobody can ever come is left out.
    """

    entrants: int
    size: int
    """The next power of two."""
    matches: Mapping[MatchId, BracketMatch]
    parts: frozenset[Part]
    """Those that have matches."""
    consoles: bool
    """Whether who loses his first match has a bracket of his own, other than that for the lower
    half of the places."""

    @property
    def rounds(self) -> int:
        return max((match.round for match in self.matches.values()), default=0)


@lru_cache(maxsize=16)
def bracket(entrants: int, rules: KnockoutRules) -> Bracket:
    """Return the bracket for so many entrants.

    Raises RuleError("knockout.entrants") for fewer than 2 or more than 256.
    """
    if not FEWEST_ENTRANTS <= entrants <= MOST_ENTRANTS:
        raise RuleError(
            "knockout.entrants", entrants=entrants, fewest=FEWEST_ENTRANTS, most=MOST_ENTRANTS
        )
    size = 1 << (entrants - 1).bit_length()
    first_round: _Line = [
        Side(From.NUMBER, number=number) for number in _numbers(entrants, size, rules)
    ]
    if rules.elimination is Elimination.DOUBLE:
        matches = _Double(entrants, size, rules).matches(first_round)
    else:
        matches = _Single(entrants, size, rules).matches(first_round)
    in_order = sorted(matches, key=lambda each: (each.round, each.part.value, *each.places))
    return Bracket(
        entrants=entrants,
        size=size,
        matches={each.id: each for each in in_order},
        parts=frozenset(each.part for each in matches),
        consoles=any(side.how is From.FIRST_LOSER for each in matches for side in each.sides),
    )


def seeded(size: int) -> tuple[int, ...]:
    """Return the numbers of a full bracket from top to bottom: 1 and 2 in opposite halves, 3 and 4
    in the quarters without them …; 1 stands at the top and 2 at the bottom.
    """
    numbers = [1]
    while len(numbers) < size:
        total = 2 * len(numbers) + 1
        numbers = [
            each
            for at, number in enumerate(numbers)
            for each in ((number, total - number) if at % 2 == 0 else (total - number, number))
        ]
    return tuple(numbers)


def _numbers(entrants: int, size: int, rules: KnockoutRules) -> Iterable[PairingNumber]:
    """Return the numbers of the first round from top to bottom; those above the entrants are
    byes, which stand in the same places in every layout.
    """
    places = seeded(size)
    if rules.layout is Layout.SEEDED:
        return map(PairingNumber, places)
    people, byes = iter(range(1, entrants + 1)), iter(range(entrants + 1, size + 1))
    return [PairingNumber(next(people if place <= entrants else byes)) for place in places]


_Line = list[Side | None]
"""Who comes to the matches of a column, two by two; None where nobody can ever come."""


class _Columns:
    """The matches of a bracket, put together column by column."""

    def __init__(self, entrants: int) -> None:
        self._entrants = entrants
        self.matches: list[BracketMatch] = []

    def comes(self, side: Side | None) -> bool:
        return side is not None and (side.number is None or side.number <= self._entrants)

    def add(
        self, line: _Line, part: Part, round_: int, places: Places, to: tuple[Places, Places]
    ) -> tuple[_Line, _Line]:
        """Add the matches of one column; `to` are the places for who wins them and who loses.

        Returns who comes from them as winners and as losers. A bye is a match only in the first
        round of all; later who has nobody to meet is written where he comes to next.
        """
        winners: _Line = []
        losers: _Line = []
        index = 0
        for upper, lower in zip(line[::2], line[1::2], strict=True):
            if upper is None or lower is None:
                alone = upper or lower
                self._lead_on(alone, to[0])
                winners.append(alone)
                losers.append(None)
                continue
            index += 1
            match = BracketMatch(
                id=MatchId(f"{round_}.{places[0]}-{places[1]}.{index}"),
                part=part,
                round=round_,
                index=index,
                first_place=places[0],
                last_place=places[1],
                sides=(upper, lower),
                for_winner=to[0],
                for_loser=to[1],
            )
            self.matches.append(match)
            both_come = self.comes(upper) and self.comes(lower)
            winners.append(Side(From.WINNER, match=match.id))
            losers.append(Side(From.LOSER, match=match.id) if both_come else None)
        return winners, losers

    def _lead_on(self, side: Side | None, places: Places) -> None:
        """Give who has nobody to meet in a column the places of who wins there: what follows may
        not be played for any more.
        """
        for at, match in enumerate(self.matches):
            if side is None or match.id != side.match:
                continue
            if side.how is From.WINNER:
                self.matches[at] = replace(match, for_winner=places)
            elif side.how is From.LOSER:
                self.matches[at] = replace(match, for_loser=places)


class _Single:
    """A single elimination: who wins plays for the upper half of the places, who loses for the
    lower one, as far as the rules ask for it (SEED004 2.8.2).
    """

    def __init__(self, entrants: int, size: int, rules: KnockoutRules) -> None:
        self._columns = _Columns(entrants)
        self._size = size
        self._cuts = rules.cuts
        self._consoles = rules.consolation and rules.cuts is not None
        if rules.consolation and rules.cuts is not None:
            self._cuts = (*rules.cuts, size // 2 + 1)

    def matches(self, first_round: _Line) -> list[BracketMatch]:
        self._play(first_round, 1, 1, Part.MAIN)
        return self._columns.matches

    def _play(self, line: _Line, first: int, round_: int, part: Part) -> None:
        """Add the matches for the places from `first` on among those of a line."""
        if not self._must_be_decided(line, first):
            return
        last, half = first + len(line) - 1, len(line) // 2
        before = len(self._columns.matches)
        winners, losers = self._columns.add(
            line,
            part,
            round_,
            places=(first, last),
            to=((first, first + half - 1), (first + half, last)),
        )
        if len(self._columns.matches) > before:
            round_ += 1
        self._play(winners, first, round_, part)
        if len(line) == self._size > 4 and self._consoles:
            self._console(losers)
        else:
            self._play(losers, first + half, round_, Part.PLACES)

    def _must_be_decided(self, line: _Line, first: int) -> bool:
        last = first + sum(self._columns.comes(side) for side in line) - 1
        return _lies_between(self._cuts, (first, last))

    def _console(self, losers: _Line) -> None:
        """Add the bracket of those who lose their first match: after a bye that is one of the
        second round, unless who loses there plays on for his places.
        """
        half = self._size // 2
        played = self._columns.matches
        second = [each for each in played if each.part is Part.MAIN and each.places == (1, half)]
        if any(each.places == (half // 2 + 1, half) for each in played):
            second = []
        line = [*losers]
        for match in second:
            upper = 2 * (match.index - 1)
            line[upper : upper + 2] = _and_late(losers[upper : upper + 2], match.id)
        late = {match.id for match in second}
        is_late = any(side is not None and side.match in late for side in line)
        self._play(line, half + 1, 3 if is_late else 2, Part.PLACES)


def _and_late(losers: _Line, match: MatchId) -> _Line:
    """Return the losers of two matches of the first round, and who may join them from the match of
    the second: a bye among the two leaves room for him.
    """
    upper, lower = losers
    if upper is None and lower is None:
        return [Side(From.LOSER, match=match), None]
    late = Side(From.FIRST_LOSER, match=match)
    return [upper or late, lower or late]


class _Double:
    """A double elimination: who loses in the first bracket goes on in the second, where its winners
    meet one another and those who come down by turns; the winners of both play the final.
    """

    def __init__(self, entrants: int, size: int, rules: KnockoutRules) -> None:
        self._entrants = entrants
        self._columns = _Columns(entrants)
        self._rules = rules
        self._depth = size.bit_length() - 1
        self._last = _last_places(size)

    def matches(self, first_round: _Line) -> list[BracketMatch]:
        main, fallen = self._main(first_round)
        if fallen:
            line = self._second(fallen) if self._depth > 1 else fallen[0]
            if self._must_be_decided((1, 2)):
                self._finals([*main, *line])
        return self._columns.matches

    def _must_be_decided(self, places: Places) -> bool:
        return _lies_between(self._rules.cuts, (places[0], min(places[1], self._entrants)))

    def _main(self, line: _Line) -> tuple[_Line, list[_Line]]:
        """Add the first bracket; return its winner, and who falls out of it in each round."""
        fallen: list[_Line] = []
        for round_ in range(1, self._depth + 1):
            places = self._places_of_main(round_)
            if not self._must_be_decided(places):
                break
            to = self._places_of_main(round_ + 1), places
            line, losers = self._columns.add(line, Part.MAIN, round_, places, to)
            fallen.append(losers)
        return line, fallen

    def _places_of_main(self, round_: int) -> Places:
        """Return what is decided from a round on: who loses comes to that of the second bracket."""
        if round_ > self._depth:
            return (1, 2)
        return (1, self._last[max(2 * round_ - 3, 0)])

    def _second(self, fallen: list[_Line]) -> _Line:
        """Add the second bracket; return its winner."""
        line = fallen[0]
        for at in range(2 * self._depth - 2):
            places = (1, self._last[at])
            if not self._must_be_decided(places):
                break
            if at % 2 == 1:
                line = _mixed(line, fallen[at // 2 + 1], halves_change=at % 4 == 3)
            to = (1, self._last[at + 1]), (self._last[at + 1] + 1, self._last[at])
            line, _ = self._columns.add(line, Part.LOSERS, at + 2, places, to)
        return line

    def _finals(self, line: _Line) -> None:
        round_, to = 2 * self._depth, ((1, 1), (2, 2))
        self._columns.add(line, Part.FINALS, round_, (1, 2), to)
        if self._rules.second_final:
            first = self._columns.matches[-1]
            again: _Line = [
                Side(From.LOSER, match=first.id),
                Side(From.WINNER, match=first.id),
            ]
            self._columns.add(again, Part.FINALS, round_ + 1, (1, 2), to)
            second = self._columns.matches.pop()
            self._columns.matches.append(replace(second, second_of=first.id))


def _last_places(size: int) -> tuple[int, ...]:
    """Return the last places decided in the columns of the second bracket, and the second place.

    Of 8: two are out with places 7 and 8, then two with 5 and 6, then one, and one.
    """
    places, out = [size], size // 4
    while out:
        places += [places[-1] - out, places[-1] - 2 * out]
        out //= 2
    return tuple(places)


def _mixed(winners: _Line, fallen: _Line, *, halves_change: bool) -> _Line:
    """Return who meets whom when losers of the first bracket come down: crosswise, so that those
    who have met there do not meet again at once.
    """
    half = len(fallen) // 2
    crossed = [*fallen[half:], *fallen[:half]] if halves_change else fallen[::-1]
    return [side for pair in zip(winners, crossed, strict=True) for side in pair]


def _lies_between(cuts: tuple[int, ...] | None, places: Places) -> bool:
    """Whether one of the cuts, or any, lies between two places."""
    first, last = places
    if cuts is None:
        return first < last
    return any(first <= cut < last for cut in cuts)
