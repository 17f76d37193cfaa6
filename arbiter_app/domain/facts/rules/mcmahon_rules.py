"""What the regulations of a McMahon tournament say: levels, rounding, pairing, handicap."""

from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.rules.grades import FIRST_DAN, LOWEST, Grade
from arbiter_app.values import frozen


class LevelsBy(StrEnum):
    """From what people get the level on which they start."""

    GRADES = "grades"
    RATINGS = "ratings"
    """From bands of rating."""


class Rounding(StrEnum):
    """Which scores are rounded down to whole points."""

    BYES = "byes"
    """What is scored without playing, all of it together; draws stay."""
    ALL = "all"
    """The whole score, whatever makes it uneven."""
    NONE = "none"


class Seeding(StrEnum):
    """Whom in the group somebody is best paired with."""

    RANDOM = "random"
    """Anybody of the other half, by lots that fall the same on every machine."""
    FOLD = "fold"
    """The first and the last, the second and the last but one."""
    SLIP = "slip"
    """The first of the upper half and the first of the lower half."""


class DrawnFrom(StrEnum):
    """From where in a group somebody is best drawn who meets another group."""

    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


class HandicapBy(StrEnum):
    """From what difference handicaps are taken."""

    NONE = "none"
    """All games are even."""
    SCORES = "scores"
    """That of the McMahon scores before the round."""
    GRADES = "grades"


@frozen(kw_only=True)
class Handicap:
    """How handicaps are given."""

    by: HandicapBy = HandicapBy.NONE
    correction: int = 1
    """So much less than the difference."""
    most: int = 9
    none_from: Grade = FIRST_DAN
    """From this grade on there is none: who is stronger counts as one of this grade."""
    komi: Decimal = Decimal("6.5")
    """Of even games."""
    komi_with_handicap: Decimal = Decimal("0.5")

    def stones(self, stronger: int, weaker: int) -> int:
        """Return the handicap between two who count as these grades."""
        steps = min(stronger, self.none_from) - min(weaker, self.none_from)
        return 0 if self.by is HandicapBy.NONE else max(0, min(steps - self.correction, self.most))


EVEN = Handicap()


@frozen(kw_only=True)
class McMahonRules:
    """How a McMahon tournament is played, beside what holds for every Swiss."""

    levels_by: LevelsBy = LevelsBy.GRADES
    bar: Grade = Grade(3)
    """From this grade on all start on one level; 4 dan."""
    floor: Grade = Grade(-20)
    """Up to this grade all start on one level."""
    super_groups: tuple[Grade, ...] = ()
    """From each of these grades on people start one level higher still."""
    first_band: int = 1200
    """The rating at which the lowest band begins; who has less is in it too."""
    band_width: int = 200
    highest_level: int = 5
    """Of bands of rating; the lowest is 0."""
    rounding: Rounding = Rounding.BYES
    first_seeding: Seeding = Seeding.RANDOM
    later_seeding: Seeding = Seeding.FOLD
    first_rounds: int = 1
    """In how many rounds people are seeded as at first."""
    drawn_down_from: DrawnFrom = DrawnFrom.MIDDLE
    drawn_up_from: DrawnFrom = DrawnFrom.MIDDLE
    compensates: bool = True
    """Whether who was drawn up is better drawn down than others, and the other way round."""
    country_gap: int = 0
    """To how large a gap of scores a meeting of two of one country is preferred the least."""
    club_gap: int = 0
    geography_below: Grade = FIRST_DAN
    """From this grade on it does not matter where people come from."""
    handicap: Handicap = EVEN

    def level(self, grade: Grade | None, rating: int | None) -> int:
        """Return the level on which somebody starts; without a grade, or a rating where bands of it
        say, on the lowest.
        """
        if self.levels_by is LevelsBy.RATINGS:
            band = ((rating or 0) - self.first_band) // self.band_width
            return min(max(band, 0), self.highest_level)
        if grade is None:
            return self.floor - LOWEST
        above = sum(grade >= each for each in self.super_groups)
        return min(max(grade, self.floor), self.bar) - LOWEST + above

    @property
    def level_of_bar(self) -> int:
        """The level from which on people are above the bar."""
        if self.levels_by is LevelsBy.RATINGS:
            return self.highest_level
        return self.bar - LOWEST


USUAL = McMahonRules()
