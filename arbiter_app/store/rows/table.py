"""What a table of an event file is: its columns, its key, and which part of the event it tells."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from operator import itemgetter
from typing import Annotated, Any, Generic, TypeVar, get_args

from arbiter_app.domain.names.plain_text import LINE, NAME, OWN, TEXT, Limit


class Area(StrEnum):
    """A part of the event that a page shows."""

    EVENT = "event"
    PLAYERS = "players"
    DRAW = "draw"
    GAMES = "games"
    INCIDENTS = "incidents"


RowValues = Mapping[str, Any]
"""What stands in a row, by column: int, str, bool or None."""
Key = Any
"""What tells a row from the others of its table: the value of its key, of several columns a tuple
of them."""

Line = Annotated[str, LINE]
"""A column of one line that heads a paper, or names several people."""
Text = Annotated[str, TEXT]
"""A column of what people write."""
Own = Annotated[str, OWN]
"""A column of what the program writes for itself. A plain `str` is a name, a word or a moment."""

_CONTESTANT = object()
Contestant = Annotated[int, _CONTESTANT]
"""A column that names somebody who takes part: a person, or below zero a team."""

R = TypeVar("R", bound=Mapping[str, Any])


class Table(Generic[R]):
    """A table of rows `R`, a TypedDict that names its columns.

    `order` is the column by which its rows stand in order, `area` what pages are told when one
    changes. No two rows may share what stands in the columns `unique`, beside the key: two rows
    cannot change places there. Where `numbers_stay_taken` the number of a row that was removed is
    never given to another: the journal goes on naming it.
    """

    def __init__(
        self,
        name: str,
        row: type[R],
        *,
        key: Iterable[str],
        order: str,
        area: Area,
        unique: Iterable[str] = (),
        numbers_stay_taken: bool = False,
    ) -> None:
        hints: Mapping[str, Any] = row.__annotations__
        self.name = name
        self.row = row
        self.columns = tuple(hints)
        self.empty: RowValues = dict.fromkeys(self.columns)
        """A row of which nothing is known."""
        self.key = tuple(key)
        self.order = order
        self.area = area
        self.unique = frozenset(unique)
        self.numbers_stay_taken = numbers_stay_taken
        if not {*self.key, self.order, *self.unique} <= hints.keys():
            raise TypeError(f"table {name}: its key and order are columns it has")
        self._flags = [column for column, hint in hints.items() if bool in (hint, *get_args(hint))]
        self.limits = {
            column: limit for column, hint in hints.items() if (limit := _limit(hint)) is not None
        }
        """What the columns of texts may hold."""
        self.contestants = tuple(column for column, hint in hints.items() if _names_one(hint))
        """The columns that name who takes part, which may be in either of two tables."""
        self.key_of = itemgetter(*self.key)
        """Return the key of a row, or of the columns of a key alone."""
        self.in_order = itemgetter(order)
        here = " AND ".join(f'"{column}" = ?' for column in self.key)
        named = ", ".join(f'"{column}"' for column in self.columns)
        self.select = f'SELECT {named} FROM "{name}"'
        self.insert = f'INSERT INTO "{name}" ({named}) VALUES ({", ".join("?" * len(hints))})'
        self.delete = f'DELETE FROM "{name}" WHERE {here}'
        self._update = f'UPDATE "{name}" SET %s WHERE {here}'

    def __repr__(self) -> str:
        return f"Table({self.name!r})"

    def read(self, values: Iterable[object]) -> RowValues:
        """Return the row of what `select` gives: SQLite knows no truth, only 0 and 1."""
        row: dict[str, Any] = dict(zip(self.columns, values, strict=True))
        for column in self._flags:
            row[column] = None if row[column] is None else bool(row[column])
        return row

    def update(self, columns: Iterable[str]) -> str:
        """Return the statement that sets some columns; behind them come those of the key."""
        return self._update % ", ".join(f'"{column}" = ?' for column in columns)


def _names_one(hint: object) -> bool:
    """Whether a column names somebody who takes part, by its hint."""
    return _CONTESTANT in get_args(hint) or any(map(_names_one, get_args(hint)))


def _limit(hint: object) -> Limit | None:
    """Return what a column may hold by its hint; None where it holds no text."""
    inner = get_args(hint)
    if told := next((each for each in inner if isinstance(each, Limit)), None):
        return told
    if hint is str:
        return NAME
    return next((limit for each in inner if (limit := _limit(each)) is not None), None)
