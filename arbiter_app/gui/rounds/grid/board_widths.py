"""How the columns of a round share the room: lesser ones go in pairs before a name is cut."""

from collections.abc import Mapping, Sequence

from arbiter_app.gui.rounds.grid.board_rows import (
    GAME_COLUMN,
    NAME_COLUMNS,
    NUMBER_COLUMNS,
    RATING_COLUMNS,
    SUM_COLUMNS,
    TICK_COLUMN,
    TIME_COLUMN,
    TITLE_COLUMNS,
)

_BY_RANK: Sequence[tuple[int, ...]] = (
    TITLE_COLUMNS,
    (TIME_COLUMN,),
    RATING_COLUMNS,
    (GAME_COLUMN,),
    SUM_COLUMNS,
    NUMBER_COLUMNS,
)
"""What goes first where there is no room, White's column and Black's together."""

LESSER_COLUMNS = (*TITLE_COLUMNS, *RATING_COLUMNS, TICK_COLUMN)
"""What gives way to names where games of several rounds stand."""


def share(wanted: Mapping[int, int], room: int, *, narrowest: int) -> dict[int, int]:
    """Return the width of each column that stays, of those that want so much.

    The names take what is left, alike as far as each has what it wants; they are cut last, and not
    below `narrowest`.
    """
    staying = _without_lesser(wanted, room)
    left = room - sum(width for place, width in staying.items() if place not in NAME_COLUMNS)
    white, black = (staying[place] for place in NAME_COLUMNS)
    least = min(white, narrowest) + min(black, narrowest)
    widths = _of_two(white, black, max(left, least))
    staying.update(zip(NAME_COLUMNS, widths, strict=True))
    return staying


def _without_lesser(wanted: Mapping[int, int], room: int) -> dict[int, int]:
    """Return the columns that stay: a lesser one goes only where it finds no room in the end."""
    needed, gone = sum(wanted.values()), list[tuple[int, ...]]()
    for places in _BY_RANK:
        if needed > room:
            gone.append(places)
            needed -= _width(wanted, places)
    for places in reversed(gone[:]):
        if needed + _width(wanted, places) <= room:
            gone.remove(places)
            needed += _width(wanted, places)
    left_out = {place for places in gone for place in places}
    return {place: width for place, width in wanted.items() if place not in left_out}


def _width(wanted: Mapping[int, int], places: Sequence[int]) -> int:
    return sum(wanted.get(place, 0) for place in places)


def _of_two(white: int, black: int, room: int) -> Sequence[int]:
    """Return how two names share their room."""
    half = room // 2
    first = room - half
    if white > half >= black:
        first = min(white, room - black)
    elif black > half >= white:
        first = room - min(black, room - white)
    return first, room - first
