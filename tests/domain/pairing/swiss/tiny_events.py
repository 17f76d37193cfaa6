"""Small Swiss events with every irregularity, played nearly to exhaustion, round by round."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random

from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    BOTH_LOSE,
    DRAW,
    HALF_TO_WHITE,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Mark,
    Result,
    Scoring,
)
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    SwissSystem,
    VirtualPoints,
)
from arbiter_app.domain.facts.rules.swiss_texts import (
    AS_WRITTEN,
    FreeColours,
    KeptPairs,
    Maxi,
    MaximumUpfloats,
    MedianGroup,
    Readings,
    Upfloats,
    ZeroByes,
)
from arbiter_app.domain.ids import Board, GameId, PairingNumber, ParticipantId, Round
from tests.domain.pairing.swiss.fields import field, id_of
from tests.domain.pairing.swiss.literal import Pairing, literal_pairing

FOOTBALL = Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(3))
SCORINGS = (
    *[Scoring()] * 6,
    Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(2)),
    FOOTBALL,
    replace(FOOTBALL, pairing_bye=Decimal(1)),
    Scoring(pairing_bye=Decimal("0.5")),
    Scoring(pairing_bye=Decimal(0)),
    Scoring(win=Decimal(3), draw=Decimal(2), loss=Decimal(1), pairing_bye=Decimal(3)),
    Scoring(win=Decimal(3), draw=Decimal(2), loss=Decimal(1), pairing_bye=Decimal(0)),
    Scoring(win=Decimal(4), draw=Decimal(2), loss=Decimal(1), absence=Decimal(1)),
)
ODD_RESULTS = (BLACK_FORFEITS, WHITE_FORFEITS, BOTH_FORFEIT, BOTH_LOSE, HALF_TO_WHITE, None)
"""None: the game is adjourned."""
BYES = (Mark.HALF_BYE, Mark.ZERO_BYE, Mark.FULL_BYE)


@dataclass(frozen=True)
class By:
    """A system, and how rounds are paired by it literally."""

    system: SwissSystem
    pairing: Callable[[Competition, Round], Pairing | None]


DUTCH = By(SwissSystem.DUTCH, literal_pairing)


@dataclass(frozen=True)
class Position:
    """A round that is to be paired, and how the literal enumerator pairs it."""

    competition: Competition
    round: Round
    pairing: Pairing | None


class TinyEvent:
    """An event whose kind, irregularities and results are all drawn from `chance`."""

    def __init__(self, chance: Random, most: int, by: By = DUTCH) -> None:
        self._chance = chance
        self._by = by
        size = chance.randint(4, most)
        self._waiting = chance.choice((0, 0, 0, 1, 2)) if size > 4 else 0
        self._away = chance.choice((0.0, 0.03, 0.1, 0.3))
        self._leaves = chance.choice((0.0, 0.0, 0.03))
        self._odd = chance.choice((0.0, 0.05, 0.2))
        self._draws = chance.choice((0.1, 0.3, 0.7))
        self._at_will = chance.choice((0.0, 0.0, 0.0, 0.3))
        """How often somebody else has paired a round: with any colours."""
        rounds = chance.choice((chance.randint(2, size), chance.randint(size - 2, size + 1)))
        self._competition = field(
            size - self._waiting,
            rules=self._rules(size, rounds),
            announced=rounds,
            scoring=chance.choice(SCORINGS),
        )
        if by.system in (SwissSystem.DUBOV, SwissSystem.LIM):
            ratings = [chance.randint(1990, 2010) for _ in range(size)]
            strengths = dict(zip(map(id_of, range(1, size + 1)), ratings, strict=True))
            self._competition = replace(self._competition, strengths=strengths)

    def positions(self) -> Iterator[Position]:
        """Yield every round before it is paired, to the last or until none can be paired; some of
        them again as if they were the last, and again when they have been paired.
        """
        for number in range(1, self._competition.announced_rounds + 1):
            self._come_and_go(Round(number))
            position = self._position(Round(number))
            yield position
            if number > 2 and self._chance.random() < 0.5:
                yield self._as_last(Round(number))
            pairing = position.pairing
            if pairing is None:
                return
            if number == 1:
                self._fix_group_a()
            if self._chance.random() < self._at_will:
                pairing = self._any_pairing(pairing)
            self._play(Round(number), pairing)
            if pairing == position.pairing and self._chance.random() < 0.2:
                yield self._position(Round(number))

    def _position(self, number: Round) -> Position:
        return Position(self._competition, number, self._by.pairing(self._competition, number))

    def _as_last(self, number: Round) -> Position:
        """Return a round in which topscorers may have a third colour, or a difference of three."""
        settings = replace(self._competition.settings, rounds=number)
        competition = replace(self._competition, settings=settings)
        return Position(competition, number, self._by.pairing(competition, number))

    def _rules(self, size: int, rounds: int) -> SwissRules:
        chance = self._chance
        kind = chance.choice(("", "", "", "baku", "virtual"))
        return SwissRules(
            system=self._by.system,
            readings=self._readings(),
            initial_colour=chance.choice(list(Colour)),
            acceleration=Acceleration.BAKU if kind == "baku" else Acceleration.NONE,
            virtual_points=self._virtual_points(size, rounds) if kind == "virtual" else (),
            forbidden=tuple(self._forbidden(size, rounds)),
            counts_all_numbers=chance.random() < 0.2,
        )

    def _readings(self) -> Readings:
        chance = self._chance
        match self._by.system:
            case SwissSystem.DUTCH:
                return AS_WRITTEN
            case SwissSystem.LIM:
                return Readings(
                    kept_pairs=chance.choice([*KeptPairs]),
                    median_group=chance.choice([*MedianGroup]),
                    free_colours=chance.choice([*FreeColours]),
                    maxi=chance.choice([*Maxi]),
                )
            case _:
                return Readings(
                    upfloats=chance.choice([*Upfloats]),
                    maximum_upfloats=chance.choice([*MaximumUpfloats]),
                    zero_byes=chance.choice([*ZeroByes]),
                )

    def _virtual_points(self, size: int, rounds: int) -> tuple[VirtualPoints, ...]:
        """Two spans of rounds for the upper numbers, and one for the others."""
        chance = self._chance
        cut, end = chance.randint(1, size - 1), chance.randint(1, rounds)
        spans = ((1, end, 1, cut), (end + 1, rounds, 1, cut), (1, end, cut + 1, size))
        return tuple(
            VirtualPoints(
                points=chance.choice((Decimal(1), Decimal("0.5"), Decimal(2))),
                first_round=Round(first_round),
                last_round=Round(last_round),
                first=PairingNumber(first),
                last=PairingNumber(last),
            )
            for first_round, last_round, first, last in spans
            if chance.random() < 0.8
        )

    def _forbidden(self, size: int, rounds: int) -> Iterator[ForbiddenPairs]:
        chance = self._chance
        people = [ParticipantId(100 + number) for number in range(1, size + 1)]
        for _ in range(chance.choice((0, 0, 0, 1, 2))):
            yield ForbiddenPairs(
                players=tuple(chance.sample(people, chance.choice((2, 2, 3)))),
                first_round=Round(chance.randint(1, rounds)),
                last_round=chance.choice((None, Round(chance.randint(1, rounds)))),
            )

    def _come_and_go(self, number: Round) -> None:
        """Late entries, withdrawals, returns and byes before a round."""
        chance, people = self._chance, list(self._competition.participants)
        while self._waiting and (number == 1 or chance.random() < 0.5):
            if number == 1 and chance.random() < 0.9:
                break
            self._waiting -= 1
            latecomer = Participant(id=ParticipantId(101 + len(people)))
            people.insert(chance.randint(0, len(people)), latecomer)
        people = [
            replace(
                each,
                number=PairingNumber(at),
                has_left=each.has_left != (chance.random() < self._leaves),
            )
            for at, each in enumerate(people, start=1)
        ]
        if all(each.has_left for each in people):
            people[0] = replace(people[0], has_left=False)
        here = [each.id for each in people if not each.has_left]
        away = [each for each in here if chance.random() < self._away][: len(here) - 1]
        byes = tuple(Bye(player=each, mark=chance.choice(BYES)) for each in away)
        self._competition = replace(
            self._competition,
            participants=tuple(people),
            rounds=(*self._competition.rounds, RoundOfPlay(number=number, games=(), byes=byes)),
        )

    def _fix_group_a(self) -> None:
        """Note who is the last of group A, as is done when round 1 is paired; or leave it open."""
        if self._chance.random() < 0.3:
            return
        settings, left = self._competition.settings, self._competition.left
        listed = [each for each in self._competition.numbers if each not in left]
        last = listed[: 2 * -(-len(listed) // 4)][-1]
        swiss = replace(settings.swiss, last_accelerated=last)
        self._competition = replace(self._competition, settings=replace(settings, swiss=swiss))

    def _any_pairing(self, pairing: Pairing) -> Pairing:
        pairs, bye = pairing
        people = [each for pair in pairs for each in pair]
        self._chance.shuffle(people)
        return tuple(zip(people[::2], people[1::2], strict=True)), bye

    def _play(self, number: Round, pairing: Pairing) -> None:
        pairs, bye = pairing
        *before, now = self._competition.rounds
        ids = {number: player for player, number in self._competition.numbers.items()}
        games = []
        for board, (white, black) in enumerate(pairs, start=1):
            result = self._result()
            games.append(
                Game(
                    id=GameId(100 * number + board),
                    board=Board(board),
                    white=ids[PairingNumber(white)],
                    black=ids[PairingNumber(black)],
                    result=result,
                    adjournment=None if result else Adjournment(),
                )
            )
        byes = now.byes
        if bye is not None:
            byes = (*byes, Bye(player=ids[PairingNumber(bye)], mark=Mark.PAIRING_BYE))
        self._competition = replace(
            self._competition, rounds=(*before, replace(now, games=tuple(games), byes=byes))
        )

    def _result(self) -> Result | None:
        chance = self._chance
        if chance.random() < self._odd:
            return chance.choice(ODD_RESULTS)
        if chance.random() < self._draws:
            return DRAW
        return chance.choice((WHITE_WINS, BLACK_WINS))
