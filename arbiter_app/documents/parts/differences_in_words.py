"""In what a sheet differs from what it would say now, as a person would tell it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from arbiter_app.documents.parts.differences import Difference, RowName
from arbiter_app.i18n import Catalogue


def in_words(catalogue: Catalogue, differences: Iterable[Difference]) -> Iterator[str]:
    """Yield a line for each row that differs, "Board 3, Shevchuk – Zhuk. Result: was 1 – 0, is
    ½ – ½", and for each line outside of tables.
    """
    for row, of_row in groupby(differences, lambda each: each.row):
        if row is None:
            yield from (_line(catalogue, each) for each in of_row)
        else:
            cells = [*of_row]
            changes = "; ".join(_cell(catalogue, each) for each in cells)
            yield f"{_row(row)}{'. ' if cells[0].column else ': '}{changes}"


def _row(row: RowName) -> str:
    told = f"{row.column} {row.value}".strip()
    parts = (row.table, ", ".join(part for part in (told, " – ".join(row.names)) if part))
    return _on_one_line(". ".join(part for part in parts if part))


def _cell(catalogue: Catalogue, cell: Difference) -> str:
    blank = catalogue.translate("SheetAnswer", "blank")
    pattern = (
        catalogue.translate("SheetAnswer", "{column}: was {before}, is {now}")
        if cell.column
        else catalogue.translate("SheetAnswer", "was {before}, is {now}")
    )
    return pattern.format(
        column=_on_one_line(cell.column),
        before=_on_one_line(cell.before) or blank,
        now=_on_one_line(cell.now) or blank,
    )


def _line(catalogue: Catalogue, line: Difference) -> str:
    if not line.before:
        pattern = catalogue.translate("SheetAnswer", "New on it: {now}")
    elif not line.now:
        pattern = catalogue.translate("SheetAnswer", "No longer on it: {before}")
    else:
        pattern = catalogue.translate("SheetAnswer", "Was: {before} – is: {now}")
    return pattern.format(before=_on_one_line(line.before), now=_on_one_line(line.now))


def _on_one_line(text: str) -> str:
    return " / ".join(text.splitlines())
