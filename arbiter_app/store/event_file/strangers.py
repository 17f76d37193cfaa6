"""Rows that name somebody who is neither a person nor a team of the event.

A column of who takes part refers to one of two tables, which SQLite cannot watch over.
"""

from collections.abc import Collection, Iterable, Iterator
from sqlite3 import IntegrityError
from typing import Any

from arbiter_app.domain.names.figures import is_figures
from arbiter_app.store.event_file.reading_rows import place_of
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.people import PLAYER
from arbiter_app.store.rows.rows import RowChange, Tables
from arbiter_app.store.rows.table import RowValues, Table
from arbiter_app.store.rows.teams import LINE_UP, TEAM

_EMPTY_BOARD = "0"


def stranger(tables: Tables) -> str | None:
    """Return where somebody is named whom the event does not know; None where nobody is."""
    rows = ((TABLES[name], row) for name, of_it in tables.items() for row in of_it.values())
    return next(_strangers(rows, _known(tables)), None)


def demand_nobody_strange(changes: Iterable[RowChange], tables: Tables) -> None:
    """Make sure that rows as an act leaves them name nobody whom it has removed, or who never was.

    Raises sqlite3.IntegrityError, as SQLite does for references that it watches over.
    """
    known = [*changes]
    if any(each.after is None and each.table in (PLAYER.name, TEAM.name) for each in known):
        place = stranger(tables)
    else:
        rows = ((TABLES[each.table], each.after) for each in known if each.after is not None)
        place = next(_strangers(rows, _known(tables)), None)
    if place is not None:
        raise IntegrityError(place)


def _known(tables: Tables) -> Collection[int]:
    return {*tables[PLAYER.name], *(-team for team in tables[TEAM.name])}


def _strangers(
    rows: Iterable[tuple[Table[Any], RowValues]], known: Collection[int]
) -> Iterator[str]:
    for table, row in rows:
        for column in table.contestants:
            if row[column] is not None and row[column] not in known:
                yield place_of(table, row, column)
        if table is LINE_UP:
            seated = (each for each in row["players"].split() if each != _EMPTY_BOARD)
            if any(not is_figures(each) or int(each) not in known for each in seated):
                yield place_of(table, row, "players")
