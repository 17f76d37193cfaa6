"""How the text of the Lim system is read where it leaves something open (C.04.4.3)."""

from enum import StrEnum

from arbiter_app.values import frozen


class KeptPairs(StrEnum):
    """How many pairs a score group makes of its own (Art. 2.3, 3.10, 4.4)."""

    OF_GROUP = "group"
    """As many as it can; where the median group is blocked so, pairs are cracked (Art. 2.6)."""
    OF_ROUND = "round"
    """As many as leave a legal pairing for everybody who is not paired yet."""


class MedianGroup(StrEnum):
    """Which group is paired last (Art. 2.2)."""

    HALF = "half"
    """The one with half of the points that the rounds played could give, even if nobody has so
    many: floaters alone are in it then."""
    NEAREST = "nearest"
    """The one that somebody has and that is nearest to it, of two the higher."""


class LastRound(StrEnum):
    """Between whom the limits of colours do not hold in the last round (Art. 6)."""

    ALL = "all"
    """Between any two."""
    EQUAL_SCORES = "equal"
    """Between two of the same score."""


@frozen(kw_only=True)
class LimReadings:
    """How the text is read, announced with the regulations."""

    kept_pairs: KeptPairs = KeptPairs.OF_GROUP
    median_group: MedianGroup = MedianGroup.HALF
    last_round: LastRound = LastRound.ALL
    is_maxi: bool = False
    """Whether the organiser has declared a maxi-tournament, in which colours decide only between
    players within 100 points of rating (Art. 3.2.3, 3.8, 5.7)."""


AS_WRITTEN = LimReadings()
"""What is announced where nothing else is."""
