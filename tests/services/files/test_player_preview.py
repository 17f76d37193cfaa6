"""What becomes of the rows of a list: filled from what is known, doubles and contradictions."""

from collections.abc import Iterable, Mapping
from datetime import date

import pytest

from arbiter_app.domain.facts.people.people import (
    Birth,
    Player,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListKind,
    RatingList,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.formats.player_sheet import propose, read_delimited
from arbiter_app.services.files.player_preview import Candidate, Preview, preview


def rating_list(kind: ListKind, name: str) -> RatingList:
    return RatingList(
        id=name,
        kind=kind,
        name=name,
        published=date(2026, 3, 1),
        disciplines=frozenset(Discipline),
        people=1,
        source="list.txt",
    )


FIDE = rating_list(ListKind.FIDE, "FIDE")
NATIONAL = rating_list(ListKind.NATIONAL, "ФШУ")
FIDE_ORIGIN = RatingOrigin("FIDE", date(2026, 3, 1))

OLENA = KnownPerson(
    sources=(
        ListedPerson(
            list=FIDE,
            name="Shevchuk, Olena",
            birth=Birth(2008),
            sex=Sex.FEMALE,
            title=Title.WFM,
            ratings={Discipline.STANDARD: 1805, Discipline.RAPID: 1750},
            fide_id=14100000,
            federation="UKR",
        ),
    )
)
OLENA_AT_HOME = KnownPerson(
    sources=(
        ListedPerson(
            list=NATIONAL,
            name="Шевчук Олена",
            birth=Birth(2008, date(2008, 5, 3)),
            sport_rank=SportRank.KMS,
            ratings={Discipline.STANDARD: 1790},
            national_id="0017",
            region="Львівська",
        ),
    )
)


class Known:
    """A registry of two lists with one person."""

    def by_fide_id(self, ids: Iterable[int]) -> Mapping[int, KnownPerson]:
        return {each: OLENA for each in ids if each == 14100000}

    def by_national_id(self, ids: Iterable[str]) -> Mapping[str, KnownPerson]:
        return {each: OLENA_AT_HOME for each in ids if each == "0017"}


def look(text: str, *registered: Player, discipline: Discipline = Discipline.STANDARD) -> Preview:
    sheet = read_delimited(text.encode())
    return preview(
        sheet,
        propose(sheet),
        year=2026,
        people=Known(),
        registered=registered,
        discipline=discipline,
    )


def only(text: str, discipline: Discipline = Discipline.STANDARD) -> Candidate:
    (candidate,) = look(text, discipline=discipline).candidates
    return candidate


def notices(candidate: Candidate) -> list[tuple[int, str]]:
    return [(notice.column, notice.code) for notice in candidate.notices]


def test_that_an_id_alone_is_enough_where_a_list_knows_it() -> None:
    candidate = only("FIDE ID\n14100000\n")
    assert candidate.problems == ()
    assert candidate.fields == {
        "name": "Shevchuk, Olena",
        "latin_name": "Shevchuk, Olena",
        "birth": Birth(2008),
        "sex": Sex.FEMALE,
        "title": Title.WFM,
        "fide_rating": 1805,
        "fide_origin": FIDE_ORIGIN,
        "fide_id": 14100000,
        "federation": "UKR",
    }


def test_that_the_rating_is_that_of_what_is_played() -> None:
    assert only("FIDE ID\n14100000\n", Discipline.RAPID).fields.get("fide_rating") == 1750


def test_that_both_lists_are_followed_where_both_ids_are_given() -> None:
    fields = only("FIDE ID;ID ФШУ\n14100000;0017\n").fields
    assert fields["name"] == "Шевчук Олена"
    assert (fields.get("fide_rating"), fields.get("national_rating")) == (1805, 1790)
    assert str(fields.get("birth")) == "2008-05-03"


def test_that_an_unknown_id_without_a_name_is_a_problem_of_its_cell() -> None:
    candidate = only("Name;FIDE ID\n;14100018\n")
    assert [(each.column, each.code) for each in candidate.problems] == [(2, "players.unknown-id")]


def test_that_an_unknown_id_with_a_name_is_none() -> None:
    assert only("Name;FIDE ID\nБук Ян;14100018\n").problems == ()


def test_that_a_row_without_name_and_id_is_a_problem() -> None:
    candidate = only("Name;Birth\n;2001\n")
    assert [(each.column, each.code) for each in candidate.problems] == [(1, "players.name")]


def test_that_what_is_typed_goes_before_what_is_known_and_is_pointed_out() -> None:
    candidate = only(
        "Name;Birth;Sex;Title;FIDE rating;Federation;FIDE ID\n"
        "Шевчук Олена;2007;ч;WCM;1900;POL;14100000\n"
    )
    assert candidate.fields["name"] == "Шевчук Олена"
    assert candidate.fields.get("latin_name") == "Shevchuk, Olena"
    assert (candidate.fields.get("birth"), candidate.fields.get("sex")) == (Birth(2007), Sex.MALE)
    assert (candidate.fields.get("fide_rating"), candidate.fields.get("fide_origin")) == (
        1900,
        None,
    )
    assert sorted(notices(candidate)) == [
        (2, "players.listed-otherwise"),
        (3, "players.listed-sex"),
        (4, "players.listed-otherwise"),
        (5, "players.listed-otherwise"),
        (6, "players.listed-otherwise"),
    ]


def test_that_a_rating_equal_to_that_of_the_list_comes_from_the_list() -> None:
    candidate = only("Name;FIDE rating;FIDE ID\nШевчук Олена;1805;14100000\n")
    assert candidate.fields.get("fide_origin") == FIDE_ORIGIN
    assert notices(candidate) == []


def test_that_a_rating_nobody_knows_was_typed_in() -> None:
    assert "fide_origin" not in only("Name;FIDE rating\nБук Ян;1805\n").fields


def test_that_the_day_of_birth_is_kept_where_the_list_has_the_year_alone() -> None:
    candidate = only("Name;Birth;FIDE ID\nШевчук Олена;03.05.2008;14100000\n")
    assert str(candidate.fields.get("birth")) == "2008-05-03"
    assert notices(candidate) == []


def test_that_the_list_adds_the_day_to_a_year() -> None:
    candidate = only("Name;Birth;ID ФШУ\nШевчук Олена;2008;0017\n")
    assert str(candidate.fields.get("birth")) == "2008-05-03"


@pytest.mark.parametrize("name", ["Шевчук О.", "Олена Шевчук", "SHEVCHUK O"])
def test_that_other_spellings_of_a_name_are_no_contradiction(name: str) -> None:
    assert notices(only(f"Name;FIDE ID\n{name};14100000\n")) == []


def test_that_the_id_of_somebody_else_is_pointed_out() -> None:
    assert notices(only("Name;FIDE ID\nБондар Ілля;14100000\n")) == [(1, "players.listed-name")]


def test_that_who_stands_in_the_list_twice_is_better_left_out() -> None:
    found = look("Name;Birth;FIDE ID\nБук Ян;2001;5\nІнший Ян;2002;5\nбук ян;;\nБук Ян;1999;\n")
    assert found.proposed == {2, 5}
    assert [notice.facts["other"] for notice in found.notices_among(found.proposed)] == [2, 2]


def test_that_who_is_registered_already_is_better_left_out() -> None:
    marta = Player(id=PlayerId(1), name="Білик Марта", birth=Birth(2004), fide_id=7)
    found = look("Name;Birth;FIDE ID\nBilyk Marta;;7\nБілик Марта;2004;\nБук Ян;;\n", marta)
    assert found.proposed == {4}
    assert [notice.code for notice in found.notices_among(found.proposed)] == [
        "players.in-event"
    ] * 2


def test_that_namesakes_with_ids_of_their_own_are_two() -> None:
    assert look("Name;FIDE ID\nБук Ян;5\nБук Ян;6\n").proposed == {2, 3}


@pytest.mark.parametrize("text", ["Головний суддя ______", "Всього: 24", "Секретар змагань"])
def test_that_a_signature_below_the_list_is_better_left_out(text: str) -> None:
    found = look(f"Name;Birth\nБук Ян;2001\n{text};\n")
    assert found.proposed == {2}
    assert [notice.code for notice in found.notices_among(found.proposed)] == ["players.no-player"]


def test_that_a_name_that_means_an_office_is_still_a_name_of_a_player() -> None:
    assert look("Name;Birth\nСуддя Ян;2001\n").proposed == {2}


def test_that_nobody_is_imported_while_a_row_that_is_taken_has_a_problem() -> None:
    found = look("Name;Birth\nБук Ян;2001\nДуб Ян;весна\n")
    assert found.players(found.proposed) == ()
    assert [fields["name"] for fields in found.players(frozenset({2}))] == ["Бук Ян"]


def test_that_a_problem_of_the_headings_is_one_of_every_row() -> None:
    found = look("Name;Rating\nБук Ян;2000\n")
    assert found.players(found.proposed) == ()
    assert [each.code for each in found.problems_among(frozenset())] == ["players.which-rating"]


def test_that_headings_alone_are_no_list() -> None:
    found = look("Name;Birth\n")
    assert [each.code for each in found.problems_among(found.proposed)] == ["players.empty"]


def test_that_a_list_is_looked_at_without_a_registry_too() -> None:
    sheet = read_delimited(b"Name;FIDE ID\nBook Jan;14100000\n")
    (candidate,) = preview(sheet, propose(sheet), year=2026).candidates
    assert candidate.fields == {"name": "Book Jan", "fide_id": 14100000}
