"""How the columns of a round share the room."""

import pytest

from arbiter_app.gui.rounds.grid.board_rows import (
    NAME_COLUMNS,
    NUMBER_COLUMNS,
    RATING_COLUMNS,
    RESULT_COLUMN,
    SUM_COLUMNS,
    TITLE_COLUMNS,
)
from arbiter_app.gui.rounds.grid.board_widths import share

WHITE, BLACK = NAME_COLUMNS
ALL = dict.fromkeys((0, *NUMBER_COLUMNS, *SUM_COLUMNS, *RATING_COLUMNS, *TITLE_COLUMNS), 40) | {
    RESULT_COLUMN: 100,
    WHITE: 200,
    BLACK: 300,
}
NEEDED = sum(ALL.values())


def test_that_names_take_what_is_left_alike() -> None:
    widths = share(ALL, NEEDED + 300, narrowest=100)
    assert set(widths) == set(ALL)
    assert (widths[WHITE], widths[BLACK]) == (400, 400)
    assert sum(widths.values()) == NEEDED + 300


def test_that_a_longer_name_is_not_cut_for_the_sake_of_a_shorter_one() -> None:
    widths = share(ALL, NEEDED + 20, narrowest=100)
    assert (widths[WHITE], widths[BLACK]) == (220, 300)


@pytest.mark.parametrize(
    ("lacking", "gone"),
    [
        (0, ()),
        (1, TITLE_COLUMNS),
        (81, (*TITLE_COLUMNS, *RATING_COLUMNS)),
        (161, (*TITLE_COLUMNS, *RATING_COLUMNS, *SUM_COLUMNS)),
        (241, (*TITLE_COLUMNS, *RATING_COLUMNS, *SUM_COLUMNS, *NUMBER_COLUMNS)),
    ],
)
def test_that_lesser_columns_go_by_rank_before_a_name_is_cut(
    lacking: int, gone: tuple[int, ...]
) -> None:
    widths = share(ALL, NEEDED - lacking, narrowest=100)
    assert set(ALL) - set(widths) == set(gone)
    assert widths[WHITE] >= ALL[WHITE]
    assert widths[BLACK] >= ALL[BLACK]
    assert sum(widths.values()) == NEEDED - lacking


def test_that_what_went_comes_back_where_it_finds_room() -> None:
    narrow_titles = {**ALL, **dict.fromkeys(TITLE_COLUMNS, 5)}
    widths = share(narrow_titles, sum(narrow_titles.values()) - 60, narrowest=100)
    assert set(ALL) - set(widths) == {*RATING_COLUMNS}


def test_that_names_are_cut_last_and_alike() -> None:
    widths = share({WHITE: 400, BLACK: 400, RESULT_COLUMN: 100}, 500, narrowest=100)
    assert widths == {WHITE: 200, BLACK: 200, RESULT_COLUMN: 100}


def test_that_short_names_push_nothing_out_of_view() -> None:
    widths = share({WHITE: 60, BLACK: 50, RESULT_COLUMN: 100}, 250, narrowest=200)
    assert sum(widths.values()) == 250
