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
    LIM = "C.04.4.3"
    DOUBLE = "C.04.5"
    TEAMS = "C.04.6"
    MCMAHON = "McMahon"
    """In no chapter: the regulations of the event say it."""


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


class Compliance(StrEnum):
    """What criteria of floats and colours ask where they cannot be met in full (C.04.5 and C.04.6
    Art. 2.3, C7 on).
    """

    FEWEST = "fewest"
    """As few against them as can be."""
    NONE_OR_ANY = "none-or-any"
    """Nothing: then they leave the choice to those that follow."""


class LastRound(StrEnum):
    """What a team of type B wants in the last round that has had as many Whites as Blacks, the last
    two of one colour (C.04.6 Art. 1.7).
    """

    STRONG = "strong"
    """The other colour, strongly."""
    NOTHING = "nothing"


class CountedScore(StrEnum):
    """Which score counts in an accelerated round where an article says the score (C.04.7)."""

    OF_PAIRING = "pairing"
    """With the virtual points of that round."""
    REAL = "real"


class DoubleForfeit(StrEnum):
    """Whether two teams may still meet that have both forfeited their match (C.04.6 Art. 2.1)."""

    NO_MEETING = "no-meeting"
    MEETING = "meeting"


class ByeMatches(StrEnum):
    """Which matches count where the bye goes to who has played the most (C.04.6 Art. 3.4.3)."""

    PLAYED = "played"
    WITH_FORFEITS = "with-forfeits"
    """Those too that were forfeited as a whole."""


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


class KeptPairs(StrEnum):
    """How many pairs a score group makes of its own (C.04.4.3 Art. 2.3, 3.10, 4.4)."""

    OF_GROUP = "group"
    """As many as it can; where the median group is blocked so, pairs are cracked (Art. 2.6)."""
    OF_ROUND = "round"
    """As many as leave a legal pairing for everybody who is not paired yet."""


class MedianGroup(StrEnum):
    """Which group is paired last (C.04.4.3 Art. 2.2)."""

    HALF = "half"
    """The one with half of the points that the rounds played could give, even if nobody has so
    many: floaters alone are in it then."""
    NEAREST = "nearest"
    """The one that somebody has and that is nearest to it, of two the higher."""


class FreeColours(StrEnum):
    """Between whom the limits of colours do not hold in the last round (C.04.4.3 Art. 6)."""

    ALL = "all"
    """Between any two."""
    EQUAL_SCORES = "equal"
    """Between two of the same score."""


class Maxi(StrEnum):
    """Whether the organiser has declared a maxi-tournament, a word that the text does not define:
    colours decide in it only between players within 100 points of rating (C.04.4.3 Art. 3.2.3, 3.8,
    5.7).
    """

    NO = "no"
    DECLARED = "yes"


@frozen(kw_only=True)
class Readings:
    """How the texts are read where they leave something open, announced with the regulations; each
    of them looks at its own.
    """

    seats: Seats = Seats.BY_NUMBER
    next_group: NextGroup = NextGroup.LEAST_BY_PARITY
    compliance: Compliance = Compliance.FEWEST
    last_round: LastRound = LastRound.STRONG
    floats: CountedScore = CountedScore.OF_PAIRING
    """By which scores two teams have met from different ones (C.04.6 Art. 1.6)."""
    first_team: CountedScore = CountedScore.REAL
    """By which scores one of two is the first-team, of whom colours are asked (C.04.6 Art. 4.2):
    virtual points define score groups, sort them, and sort tables (C.04.7 Art. 1.5).
    """
    double_forfeit: DoubleForfeit = DoubleForfeit.NO_MEETING
    bye_matches: ByeMatches = ByeMatches.PLAYED
    upfloats: Upfloats = Upfloats.PAIRED
    maximum_upfloats: MaximumUpfloats = MaximumUpfloats.SUM
    zero_byes: ZeroByes = ZeroByes.THIS_ROUND
    kept_pairs: KeptPairs = KeptPairs.OF_GROUP
    median_group: MedianGroup = MedianGroup.HALF
    free_colours: FreeColours = FreeColours.ALL
    maxi: Maxi = Maxi.NO

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
            compliance=Compliance(told.get("compliance", usual.compliance)),
            last_round=LastRound(told.get("last_round", usual.last_round)),
            floats=CountedScore(told.get("floats", usual.floats)),
            first_team=CountedScore(told.get("first_team", usual.first_team)),
            double_forfeit=DoubleForfeit(told.get("double_forfeit", usual.double_forfeit)),
            bye_matches=ByeMatches(told.get("bye_matches", usual.bye_matches)),
            upfloats=Upfloats(told.get("upfloats", usual.upfloats)),
            maximum_upfloats=MaximumUpfloats(told.get("maximum_upfloats", usual.maximum_upfloats)),
            zero_byes=ZeroByes(told.get("zero_byes", usual.zero_byes)),
            kept_pairs=KeptPairs(told.get("kept_pairs", usual.kept_pairs)),
            median_group=MedianGroup(told.get("median_group", usual.median_group)),
            free_colours=FreeColours(told.get("free_colours", usual.free_colours)),
            maxi=Maxi(told.get("maxi", usual.maxi)),
        )


KINDS: Mapping[str, type[StrEnum]] = {
    "seats": Seats,
    "next_group": NextGroup,
    "compliance": Compliance,
    "last_round": LastRound,
    "floats": CountedScore,
    "first_team": CountedScore,
    "double_forfeit": DoubleForfeit,
    "bye_matches": ByeMatches,
    "upfloats": Upfloats,
    "maximum_upfloats": MaximumUpfloats,
    "zero_byes": ZeroByes,
    "kept_pairs": KeptPairs,
    "median_group": MedianGroup,
    "free_colours": FreeColours,
    "maxi": Maxi,
}
"""Each reading with what it may be."""

AS_WRITTEN = Readings()
"""What is announced where nothing else is."""
