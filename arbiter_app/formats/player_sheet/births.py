"""Births as people and spreadsheets write them."""

import re
from datetime import date, timedelta

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth

_FIRST_DAY = date(1899, 12, 30)
"""What spreadsheets count their days from."""
_SERIALS = range(10_000, 60_000)
"""Days of spreadsheets that may be births: 1927 to 2064."""

_MONTHS = (
    "jan янв січ",
    "feb фев лют",
    "mar мар бер",
    "apr апр кві",
    "may мая май тра",
    "jun июн чер",
    "jul июл лип",
    "aug авг сер",
    "sep сен вер",
    "oct окт жов",
    "nov ноя лис",
    "dec дек гру",
)
_MONTH = {name: month for month, row in enumerate(_MONTHS, start=1) for name in row.split()}

_LONGEST = 60
"""No birth is written with more letters."""

_AFTER = re.compile(r"[\s,]*(?:р\.?\s?н|року|рік|р|г\.?\s?р|года|год|г)?\.?$")
_TIME = re.compile(r"[ t]0{1,2}:00(?::00(?:\.0+)?)?$")
_DAY_FIRST = re.compile(r"([0-9]{1,2})\s?([./-])\s?([0-9]{1,2})\s?\2\s?([0-9]{4}|[0-9]{2})")
_YEAR_FIRST = re.compile(r"([0-9]{4})([./-])([0-9]{1,2})\2([0-9]{1,2})")
_IN_WORDS = re.compile(r"([0-9]{1,2})[ .-]+([^\W\d_]{3,})[ .,-]+([0-9]{4})")


def read_birth(text: str, latest: int) -> tuple[Birth, bool]:
    """Return a birth, and whether it was guessed from a form that others may read otherwise: two
    digits for the year, which is none after `latest`; a stroke; the days that a spreadsheet counts.

    Raises ValueError.
    """
    if len(text) > _LONGEST:
        raise ValueError(text)
    try:
        return _read(_AFTER.sub("", _TIME.sub("", text.casefold())).strip(), latest)
    except RuleError as error:
        raise ValueError(text) from error


def _read(text: str, latest: int) -> tuple[Birth, bool]:
    if found := re.fullmatch(r"([0-9]{4})(?:[.,]0+)?", text):
        return Birth(int(found[1])), False
    if found := re.fullmatch(r"([0-9]{5})(?:[.,]0+)?", text):
        return _on(_of_serial(int(found[1]))), True
    if found := _YEAR_FIRST.fullmatch(text):
        return _on(date(int(found[1]), int(found[3]), int(found[4]))), False
    if found := _DAY_FIRST.fullmatch(text):
        day, sign, month, year = found.groups()
        full = int(year) if len(year) == 4 else _of_two_digits(int(year), latest)
        return _on(date(full, int(month), int(day))), sign == "/" or len(year) == 2
    if found := _IN_WORDS.fullmatch(text):
        month_number = _MONTH.get(found[2][:3], 0)  # date() refuses the month 0
        return _on(date(int(found[3]), month_number, int(found[1]))), False
    raise ValueError(text)


def _on(day: date) -> Birth:
    return Birth(day.year, day)


def _of_serial(days: int) -> date:
    if days not in _SERIALS:
        raise ValueError(days)
    return _FIRST_DAY + timedelta(days=days)


def _of_two_digits(year: int, latest: int) -> int:
    return 2000 + year if 2000 + year <= latest else 1900 + year
