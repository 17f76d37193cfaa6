from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.event import Settings
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.results import HALF_TO_WHITE, WHITE_FORFEITS, Colour, Mark
from arbiter_app.formats import crosstable_text
from arbiter_app.formats.crosstable_text import TextCell, parse, tournament, value_text
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


def test_that_a_crosstable_becomes_a_tournament_with_its_games() -> None:
    played = tournament(parse(THREE), Settings(edition="2026-03", tie_breaks=()))
    games = [(game.white, game.black, game.result) for _, game in played.main_stage.games]
    assert games == [(2, 3, None), (1, 3, HALF_TO_WHITE), (2, 1, WHITE_FORFEITS)]
    assert [played.free_in(round_) for round_ in played.main_stage.rounds] == [1, 2, 3]


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
