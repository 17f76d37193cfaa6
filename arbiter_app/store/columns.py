"""What columns hold, read: days, amounts; and rows put together."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date
from decimal import Decimal
from typing import Any

from sqlalchemy import RowMapping


def decimal(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def grouped(rows: Iterable[RowMapping], *, by: str) -> Mapping[Any, list[RowMapping]]:
    groups: defaultdict[Any, list[RowMapping]] = defaultdict(list)
    for row in rows:
        groups[row[by]].append(row)
    return groups
