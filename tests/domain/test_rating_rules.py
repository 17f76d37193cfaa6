"""Which rating of a person counts in a tournament (C.04.2 Art. 2, C.07 Art. 10)."""

from datetime import date

import pytest

from arbiter_app.domain.facts.people.people import (
    PERSON_FIELD,
    LaterRatings,
    Player,
    RatingOrigin,
    RatingSource,
)
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.domain.ids import PlayerId

FIDE, NATIONAL, ARBITER = RatingSource.FIDE, RatingSource.NATIONAL, RatingSource.ARBITER
LIST = RatingOrigin("FIDE standard", date(2026, 11, 1))
HOME = RatingOrigin("ФШУ", date(2026, 10, 1))


def player(fide: int | None, national: int | None, arbiters: int | None = None) -> Player:
    return Player(
        id=PlayerId(1),
        name="А",
        fide_rating=fide,
        national_rating=national,
        arbiters_rating=arbiters,
    )


@pytest.mark.parametrize(
    ("used", "fide", "national", "rating", "source"),
    [
        (RatingUsed.FIDE, 2000, 2100, 2000, FIDE),
        (RatingUsed.FIDE, None, 2100, 2100, NATIONAL),
        (RatingUsed.NATIONAL, 2000, 1900, 1900, NATIONAL),
        (RatingUsed.NATIONAL, 2000, None, 2000, FIDE),
        (RatingUsed.HIGHER, 2000, 2100, 2100, NATIONAL),
        (RatingUsed.HIGHER, 2000, 2000, 2000, FIDE),
        (RatingUsed.HIGHER, None, 1500, 1500, NATIONAL),
        (RatingUsed.LOWER, 2000, 2100, 2000, FIDE),
        (RatingUsed.LOWER, 2000, 1999, 1999, NATIONAL),
        (RatingUsed.LOWER, None, 1500, 1500, NATIONAL),
        (RatingUsed.MEAN, 2000, 1901, 1951, RatingSource.MEAN),
        (RatingUsed.MEAN, 2000, None, 2000, FIDE),
        (RatingUsed.FIDE_ONLY, None, 2100, None, None),
        (RatingUsed.NATIONAL_ONLY, 2000, None, None, None),
        (RatingUsed.OWN, None, None, None, None),
        *((used, None, None, None, None) for used in RatingUsed if used is not RatingUsed.OWN),
    ],
)
def test_that_the_regulations_say_which_rating_counts(
    used: RatingUsed,
    fide: int | None,
    national: int | None,
    rating: int | None,
    source: RatingSource | None,
) -> None:
    known = RatingRules(used=used).of(player(fide, national))
    assert (known.rating, known.source) == (rating, source)


def test_that_a_rating_of_the_arbiter_counts_alone_or_stands_in_for_others() -> None:
    everything, estimate = player(2000, 2100, 1700), player(None, None, 1600)
    own = RatingRules(used=RatingUsed.OWN)
    assert own.of(everything).rating == 1700
    assert own.of(player(2000, 2100)).rating == 2000
    assert RatingRules().of(estimate).rating is None
    known = RatingRules().strength(estimate)
    assert (known.rating, known.source) == (1600, ARBITER)
    assert RatingRules().strength(everything).rating == 2000


def test_that_a_rating_tells_the_lists_it_is_from() -> None:
    listed = Player(
        id=PlayerId(1),
        name="А",
        fide_rating=2000,
        fide_origin=LIST,
        national_rating=2100,
        national_origin=HOME,
    )
    assert RatingRules().of(listed).origins == (LIST,)
    assert RatingRules(used=RatingUsed.HIGHER).of(listed).origins == (HOME,)
    assert RatingRules(used=RatingUsed.MEAN).of(listed).origins == (LIST, HOME)


def test_that_a_long_event_counts_with_the_ratings_of_the_day() -> None:
    later = LaterRatings.parse(
        "2027-01-01 fide 2040 FIDE standard\n2026-12-01 fide 2020\n2027-01-01 national 1990"
    )
    known = Player(id=PlayerId(1), name="А", fide_rating=2000, later_ratings=later)
    rules = RatingRules()
    days = (None, date(2026, 11, 30), date(2026, 12, 1), date(2027, 1, 5))
    assert [rules.of(known, day).rating for day in days] == [2000, 2000, 2020, 2040]
    assert [str(each) for each in rules.of(known, days[-1]).origins] == ["2027-01-01 FIDE standard"]
    assert rules.of(known, days[2]).origins == ()
    assert RatingRules(used=RatingUsed.NATIONAL).of(known, days[-1]).rating == 1990
    for first in (RatingRules(keeps_first=True), RatingRules(is_long=False)):
        assert first.of(known, days[-1]).rating == 2000


@pytest.mark.parametrize(
    ("rules", "first", "last", "is_long"),
    [
        (RatingRules(), date(2026, 11, 1), date(2026, 11, 30), False),
        (RatingRules(), date(2026, 11, 1), date(2026, 12, 1), True),
        (RatingRules(), date(2026, 11, 1), None, False),
        (RatingRules(is_long=True), None, None, True),
        (RatingRules(is_long=False), date(2026, 11, 1), date(2027, 11, 1), False),
    ],
)
def test_that_the_days_tell_whether_an_event_is_long(
    rules: RatingRules, first: date | None, last: date | None, *, is_long: bool
) -> None:
    assert rules.lasts_long(first, last) is is_long


@pytest.mark.parametrize(
    "text", ["", "2026-12-01", "2026-12-01 own 2000", "2026-12-01 fide 0", "no-day fide 2000"]
)
def test_that_nonsense_is_no_later_rating(text: str) -> None:
    field = PERSON_FIELD["later_ratings"]
    assert field.read(None) is None
    with pytest.raises(ValueError, match=r"2026|no-day|^$|unpack"):
        field.read(text)
