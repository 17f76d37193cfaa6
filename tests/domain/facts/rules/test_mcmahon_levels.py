"""Grades of Go, and the levels on which a McMahon tournament begins."""

from decimal import Decimal
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.grades import GRADES, Grade, read_grade
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    Handicap,
    LevelsBy,
    McMahonRules,
    demand_mcmahon,
    read_mcmahon,
)
from tests.domain.pairing.swiss.mcmahon.fields import any_rules


@pytest.mark.parametrize("grade", GRADES)
def test_that_a_grade_is_read_as_it_is_written(grade: Grade) -> None:
    assert read_grade(str(grade)) == grade


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("30k", -30),
        ("1 kyu", -1),
        ("1d", 0),
        ("9 Dan", 8),
        (" 5 кю ", -5),
        ("2 дан", 1),
        ("3D.", 2),
    ],
)
def test_that_grades_are_read_in_the_spellings_of_lists(text: str, steps: int) -> None:
    assert read_grade(text) == steps


@pytest.mark.parametrize("text", ["", "0k", "31k", "10d", "k", "5", "5x", "-5k", "５k"])
def test_that_what_is_no_grade_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match=r"grade\.unreadable"):
        read_grade(text)


@pytest.mark.parametrize(
    ("grade", "level"),
    [("30k", 10), ("20k", 10), ("19k", 11), ("1k", 29), ("1d", 30), ("4d", 33), ("9d", 33)],
)
def test_that_people_start_by_their_grades_between_floor_and_bar(grade: str, level: int) -> None:
    assert McMahonRules().level(read_grade(grade), None) == level


def test_that_those_of_a_super_group_start_above_the_bar() -> None:
    rules = McMahonRules(super_groups=(read_grade("6d"),))
    levels = [rules.level(read_grade(each), None) for each in ("5d", "6d", "9d")]
    assert levels == [33, 34, 34]


def test_that_who_has_no_grade_starts_on_the_lowest_level() -> None:
    assert McMahonRules().level(None, 2400) == 10


@pytest.mark.parametrize(
    ("rating", "level"),
    [(None, 0), (900, 0), (1200, 0), (1399, 0), (1400, 1), (1999, 3), (2200, 5), (2800, 5)],
)
def test_that_people_start_by_bands_of_rating(rating: int | None, level: int) -> None:
    rules = McMahonRules(levels_by=LevelsBy.RATINGS, first_band=1200, band_width=200)
    assert rules.level(None, rating) == level


@pytest.mark.parametrize("seed", range(60))
def test_that_rules_are_read_as_they_are_written(seed: int) -> None:
    rules = any_rules(Random(f"rules {seed}"))
    assert read_mcmahon(str(rules)) == rules
    assert read_mcmahon("") == McMahonRules() == read_mcmahon(str(McMahonRules()))


@pytest.mark.parametrize(
    "text", ["bar=9k=", "bar=10d", "floor", "colour=red", "first-band=1²", "compensates=perhaps"]
)
def test_that_other_rules_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read_mcmahon(text)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (McMahonRules(bar=Grade(-5), floor=Grade(-4)), "mcmahon.floor"),
        (McMahonRules(bar=Grade(3), super_groups=(Grade(3),)), "mcmahon.super-group"),
        (McMahonRules(band_width=0), "mcmahon.bands"),
        (McMahonRules(club_gap=-1), "mcmahon.gap"),
        (McMahonRules(handicap=Handicap(komi=Decimal("6.25"))), "mcmahon.handicap"),
    ],
)
def test_that_rules_by_which_nobody_can_play_are_refused(rules: McMahonRules, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        demand_mcmahon(rules)
    assert refused.value.code == code


def test_that_rules_name_grades_that_there_are() -> None:
    with pytest.raises(RuleError, match=r"grade\.unreadable"):
        demand_mcmahon(McMahonRules(bar=Grade(9)))
