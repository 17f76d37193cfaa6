"""Days and births as people type them."""

import re
from collections.abc import Sequence
from datetime import date, timedelta

from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.patterns import pattern

FIRST_YEAR, LAST_YEAR = 1900, 2999
"""Events are held, and begin and end, in years that a slip of the keyboard does not reach."""

_DIGITS_ALONE = pattern(r"([0-9]{2})([0-9]{2})([0-9]{2}|[0-9]{4})", re.ASCII)
_WITH_DOTS = pattern(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{2}|[0-9]{4})\.?", re.ASCII)


def parse_day(text: str) -> date | None:
    """Read `01.04.2026`, `1.4.26`, `010426`, `01042026` or `2026-04-01`; None if nothing is typed.

    Raises ValueError where it is no day, or one of another age.
    """
    day = _day(text)
    if day is not None and not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise ValueError(text)
    return day


def _day(text: str) -> date | None:
    cleaned = "".join(text.split())
    if not cleaned:
        return None
    if typed := _DIGITS_ALONE.fullmatch(cleaned) or _WITH_DOTS.fullmatch(cleaned):
        day, month, year = (int(part) for part in typed.groups())
        return date(year if year >= 100 else 2000 + year, month, day)
    return date.fromisoformat(cleaned)


def format_day(day: date | None) -> str:
    """Return a day as `parse_day` reads it: `01.04.2026`."""
    return f"{day:%d.%m.%Y}" if day else ""


def format_birth(birth: Birth | None) -> str:
    """Return a birth as `Birth.parse` reads it: `01.04.1999`, or the year if no more is known."""
    if birth is None:
        return ""
    return format_day(birth.day) if birth.day else str(birth.year)


_MOST_DAYS = 366
"""Between two days that are typed; more is a slip of the keyboard."""

_WITHOUT_YEAR = pattern(r"[0-9]{1,2}\.[0-9]{1,2}\.?", re.ASCII)


def parse_days(text: str, year: int) -> tuple[date, ...]:
    """Read days and runs of days with commas between: `5.12, 7.12–9.12`; where no year is typed it
    is the one that is given.

    Raises ValueError where one of them is no day, or a run ends before it begins.
    """
    found: set[date] = set()
    for part in filter(str.strip, text.split(",")):
        first, *rest = (_demand_day(each, year) for each in part.replace("–", " - ").split(" - "))
        last = rest[0] if rest else first
        if len(rest) > 1 or not timedelta(0) <= last - first <= timedelta(days=_MOST_DAYS):
            raise ValueError(text)
        found |= {first + timedelta(days=each) for each in range((last - first).days + 1)}
    return tuple(sorted(found))


def _demand_day(text: str, year: int) -> date:
    typed = "".join(text.split())
    if _WITHOUT_YEAR.fullmatch(typed):
        typed = f"{typed.rstrip('.')}.{year}"
    day = parse_day(typed)
    if day is None:
        raise ValueError(text)
    return day


def runs_of_days(days: Sequence[date]) -> list[tuple[date, date]]:
    """Return days in their order as runs of days one after the other: the first and the last."""
    runs: list[tuple[date, date]] = []
    for day in days:
        if runs and day - runs[-1][1] == timedelta(days=1):
            runs[-1] = (runs[-1][0], day)
        else:
            runs.append((day, day))
    return runs


def format_days(days: Sequence[date]) -> str:
    """Return days as `parse_days` reads them: `05.12.2026, 07.12.2026–09.12.2026`."""
    return ", ".join(
        format_day(first) if first == last else f"{format_day(first)}–{format_day(last)}"
        for first, last in runs_of_days(days)
    )
