"""Names, results and tie-breaks in words."""

import pytest

from arbiter_app.domain.editions import EDITIONS, Edition
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.people import Player, Role, Sex, SportRank, Title
from arbiter_app.domain.results import ALL_RESULTS, Result
from arbiter_app.i18n import Catalogue, catalogue
from arbiter_app.wording import people, results, tie_breaks

ENGLISH = catalogue("en")
UKRAINIAN = catalogue("uk")
OLENA = Player(id=PlayerId(1), name="Шевчук Олена", latin_name="Shevchuk, Olena")


def test_that_english_paper_prints_the_latin_name() -> None:
    assert people.name(ENGLISH, OLENA) == "Shevchuk, Olena"
    assert people.name(UKRAINIAN, OLENA) == "Шевчук Олена"


def test_that_english_paper_falls_back_to_the_only_name_there_is() -> None:
    assert people.name(ENGLISH, Player(id=PlayerId(2), name="Білик Марта")) == "Білик Марта"


def test_that_title_and_rank_stand_together() -> None:
    player = Player(id=PlayerId(3), name="X", title=Title.FM, sport_rank=SportRank.KMS)
    assert people.title_and_rank(ENGLISH, player) == "FM, KMS"


@pytest.mark.parametrize("language", [ENGLISH, UKRAINIAN])
def test_that_every_title_rank_sex_and_office_has_a_word(language: Catalogue) -> None:
    assert all(people.title(language, title) for title in Title)
    assert all(people.sport_rank(language, rank) for rank in SportRank)
    assert all(people.sex(language, sex) for sex in Sex)
    assert all(people.role(language, role) for role in Role)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("1-0", "1 – 0"),
        ("½-½", "½ – ½"),
        ("+/-", "+ – –"),
        ("-/-", "– – –"),
        ("½-0", "½ – 0"),
        ("0-0", "0 – 0"),
    ],
)
def test_that_forfeits_print_as_signs_and_played_games_as_points(typed: str, printed: str) -> None:
    assert results.result(ENGLISH, Result.parse(typed)) == printed


def test_that_every_result_can_be_printed() -> None:
    assert all(results.result(ENGLISH, result) for result in ALL_RESULTS)


@pytest.mark.parametrize("edition", EDITIONS.values())
def test_that_every_tie_break_of_every_edition_has_a_name(edition: Edition) -> None:
    for criterion in edition.criteria:
        assert tie_breaks.name(ENGLISH, criterion.acronym)
        assert tie_breaks.short_name(ENGLISH, criterion.acronym)


def test_that_a_modified_tie_break_is_named_in_full() -> None:
    assert tie_breaks.name(ENGLISH, "SB/C1") == "Sonneborn-Berger, cut 1"
    assert tie_breaks.name(ENGLISH, "KS/L+1") == "Koya system, limit +1 half points"
    assert tie_breaks.short_name(ENGLISH, "SB/C1") == "SB/C1"
