"""What stands in a comment of Arbiter behind its key."""

from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal

from arbiter_app.domain.names.figures import decimal_number, whole_number
from arbiter_app.domain.names.plain_text import LINE, OWN, Limit, unfit
from arbiter_app.formats.days import FIRST_YEAR, LAST_YEAR
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS

_YES_OR_NO = {"yes": True, "no": False}


class Parts:
    """What follows the key; every reader raises ValueError or KeyError for nonsense."""

    def __init__(self, parts: list[str], numbers: Mapping[int, object]) -> None:
        self._parts, self._numbers = parts, numbers

    @property
    def known(self) -> Mapping[int, object]:
        """The players, by number."""
        return self._numbers

    @property
    def count(self) -> int:
        """How many parts there are."""
        return len(self._parts)

    def text(self, index: int, limit: Limit = LINE) -> str:
        """Return a text that keeps to a limit, else raise ValueError."""
        text = self._parts[index]
        if unfit(text, limit):
            raise ValueError(text)
        return text

    def flag(self, index: int) -> bool:
        return _YES_OR_NO[self.text(index)]

    def number(self, index: int) -> int:
        number = whole_number(self.text(index))
        if number is None:
            raise ValueError(self.text(index))
        return number

    def player(self, index: int) -> int:
        number = self.number(index)
        if number not in self._numbers:
            raise ValueError(number)
        return number

    def players(self, index: int) -> list[int]:
        """Return the numbers of players, separated by blanks."""
        words = self.text(index, OWN).split()
        known = [number for word in words if (number := whole_number(word)) in self._numbers]
        if len(known) < len(words):
            raise ValueError(self._parts[index])
        return [number for number in known if number is not None]

    def round(self, index: int) -> int:
        number = self.number(index)
        if not 1 <= number <= MOST_ROUNDS:
            raise ValueError(number)
        return number

    def moment(self, index: int) -> datetime:
        moment = datetime.fromisoformat(self.text(index)).replace(tzinfo=None)
        if not FIRST_YEAR <= moment.year <= LAST_YEAR:
            raise ValueError(self.text(index))
        return moment

    def decimal(self, index: int) -> Decimal:
        value = decimal_number(self.text(index))
        if value is None:
            raise ValueError(self.text(index))
        return value
