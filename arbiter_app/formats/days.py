"""Days and births as people type them."""

import re
from datetime import date

from arbiter_app.domain.facts.people import Birth

FIRST_YEAR, LAST_YEAR = 1900, 2999
"""Events are held, and begin and end, in years that a slip of the keyboard does not reach."""

_DIGITS_ALONE = re.compile(r"([0-9]{2})([0-9]{2})([0-9]{2}|[0-9]{4})", re.ASCII)
_WITH_DOTS = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{2}|[0-9]{4})\.?", re.ASCII)


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
