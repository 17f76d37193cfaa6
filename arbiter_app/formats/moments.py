"""Hours, and days with hours, as people type them."""

import re
from datetime import datetime, time

from arbiter_app.formats.days import format_day, parse_day

_HOUR = re.compile(r"([0-9]{1,2})(?:[:.]([0-9]{2}))?")


def parse_hours(text: str) -> tuple[time, ...]:
    """Read hours of a day: `10:00, 15:30` or `10 15.30`. Raises ValueError for anything else."""
    words = text.replace(",", " ").replace(";", " ").split()
    return tuple(_parse_hour(word) for word in words)


def parse_moment(text: str) -> datetime | None:
    """Read `5.6.2026 15:00`, `05.06.26 15.00` or `2026-06-05 15:00`; None if nothing is typed.

    Raises ValueError where it is no day and hour.
    """
    if not text.strip():
        return None
    typed_day, _, hour = text.replace(",", " ").strip().rpartition(" ")
    day = parse_day(typed_day)
    if day is None:
        raise ValueError(text)
    return datetime.combine(day, _parse_hour(hour))


def format_moment(moment: datetime | None) -> str:
    """Return a moment as `parse_moment` reads it: `05.06.2026 15:00`."""
    return f"{format_day(moment)} {moment:%H:%M}" if moment else ""


def _parse_hour(text: str) -> time:
    hour = _HOUR.fullmatch(text)
    if hour is None:
        raise ValueError(text)
    return time(int(hour[1]), int(hour[2] or 0))
