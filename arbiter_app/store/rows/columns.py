"""What columns hold, read: days, amounts, results; and rows put together."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.facts.results import Mark, Result

RowValues = Mapping[str, Any]
"""What stands in a row, by column."""

Rows = Mapping[str, list[RowValues]]
"""Every row of a file, by table."""


def decimal(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def result(white: str | None, black: str | None) -> Result | None:
    return Result(Mark(white), Mark(black)) if white and black else None


def grouped(rows: Iterable[RowValues], *, by: str) -> Mapping[Any, list[RowValues]]:
    groups: defaultdict[Any, list[RowValues]] = defaultdict(list)
    for row in rows:
        groups[row[by]].append(row)
    return groups
