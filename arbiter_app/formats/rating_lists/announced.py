"""What the name and the headings of a published list tell of it."""

import re
from datetime import date
from pathlib import PurePath

from arbiter_app.domain.facts.people.rating_lists import Discipline

_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_NAMES = "|".join(_MONTHS)

_HEADING = re.compile(rf"({_NAMES})([0-9][0-9])", re.IGNORECASE)
_IN_NAME = re.compile(rf"(?<![a-z])({_NAMES})[-_ ]?((?:20)?[0-9][0-9])(?![0-9])", re.IGNORECASE)
_BY_NUMBERS = re.compile(
    r"(?<![0-9])(20[0-9][0-9])[-_.]?(0[1-9]|1[0-2])(?:[-_.]?([0-2][0-9]|3[01]))?(?![0-9])"
)
_DAY_FIRST = re.compile(
    r"(?<![0-9])([0-2][0-9]|3[01])[-_.](0[1-9]|1[0-2])[-_.](20[0-9][0-9])(?![0-9])"
)


def month_of_heading(heading: str) -> date | None:
    """Return the date of a list that calls its ratings "NOV26"; None for another heading."""
    found = _HEADING.fullmatch(heading)
    return _first_of(found[1], found[2]) if found else None


def date_in_name(name: str) -> date | None:
    """Return the date that the name of a file tells: standard_nov26frl, list_2026-11-01, 2026_11.

    A month alone is its first day, when FIDE's lists come into force.
    """
    if found := _DAY_FIRST.search(name):
        return _day(int(found[3]), int(found[2]), int(found[1]))
    if found := _BY_NUMBERS.search(name):
        return _day(int(found[1]), int(found[2]), int(found[3] or 1))
    found = _IN_NAME.search(name)
    return _first_of(found[1], found[2]) if found else None


def title_in_name(name: str) -> str:
    """Return what the name of a file calls the list, without its date and its ending, so that next
    month's is called the same.
    """
    stem = PurePath(name).stem
    for date_ in (_DAY_FIRST, _BY_NUMBERS, _IN_NAME):
        stem = date_.sub("", stem)
    return " ".join(stem.replace("_", " ").split()).strip(" -.,") or PurePath(name).stem


def discipline_in_name(name: str) -> Discipline | None:
    """Return the discipline that the name of a file tells: rapid_rating_list.txt."""
    lower = name.lower()
    return next((each for each in Discipline if each.value in lower), None)


def fide_name(disciplines: frozenset[Discipline]) -> str:
    """Return what a list of FIDE is called on papers: "FIDE", or "FIDE rapid" of one alone."""
    return "FIDE" if len(disciplines) > 1 else f"FIDE {min(disciplines)}"


def _first_of(month: str, year: str) -> date:
    return date(2000 + int(year[-2:]), _MONTHS.index(month.lower()) + 1, 1)


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
