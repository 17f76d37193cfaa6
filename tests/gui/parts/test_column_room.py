"""How columns share the room of a table."""

from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.gui.parts.tables.column_room import share_room

Row = tuple[str, ...]
HEIGHT = 10


def column(
    *,
    spare: int = 0,
    narrowest: int = 0,
    is_name: bool = False,
    figures: bool = False,
    takes_rest: bool = False,
    is_of_two: bool = False,
) -> Column[Row]:
    """A column of words, or of figures."""
    made: Column[Row] = Column(
        title="",
        text=str,
        spare=spare,
        narrowest=narrowest,
        is_name=is_name,
        takes_rest=takes_rest,
        is_of_two=is_of_two,
    )
    return made if not figures else Column(title="", text=str, align=RIGHT, spare=spare)


def shared(columns: list[Column[Row]], wanted: list[int], room: int) -> dict[int, int]:
    return share_room(columns, dict(enumerate(wanted)), room, height=HEIGHT)


NAME = column(is_name=True)
POINTS = column(figures=True)


def test_that_a_name_is_not_cut_while_a_lesser_column_stands() -> None:
    columns = [NAME, column(), column(spare=2), column(spare=1), POINTS]
    wanted = [200, 100, 60, 60, 40]
    assert shared(columns, wanted, 460) == {0: 200, 1: 100, 2: 60, 3: 60, 4: 40}
    assert shared(columns, wanted, 410) == {0: 200, 1: 100, 2: 60, 4: 40}
    assert shared(columns, wanted, 350) == {0: 200, 1: 100, 4: 40}
    assert shared(columns, wanted, 310) == {0: 200, 1: 70, 4: 40}
    assert shared(columns, wanted, 290) == {0: 190, 1: 60, 4: 40}
    assert shared(columns, wanted, 100) == {0: 90, 1: 60, 4: 40}, "no further"


def test_that_a_narrow_spare_column_stays_where_a_wider_one_had_to_go() -> None:
    columns = [NAME, column(spare=1), column(spare=2)]
    assert shared(columns, [100, 20, 90], 130) == {0: 100, 1: 30}


def test_that_what_is_told_of_two_players_stays_or_goes_for_both() -> None:
    colours, floats = column(spare=2, is_of_two=True), column(spare=1, is_of_two=True)
    columns = [NAME, colours, floats, NAME, colours, floats]
    wanted = [100, 40, 20, 100, 40, 20]
    assert list(shared(columns, wanted, 320)) == [0, 1, 2, 3, 4, 5]
    assert list(shared(columns, wanted, 310)) == [0, 1, 3, 4]
    assert list(shared(columns, wanted, 270)) == [0, 2, 3, 5]
    assert list(shared(columns, wanted, 230)) == [0, 3]


def test_that_the_rest_goes_to_words_and_not_to_figures() -> None:
    assert shared([NAME, POINTS], [100, 40], 300) == {0: 100, 1: 40}
    assert shared([POINTS, NAME], [40, 100], 300) == {0: 40, 1: 260}


def test_that_two_names_that_take_the_rest_become_equal() -> None:
    name = column(is_name=True, takes_rest=True)
    assert shared([name, POINTS, name], [100, 40, 150], 400) == {0: 180, 1: 40, 2: 180}
    assert shared([name, POINTS, name], [100, 40, 250], 400) == {0: 110, 1: 40, 2: 250}
