"""Which rules of a report need not be told."""

from enum import Enum, auto


class Given(Enum):
    """What was typed, or is not needed, of the rules that a report may leave open."""

    TIE_BREAKS = auto()
    EDITION = auto()
