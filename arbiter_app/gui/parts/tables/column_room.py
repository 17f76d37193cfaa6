"""How columns share the room of a table: spare ones go, lesser ones are cut, names last."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from arbiter_app.gui.base.rows_model import LEFT, Column

_NARROWEST_WORDS, _NARROWEST_NAME = 6, 9
"""Down to how many heights of their letters words and names are cut, where they do not say it."""

Columns = Sequence[Column[Any]]
Widths = Mapping[int, int]
"""How wide the columns at these places are, or want to be."""


def share_room(columns: Columns, wanted: Widths, room: int, *, height: int) -> dict[int, int]:
    """Return the width of each column that stays; `height` is that of the letters.

    Where there is no room, spare columns go by their rank, then words are cut, and names last.
    Where more is left, those take it that say so, else the last one if it holds words.
    """
    widths = _without_spare(columns, wanted, room)
    for place in _in_order_of_cutting(columns, widths):
        least = min(_narrowest(columns[place]) * height, widths[place])
        lacking = sum(widths.values()) - room
        widths[place] = max(widths[place] - max(lacking, 0), least)
    _give_rest(columns, widths, room)
    return widths


def _without_spare(columns: Columns, wanted: Widths, room: int) -> dict[int, int]:
    """Return the columns that stay: a spare one goes only where it finds no room in the end."""
    gone: list[Sequence[int]] = []
    needed = sum(wanted.values())
    for places in _spare_by_rank(columns, wanted):
        if needed > room:
            gone.append(places)
            needed -= sum(wanted[place] for place in places)
    for places in reversed(gone[:]):
        width = sum(wanted[place] for place in places)
        if needed + width <= room:
            gone.remove(places)
            needed += width
    return {at: width for at, width in wanted.items() if not any(at in each for each in gone)}


def _spare_by_rank(columns: Columns, places: Iterable[int]) -> Sequence[Sequence[int]]:
    """Return the spare columns in the order in which they go, those of two players as one."""
    of_rank: dict[tuple[int, int], list[int]] = {}
    for place in places:
        column = columns[place]
        if column.spare:
            alone = -1 if column.is_of_two else place
            of_rank.setdefault((column.spare, alone), []).append(place)
    return [of_rank[rank] for rank in sorted(of_rank)]


def _in_order_of_cutting(columns: Columns, widths: Widths) -> Sequence[int]:
    may_be_cut = [at for at in widths if columns[at].narrowest or columns[at].align == LEFT]
    return sorted(
        may_be_cut,
        key=lambda at: (
            columns[at].is_name,
            _narrowest(columns[at]),
            not columns[at].is_second,
            -at,
        ),
    )


def _narrowest(column: Column[Any]) -> int:
    return column.narrowest or (_NARROWEST_NAME if column.is_name else _NARROWEST_WORDS)


def _give_rest(columns: Columns, widths: dict[int, int], room: int) -> None:
    """Widen those that take the rest until they are equal, then all of them alike."""
    rest = room - sum(widths.values())
    last = max(widths, default=0)
    takers = [place for place in widths if columns[place].takes_rest]
    if not takers and widths and columns[last].align == LEFT:
        takers = [last]
    if rest <= 0:
        return
    shared = rest + sum(widths[place] for place in takers)
    for count, place in enumerate(sorted(takers, key=lambda at: -widths[at])):
        widths[place] = max(widths[place], shared // (len(takers) - count))
        shared -= widths[place]
