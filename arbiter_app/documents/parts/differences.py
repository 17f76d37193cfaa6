"""In what two states of a sheet differ: cell by cell in its tables, else line by line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import zip_longest

from arbiter_app.documents.parts.said import as_read, said
from arbiter_app.documents.report import Block, ColumnKind, Grid, Report, Table
from arbiter_app.values import frozen

_BETWEEN = " · "


@frozen(kw_only=True)
class RowName:
    """What a row of a sheet is called, in the words of the sheet."""

    table: str
    """Title of its table, where the sheet has several; else ""."""
    column: str
    """Of the column that tells the rows apart: "Board"; "" where that has words."""
    value: str
    """What stands in it."""
    names: tuple[str, ...]
    """Whose row it is."""


@frozen
class Difference:
    """What a sheet said and what it says in its place; "" where there is nothing."""

    before: str
    now: str
    row: RowName | None = None
    """Of a cell of a table; None: it is a whole line."""
    column: str = ""
    """What stands above the cell."""


def differences(before: Report, now: Report | None) -> tuple[Difference, ...]:
    """Return in what two states of a sheet differ, first in its tables; None: it is no more."""
    if now is None:
        return tuple(_of_lines(before, None))
    pairs = _paired(_tables(before.body), _tables(now.body))
    is_single = len(pairs) == 1
    cells = [each for pair in pairs for each in _of_table(*pair, is_single=is_single)]
    rests = (
        replace(sheet, body=tuple(_without(sheet.body, [pair[side] for pair in pairs])))
        for side, sheet in enumerate((before, now))
    )
    return (*cells, *_of_lines(*rests))


def _tables(body: Sequence[Block]) -> list[Table]:
    return [
        table
        for block in body
        for table in (block.tables if isinstance(block, Grid) else (block,))
        if isinstance(table, Table)
    ]


def _paired(before: Sequence[Table], now: Sequence[Table]) -> list[tuple[Table, Table]]:
    """Return the tables that stand for each other: by their order, or by titles where there are
    more of them or fewer.
    """
    if len(before) == len(now):
        return list(zip(before, now, strict=True))
    titled = {each.title: each for each in now}
    return [(each, titled[each.title]) for each in before if each.title in titled]


def _without(body: Sequence[Block], told: Sequence[Table]) -> Iterator[Block]:
    """Yield the blocks but the tables of which everything is told."""
    for block in body:
        if isinstance(block, Grid):
            yield Grid(tuple(each for each in block.tables if not _is_among(each, told)))
        elif not (isinstance(block, Table) and _is_among(block, told)):
            yield block


def _is_among(table: Table, tables: Sequence[Table]) -> bool:
    return any(each is table for each in tables)


def _of_lines(before: Report, now: Report | None) -> Iterator[Difference]:
    former = [_text(line) for line in said(before)]
    today = [_text(line) for line in said(now)] if now else []
    yield from _of_texts(former, today)


def _of_texts(former: Sequence[str], today: Sequence[str]) -> Iterator[Difference]:
    matcher = SequenceMatcher(None, former, today, autojunk=False)
    for kind, low, high, begin, end in matcher.get_opcodes():
        if kind != "equal":
            for old, new in zip_longest(former[low:high], today[begin:end], fillvalue=""):
                yield Difference(old, new)


def _text(line: Sequence[str]) -> str:
    return _BETWEEN.join(word for word in line if word)


# Tables

_Place = tuple[str, int]
"""A column by its title, and which one of that title it is."""
_Row = Mapping[_Place, str]


def _of_table(before: Table, now: Table, *, is_single: bool) -> Iterator[Difference]:
    places = [each for each in _places(before) if each in _places(now)]
    former, today = _rows(before), _rows(now)
    key = _key(places, former, today)
    if before.title != now.title:
        yield Difference(before.title, now.title)
    gone, come = ([each for each in _places(one) if each not in places] for one in (before, now))
    for old, new in zip_longest((each[0] for each in gone), (each[0] for each in come)):
        yield Difference(old or "", new or "")
    if key is None:
        yield from _of_texts([_line(row) for row in former], [_line(row) for row in today])
        return
    names = _names(before, key)
    columns = dict(zip(_places(before), before.columns, strict=True))
    spoken = {place: each.spoken or each.title for place, each in columns.items()}
    is_figures = columns[key].kind is not ColumnKind.TEXT
    for old, new in _matched(key, former, today):
        if old is None or new is None:
            yield Difference(_line(old or {}), _line(new or {}))
            continue
        row = RowName(
            table="" if is_single else now.title,
            column=spoken[key] if is_figures else "",
            value=old[key],
            names=tuple(old[each] for each in names if old[each] and old[each] == new.get(each)),
        )
        for place in places:
            if old[place] != new[place]:
                yield Difference(old[place], new[place], row, spoken[place])


def _places(table: Table) -> list[_Place]:
    seen: Counter[str] = Counter()
    places = []
    for each in table.columns:
        places.append((each.title, seen[each.title]))
        seen[each.title] += 1
    return places


def _rows(table: Table) -> list[_Row]:
    places = _places(table)
    return [dict(zip(places, map(as_read, row), strict=True)) for row in table.rows]


def _line(row: _Row) -> str:
    return _text([*row.values()])


def _names(table: Table, key: _Place) -> list[_Place]:
    """Return the columns that say whose row it is: those of both players, or the first of words."""
    placed = list(zip(_places(table), table.columns, strict=True))
    both = [place for place, each in placed if each.family == "names"]
    texts = [place for place, each in placed if each.kind is ColumnKind.TEXT]
    return [each for each in both or texts[:1] if each != key]


def _key(places: Sequence[_Place], former: Sequence[_Row], today: Sequence[_Row]) -> _Place | None:
    """Return the column by which rows of two states are told apart: the one by which the fewest
    cells differ; None where there is none.
    """
    costs = {
        each: _cost(_matched(each, former, today), places)
        for each in places
        if 2 * min(len(_single(each, former)), len(_single(each, today)))
        >= max(len(former), len(today))
    }
    return min(costs, key=lambda each: costs[each], default=None)


def _cost(matched: Sequence[tuple[_Row | None, _Row | None]], places: Sequence[_Place]) -> int:
    return sum(
        len(places)
        if old is None or new is None
        else sum(old[place] != new[place] for place in places)
        for old, new in matched
    )


def _single(key: _Place, rows: Sequence[_Row]) -> set[str]:
    """Return what stands in a column once."""
    counted = Counter(row[key] for row in rows)
    return {value for value, times in counted.items() if times == 1 and value}


def _matched(
    key: _Place, former: Sequence[_Row], today: Sequence[_Row]
) -> list[tuple[_Row | None, _Row | None]]:
    """Return the rows that stand for each other; of those that cannot be told apart by the column
    the ones that are the same word for word.
    """
    single = _single(key, former) & _single(key, today)

    def name(row: _Row) -> str:
        return row[key] if row[key] in single else _line(row)

    known = {name(row): row for row in today}
    names = {name(row) for row in former}
    return [
        *((row, known.get(name(row))) for row in former),
        *((None, row) for row in today if name(row) not in names),
    ]
