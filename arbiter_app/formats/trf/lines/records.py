"""A tournament report file as values: its records in the order of the file."""

from collections.abc import Iterator
from dataclasses import field
from decimal import Decimal
from enum import StrEnum
from functools import cached_property

from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.values import frozen

MOST_ROUNDS = 999
"""Far more than anybody has played."""

NO_OPPONENT = 0
NO_COLOUR = "-"
NO_MARK = " "


class Version(StrEnum):
    """The editions of the format (C.04 Annex 2; C.02.03 Annex A)."""

    TRF06 = "TRF06"
    TRF16 = "TRF16"
    TRF26 = "TRF26"


@frozen
class Line:
    """A record that is no player, as it stands in the file; `at` is its line number there."""

    text: str
    at: int = field(default=0, compare=False)

    @property
    def code(self) -> str:
        return self.text[:3]

    @property
    def value(self) -> str:
        return self.text[3:].strip()


@frozen(kw_only=True)
class PlayerRecord:
    """A record 001. Opponents, colours and marks have one place per round each.

    A colour is w, b or -, a mark the letter of the file in upper case or a blank.
    """

    number: int
    name: str
    sex: Sex | None = None
    title: str = ""
    rating: int | None = None
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    """As the format writes it, 1990/01/02 or 1990/00/00."""
    points: Decimal | None = None
    rank: int | None = None
    opponents: tuple[int, ...] = ()
    """Their pairing numbers; 0 in a round without one."""
    colours: str = ""
    marks: str = ""
    at: int = field(default=0, compare=False)

    @property
    def code(self) -> str:
        return "001"


Record = Line | PlayerRecord


# No slots, because cached_property needs a place to remember its answer.


@frozen(kw_only=True, slots=False)
class Report:
    """Everything a file says; all players have the same number of rounds."""

    version: Version
    records: tuple[Record, ...]

    @cached_property
    def players(self) -> tuple[PlayerRecord, ...]:
        """The players in the order of their numbers."""
        found = (each for each in self.records if isinstance(each, PlayerRecord))
        return tuple(sorted(found, key=lambda each: each.number))

    @cached_property
    def others(self) -> tuple[Line, ...]:
        """The records that are no players in the order of the file."""
        return tuple(each for each in self.records if isinstance(each, Line))

    def lines(self, *codes: str) -> Iterator[Line]:
        """Yield the records of these codes in the order of the file."""
        return (each for each in self.others if each.code in codes)

    def line(self, *codes: str) -> Line | None:
        """Return the first record of these codes that says anything, by the order of codes."""
        found = (each for code in codes for each in self.lines(code) if each.value)
        return next(found, None)

    def value(self, *codes: str) -> str:
        """Return what the first record of these codes says; "" if there is none."""
        line = self.line(*codes)
        return line.value if line else ""
