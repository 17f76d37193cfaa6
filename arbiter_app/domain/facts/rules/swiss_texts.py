"""The texts by which rounds of a Swiss are paired, and how they are read where they leave something
open.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from arbiter_app.values import frozen


class SwissText(StrEnum):
    """The text that a round is paired by; the value is its chapter in the handbook."""

    DUTCH = "C.04.3"
    DUBOV = "C.04.4.1"
    BURSTEIN = "C.04.4.2"
    DOUBLE = "C.04.5"
    TEAMS = "C.04.6"


class Seats(StrEnum):
    """Which of two is the top member of their pair (C.04.5 and C.04.6 Art. 3.6.1)."""

    BY_NUMBER = "number"
    """The one with the smaller number, as the text says."""
    BY_SCORE = "score"
    """The one with the higher score, then the smaller number."""


class NextGroup(StrEnum):
    """What the bracket above owes to the following score group (C.04.5 and C.04.6 Art. 2.3, C6)."""

    LEAST_BY_PARITY = "parity"
    """It can be paired with nobody from below, or one where its number is odd."""
    FEWEST = "fewest"
    """As few from below as can be, however many."""


class Upfloats(StrEnum):
    """Which upfloats are counted (C.04.4.1 Art. 1.8 and 2.3, which do not define the word)."""

    PAIRED = "paired"
    """Every round in which somebody was paired with one who had more points."""
    PLAYED = "played"
    """Those alone in which the game was played."""


class MaximumUpfloats(StrEnum):
    """How upfloaters are compared who have come up the maximum number of times (C.04.4.1 Art. 2.3,
    C9).
    """

    SUM = "sum"
    """By how often all of them together have come up."""
    MOST_FIRST = "most"
    """By how often the one has who has come up most, then the next."""


class ZeroByes(StrEnum):
    """Which zero-point byes count as draws for those who played the absent one (C.04.4.2 Art.
    1.7.2): a series of them "up to the current round".
    """

    THIS_ROUND = "this"
    """The series reaches the round to be paired: who is absent from it too."""
    LAST_ROUND = "last"
    """It reaches the round before, also of one who is back now."""


@frozen(kw_only=True)
class Readings:
    """How the texts are read where they leave something open, announced with the regulations; each
    of them looks at its own.
    """

    seats: Seats = Seats.BY_NUMBER
    next_group: NextGroup = NextGroup.LEAST_BY_PARITY
    upfloats: Upfloats = Upfloats.PAIRED
    maximum_upfloats: MaximumUpfloats = MaximumUpfloats.SUM
    zero_byes: ZeroByes = ZeroByes.THIS_ROUND

    def __str__(self) -> str:
        """Return those that are not as written: "upfloats=played zero_byes=last"."""
        return " ".join(
            f"{name}={value}"
            for name in KINDS
            if (value := getattr(self, name)) is not getattr(AS_WRITTEN, name)
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes. Raises ValueError."""
        told = dict(part.split("=") for part in text.split())
        if not told.keys() <= KINDS.keys():
            raise ValueError(text)
        usual = AS_WRITTEN
        return cls(
            seats=Seats(told.get("seats", usual.seats)),
            next_group=NextGroup(told.get("next_group", usual.next_group)),
            upfloats=Upfloats(told.get("upfloats", usual.upfloats)),
            maximum_upfloats=MaximumUpfloats(told.get("maximum_upfloats", usual.maximum_upfloats)),
            zero_byes=ZeroByes(told.get("zero_byes", usual.zero_byes)),
        )


KINDS: Mapping[str, type[StrEnum]] = {
    "seats": Seats,
    "next_group": NextGroup,
    "upfloats": Upfloats,
    "maximum_upfloats": MaximumUpfloats,
    "zero_byes": ZeroByes,
}
"""Each reading with what it may be."""

AS_WRITTEN = Readings()
"""What is announced where nothing else is."""
