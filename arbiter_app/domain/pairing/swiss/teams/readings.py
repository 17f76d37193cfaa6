"""How the text of the Swiss Team System is read where it leaves something open."""

from enum import StrEnum

from arbiter_app.values import frozen


class Seats(StrEnum):
    """Which team of a pair is the top member of it (C.04.6 Art. 3.6.1)."""

    BY_NUMBER = "number"
    """The one with the smaller number, as the text says."""
    BY_SCORE = "score"
    """The one with the higher score, then the smaller number, as FIDE's own engine does."""


class NextGroup(StrEnum):
    """What the bracket above owes to the following score group (C.04.6 Art. 2.3, C6)."""

    LEAST_BY_PARITY = "parity"
    """It can be paired with nobody from below, or one where its number is odd."""
    FEWEST = "fewest"
    """As few from below as can be, however many."""


@frozen(kw_only=True)
class Readings:
    """One reading of what is open, announced with the regulations."""

    seats: Seats = Seats.BY_NUMBER
    next_group: NextGroup = NextGroup.LEAST_BY_PARITY


AS_WRITTEN = Readings()
"""What is announced where nothing else is."""
