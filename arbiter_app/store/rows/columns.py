"""What columns hold, read and written: days, amounts, results."""

from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.rules.systems import System

_MOST_CYCLES = max(max(system.traits.cycles) for system in System)


_GREATEST_POWER = 1000
"""Of ten; far beyond any amount or points, and nothing that reckons with it fails."""


def decimal(text: str | None) -> Decimal | None:
    return None if text is None else number(text)


def number(text: str) -> Decimal:
    """Return an amount or points. Raises ArithmeticError and ValueError where a text is none."""
    read = Decimal(text)
    if not read.is_finite() or abs(read.adjusted()) > _GREATEST_POWER:
        raise ValueError(text)
    return read


def decimal_text(number: Decimal | None) -> str | None:
    return None if number is None else str(number)


def cycles(number: int) -> int:
    """Return how often everybody meets everybody. Raises ValueError for what no system allows: a
    schedule of it might fill the memory.
    """
    if not 1 <= number <= _MOST_CYCLES:
        raise ValueError(number)
    return number


def day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def day_text(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def minute_text(moment: datetime | None) -> str | None:
    """Return a moment that people type: to the minute, where it is no more exact."""
    if moment is None:
        return None
    is_whole = moment.second == moment.microsecond == 0
    return moment.isoformat(timespec="minutes" if is_whole else "auto")


def second_text(moment: datetime) -> str:
    """Return a moment of a ceremony: to the second, where it is no more exact."""
    return moment.isoformat()


def instant_text(moment: datetime) -> str:
    """Return the moment of an act, as the journal has it: to the millisecond, where it is no more
    exact.
    """
    is_whole = moment.microsecond % 1000 == 0
    return moment.isoformat(timespec="milliseconds" if is_whole else "auto")


def signed(by: str | None, at: str | None) -> Signed | None:
    return None if at is None else Signed(by or "", datetime.fromisoformat(at))


def signature(signed: Signed | None) -> tuple[str, str] | tuple[None, None]:
    """Return who stands for something as two columns hold it, and since when."""
    return (None, None) if signed is None else (signed.by, instant_text(signed.at))


def word(value: StrEnum | None) -> str | None:
    """Return what a column holds of a choice."""
    return None if value is None else value.value


def unusual(word: StrEnum, usual: StrEnum) -> str | None:
    """Return what a column holds; null where it is the usual."""
    return None if word is usual else word.value
