"""What the regulations of a McMahon tournament say: levels, rounding, pairing, handicap."""

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.grades import (
    FIRST_DAN,
    GRADES,
    LOWEST,
    Grade,
    read_grade,
)
from arbiter_app.domain.names.figures import decimal_number, whole_number
from arbiter_app.values import frozen

HIGHEST_OF_BAND = 4000
"""No rating is higher."""


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

    def __str__(self) -> str:
        """Return what is not usual: "bar=3d floor=15k handicap=grades"."""
        ours, usual = _told(self), _told(USUAL)
        return " ".join(f"{name}={told}" for name, told in ours.items() if told != usual[name])

    @property
    def without_grades(self) -> "McMahonRules":
        """The same in a sport that knows no grades: bands of rating, and even games."""
        return replace(self, levels_by=LevelsBy.RATINGS, handicap=EVEN)

    @property
    def level_of_bar(self) -> int:
        """The level from which on people are above the bar."""
        if self.levels_by is LevelsBy.RATINGS:
            return self.highest_level
        return self.bar - LOWEST


USUAL = McMahonRules()


def _told(rules: McMahonRules) -> dict[str, str]:
    """Return every rule under the name that files have for it."""
    handicap = rules.handicap
    return {
        "levels": rules.levels_by.value,
        "bar": str(rules.bar),
        "floor": str(rules.floor),
        "super": ",".join(map(str, rules.super_groups)),
        "first-band": str(rules.first_band),
        "band-width": str(rules.band_width),
        "highest": str(rules.highest_level),
        "rounding": rules.rounding.value,
        "first-seeding": rules.first_seeding.value,
        "later-seeding": rules.later_seeding.value,
        "first-rounds": str(rules.first_rounds),
        "drawn-down": rules.drawn_down_from.value,
        "drawn-up": rules.drawn_up_from.value,
        "compensates": "yes" if rules.compensates else "no",
        "country-gap": str(rules.country_gap),
        "club-gap": str(rules.club_gap),
        "geography-below": str(rules.geography_below),
        "handicap": handicap.by.value,
        "correction": str(handicap.correction),
        "most-stones": str(handicap.most),
        "even-from": str(handicap.none_from),
        "komi": str(handicap.komi),
        "handicap-komi": str(handicap.komi_with_handicap),
    }


def read_mcmahon(text: str) -> McMahonRules:
    """Return the rules that `str` has written. Raises ValueError."""
    told = _told(USUAL)
    for part in text.split():
        name, _, value = part.partition("=")
        if name not in told:
            raise ValueError(text)
        told[name] = value
    try:
        return _read(told)
    except (RuleError, KeyError) as error:
        raise ValueError(text) from error


def _read(told: Mapping[str, str]) -> McMahonRules:
    return McMahonRules(
        levels_by=LevelsBy(told["levels"]),
        bar=read_grade(told["bar"]),
        floor=read_grade(told["floor"]),
        super_groups=tuple(read_grade(each) for each in told["super"].split(",") if each),
        first_band=_number(told["first-band"]),
        band_width=_number(told["band-width"]),
        highest_level=_number(told["highest"]),
        rounding=Rounding(told["rounding"]),
        first_seeding=Seeding(told["first-seeding"]),
        later_seeding=Seeding(told["later-seeding"]),
        first_rounds=_number(told["first-rounds"]),
        drawn_down_from=DrawnFrom(told["drawn-down"]),
        drawn_up_from=DrawnFrom(told["drawn-up"]),
        compensates={"yes": True, "no": False}[told["compensates"]],
        country_gap=_number(told["country-gap"]),
        club_gap=_number(told["club-gap"]),
        geography_below=read_grade(told["geography-below"]),
        handicap=Handicap(
            by=HandicapBy(told["handicap"]),
            correction=_number(told["correction"]),
            most=_number(told["most-stones"]),
            none_from=read_grade(told["even-from"]),
            komi=_decimal(told["komi"]),
            komi_with_handicap=_decimal(told["handicap-komi"]),
        ),
    )


def _number(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise ValueError(text)
    return number


def _decimal(text: str) -> Decimal:
    number = decimal_number(text)
    if number is None:
        raise ValueError(text)
    return number


HIGHEST_LEVEL = 99
"""To which somebody may be moved by hand."""
MOST_GAP, MOST_LEVELS, MOST_STONES, MOST_KOMI, WIDEST_BAND = 20, 50, 20, 99, 1000


def demand_mcmahon(rules: McMahonRules) -> McMahonRules:
    """Return rules that can be played by.

    Raises RuleError("grade.unreadable"), ("mcmahon.floor"), ("mcmahon.super-group"),
    ("mcmahon.bands"), ("mcmahon.gap"), or ("mcmahon.handicap").
    """
    grades = (rules.bar, rules.floor, *rules.super_groups, rules.geography_below)
    for each in (*grades, rules.handicap.none_from):
        if each not in GRADES:
            raise RuleError("grade.unreadable", text=str(each))
    if rules.floor > rules.bar:
        raise RuleError("mcmahon.floor")
    if any(each <= rules.bar for each in rules.super_groups):
        raise RuleError("mcmahon.super-group")
    if not (
        0 <= rules.first_band <= HIGHEST_OF_BAND
        and 1 <= rules.band_width <= WIDEST_BAND
        and 1 <= rules.highest_level <= MOST_LEVELS
        and rules.first_rounds >= 0
    ):
        raise RuleError("mcmahon.bands", widest=WIDEST_BAND, levels=MOST_LEVELS)
    if not (0 <= rules.country_gap <= MOST_GAP and 0 <= rules.club_gap <= MOST_GAP):
        raise RuleError("mcmahon.gap", most=MOST_GAP)
    handicap = rules.handicap
    komi = (handicap.komi, handicap.komi_with_handicap)
    if not (
        0 <= handicap.correction <= MOST_STONES
        and 1 <= handicap.most <= MOST_STONES
        and all(abs(each) <= MOST_KOMI and each * 2 == int(each * 2) for each in komi)
    ):
        raise RuleError("mcmahon.handicap", most=MOST_STONES, komi=MOST_KOMI)
    return replace(rules, super_groups=tuple(sorted(set(rules.super_groups))))
