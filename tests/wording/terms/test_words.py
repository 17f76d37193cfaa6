"""Names, results and tie-breaks in words."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.people import Player, Role, Sex, SportRank, Title
from arbiter_app.domain.facts.results import ALL_RESULTS, BYES, Mark, Result
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.tie_breaks.editions import EDITIONS, Edition
from arbiter_app.i18n import Catalogue, catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks

ENGLISH = catalogue("en")
UKRAINIAN = catalogue("uk")
OLENA = Player(id=PlayerId(1), name="Шевчук Олена", latin_name="Shevchuk, Olena")


def test_that_english_paper_prints_the_latin_name() -> None:
    assert people.name(ENGLISH, OLENA) == "Shevchuk, Olena"
    assert people.name(UKRAINIAN, OLENA) == "Шевчук Олена"


def test_that_english_paper_falls_back_to_the_only_name_there_is() -> None:
    assert people.name(ENGLISH, Player(id=PlayerId(2), name="Білик Марта")) == "Білик Марта"


def test_that_names_with_commas_are_told_apart_in_a_row() -> None:
    names = [people.name(ENGLISH, OLENA), "Bilyk, Marta"]
    assert people.listed(names) == "Shevchuk, Olena; Bilyk, Marta"
    assert people.listed(["Шевчук Олена", "Білик Марта"]) == "Шевчук Олена, Білик Марта"


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
        ("+/-", "+ : –"),
        ("-/-", "– : –"),
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
    assert tie_breaks.name(ENGLISH, "KS/L+1") == "Koya system, limit half a point higher"
    assert tie_breaks.name(ENGLISH, "KS/L-3") == "Koya system, limit 3 half points lower"
    assert tie_breaks.name(UKRAINIAN, "KS/L+1") == "система Койя, межа вища на ½ очка"
    assert tie_breaks.name(ENGLISH, "KS/G-1") == "Koya system, extended by 1 score group"
    assert tie_breaks.name(ENGLISH, "KS/G+2") == "Koya system, reduced by 2 score groups"
    assert tie_breaks.name(UKRAINIAN, "KS/G-2").endswith("розширена на 2 очкові групи")
    assert tie_breaks.short_name(ENGLISH, "SB/C1") == "SB/C1"


def test_that_buchholz_and_progressive_scores_are_written_like_points() -> None:
    for code in ("BH", "BH/C1", "FB", "PS"):
        assert tie_breaks.values(ENGLISH, code, [Decimal("13.5"), Decimal(12)]) == ("13½", "12")


def test_that_averages_of_buchholz_have_two_decimals_and_more_where_two_hide_a_difference() -> None:
    thirds = Decimal(40) / 3
    assert tie_breaks.values(ENGLISH, "AOB", [thirds, Decimal(12), None]) == ("13.33", "12.00", "")
    close = Decimal("13.334")
    assert tie_breaks.values(ENGLISH, "AOB", [thirds, close]) == ("13.333", "13.334")


def test_that_ratings_have_no_decimals() -> None:
    assert tie_breaks.values(ENGLISH, "ARO", [Decimal(2105), Decimal(1998)]) == ("2105", "1998")


@pytest.mark.parametrize("mark", Mark)
def test_that_every_mark_has_a_sign(mark: Mark) -> None:
    assert results.sign(mark)


@pytest.mark.parametrize("mark", BYES)
def test_that_every_bye_has_a_name(mark: Mark) -> None:
    assert results.bye(ENGLISH, mark)


def test_that_every_edition_is_named_by_its_own_chapter() -> None:
    assert "C.07" in tie_breaks.edition(ENGLISH, "2023-09")
    assert "C.02" in tie_breaks.edition(ENGLISH, "legacy-virtual")


def test_that_a_column_of_tie_breaks_writes_halves_as_points_are_written() -> None:
    told = tie_breaks.values(UKRAINIAN, "SB", (Decimal("40.75"), Decimal("9.5"), Decimal(7), None))
    assert told == ("40¾", "9½", "7", "")


def test_that_a_column_without_fractions_has_the_same_decimals_throughout() -> None:
    told = tie_breaks.values(UKRAINIAN, "AOB", (Decimal("12.3333"), Decimal("9.5")))
    assert told == ("12,33", "9,50")
