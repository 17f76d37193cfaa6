"""Tournaments of every kind for hypothesis: what could be played, however unlikely."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal

from hypothesis import strategies as st

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import BYES, STANDARD_SCORING, Mark, Result, Scoring
from arbiter_app.domain.facts.rules.settings import Settings, Unrated
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.tie_breaks.editions import EDITIONS, Edition


def _results() -> tuple[Result, ...]:
    sides = [mark for mark in Mark if mark not in BYES]
    found: dict[Result, None] = {}
    for white in sides:
        for black in sides:
            try:
                found[Result.of_sides(white, black)] = None
            except ValueError:
                continue
    return tuple(found)


RESULTS = _results()
"""Everything that can stand between two players."""

COMPLETE = st.sampled_from(RESULTS)
RUNNING = st.none() | COMPLETE
OVER_THE_BOARD = st.sampled_from([each for each in RESULTS if not each.is_forfeit])

SCORINGS = st.sampled_from(
    [
        STANDARD_SCORING,
        Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(3)),
        Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(1)),
        Scoring(pairing_bye=Decimal("0.5")),
    ]
)


@dataclass(frozen=True)
class Played:
    """A tournament with its players; an id is a hundred more than the number."""

    tournament: Tournament
    players: Mapping[PlayerId, Player]

    def under(self, edition: Edition, *tie_breaks: str) -> "Played":
        settings = replace(
            self.tournament.settings, edition=edition.id, tie_breaks=tuple(tie_breaks)
        )
        return replace(self, tournament=replace(self.tournament, settings=settings))

    @property
    def system(self) -> System:
        return self.tournament.settings.system

    @property
    def rounds(self) -> tuple[RoundOfPlay, ...]:
        return self.tournament.main_stage.rounds

    def with_rounds(self, rounds: tuple[RoundOfPlay, ...]) -> "Played":
        stage = replace(self.tournament.main_stage, rounds=rounds)
        return replace(self, tournament=replace(self.tournament, stages=(stage,)))


_MOVED = {"/L±n": ("/L+1", "/L-2"), "/G±n": ("/G+1", "/G-2")}


def names(edition: Edition, system: System) -> list[str]:
    """Every criterion that may be listed, with every modifier alone, and two together."""
    found: list[str] = []
    for line in edition.offered(system):
        found.append(line.acronym)
        for modifier in sorted(line.modifiers):
            spellings = _MOVED.get(modifier, (modifier,))
            found.extend(line.acronym + spelling for spelling in spellings)
        if {"/C1", "/P"} <= line.modifiers:
            found.append(f"{line.acronym}/C1/P")
    return found


EDITIONS_OF_ALL = st.sampled_from(list(EDITIONS.values()))


@st.composite
def _people(draw: st.DrawFn, size: int) -> Mapping[PlayerId, Player]:
    rating = st.none() | st.integers(1000, 2900)
    people = (
        Player(
            id=PlayerId(100 + number),
            name=f"P{number}",
            fide_rating=draw(rating),
            arbiters_rating=draw(rating),
        )
        for number in range(1, size + 1)
    )
    return {player.id: player for player in people}


@st.composite
def round_robins(
    draw: st.DrawFn,
    results: st.SearchStrategy[Result | None] = RUNNING,
    cycles: int | None = None,
    *,
    withdrawals: bool = False,
) -> Played:
    """A round robin of three to seven, one to three cycles."""
    size = draw(st.integers(3, 7))
    cycles = cycles or draw(st.integers(1, 3))
    rounds = tuple(
        RoundOfPlay(
            number=Round(number),
            games=tuple(
                _game(number, board, pair.white, pair.black, draw(results))
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for number, pairing in enumerate(berger(size) * cycles, start=1)
    )
    gone = draw(st.sets(st.integers(1, size), max_size=2)) if withdrawals else set()
    return Played(
        tournament=_tournament(
            Settings(
                edition="2026-03",
                tie_breaks=(),
                cycles=cycles,
                unrated=draw(st.sampled_from(Unrated)),
                forfeits_in_ratings=draw(st.booleans()),
            ),
            size,
            rounds,
            gone,
        ),
        players=draw(_people(size)),
    )


@st.composite
def swisses(
    draw: st.DrawFn,
    results: st.SearchStrategy[Result | None] = RUNNING,
    byes: tuple[Mark | None, ...] = (None, *BYES),
    *,
    adjusted: bool = False,
) -> Played:
    """A Swiss of two to nine with any pairs, byes of any kind, and players not there at all; with
    no byes to choose from everybody plays in every round.
    """
    size = draw(st.integers(2, 9) if byes else st.sampled_from((2, 4, 6, 8)))
    rounds = tuple(
        _swiss_round(draw, number, size, results, byes)
        for number in range(1, draw(st.integers(1, 6)) + 1)
    )
    announced = draw(st.none() | st.integers(len(rounds), len(rounds) + 2))
    tournament = _tournament(
        Settings(
            edition="2026-03",
            tie_breaks=(),
            system=System.SWISS,
            rounds=announced,
            scoring=draw(SCORINGS),
            unrated=draw(st.sampled_from(Unrated)),
        ),
        size,
        rounds,
        set(),
    )
    if adjusted:
        tournament = replace(tournament, adjustments=draw(_adjustments(size, len(rounds))))
    return Played(tournament=tournament, players=draw(_people(size)))


def _swiss_round(
    draw: st.DrawFn,
    number: int,
    size: int,
    results: st.SearchStrategy[Result | None],
    byes: tuple[Mark | None, ...],
) -> RoundOfPlay:
    order = draw(st.permutations(range(1, size + 1)))
    paired = 2 * draw(st.integers(0 if byes else size // 2, size // 2))
    marks = [(player, draw(st.sampled_from(byes))) for player in order[paired:]]
    return RoundOfPlay(
        number=Round(number),
        games=tuple(
            _game(number, at // 2 + 1, order[at], order[at + 1], draw(results))
            for at in range(0, paired, 2)
        ),
        byes=tuple(
            Bye(player=PlayerId(100 + player), mark=mark)
            for player, mark in marks
            if mark is not None
        ),
    )


def _game(round_: int, board: int, white: int, black: int, result: Result | None) -> Game:
    return Game(
        id=GameId(100 * round_ + board),
        board=Board(board),
        white=PlayerId(100 + white),
        black=PlayerId(100 + black),
        result=result,
    )


def _adjustments(size: int, rounds: int) -> st.SearchStrategy[tuple[Adjustment, ...]]:
    one = st.builds(
        Adjustment,
        player=st.integers(101, 100 + size).map(PlayerId),
        round=st.none() | st.integers(1, rounds).map(Round),
        points=st.sampled_from([Decimal("-1"), Decimal("-0.5"), Decimal("0.5")]),
    )
    return st.lists(one, max_size=3).map(tuple)


def _tournament(
    settings: Settings, size: int, rounds: tuple[RoundOfPlay, ...], gone: set[int]
) -> Tournament:
    drawn = tuple(
        DrawnNumber(player=PlayerId(100 + number), number=PairingNumber(number))
        for number in range(1, size + 1)
    )
    return Tournament(
        id=TournamentId(1),
        title="",
        settings=settings,
        entries=tuple(
            Entry(
                player=each.player,
                status=(EntryStatus.WITHDRAWN if each.number in gone else EntryStatus.REGISTERED),
            )
            for each in drawn
        ),
        draw=Draw(method=DrawMethod.BY_HAND, drawn=drawn),
        stages=(Stage(id=StageId(1), rounds=rounds),),
    )
