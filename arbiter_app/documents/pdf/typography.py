"""How figures and words are set: one style of halves on a sheet, and words that stay together."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from arbiter_app.documents.report import Block, Cell, ColumnKind, Grid, Table

_FIGURE = re.compile(r"([+−–-]?[0-9]*)([.,][0-9]+|[¼½¾]?)")
_DECIMAL = re.compile(r"[0-9]([.,])[0-9]+")
_QUARTERS = {"¼": "25", "½": "5", "¾": "75"}

_UPPER = "A-ZА-ЯҐЄІЇ"
_TOGETHER = re.compile(
    rf"(?<=№) (?=\w)|(?<=\b[{_UPPER}]\.) (?=[{_UPPER}])|(?<=\w) (?=[{_UPPER}]\.(?:\W|$))"
    r"|(?<=[0-9]) (?=(?:р|рр|год|хв|с|мин|грн|тис|min|h|pt)\b)"
    r"| (?=/ )"
)
"""The spaces that are not broken at: after №, beside initials, before units and years, and before
the stroke between two languages."""


@lru_cache(maxsize=4096)
def bound(text: str) -> str:
    """Return the text with no-break spaces where a line must not end."""
    return _TOGETHER.sub("\N{NO-BREAK SPACE}", text) if " " in text else text


def is_figure(text: str) -> bool:
    """Whether a text is a number and nothing else."""
    return bool(text.strip()) and _FIGURE.fullmatch(text) is not None


def whole_of(text: str) -> str:
    """Return what stands before the decimal mark, or before the sign of a fraction."""
    match = _FIGURE.fullmatch(text)
    return match[1] if match else text


def fraction_of(text: str) -> str:
    """Return what stands behind the whole of a number, its decimal mark included."""
    match = _FIGURE.fullmatch(text)
    return match[2] if match else ""


def with_one_style_of_halves(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the blocks of a sheet with decimals in all columns of figures, where some of them
    have decimals and others signs of fractions.
    """
    marks = {
        match[1]
        for table in _tables(blocks)
        for _, cell in _figures(table)
        if (match := _DECIMAL.fullmatch(cell.text))
    }
    if len(marks) != 1:
        return tuple(blocks)
    (mark,) = marks

    def styled(block: Block) -> Block:
        match block:
            case Table():
                return _with_decimals(block, mark)
            case Grid():
                return Grid(tuple(_with_decimals(table, mark) for table in block.tables))
            case _:
                return block

    return tuple(styled(block) for block in blocks)


def _tables(blocks: Sequence[Block]) -> Iterator[Table]:
    for block in blocks:
        match block:
            case Table():
                yield block
            case Grid():
                yield from block.tables


def _figures(table: Table) -> Iterator[tuple[int, Cell]]:
    """Yield the cells of columns of figures, each with the place of its column."""
    chosen = [index for index, each in enumerate(table.columns) if each.kind is ColumnKind.NUMBER]
    for row in table.rows:
        for index in chosen:
            yield index, row[index]


def _with_decimals(table: Table, mark: str) -> Table:
    written = {
        index: max(len(_QUARTERS[cell.text[-1]]) for cell in cells)
        for index, cells in _by_column(table).items()
    }
    if not written:
        return table

    def cells(row: Sequence[Cell]) -> tuple[Cell, ...]:
        return tuple(
            replace(cell, text=_decimal(cell.text, mark, written[index]))
            if index in written and is_figure(cell.text)
            else cell
            for index, cell in enumerate(row)
        )

    return replace(table, rows=tuple(cells(row) for row in table.rows))


def _by_column(table: Table) -> dict[int, list[Cell]]:
    """Return the cells with a sign of a fraction, by the places of their columns."""
    found: dict[int, list[Cell]] = {}
    for index, cell in _figures(table):
        if cell.text[-1:] in _QUARTERS and is_figure(cell.text):
            found.setdefault(index, []).append(cell)
    return found


def _decimal(text: str, mark: str, places: int) -> str:
    """Return a number with so many decimals."""
    fraction = fraction_of(text)
    digits = _QUARTERS.get(fraction, fraction[1:]).ljust(places, "0")
    return f"{whole_of(text) or '0'}{mark}{digits}"
