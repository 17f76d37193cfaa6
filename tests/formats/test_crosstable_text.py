from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import (
    HALF_TO_BLACK,
    HALF_TO_WHITE,
    WHITE_FORFEITS,
    Colour,
    Mark,
    Result,
    Scoring,
)
from arbiter_app.domain.facts.rules.settings import Settings, Unrated
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.formats import crosstable_text
from arbiter_app.formats.crosstable_text import (
    TextCell,
    parse,
    players,
    settings,
    tournament,
    value_text,
)
from arbiter_app.formats.errors import FormatError

CASES = sorted((Path(__file__).parents[1] / "data" / "cases").glob("*.txt"))

THREE = """\
Three players.
Source: worked by hand.

 #  name  | R1    R2    R3   | pts  SB
 1  Alyx  | free  3w½   2b+  | 1½   0
 2  Bruno | 3w.   free  1w-  | 0    0
 3  Carla | 2b.   1b∅   free | 0    0
"""

SWISS = """\
Five players, of whom the last came late and has no rating but the arbiter's.
System: swiss
Rounds: 4
Scoring: win 3, draw 1, absence ½, bye 2.5
Tie-breaks: BH/C1, BH
Unrated: arbiters-rating
Withdrawn: 2, 4
Penalties: 3 R2 -½, 5 +1, 1 R1 +0.5

 #  name     rtg    | R1   R2   R3  |
 1  Alyx     2100   | 3w1  2b=  4w. |
 2  Bruno    –      | 4wD  1w0  Z   |
 3  Carla 2  1980   | 1b0  5wW  F   |
 4  David    2000   | 2bD  U    1b. |
 5  Eva      (1500) | H    3bL  Z   |
"""


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_that_every_case_file_is_written_back_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert crosstable_text.format(parse(text)) == text


def test_that_a_crosstable_needs_neither_preface_nor_values() -> None:
    text = " #  name | R1  |\n 1  Alyx | 2w1 |\n 2  Bo   | 1b0 |\n"
    assert crosstable_text.format(parse(text)) == text
    assert parse(text).columns == ()


def test_that_careless_spacing_is_written_back_aligned() -> None:
    careless = "# name|R1|pts\n1 Alyx Ann|2w1|1\n2 Bo|1b0|0"
    assert crosstable_text.format(parse(careless)) == (
        " #  name     | R1  | pts\n 1  Alyx Ann | 2w1 | 1\n 2  Bo       | 1b0 | 0\n"
    )


def test_that_cells_values_and_facts_are_read() -> None:
    table = parse(THREE)
    assert table.facts == {"Source": "worked by hand."}
    assert table.columns == ("pts", "SB")
    assert table.lines[0].values == ("1½", "0")
    assert table.lines[0].cells == (
        None,
        TextCell(opponent=PairingNumber(3), colour=Colour.WHITE, mark=Mark.AWARDED_DRAW),
        TextCell(opponent=PairingNumber(2), colour=Colour.BLACK, mark=Mark.FORFEIT_WON),
    )


def test_that_byes_ratings_and_terms_of_play_are_written_back_as_they_were_read() -> None:
    assert crosstable_text.format(parse(SWISS)) == SWISS


def test_that_byes_stand_in_their_rounds_beside_the_games() -> None:
    table = parse(SWISS)
    played = tournament(table, settings(table, "2026-03"))
    assert [round_.byes for round_ in played.main_stage.rounds] == [
        (Bye(player=PlayerId(5), mark=Mark.HALF_BYE),),
        (Bye(player=PlayerId(4), mark=Mark.PAIRING_BYE),),
        (
            Bye(player=PlayerId(2), mark=Mark.ZERO_BYE),
            Bye(player=PlayerId(3), mark=Mark.FULL_BYE),
            Bye(player=PlayerId(5), mark=Mark.ZERO_BYE),
        ),
    ]


def test_that_sides_which_do_not_add_up_are_a_decision_of_the_arbiter() -> None:
    played = tournament(parse(SWISS), settings(parse(SWISS), "2026-03"))
    results = {(game.white, game.black): game.result for _, game in played.main_stage.games}
    assert results == {
        (1, 3): Result.parse("1-0"),
        (2, 4): Result.parse("D-D"),
        (2, 1): HALF_TO_BLACK,
        (3, 5): Result.parse("W-L"),
        (1, 4): None,
    }


def test_that_ratings_of_players_and_of_the_arbiter_are_kept_apart() -> None:
    ratings = [
        (player.fide_rating, player.arbiters_rating) for player in players(parse(SWISS)).values()
    ]
    assert ratings == [(2100, None), (None, None), (1980, None), (2000, None), (None, 1500)]
    assert [player.name for player in players(parse(SWISS)).values()][2] == "Carla 2"


def test_that_the_terms_of_play_are_those_of_the_preface() -> None:
    table = parse(SWISS)
    assert settings(table, "2023-09") == Settings(
        edition="2023-09",
        tie_breaks=("BH/C1", "BH"),
        system=System.SWISS,
        rounds=4,
        scoring=Scoring(
            win=Decimal(3),
            draw=Decimal(1),
            absence=Decimal("0.5"),
            pairing_bye=Decimal("2.5"),
        ),
        unrated=Unrated.ARBITERS_RATING,
    )
    assert settings(table, "2023-09", "SB").tie_breaks == ("SB",)
    played = tournament(table, settings(table, "2026-03"))
    withdrawn = [each.player for each in played.entries if each.status is EntryStatus.WITHDRAWN]
    assert withdrawn == [2, 4]
    assert played.adjustments == (
        Adjustment(player=PlayerId(3), round=Round(2), points=Decimal("-0.5")),
        Adjustment(player=PlayerId(5), points=Decimal(1)),
        Adjustment(player=PlayerId(1), round=Round(1), points=Decimal("0.5")),
    )


def test_that_a_round_robin_of_one_cycle_that_annuls_is_what_a_silent_preface_means() -> None:
    assert settings(parse(THREE), "2026-03") == Settings(edition="2026-03", tie_breaks=())
    counting = THREE.replace("Source: worked by hand.", "Withdrawals: count\nCycles: 2")
    assert settings(parse(counting), "2026-03") == Settings(
        edition="2026-03", tie_breaks=(), cycles=2, annuls_withdrawals=False
    )


@pytest.mark.parametrize(
    ("good", "bad", "line", "column", "code"),
    [
        ("System: swiss", "System: Swiss", 2, 9, "crosstable.fact"),
        ("Rounds: 4", "Rounds: four", 3, 9, "crosstable.fact"),
        ("Rounds: 4", "Rounds: 0", 3, 9, "crosstable.fact"),
        ("win 3", "win three", 4, 10, "crosstable.fact"),
        ("arbiters-rating", "guessed", 6, 10, "crosstable.fact"),
        ("Withdrawn: 2, 4", "Withdrawn: 2 4", 7, 12, "crosstable.fact"),
        ("Withdrawn: 2, 4", "Withdrawn: 2, 6", 7, 12, "crosstable.fact"),
        ("Withdrawn: 2, 4", "Withdrawals: perhaps", 7, 14, "crosstable.fact"),
        ("3 R2 -½", "3 R2 ½", 8, 12, "crosstable.fact"),
        ("3 R2 -½", "6 R2 -½", 8, 12, "crosstable.fact"),
        ("2100  ", "strong", 11, 1, "crosstable.number"),
        ("2100", "    ", 11, 1, "crosstable.number"),
        ("  U   ", "  5wU ", 14, 28, "crosstable.cell"),
        ("  U   ", "  u   ", 14, 28, "crosstable.cell"),
        ("| H    3", "| 3w1  3", 15, 23, "crosstable.halves"),
        ("1w0", "F  ", 11, 28, "crosstable.halves"),
        ("5wW", "5w1", 13, 28, "crosstable.result"),
    ],
)
def test_that_a_defect_of_a_swiss_is_named_with_its_line_and_column(
    good: str, bad: str, line: int, column: int, code: str
) -> None:
    with pytest.raises(FormatError) as refused:
        parse(SWISS.replace(good, bad))
    assert (refused.value.line, refused.value.column, refused.value.code) == (line, column, code)


def test_that_a_crosstable_becomes_a_tournament_with_its_games() -> None:
    played = tournament(parse(THREE), Settings(edition="2026-03", tie_breaks=()))
    games = [(game.white, game.black, game.result) for _, game in played.main_stage.games]
    assert games == [(2, 3, None), (1, 3, HALF_TO_WHITE), (2, 1, WHITE_FORFEITS)]
    assert [played.competition().free_in(round_) for round_ in played.main_stage.rounds] == [
        1,
        2,
        3,
    ]


@pytest.mark.parametrize(
    ("good", "bad", "line", "column", "code"),
    [
        (" #  name", " n  name", 1, 1, "crosstable.no-header"),
        ("| 1½   0", "  1½   0", 5, 1, "crosstable.fields"),
        (" 2  Bruno", " 7  Bruno", 6, 1, "crosstable.number"),
        (" 2  Bruno", " 2       ", 6, 1, "crosstable.number"),
        ("free  3w½   2b+", "free  3w½      ", 5, 12, "crosstable.cells"),
        ("| 1½   0", "| 1½    ", 5, 31, "crosstable.values"),
        ("| 1½   0", "| 1½   x", 5, 37, "crosstable.value"),
        ("3w½", "3x½", 5, 19, "crosstable.cell"),
        ("3w½", "3w*", 5, 19, "crosstable.cell"),
        ("3w½", f"{'3' * 5000}w½", 5, 19, "crosstable.cell"),
        ("3w½", "٣w½", 5, 19, "crosstable.cell"),
        ("3w½", "4w½", 5, 19, "crosstable.opponent"),
        ("3w½", "1w½", 5, 19, "crosstable.opponent"),
        ("3w½", "2w½", 5, 19, "crosstable.halves"),
        ("3w½", "3b½", 5, 19, "crosstable.halves"),
        ("3w½", "3w.", 5, 19, "crosstable.halves"),
        ("3w½", "3w1", 5, 19, "crosstable.result"),
    ],
)
def test_that_a_defect_is_named_with_its_line_and_column(
    good: str, bad: str, line: int, column: int, code: str
) -> None:
    with pytest.raises(FormatError) as refused:
        parse(THREE.replace(good, bad))
    assert (refused.value.line, refused.value.column, refused.value.code) == (line, column, code)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        (Decimal(0), "0"),
        (Decimal(10), "10"),
        (Decimal("0.5"), "½"),
        (Decimal("9.25"), "9¼"),
        (Decimal("2.75"), "2¾"),
        (Decimal(4) / 3, "1.3333"),
    ],
)
def test_that_values_are_written_with_quarters(value: Decimal | None, text: str) -> None:
    assert value_text(value) == text
