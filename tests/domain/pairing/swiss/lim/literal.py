"""C.04.4.3 (2026) as an arbiter with cards on a table follows it: a second reckoning for small
fields.

Players are known by their numbers, and what they have played is read from a string of colours. No
theorem and no algorithm of matching chooses: whether some people can be paired is found by trying.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import (
    FreeColours,
    KeptPairs,
    Maxi,
    MedianGroup,
    Readings,
)
from arbiter_app.domain.ids import Round as RoundNumber
from arbiter_app.domain.pairing.swiss.position import Floated, SwissPosition
from tests.domain.pairing.swiss.literal import Pairing
from tests.domain.pairing.swiss.literal_facts import History, Player

Cards = frozenset[int]
Game = tuple[int, int]
Round = tuple[frozenset[Game], int | None]
"""The games by number, White first, and who has the bye."""


@dataclass
class Card:
    """What an arbiter reads on the card of a player."""

    number: int
    rank: int
    """Place in the field, 0 for the leader."""
    score: int
    colours: str
    """Such as "WBB", the latest last."""
    rating: int
    floated: bool
    barred_from_bye: bool
    parity: int
    not_with: set[int] = field(default_factory=set)

    def may_take(self, colour: str) -> bool:
        """5.1: no third in succession, never three more than of the other."""
        after = self.colours + colour
        return not after.endswith(3 * colour) and 2 * after.count(colour) - len(after) < 3

    @property
    def due(self) -> str:
        """5.5, 5.6; "" before the first game."""
        whites, blacks = self.colours.count("W"), self.colours.count("B")
        if whites != blacks:
            return "W" if whites < blacks else "B"
        return _other(self.colours[-1]) if self.colours else ""


def _other(colour: str) -> str:
    return "B" if colour == "W" else "W"


@dataclass(frozen=True)
class Before:
    """All that is known before a round."""

    cards: Sequence[Card]
    """In the order of rank."""
    round: int
    is_last: bool
    median: int
    """Half of what the rounds before could give."""
    initial: Colour
    readings: Readings


class Table:
    """The cards of a round, and what is done with them."""

    def __init__(self, before: Before) -> None:
        self.before, self.readings = before, before.readings
        self.cards = {card.number: card for card in before.cards}

        @cache
        def can_all_play(cards: Cards) -> bool:
            if not cards:
                return True
            first = min(cards)
            return any(
                can_all_play(cards - {first, other})
                for other in cards - {first}
                if self.compatible(first, other)
            )

        @cache
        def most_pairs(cards: Cards) -> int:
            if len(cards) < 2:
                return 0
            first = min(cards)
            found = most_pairs(cards - {first})
            for other in cards - {first}:
                if self.compatible(first, other):
                    found = max(found, 1 + most_pairs(cards - {first, other}))
            return found

        self.can_all_play, self._most_pairs = can_all_play, most_pairs

    # 2.1, 6
    def compatible(self, one: int, other: int) -> bool:
        first, second = self.cards[one], self.cards[other]
        if other in first.not_with:
            return False
        if self.before.is_last and (
            self.readings.free_colours is FreeColours.ALL or first.score == second.score
        ):
            return True
        return any(first.may_take(c) and second.may_take(_other(c)) for c in "WB")

    # 5.2, 5.7
    def both_get_their_colour(self, one: int, other: int) -> bool:
        mine, theirs = self.cards[one].due, self.cards[other].due
        return not mine or not theirs or mine != theirs

    def near(self, one: int, other: int) -> bool:
        if self.readings.maxi is not Maxi.DECLARED:
            return True
        return -100 <= self.cards[one].rating - self.cards[other].rating <= 100

    # 1.1, 7.1
    def bye(self) -> int | None:
        def comes_first(number: int) -> tuple[int, ...]:
            card = self.cards[number]
            if self.before.round == 1:
                return (card.rating, -card.rank)
            return (-card.rank,)

        for number in sorted(self.cards, key=comes_first):
            if not self.cards[number].barred_from_bye and self.can_all_play(
                frozenset(self.cards) - {number}
            ):
                return number
        return None

    # 2.2, 8
    def median_score(self, scores: set[int]) -> int:
        half = self.before.median
        if self.readings.median_group is MedianGroup.HALF:
            return half
        in_order = sorted(scores, reverse=True)
        return min(in_order, key=lambda score: abs(score - half), default=half)

    def pairing(self) -> Round | None:
        bye = None
        if len(self.cards) % 2:
            bye = self.bye()
            if bye is None:
                return None
        here = frozenset(self.cards) - {bye}
        if not self.can_all_play(here):
            return None
        return Pass(self, here).games(), bye


@dataclass
class Pile:
    """The floaters that have come to a group."""

    down: list[int] = field(default_factory=list)
    up: list[int] = field(default_factory=list)


class Pass:
    """One way through the groups of a round."""

    def __init__(self, table: Table, here: Cards) -> None:
        self.table, self.unpaired = table, set(here)
        self.groups: dict[int, list[int]] = {}
        for number in here:
            self.groups.setdefault(table.cards[number].score, []).append(number)
        self.median = table.median_score({card.score for card in table.cards.values()})
        self.made: dict[str, list[Game]] = {"above": [], "below": []}

    def games(self) -> frozenset[Game]:
        pile = Pile()
        above = sorted((score for score in self.groups if score > self.median), reverse=True)
        below = sorted(score for score in self.groups if score < self.median)
        pile.down = self.down_or_up(above, "above")
        pile.up = self.down_or_up(below, "below")
        middle = self.groups.get(self.median, [])
        games = [*self.crack_until_it_fits(middle, pile), *self.made["above"], *self.made["below"]]
        seated = {self.by_colours(*pair) for pair in games}
        assert sorted(n for game in seated for n in game) == sorted(
            n for group in self.groups.values() for n in group
        )
        return frozenset(seated)

    def down_or_up(self, scores: Sequence[int], side: str) -> list[int]:
        """Pair one side, and return its floaters to the median group."""
        coming: list[int] = []
        for at, score in enumerate(scores):
            following = scores[at + 1] if at + 1 < len(scores) else self.median
            group = [*self.groups[score], *coming]
            leaving = self.who_leaves(group, coming, self.groups.get(following, []), side)
            staying = [number for number in group if number not in leaving]
            first = [number for number in self.queue(coming, side) if number in staying]
            pairs = self.meet(staying, [(number, side) for number in first], side)
            self.made[side] += pairs
            self.unpaired -= {number for pair in pairs for number in pair}
            coming = leaving
        return coming

    # 3.6, 3.7
    def queue(self, floaters: Iterable[int], side: str) -> list[int]:
        cards = self.table.cards
        if side == "above":
            return sorted(floaters, key=lambda number: (-cards[number].score, number))
        return sorted(floaters, key=lambda number: (cards[number].score, -number))

    def in_line(self, numbers: Iterable[int], side: str) -> list[int]:
        """Number 1 is the highest; upwards everything begins with the lowest."""
        return sorted(numbers, reverse=side == "below")

    # 2.3, 3.1-3.5, 3.9, 3.10, 4.4
    def who_leaves(
        self, group: list[int], came: list[int], following: list[int], side: str
    ) -> list[int]:
        leaving: list[int] = []
        staying = list(group)
        pairs = self.pairs_kept(staying)
        while len(staying) > 2 * pairs:
            free = [
                number
                for number in staying
                if self.keeps(pairs, [other for other in staying if other != number])
            ]
            kinds = {number: self.kind(number, came, leaving, following, side) for number in free}
            best = max(kinds.values())  # d, then c, b, a
            free = [number for number in free if kinds[number] == best]
            if not all(self.table.cards[number].floated for number in free):
                free = [number for number in free if not self.table.cards[number].floated]
            last = self.in_line(free, side)[-1]
            dues = [self.table.cards[number].due for number in staying]
            if dues.count("W") != dues.count("B"):
                wanted = "W" if dues.count("W") > dues.count("B") else "B"
                helping = [
                    number
                    for number in free
                    if self.table.cards[number].due == wanted
                    and (number == last or self.table.near(number, last))
                ]
                if helping:
                    last = self.in_line(helping, side)[-1]
            leaving.append(last)
            staying.remove(last)
        return leaving

    def pairs_kept(self, staying: Sequence[int]) -> int:
        """How many pairs the group makes."""
        if self.table.readings.kept_pairs is KeptPairs.OF_GROUP:
            return self.table._most_pairs(frozenset(staying))
        return self.pairs_with_all_others(frozenset(staying), frozenset(self.unpaired))

    def keeps(self, pairs: int, staying: Sequence[int]) -> bool:
        return self.pairs_kept(staying) >= pairs

    def pairs_with_all_others(self, some: Cards, everybody: Cards) -> int:
        """How many pairs these have at the most where everybody is paired; -1 where not all are."""
        if not everybody:
            return 0
        first = min(everybody)
        found = -1
        for other in everybody - {first}:
            rest = everybody - {first, other}
            if self.table.compatible(first, other) and self.table.can_all_play(rest):
                counts = first in some and other in some
                found = max(found, counts + self.pairs_with_all_others(some, rest))
        return found

    def kind(
        self, number: int, came: list[int], leaving: list[int], following: list[int], side: str
    ) -> str:
        """3.9.1."""
        queue = self.queue([*leaving, number], side)
        before = queue[: queue.index(number)]
        has_opponent = self.seats([*before, number], following) > self.seats(before, following)
        if number in came:
            return "b" if has_opponent else "a"
        return "d" if has_opponent else "c"

    def seats(self, floaters: Sequence[int], opponents: Sequence[int]) -> int:
        """How many of these can have an opponent each."""
        if not floaters:
            return 0
        first, *others = floaters
        found = self.seats(others, opponents)
        for opponent in opponents:
            if self.table.compatible(first, opponent):
                rest = [each for each in opponents if each != opponent]
                found = max(found, 1 + self.seats(others, rest))
        return found

    # 2.4, 2.5, 3.8, 4
    def meet(
        self, group: Sequence[int], floaters: Sequence[tuple[int, str]], side: str
    ) -> list[Game]:
        left = set(group)
        pairs = []

        def take(number: int, tried: Iterable[int]) -> None:
            can_be = [
                other
                for other in tried
                if self.table.compatible(number, other)
                and self.table.can_all_play(frozenset(left - {number, other}))
            ]
            opponent = next(
                (
                    other
                    for other in can_be
                    if self.table.both_get_their_colour(number, other)
                    and (other == can_be[0] or self.table.near(other, can_be[0]))
                ),
                can_be[0],
            )
            left.difference_update({number, opponent})
            pairs.append((number, opponent))

        for floater, came_from in floaters:
            if floater in left:
                take(floater, self.in_line(left - {floater}, came_from))
        while left:
            line = self.in_line(left, side)
            take(line[0], _tries(line))
        return pairs

    # 2.6
    def crack_until_it_fits(self, middle: list[int], pile: Pile) -> list[Game]:
        while not self.table.can_all_play(frozenset([*middle, *pile.down, *pile.up])):
            lower = len(pile.down) > len(pile.up)
            if lower and not self.made["below"]:
                lower = False
            elif not lower and not self.made["above"]:
                lower = True
            if lower:
                pile.up += self.made["below"].pop()
            else:
                pile.down += self.made["above"].pop()
        floaters = [(number, "above") for number in self.queue(pile.down, "above")]
        floaters += [(number, "below") for number in self.queue(pile.up, "below")]
        return self.meet([*middle, *pile.down, *pile.up], floaters, "above")

    # 5, 7.2
    def by_colours(self, one: int, other: int) -> Game:
        table = self.table
        high, low = sorted((table.cards[one], table.cards[other]), key=lambda card: card.rank)

        def seat(colour_of_high: str) -> Game:
            if colour_of_high == "W":
                return high.number, low.number
            return low.number, high.number

        if not high.colours and not low.colours:
            drawn = "W" if table.before.initial is Colour.WHITE else "B"
            return seat(drawn if high.parity else _other(drawn))
        open_ = [c for c in "WB" if high.may_take(c) and low.may_take(_other(c))]
        if len(open_) == 1:
            return seat(open_[0])
        if high.due != low.due:
            return seat(high.due or _other(low.due))
        for mine, theirs in zip(high.colours[::-1], low.colours[::-1], strict=False):
            if mine != theirs:
                return seat(theirs)
        both_are_below = max(high.score, low.score) < self.median
        return seat(_other(high.due) if both_are_below else high.due)


def _tries(line: Sequence[int]) -> Iterator[int]:
    """4.2, 4.3: down the bottom half, then up the top half."""
    middle = len(line) // 2
    yield from line[middle:]
    for at in range(middle - 1, 0, -1):
        yield line[at]


def seen_in(position: SwissPosition) -> Before:
    """Return what a position of the program says."""
    numbers = [int(each.number) for each in position.players]
    return Before(
        cards=[
            Card(
                number=int(each.number),
                rank=rank,
                score=each.score,
                colours=_letters(each.colours),
                rating=each.rating,
                floated=each.last_float is not Floated.NOT,
                barred_from_bye=each.bye_barred,
                parity=(each.counted_as or 0) % 2,
                not_with={
                    other
                    for place, other in enumerate(numbers)
                    if (position.met[rank] | position.forbidden[rank]) >> place & 1
                },
            )
            for rank, each in enumerate(position.players)
        ],
        round=position.round,
        is_last=position.rounds_after == 0,
        median=position.median,
        initial=position.initial_colour,
        readings=position.readings,
    )


def literal_lim(competition: Competition, round: RoundNumber) -> Pairing | None:
    """Return how a round is paired, with all that is known reckoned anew; None where it cannot."""
    settings = competition.settings
    assert settings.swiss.initial_colour is not None
    history = LimHistory(competition, round)
    players = history.players()
    before = Before(
        cards=[
            Card(
                number=each.number,
                rank=rank,
                score=int(100 * each.score),
                colours=_letters(each.colours),
                rating=competition.strengths.get(each.id, 0),
                floated=history.floated(each),
                barred_from_bye=not each.may_have_bye,
                parity=each.parity % 2,
                not_with={
                    other.number for other in players if other.id in each.opponents | each.forbidden
                },
            )
            for rank, each in enumerate(players)
        ],
        round=round,
        is_last=round == competition.announced_rounds,
        median=int(50 * settings.scoring.win * (round - 1)),
        initial=settings.swiss.initial_colour,
        readings=settings.swiss.readings,
    )
    found = Table(before).pairing()
    return None if found is None else (tuple(found[0]), found[1])


class LimHistory(History):
    """The rounds before one that is to be paired."""

    def floated(self, player: Player) -> bool:
        """3.10: a game that was played, with one who had another score before it."""
        before = self._number - 1
        side = self._rounds.get(RoundNumber(before), {}).get(player.id)
        if side is None or side.opponent is None or not side.was_played:
            return False
        return self._score(player.id, before) != self._score(side.opponent, before)


def _letters(colours: Iterable[Colour]) -> str:
    return "".join("W" if each is Colour.WHITE else "B" for each in colours)
