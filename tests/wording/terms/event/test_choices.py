"""What hangs on the choice of a system is said of each, in both languages."""

import re

import pytest

from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.pairing.choices import CHOICES, Choice
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.terms.event.choices import choice_lines, choice_name, in_short


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", CHOICES)
def test_that_each_system_says_how_it_is_played_and_six_facts(
    choice: Choice, language: str
) -> None:
    lines = [*choice_lines(catalogue(language), choice)]
    assert len(lines) == 7
    assert all(lines)
    assert "{" not in "".join(lines)


def test_that_names_tell_all_systems_apart() -> None:
    names = [choice_name(catalogue("en"), each) for each in CHOICES]
    assert len({*names}) == len(names)


def test_that_fide_has_nothing_to_say_where_it_has_no_part_in_the_sport() -> None:
    told = [line for each in CHOICES for line in choice_lines(catalogue("en"), each, Sport.GO)]
    assert not any("FIDE" in line for line in told if "Art. 1.6" not in line)
    shown = [in_short(catalogue("en"), each, Sport.GO) for each in CHOICES]
    assert not any(each != "by the regulations of the event" for each in shown)


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("sport", Sport)
def test_that_what_is_said_in_short_has_no_english_word_in_ukrainian(
    choice: Choice, sport: Sport
) -> None:
    said = in_short(catalogue("uk"), choice, sport)
    lines = choice_lines(catalogue("uk"), choice, sport)
    words = re.findall("[a-z]{3,}", " ".join((said, *lines, choice_name(catalogue("uk"), choice))))
    assert {*words} <= {"rbiter"}
