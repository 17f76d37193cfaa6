"""The extended direct encounter of teams by both readings of C.07 Art. 13.3.3.

Worked by hand: a round robin of five teams on six boards in which everybody has four match points,
so that all are tied and their own matches are all matches (game points of the row):

          A1    A2    B     C     D   | MP  GP
    A1    -    3½    3½    2½    0    | 4   9½
    A2   2½     -    3½    6     2½   | 4   14½
    B    2½    2½     -    3½    3½   | 4   12
    C    3½    0     2½     -    6    | 4   12
    D    6     3½    2½    0     -    | 4   12

Match points divide nobody (13.3.1). Game points (13.3.2) leave B, C and D level between A2 and A1.
Among these three game points are C 8½, B 7, D 2½, but match points are B 4, C 2, D 0.
"""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import BoardScore, Game, RoundOfPlay
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    MATCH_SCORING,
    LineUpRules,
    Restart,
    TeamRules,
)
from arbiter_app.domain.ids import Board, GameId, PairingNumber, PlayerId, Round, StageId
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.table.why import inquiry
from arbiter_app.domain.table.worked_values import worked
from arbiter_app.i18n import catalogue
from arbiter_app.wording.why.worked_values import value_in_words
from tests.domain.teams.exercise import exercise, team_of

A1, A2, B, C, D = TEAMS = tuple(PlayerId(-number) for number in range(1, 6))
NAMES = dict(zip(TEAMS, ("A1", "A2", "B", "C", "D"), strict=True))
PLAYERS = {team: Player(id=team, name=NAMES[team]) for team in TEAMS}
POINTS = {
    (A1, A2): "3.5", (A1, B): "3.5", (A1, C): "2.5", (A1, D): "0",
    (A2, B): "3.5", (A2, C): "6", (A2, D): "2.5",
    (B, C): "3.5", (B, D): "3.5",
    (C, D): "6",
}  # fmt: skip


def match(number: int, table: int, white: PlayerId, black: PlayerId) -> Game:
    """Return a match as its boards came out: one carries all the points, the others nothing."""
    first = POINTS.get((white, black))
    points = 6 - Decimal(POINTS[black, white]) if first is None else Decimal(first)
    boards = (BoardScore(points, 6 - points), *[BoardScore(Decimal(0), Decimal(0))] * 5)
    return Game(
        id=GameId(10 * number + table),
        board=Board(table),
        white=white,
        black=black,
        result=WHITE_WINS if points > 3 else BLACK_WINS,
        boards=boards,
    )


def league(restart: Restart) -> Competition:
    rules = TeamRules(line_ups=LineUpRules(boards=6), restart=restart)
    numbers = [PairingNumber(number) for number in range(1, 6)]
    by_number = dict(zip(numbers, TEAMS, strict=True))
    rounds = tuple(
        RoundOfPlay(
            number=Round(number),
            games=tuple(
                match(number, table, by_number[pair.white], by_number[pair.black])
                for table, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for number, pairing in enumerate(berger(5), start=1)
    )
    return Competition(
        id=StageId(1),
        settings=Settings(
            system=System.ROUND_ROBIN,
            scoring=MATCH_SCORING,
            edition="2026-03",
            tie_breaks=("EDE",),
            teams=rules,
        ),
        participants=tuple(Participant(id=team, number=n) for n, team in by_number.items()),
        draw=Draw(
            method=DrawMethod.BY_HAND,
            drawn=tuple(DrawnNumber(player=team, number=n) for n, team in by_number.items()),
        ),
        rounds=rounds,
    )


@pytest.mark.parametrize(
    ("restart", "order"),
    [
        (Restart.SAME_SCORE, ["A2", "C", "B", "D", "A1"]),
        (Restart.FIRST_SCORE, ["A2", "B", "C", "D", "A1"]),
    ],
)
def test_that_three_who_stay_level_go_on_as_the_regulations_read_the_text(
    restart: Restart, order: list[str]
) -> None:
    table = standings(league(restart), PLAYERS)
    assert {row.points for row in table.rows} == {Decimal(4)}
    assert [NAMES[row.player] for row in table.rows] == order
    assert [row.place for row in table.rows] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("restart", "score", "told"),
    [
        (Restart.SAME_SCORE, "by game points", "the score that has divided them from the others"),
        (Restart.FIRST_SCORE, "by match points", "the first score again, by the letter"),
    ],
)
def test_that_why_tells_by_which_score_they_went_on(
    restart: Restart, score: str, told: str
) -> None:
    asked = inquiry(league(restart), PLAYERS)
    lines = value_in_words(catalogue("en"), asked, worked(asked, "EDE", C)).lines
    words = [line.words for line in lines]
    assert f"Again among the 3 still level, {score}:" in words
    (reading,) = (each for each in words if each.startswith("Still level"))
    assert told in reading
    assert "Art. 13.3.3" in reading


@pytest.mark.parametrize(
    ("restart", "order"),
    [(Restart.SAME_SCORE, [4, 2, 1, 3, 5]), (Restart.FIRST_SCORE, [4, 1, 2, 3, 5])],
)
def test_that_the_official_exercise_comes_out_by_both_readings(
    restart: Restart, order: list[int]
) -> None:
    event = exercise("2026-03", ("EDE",), restart=restart)
    table = standings(event.tournament.competition(), event.contestants)
    best = [row.player for row in table.rows if row.points == 10]
    assert best == [team_of(number) for number in order]
