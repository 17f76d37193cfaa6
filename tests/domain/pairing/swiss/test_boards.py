"""At which boards the pairs of a Swiss sit: order, fixed boards, boards that are typed."""

import pytest

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import BoardOrder
from arbiter_app.domain.ids import Board, PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.boards import (
    board_ranges,
    ranges_text,
    seated,
    typed_boards,
)
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)
from tests.services.hands import refused_code

SCORES = {1: 200, 2: 100, 3: 200, 4: 200, 5: 100, 6: 150}
PAIRS = tuple(
    Pair(PairingNumber(white), PairingNumber(black)) for white, black in ((2, 5), (3, 6), (4, 1))
)


def position() -> SwissPosition:
    players = tuple(
        SwissPlayer(
            number=PairingNumber(number),
            score=score,
            colours=(),
            difference=0,
            wants=None,
            strength=Strength.NONE,
            bye_barred=False,
            last_float=Floated.NOT,
            float_before=Floated.NOT,
            unplayed=0,
            is_topscorer=False,
            counted_as=number,
        )
        for number, score in sorted(SCORES.items(), key=lambda each: (-each[1], each[0]))
    )
    return SwissPosition(
        round=Round(3),
        rounds_after=1,
        initial_colour=Colour.WHITE,
        players=players,
        met=(0,) * 6,
        forbidden=(0,) * 6,
    )


def boards(
    pairs: tuple[Pair, ...] = PAIRS,
    order: BoardOrder = BoardOrder.SUM,
    typed: str = "",
    **fixed: int,
) -> dict[int, tuple[int, int]]:
    """Return who sits where; `p4=7` fixes the board of a number."""
    known = {PairingNumber(int(name[1:])): Board(board) for name, board in fixed.items()}
    found = seated(position(), pairs, order, known, board_ranges(typed))
    return {board: (pair.white, pair.black) for board, pair in found.items()}


def test_that_the_score_of_the_higher_comes_first_then_the_sum_then_the_number() -> None:
    assert boards() == {1: (4, 1), 2: (3, 6), 3: (2, 5)}
    two = (
        *PAIRS[:1],
        Pair(PairingNumber(1), PairingNumber(6)),
        Pair(PairingNumber(4), PairingNumber(3)),
    )
    assert boards(two) == {1: (4, 3), 2: (1, 6), 3: (2, 5)}
    assert boards(two, BoardOrder.NUMBER) == {1: (1, 6), 2: (4, 3), 3: (2, 5)}


def test_that_the_pair_of_a_fixed_player_sits_at_the_board() -> None:
    assert boards(p4=7) == {1: (3, 6), 2: (2, 5), 7: (4, 1)}
    assert boards(p2=1) == {1: (2, 5), 2: (4, 1), 3: (3, 6)}


def test_that_two_fixed_players_meet_at_the_lower_board() -> None:
    assert boards(p4=7, p1=5) == {1: (3, 6), 2: (2, 5), 5: (4, 1)}


def test_that_the_first_in_order_has_a_board_that_two_pairs_want() -> None:
    assert boards(p4=2, p3=2) == {1: (3, 6), 2: (4, 1), 3: (2, 5)}


def test_that_pairs_sit_at_the_boards_that_are_typed() -> None:
    assert boards(typed="3-4, 31") == {3: (4, 1), 4: (3, 6), 31: (2, 5)}
    assert boards(typed="11–12", p2=1) == {1: (2, 5), 11: (4, 1), 12: (3, 6)}
    assert refused_code(lambda: boards(typed="1-2")) == "pairing.too-few-boards"


@pytest.mark.parametrize("text", ["x", "5-1", "0", "1-", "1 - 2 - 3", "99999"])
def test_that_what_names_no_boards_is_refused(text: str) -> None:
    assert refused_code(lambda: board_ranges(text)) == "pairing.boards-unreadable"


@pytest.mark.parametrize("text", ["", "1-20, 31-60", "7", "2, 5-6"])
def test_that_boards_are_told_as_they_are_typed(text: str) -> None:
    numbers = [Board(n) for each in board_ranges(text) for n in range(each.first, each.last + 1)]
    assert ranges_text(numbers) == text


def test_that_boards_from_1_on_are_not_typed_anew() -> None:
    assert typed_boards([Board(1), Board(2), Board(40)], [Board(40)]) == ""
    assert typed_boards([Board(1), Board(3)], [Board(2)]) == ""
    assert typed_boards([Board(11), Board(12)], []) == "11-12"
