"""Days as report files write them, and as older programs did."""

import re
from datetime import date

from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.formats.days import FIRST_YEAR, LAST_YEAR

_YEAR_FIRST = re.compile(r"([0-9]{4})[/.-] ?([0-9]{1,2})[/.-] ?([0-9]{1,2})\.?")
_DAY_FIRST = re.compile(r"([0-9]{1,2})[/.-] ?([0-9]{1,2})[/.-] ?([0-9]{4}|[0-9]{2})\.?")
_IN_WORDS = re.compile(r"([A-Za-z]{3})[a-z]* ([0-9]{1,2}), ([0-9]{4})")
_FIGURES = re.compile(r"[0-9/. -]+")
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_YEAR = re.compile(r"([0-9]{4})(?:([/.-])([0-9]{1,2})\2([0-9]{1,2}))?")
_NO_DATE = re.compile(r"[0/.-]*")


def parse_day(text: str) -> date | None:
    """Read a day; None where it is written in other words, or left at zeros.

    Raises ValueError for figures that are no day, or one of another age.
    """
    day = _day(text)
    if day is not None and not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise ValueError(text)
    return day


def _day(text: str) -> date | None:
    cleaned = text.strip()
    if _NO_DATE.fullmatch(cleaned):
        return None
    if found := _YEAR_FIRST.fullmatch(cleaned):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DAY_FIRST.fullmatch(cleaned):
        year = int(found[3])
        return date(year if year >= 100 else 2000 + year, int(found[2]), int(found[1]))
    if (found := _IN_WORDS.fullmatch(cleaned)) and found[1].lower() in _MONTHS:
        return date(int(found[3]), _MONTHS.index(found[1].lower()) + 1, int(found[2]))
    if _FIGURES.fullmatch(cleaned):
        raise ValueError(text)
    return None


def format_day(day: date | None) -> str:
    """Write a day as records 042 and 052 have it."""
    return day.isoformat().replace("-", "/") if day else ""


def parse_birth(text: str) -> str:
    """Return a birth date as the format writes it, unknown parts as 00; "" if none is given.

    Raises ValueError where it is no date.
    """
    if _NO_DATE.fullmatch(text):
        return ""
    if found := _YEAR.fullmatch(text):
        year, month, day = int(found[1]), int(found[3] or 0), int(found[4] or 0)
        date(year, month or 1, day or 1)
        if not 1900 <= year <= 2100 or (day and not month):
            raise ValueError(text)
        return f"{year}/{month:02}/{day:02}"
    day_found = parse_day(text)
    if day_found is None or not 1900 <= day_found.year <= 2100:
        raise ValueError(text)
    return format_day(day_found)


def birth(text: str) -> Birth | None:
    """Return what the program keeps of a birth date: a month without a day is left out."""
    if not text:
        return None
    year, month, day = (int(part) for part in text.split("/"))
    return Birth(year, date(year, month, day) if month and day else None)


def format_birth(born: Birth | None) -> str:
    """Write a birth date, a lone year with 00 for the rest."""
    if born is None:
        return ""
    return format_day(born.day) if born.day else f"{born.year}/00/00"
