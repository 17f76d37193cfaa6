"""The official exercise of a team tournament: every value of every table.

The tournament and its tables: Exercises in Tie-Breaking, rev. 2403220900, FIDE TEC; facts only, in
tests/data/tec_team_swiss.json, which says what was derived for the text of 2026.
"""

import json
from collections.abc import Callable, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.results import Colour, Mark, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.tie_breaks.basis import Basis, MatchBoards
from arbiter_app.domain.tie_breaks.crosstable import Cell, Crosstable, Line
from arbiter_app.domain.tie_breaks.editions import EDITIONS, Edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Group, Individual, Ranking, Subject

TOURNAMENT = json.loads(
    (Path(__file__).parents[2] / "data" / "tec_team_swiss.json").read_text("utf-8"),
    parse_float=Decimal,
    parse_int=Decimal,
)
BOARDS = 4
EXPECTED = TOURNAMENT["expected"]
_MARKS = {
    "forfeit_win": Mark.FORFEIT_WON,
    "forfeit_loss": Mark.FORFEIT_LOST,
    "pab": Mark.PAIRING_BYE,
    "hpb": Mark.HALF_BYE,
    "zpb": Mark.ZERO_BYE,
}
_SCORINGS = {
    Score.MATCH: Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(1)),
    Score.GAME: Scoring(win=Decimal(4), draw=Decimal(2), pairing_bye=Decimal(2)),
}


def mark(round_: Mapping[str, Any]) -> Mark:
    if round_["kind"] != "match":
        return _MARKS[round_["kind"]]
    return {2: Mark.WON, 1: Mark.DRAWN, 0: Mark.LOST}[int(round_["mp"])]


def table(score: Score) -> Crosstable:
    points = {
        (int(team["id"]), int(round_["round"])): Decimal(round_[score.lower()])
        for team in TOURNAMENT["teams"]
        for round_ in team["rounds"]
    }
    lines = {}
    for team in TOURNAMENT["teams"]:
        who = PlayerId(int(team["id"]))
        cells = []
        for round_ in team["rounds"]:
            number = int(round_["round"])
            opponent = round_.get("opponent")
            cells.append(
                Cell(
                    round=Round(number),
                    opponent=None if opponent is None else PlayerId(int(opponent)),
                    colour=Colour(round_["color"]) if round_.get("color") else None,
                    mark=mark(round_),
                    points=points[who, number],
                    opponent_points=None if opponent is None else points[int(opponent), number],
                )
            )
        lines[who] = Line(player=who, number=PairingNumber(who), cells=tuple(cells))
    rounds = int(TOURNAMENT["rounds"])
    return Crosstable(lines=lines, cycles=1, scoring=_SCORINGS[score], rounds=rounds)


def boards() -> Mapping[PlayerId, tuple[MatchBoards, ...]]:
    """Return what each team scored on its boards; the bye is a win on every board (Art. 12)."""
    worth = {"1": Decimal(1), "=": Decimal("0.5"), "0": Decimal(0), "+": Decimal(1)}
    found = {}
    for team in TOURNAMENT["teams"]:
        matches = []
        for round_ in team["rounds"]:
            points = [worth.get(each["result"], Decimal(0)) for each in round_.get("boards") or ()]
            if round_["kind"] == "pab":
                points = [Decimal(1)] * BOARDS
            if points:
                matches.append(MatchBoards(Round(int(round_["round"])), tuple(points)))
        found[PlayerId(int(team["id"]))] = tuple(matches)
    return found


def ground(edition: Edition, primary: Score = Score.MATCH) -> Basis:
    def of(score: Score, other: Callable[[], Basis]) -> Basis:
        return Basis(
            table=table(score),
            settings=Settings(
                system=System.SWISS, rounds=7, edition=edition.id, tie_breaks=(), scoring=Scoring()
            ),
            unplayed=edition.unplayed[System.SWISS],
            ratings={},
            later_ratings={},
            own_criteria={},
            fore_table=lambda: table(score),
            score=score,
            by_other_score=other,
            boards=boards(),
        )

    first = of(primary, lambda: second)
    second = of(primary.other, lambda: first)
    return first


def values(basis: Basis, edition: Edition, name: str) -> dict[str, Decimal]:
    tie_break = TieBreak.parse(name)
    lines = (*edition.team_criteria, *edition.criteria)
    function = next(each for each in lines if each.acronym == tie_break.acronym).function
    assert isinstance(function, Individual)
    varied = basis.varied(tie_break)
    answers = {
        str(team): function.answer(Subject(varied, line, tie_break)).value
        for team, line in varied.table.lines.items()
    }
    return {team: value for team, value in answers.items() if value is not None}


_OFFICIAL = [
    *("BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1", "SSSC"),
    *("EMMSB", "EGMSB", "EMGSB", "EGGSB", "EMMSB/C1", "EMGSB/C1"),
]
_DERIVED = ["EGMSB/C1", "EGGSB/C1"]
"""By the wording of August 2024, which cuts by the score that is multiplied."""


@pytest.mark.parametrize(
    ("id", "tables", "names"),
    [
        ("2023-09", "edition_2023_09", _OFFICIAL),
        ("2024-08", "edition_2023_09", [*_OFFICIAL, *_DERIVED]),
        ("2026-03", "edition_2026_03", [*_OFFICIAL, *_DERIVED]),
    ],
)
def test_every_value_of_the_exercise(id: str, tables: str, names: list[str]) -> None:
    edition = EDITIONS[id]
    basis = ground(edition)
    for name in names:
        found = values(basis, edition, name)
        assert {team: round(value, 6) for team, value in found.items()} == {
            team: round(value, 6) for team, value in EXPECTED[tables][name].items()
        }


@pytest.mark.parametrize("score", Score)
def test_the_scores_themselves(score: Score) -> None:
    found = table(score)
    expected = EXPECTED["edition_2026_03"][score]
    assert {str(team): line.points for team, line in found.lines.items()} == expected


def test_that_the_other_score_is_a_criterion() -> None:
    edition = EDITIONS["2026-03"]
    assert values(ground(edition), edition, "MPvGP") == EXPECTED["edition_2026_03"]["GP"]
    by_games = ground(edition, Score.GAME)
    assert values(by_games, edition, "MPvGP") == EXPECTED["edition_2026_03"]["MP"]


def test_the_count_of_boards() -> None:
    basis = ground(EDITIONS["2026-03"])
    for team, expected in EXPECTED["board_points"].items():
        won = [each.points for each in basis.boards[PlayerId(int(team))]]
        assert [sum(board) for board in zip(*won, strict=True)] == expected


def level(name: str, *teams: int) -> tuple[tuple[int, ...], ...]:
    edition = EDITIONS["2026-03"]
    return ranked(group(edition, name), ground(edition), *teams)


def group(edition: Edition, name: str) -> Group:
    function = next(each for each in edition.team_criteria if each.acronym == name).function
    assert isinstance(function, Group)
    return function


def ranked(function: Group, basis: Basis, *teams: int) -> tuple[tuple[int, ...], ...]:
    found: Ranking = function.rank(basis, [PlayerId(team) for team in teams])
    return tuple(tuple(sorted(int(each) for each in one)) for one in found.classes)


@pytest.mark.parametrize(
    ("teams", "classes"),
    [
        ((1, 2, 3, 4, 5), "group_10_TEC"),
        ((6, 8), "group_7"),
        ((7, 9, 13), "group_6"),
        ((11, 14), "group_4"),
    ],
)
def test_the_extended_direct_encounter(teams: tuple[int, ...], classes: str) -> None:
    expected = tuple(tuple(int(each) for each in one) for one in EXPECTED["EDE"][classes])
    assert level("EDE", *teams) == expected


def in_round(basis: Basis, number: int) -> Basis:
    """Return a basis in which nothing but the boards of one round counts."""
    only = {
        team: tuple(each for each in matches if each.round == number)
        for team, matches in basis.boards.items()
    }
    return Basis(
        **{
            **{name: getattr(basis, name) for name in basis.__dataclass_fields__},
            "boards": only,
        }
    )


@pytest.mark.parametrize("name", ["BC", "TBR", "BBE", "EDEBT", "EDEBB", "EDET", "EDEB"])
def test_that_boards_divide_two_who_drew(name: str) -> None:
    edition = EDITIONS["2026-03"]
    basis = in_round(ground(edition), 3)
    assert ranked(group(edition, name), basis, 14, 11) == ((11,), (14,))


def test_that_boards_are_not_counted_where_game_points_differ() -> None:
    assert level("BC", 1, 3) == ((1, 3),)
    assert level("BC", 2, 4) == ((2,), (4,))
