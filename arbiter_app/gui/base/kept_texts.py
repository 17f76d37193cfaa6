"""What a draft says, read with care: the file that keeps it may be damaged, or the event is another
by now. What cannot be read is nothing.
"""

from enum import Enum
from typing import TypeVar

from PySide6.QtWidgets import QComboBox

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import whole_number

Value = TypeVar("Value", bound=Enum)


def kept_number(text: str | None) -> int | None:
    """Return the number that a text has."""
    return whole_number(text or "")


def kept_participant(text: str | None) -> PlayerId | None:
    """Return the id of somebody, or of a team, that a text has."""
    number = whole_number((text or "").removeprefix("-"))
    if not number:
        return None
    return PlayerId(-number if (text or "").startswith("-") else number)


def kept_numbers(text: str | None) -> tuple[int, ...]:
    """Return the numbers that a text has, with spaces between them."""
    numbers = map(whole_number, (text or "").split())
    return tuple(number for number in numbers if number is not None)


def kept_value(kind: type[Value], text: str | None) -> Value | None:
    """Return the value of an enumeration that a text names."""
    return next((each for each in kind if each.value == text), None)


def choose_again(box: QComboBox, place: str | None) -> None:
    """Choose what stands in a place of a list, which stays as it is where there is no such one."""
    number = whole_number(place or "", most=box.count() - 1)
    if number is not None:
        box.setCurrentIndex(number)
