"""The 960 start positions: their numbers, how the pieces stand, and the lots that draw them."""

import pytest

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.drawing.start_positions import (
    CLASSICAL,
    arrangement,
    draw_start,
    number_of,
    read_position,
    read_positions_of_boards,
    start_at,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.start_positions import POSITIONS, Chess960, StartPositions
from arbiter_app.domain.ids import Board, StartNumber

ALL = [arrangement(StartNumber(number)) for number in range(POSITIONS)]


@pytest.mark.parametrize(
    ("number", "pieces"),
    [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (534, "RNBKQBNR"),
        (CLASSICAL, "RNBQKBNR"),
        (959, "RKRNNQBB"),
    ],
)
def test_that_numbers_are_those_of_the_table_of_scharnagl(number: int, pieces: str) -> None:
    assert arrangement(StartNumber(number)) == pieces
    assert number_of(pieces.lower()) == number


def test_that_all_positions_are_different_and_keep_the_rules() -> None:
    assert len(set(ALL)) == POSITIONS
    for number, pieces in enumerate(ALL):
        assert sorted(pieces) == sorted("RNBQKBNR")
        first, last = pieces.index("B"), pieces.rindex("B")
        assert (last - first) % 2 == 1, "bishops on squares of different colours"
        assert pieces.index("R") < pieces.index("K") < pieces.rindex("R")
        assert number_of(pieces) == number


def test_that_what_breaks_the_rules_is_no_position() -> None:
    for pieces in ("RNBQBKNR", "KRNBQBNR", "RNBQKBN", "RNBQKBNX", ""):
        assert number_of(pieces) is None


def test_that_the_same_seed_gives_the_same_position_for_all_boards() -> None:
    start = draw_start(" 20261123 ", Chess960.ROUND)
    assert start == StartPositions(
        seed="20261123", for_all=StartNumber(Lots("20261123").below(960))
    )
    assert start_at(start, Board(1)) == start_at(start, Board(40)) == start.for_all


def test_that_a_board_that_comes_later_changes_no_position_of_the_others() -> None:
    start = draw_start("7", Chess960.BOARD)
    assert start.for_all is None
    assert [start_at(start, Board(board)) for board in (1, 2)] == [
        Lots("7-1").below(960),
        Lots("7-2").below(960),
    ]


def test_that_a_position_is_typed_as_a_number_or_as_pieces() -> None:
    assert read_position(" 518 ") == read_position("rnbqkbnr") == CLASSICAL
    boards = read_positions_of_boards("1 518, 12 RKRNNQBB")
    assert boards == {1: CLASSICAL, 12: 959}
    assert start_at(StartPositions(of_boards=boards), Board(2)) is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "start-position.no-position"),
        ("960", "start-position.number"),
        ("9" * 20, "start-position.number"),
        ("-1", "start-position.unreadable"),
        ("RNBQBKNR", "start-position.unreadable"),
    ],
)
def test_that_no_other_text_is_a_position(text: str, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_position(text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["518", "1 518, 1 0", "x 518", "0 518"])
def test_that_each_board_is_named_once_with_its_position(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_positions_of_boards(text)
    assert refused.value.code == "start-position.boards"
