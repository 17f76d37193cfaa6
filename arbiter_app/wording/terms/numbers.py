"""Figures for points, tie-break values, dates and times."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_FRACTIONS = {Decimal(0): "", Decimal("0.25"): "¼", Decimal("0.5"): "½", Decimal("0.75"): "¾"}
_MOST_DECIMALS = 4

# Months as a date says them: in the genitive where the language has one.
_MONTHS = (
    QT_TRANSLATE_NOOP("MonthOfDate", "January"),
    QT_TRANSLATE_NOOP("MonthOfDate", "February"),
    QT_TRANSLATE_NOOP("MonthOfDate", "March"),
    QT_TRANSLATE_NOOP("MonthOfDate", "April"),
    QT_TRANSLATE_NOOP("MonthOfDate", "May"),
    QT_TRANSLATE_NOOP("MonthOfDate", "June"),
    QT_TRANSLATE_NOOP("MonthOfDate", "July"),
    QT_TRANSLATE_NOOP("MonthOfDate", "August"),
    QT_TRANSLATE_NOOP("MonthOfDate", "September"),
    QT_TRANSLATE_NOOP("MonthOfDate", "October"),
    QT_TRANSLATE_NOOP("MonthOfDate", "November"),
    QT_TRANSLATE_NOOP("MonthOfDate", "December"),
)


def points(catalogue: Catalogue, value: Decimal) -> str:
    """Return points as players write them: "3½", "½", "0"."""
    whole, fraction = divmod(value, 1)
    if fraction not in _FRACTIONS:
        return tie_break_value(catalogue, value, places=decimal_places([value]))
    return f"{int(whole) or ''}{_FRACTIONS[fraction]}" or "0"


def signed_points(catalogue: Catalogue, value: Decimal) -> str:
    """Return points with a sign: "+½", "−½"."""
    return f"{'+' if value > 0 else '−'}{points(catalogue, abs(value))}"


def decimal_places(values: Iterable[Decimal | None]) -> int:
    """Return how many decimals show every value of a column in full, four at most."""
    exponents = (value.normalize().as_tuple().exponent for value in values if value is not None)
    needed = max((-exponent for exponent in exponents if isinstance(exponent, int)), default=0)
    return min(max(needed, 0), _MOST_DECIMALS)


def telling_places(values: Iterable[Decimal | None], *, least: int) -> int:
    """Return how many decimals tell different values of a column apart, four at most."""
    known = {value for value in values if value is not None}
    tells = (
        places
        for places in range(least, _MOST_DECIMALS)
        if len({value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP) for value in known})
        == len(known)
    )
    return next(tells, _MOST_DECIMALS)


def tie_break_value(catalogue: Catalogue, value: Decimal | None, *, places: int = 0) -> str:
    """Return a value with the decimals of its column: "9.25"; "" where none applies."""
    if value is None:
        return ""
    rounded = value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)
    return str(rounded).replace(".", catalogue.translate("Number", ".", "decimal separator"))


def date_text(catalogue: Catalogue, day: date) -> str:
    """Return a date in words: "5 June 2026"."""
    pattern = catalogue.translate("Date", "{day} {month} {year}")
    return pattern.format(day=day.day, month=_month(catalogue, day), year=day.year)


def date_range(catalogue: Catalogue, first: date, last: date) -> str:
    """Return the days from first to last, naming month and year once where they are the same."""
    if first == last:
        return date_text(catalogue, first)
    if first.year != last.year:
        start = date_text(catalogue, first)
    elif first.month != last.month:
        pattern = catalogue.translate("Date", "{day} {month}")
        start = pattern.format(day=first.day, month=_month(catalogue, first))
    else:
        days = catalogue.translate("Date", "{first_day}–{last_day} {month} {year}")
        return days.format(
            first_day=first.day,
            last_day=last.day,
            month=_month(catalogue, last),
            year=last.year,
        )
    pattern = catalogue.translate("Date", "{first} – {last}")
    return pattern.format(first=start, last=date_text(catalogue, last))


def time_text(catalogue: Catalogue, moment: datetime) -> str:
    """Return the time of day: "14:30"."""
    pattern = catalogue.translate("Date", "{hour}:{minute}")
    return pattern.format(hour=moment.hour, minute=f"{moment.minute:02}")


def date_and_time(catalogue: Catalogue, moment: datetime) -> str:
    """Return day and time: "5 June 2026, 14:30"."""
    pattern = catalogue.translate("Date", "{date}, {time}")
    return pattern.format(date=date_text(catalogue, moment), time=time_text(catalogue, moment))


def day_and_time(catalogue: Catalogue, moment: datetime) -> str:
    """Return day and time in figures, where there is room for no more: "05.06, 14:30"."""
    return f"{moment:%d.%m}, {time_text(catalogue, moment)}"


def ranges(values: Sequence[int]) -> str:
    """Return ascending numbers with runs drawn together: "2, 5–11"; "" for none."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _month(catalogue: Catalogue, day: date) -> str:
    return catalogue.translate("MonthOfDate", _MONTHS[day.month - 1])
