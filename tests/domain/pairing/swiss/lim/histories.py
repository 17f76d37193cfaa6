"""Lim tournaments as they go on, kept apart from the program's own facts."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings, SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import (
    POINT,
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

HALF = POINT // 2


@dataclass
class Player:
    number: int
    rating: int = 0
    score: int = 0
    colours: list[Colour] = field(default_factory=list)
    met: set[int] = field(default_factory=set)
    bye_barred: bool = False
    floated: bool = False


@dataclass
class History:
    """A tournament with what its rounds have left."""

    players: dict[int, Player]
    rounds: int
    initial: Colour = Colour.WHITE
    apart: tuple[frozenset[int], ...] = ()
    """Players no two of whom may meet."""
    round: int = 1
    """The one to be paired."""
    readings: Readings = AS_WRITTEN

    def position(self, absent: Iterable[int] = ()) -> SwissPosition:
        missing = {*absent}
        here = [each for each in self.players.values() if each.number not in missing]
        here.sort(key=lambda each: (-each.score, each.number))
        return SwissPosition(
            round=Round(self.round),
            rounds_after=self.rounds - self.round,
            initial_colour=self.initial,
            players=tuple(_seen(each, self.round) for each in here),
            met=_bits(here, lambda each: each.met),
            forbidden=_bits(here, self._kept_from),
            median=HALF * (self.round - 1),
            text=SwissText.LIM,
            readings=self.readings,
        )

    def _kept_from(self, player: Player) -> set[int]:
        return {other for group in self.apart if player.number in group for other in group} - {
            player.number
        }

    def begin(self) -> None:
        """Let a round begin: nobody has floated in it yet."""
        self.round += 1
        for each in self.players.values():
            each.floated = False

    def game(self, white: int, black: int, points_of_white: int) -> None:
        """Note a game that was played."""
        one, other = self.players[white], self.players[black]
        one.floated = other.floated = one.score != other.score
        one.score += points_of_white
        other.score += POINT - points_of_white
        one.colours.append(Colour.WHITE)
        other.colours.append(Colour.BLACK)
        one.met.add(black)
        other.met.add(white)

    def without_game(self, number: int, points: int) -> None:
        """Note points that somebody got without playing."""
        self.players[number].score += points
        if points >= POINT:
            self.players[number].bye_barred = True


def _seen(player: Player, round: int) -> SwissPlayer:
    return SwissPlayer(
        number=PairingNumber(player.number),
        score=player.score,
        colours=tuple(player.colours),
        difference=2 * player.colours.count(Colour.WHITE) - len(player.colours),
        wants=None,
        strength=Strength.NONE,
        bye_barred=player.bye_barred,
        last_float=Floated.DOWN if player.floated else Floated.NOT,
        float_before=Floated.NOT,
        unplayed=round - 1 - len(player.colours),
        is_topscorer=False,
        counted_as=player.number,
        rating=player.rating,
    )


def _bits(here: list[Player], others: Callable[[Player], set[int]]) -> tuple[int, ...]:
    place = {each.number: at for at, each in enumerate(here)}
    return tuple(
        sum(1 << place[other] for other in others(each) if other in place) for each in here
    )


def positions(
    chance: Random,
    most: int,
    readings: Readings,
    pair: Callable[[SwissPosition], RoundPairing | None],
    *,
    fewest: int = 2,
    least_rounds: int = 1,
) -> Iterator[SwissPosition]:
    """Yield a tournament round by round, as long as it can be paired: with draws, forfeits, byes,
    absences, late entries, withdrawals, and some who may not meet.
    """
    size = chance.randint(fewest, most)
    numbers = range(1, size + 1)
    wildness = chance.choice((0.0, 0.0, 0.1, 0.3))
    draws = chance.choice((0.1, 0.3, 0.6))
    strength = 2400
    players = {}
    for number in numbers:
        strength -= chance.randint(0, 60)
        players[number] = Player(number, 0 if chance.random() < 0.1 else strength)
    history = History(
        players=players,
        rounds=chance.randint(least_rounds, max(least_rounds, min(11, size + 1))),
        initial=chance.choice(list(Colour)),
        readings=readings,
        apart=tuple(
            frozenset(chance.sample(numbers, 2))
            for _ in range(chance.choice((0, 0, 0, 1, 2)) if size > 1 else 0)
        ),
    )
    here_from = {
        number: chance.randint(1, history.rounds) if chance.random() < wildness / 3 else 1
        for number in numbers
    }
    here_to = {
        number: chance.randint(1, history.rounds) if chance.random() < wildness / 3 else 99
        for number in numbers
    }
    for number_of_round in range(1, history.rounds + 1):
        absent = [
            number
            for number in numbers
            if not here_from[number] <= number_of_round <= here_to[number]
            or chance.random() < wildness / 3
        ]
        position = history.position(absent)
        yield position
        pairing = pair(position)
        if pairing is None:
            return
        history.begin()
        for number in absent:
            history.without_game(number, chance.choice((0, 0, HALF, HALF, POINT)))
        if pairing.free is not None:
            history.without_game(pairing.free, POINT)
        for each in pairing.pairs:
            if chance.random() < wildness / 2:
                winner, loser = chance.sample((int(each.white), int(each.black)), 2)
                history.without_game(winner, chance.choice((POINT, POINT, 0)))
                history.without_game(loser, 0)
            else:
                points = HALF if chance.random() < draws else chance.choice((0, POINT))
                history.game(int(each.white), int(each.black), points)
