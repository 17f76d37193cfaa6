"""The free draw, by lots, by hand or by rating, and the lots themselves (C.05 Annex 1)."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Player, Title
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, RatingRules
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.names.collation import CollationKey, collation_key

_Item = TypeVar("_Item")

_WORDS = 2**64
_TITLES = tuple(Title)


class Lots:
    """Lots that anybody can draw again from the recorded seed, on any computer, for ever.

    1. The k-th word, k = 1, 2, 3 …, is the number written by the first 16 hexadecimal digits of
       the SHA-256 of the UTF-8 text "<seed>:<k>" (`printf 'seed:1' | sha256sum` shows it).
    2. A lot below n is the next word modulo n. So that all lots are equally likely, words from
       the largest multiple of n that does not exceed 2^64 upward are passed over.
    3. To shuffle a list (Fisher and Yates): for its last place, then the last but one, down to the
       second, draw a lot below the number of that place and change the item there with the item
       at that lot, the first place being lot 0.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._words_drawn = 0

    def below(self, n: int) -> int:
        """Draw one of 0, 1 … n - 1."""
        fair = _WORDS - _WORDS % n
        while (word := self._next_word()) >= fair:
            pass
        return word % n

    def shuffled(self, items: Sequence[_Item]) -> tuple[_Item, ...]:
        """Return the items in the order of lots."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            lot = self.below(place + 1)
            order[place], order[lot] = order[lot], order[place]
        return tuple(order)

    def _next_word(self) -> int:
        self._words_drawn += 1
        digest = sha256(f"{self._seed}:{self._words_drawn}".encode()).hexdigest()
        return int(digest[:16], base=16)


def alphabetical(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players by name, namesakes by birth, in an order that entry does not change
    (only full namesakes born alike stand as they were entered).
    """
    return tuple(sorted(players, key=alphabetical_key))


def draw_by_lots(players: Sequence[Player], seed: str) -> Draw:
    """Draw numbers: the numbers 1 … N are shuffled and handed out in alphabetical order."""
    numbers = Lots(seed).shuffled(range(1, len(players) + 1))
    return _draw(DrawMethod.LOTS, alphabetical(players), numbers, seed)


def draw_by_rating(players: Sequence[Player], ratings: RatingRules = USUAL_RATINGS) -> Draw:
    """Give numbers by rating, equal ratings by title, then by name; 1 is the strongest."""
    return _draw(
        DrawMethod.BY_RATING, strongest_first(players, ratings), range(1, len(players) + 1)
    )


def draw_colour(seed: str) -> Colour:
    """Draw the initial colour of a Swiss (C.04.3 Art. 5.1)."""
    return (Colour.WHITE, Colour.BLACK)[Lots(seed).below(2)]


def strongest_first(
    players: Sequence[Player], ratings: RatingRules = USUAL_RATINGS
) -> tuple[Player, ...]:
    """Return the players by the rating that counts, equal ratings by title, then by name."""
    return tuple(sorted(players, key=lambda player: _strength_key(player, ratings)))


def draw_by_hand(numbers: Mapping[PlayerId, PairingNumber], players: Sequence[Player]) -> Draw:
    """Record numbers obtained outside the program; they stand in the order of numbers.

    Raises RuleError("draw.number-missing"), RuleError("draw.number-out-of-range"),
    RuleError("draw.number-twice") or RuleError("tournament.no-such-player").
    """
    for problem in problems_by_hand(numbers, players).values():
        raise problem
    for stranger in numbers.keys() - {player.id for player in players}:
        raise RuleError("tournament.no-such-player", player=stranger)
    in_order = sorted(players, key=lambda player: numbers[player.id])
    return _draw(DrawMethod.BY_HAND, in_order, range(1, len(players) + 1))


def problems_by_hand(
    numbers: Mapping[PlayerId, PairingNumber], players: Sequence[Player]
) -> Mapping[PlayerId, RuleError]:
    """Return what is wrong with the number of each player, in alphabetical order of the players:
    "draw.number-missing", "draw.number-out-of-range" or "draw.number-twice".
    """
    problems: dict[PlayerId, RuleError] = {}
    holders: dict[PairingNumber, Player] = {}
    for player in alphabetical(players):
        number = numbers.get(player.id)
        if number is None:
            problems[player.id] = RuleError("draw.number-missing", name=player.name)
        elif not 1 <= number <= len(players):
            problems[player.id] = RuleError(
                "draw.number-out-of-range", name=player.name, number=number, most=len(players)
            )
        elif number in holders:
            problems[player.id] = RuleError(
                "draw.number-twice", number=number, name=holders[number].name, other=player.name
            )
        else:
            holders[number] = player
    return problems


def seed_among_tied(tournament: Tournament, stage: StageId) -> str:
    """Return the seed of lots among the tied of a stage (C.07 Art. 4.2): one for an event, fixed
    before play, so that lots drawn again give the same order. Of a later stage its number follows.

    Where a file is of a time when none was fixed it is that of the draw of numbers, or what these
    make of it.
    """
    seed = tournament.lot_seed or _seed_of_numbers(tournament.draw)
    return seed if tournament.is_main(stage) else f"{seed}-{stage}"


def demand_seed(seed: str) -> str:
    """Return the seed without space around it. Raises RuleError("draw.seed-missing")."""
    if not seed.strip():
        raise RuleError("draw.seed-missing")
    return seed.strip()


def _seed_of_numbers(draw: Draw | None) -> str:
    if draw is not None and draw.seed:
        return draw.seed
    numbers = draw.numbers.items() if draw is not None else ()
    order = ",".join(f"{number}:{player}" for player, number in sorted(numbers))
    return seed_of(order)


def seed_of(text: str) -> str:
    """Return a seed of eight digits that follows from a text."""
    return f"{int(sha256(text.encode()).hexdigest()[:16], base=16) % 10**8:08}"


def _draw(
    method: DrawMethod, players: Sequence[Player], numbers: Sequence[int], seed: str | None = None
) -> Draw:
    drawn = tuple(
        DrawnNumber(player=player.id, number=PairingNumber(number))
        for player, number in zip(players, numbers, strict=True)
    )
    return Draw(method=method, drawn=drawn, seed=seed)


def alphabetical_key(player: Player) -> tuple[CollationKey, str, PlayerId]:
    """Return what sorts people as `alphabetical` does."""
    return collation_key(player.name), str(player.birth or ""), player.id


def _strength_key(
    player: Player, ratings: RatingRules
) -> tuple[bool, int, int, tuple[CollationKey, str, PlayerId]]:
    rating = ratings.of(player).rating
    title = len(_TITLES) if player.title is None else _TITLES.index(player.title)
    return rating is None, -(rating or 0), title, alphabetical_key(player)
