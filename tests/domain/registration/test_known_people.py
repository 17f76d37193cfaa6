"""What several sources know of a person becomes what an event keeps of a player."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from arbiter_app.domain.facts.people.people import Birth, Player, RatingOrigin, Title
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListKind,
    ListUse,
    RatingList,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.known_people import (
    disagreements,
    is_spelt_alike,
    player_fields,
    rating_differences,
    registered_as,
    values,
    with_newer_list,
)

STANDARD = Discipline.STANDARD


def rating_list(kind: ListKind, name: str, published: date) -> RatingList:
    return RatingList(
        id=f"{name} {published}",
        kind=kind,
        name=name,
        published=published,
        disciplines=frozenset(Discipline),
        people=1,
        source="list.txt",
    )


FIDE = rating_list(ListKind.FIDE, "FIDE standard", date(2026, 11, 1))
NATIONAL = rating_list(ListKind.NATIONAL, "ФШУ", date(2026, 10, 1))

IN_FIDE = ListedPerson(
    list=FIDE,
    name="Halahan, Ihor",
    birth=Birth(2008),
    title=Title.FM,
    ratings={STANDARD: 2080, Discipline.BLITZ: 1990},
    fide_id=14100010,
    federation="UKR",
)
IN_NATIONAL = ListedPerson(
    list=NATIONAL,
    name="Ґалаґан Ігор",
    latin_name="Galagan Ihor",
    birth=Birth.parse("2008-03-14"),
    ratings={STANDARD: 2071},
    fide_id=14100010,
    national_id="5001",
)
HERE = ListedPerson(
    name="Ґалаґан Ігор",
    latin_name="Halahan Ihor",
    birth=Birth(2007),
    title=Title.CM,
    club="ДЮСШ № 4",
    fide_id=14100010,
)
GALAGAN = KnownPerson(sources=(HERE, IN_FIDE, IN_NATIONAL))


def said(person: KnownPerson) -> Mapping[str, list[object]]:
    found = disagreements(person, STANDARD)
    return {field: [each.value for each in values] for field, values in found.items()}


def test_that_a_player_gets_everything_the_sources_know_with_the_origin_of_ratings() -> None:
    assert player_fields(KnownPerson(sources=(IN_FIDE, IN_NATIONAL)), STANDARD) == {
        "name": "Ґалаґан Ігор",
        "latin_name": "Halahan, Ihor",
        "birth": Birth.parse("2008-03-14"),
        "title": Title.FM,
        "fide_id": 14100010,
        "national_id": "5001",
        "federation": "UKR",
        "fide_rating": 2080,
        "fide_origin": RatingOrigin("FIDE standard", date(2026, 11, 1)),
        "national_rating": 2071,
        "national_origin": RatingOrigin("ФШУ", date(2026, 10, 1)),
    }


def test_that_the_rating_is_that_of_what_is_played() -> None:
    person = KnownPerson(sources=(IN_FIDE,))
    assert player_fields(person, Discipline.BLITZ).get("fide_rating") == 1990
    assert "fide_rating" not in player_fields(person, Discipline.RAPID)


def test_that_who_is_in_latin_letters_alone_is_called_so() -> None:
    assert player_fields(KnownPerson(sources=(IN_FIDE,)), STANDARD)["name"] == "Halahan, Ihor"


def test_that_a_name_kept_in_latin_letters_is_no_rival_of_the_national_one() -> None:
    kept = ListedPerson(name="Halahan, Ihor", latin_name="Halahan, Ihor", fide_id=14100010)
    person = KnownPerson(sources=(kept, IN_FIDE, IN_NATIONAL))
    assert "name" not in said(person)
    assert player_fields(person, STANDARD)["name"] == "Ґалаґан Ігор"
    alone = KnownPerson(sources=(kept, IN_FIDE))
    assert player_fields(alone, STANDARD)["name"] == "Halahan, Ihor"


def test_that_both_values_are_shown_where_sources_disagree() -> None:
    assert said(GALAGAN) == {
        "birth": [Birth.parse("2008-03-14"), Birth(2007)],
        "latin_name": ["Halahan, Ihor", "Galagan Ihor"],
        "title": [Title.FM, Title.CM],
    }


def test_that_a_comma_or_a_year_of_a_known_day_is_no_disagreement() -> None:
    spelt = ListedPerson(name="ґалаґан ігор", latin_name="HALAHAN IHOR", birth=Birth(2008))
    assert said(KnownPerson(sources=(spelt, IN_FIDE))) == {}


def test_that_what_federations_decide_is_not_taken_from_an_event_long_ago() -> None:
    fields = player_fields(GALAGAN, STANDARD)
    assert fields.get("title") is Title.FM
    assert fields.get("club") == "ДЮСШ № 4"


def test_that_the_source_that_was_chosen_is_followed() -> None:
    chosen = {"birth": HERE, "title": HERE}
    fields = player_fields(GALAGAN, STANDARD, chosen)
    assert (fields.get("birth"), fields.get("title")) == (Birth(2007), Title.CM)
    assert values(GALAGAN, STANDARD)["fide_rating"][0].source is IN_FIDE


def test_that_other_ratings_and_newer_lists_are_differences() -> None:
    origin, former = RatingOrigin("FIDE standard", FIDE.published), RatingOrigin("FIDE", date.min)
    national = RatingOrigin("ФШУ", NATIONAL.published)
    found = (KnownPerson(sources=(IN_FIDE, IN_NATIONAL)),)
    typed = Player(id=PlayerId(1), name="А", fide_id=14100010, fide_rating=2050)
    stale = Player(
        id=PlayerId(2), name="Б", national_id="5001", fide_rating=2080, fide_origin=former
    )
    same = Player(
        id=PlayerId(3),
        name="В",
        fide_id=14100010,
        fide_rating=2080,
        fide_origin=origin,
        national_rating=2071,
        national_origin=national,
    )
    unknown = Player(id=PlayerId(4), name="Г", fide_rating=1800)
    differences = rating_differences((typed, stale, same, unknown), found, STANDARD)
    assert [(each.player.id, each.field, each.before, each.after) for each in differences] == [
        (1, "fide_rating", 2050, 2080),
        (1, "national_rating", None, 2071),
        (2, "fide_rating", 2080, 2080),
        (2, "national_rating", None, 2071),
    ]
    assert differences[0].origin == origin


def test_that_a_rating_the_list_has_not_is_left_alone() -> None:
    player = Player(id=PlayerId(1), name="А", fide_id=14100010, fide_rating=1990)
    found = (KnownPerson(sources=(IN_FIDE,)),)
    assert rating_differences((player,), found, Discipline.RAPID) == ()


def test_that_who_is_registered_already_is_known_by_id_and_then_by_name() -> None:
    by_fide = Player(id=PlayerId(1), name="Інакше Ім’я", fide_id=14100010)
    by_national = Player(id=PlayerId(2), name="Інакше Ім’я", national_id="5001")
    by_name = Player(id=PlayerId(3), name="ґалаґан ігор")
    namesake = Player(id=PlayerId(4), name="Ґалаґан Ігор", fide_id=14100011)
    for player in (by_fide, by_national, by_name):
        assert registered_as((namesake, player), GALAGAN) is player
    assert registered_as((namesake,), GALAGAN) is None


def test_that_ratings_of_an_older_list_are_pointed_out_while_a_newer_one_is_there() -> None:
    older = rating_list(ListKind.FIDE, "FIDE", date(2026, 10, 1))
    stale = Player(
        id=PlayerId(1), name="А", fide_rating=1, fide_origin=RatingOrigin("FIDE", older.published)
    )
    fresh = Player(
        id=PlayerId(2), name="Б", fide_rating=1, fide_origin=RatingOrigin("F", FIDE.published)
    )
    typed = Player(id=PlayerId(3), name="В", fide_rating=1)
    found = with_newer_list((stale, fresh, typed), (FIDE, older, NATIONAL), STANDARD)
    assert found == {FIDE: (stale,)}
    blitz = replace(FIDE, disciplines=frozenset({Discipline.BLITZ}))
    assert with_newer_list((stale,), (blitz,), STANDARD) == {}


def test_that_a_name_typed_in_full_is_told_from_its_beginning() -> None:
    assert is_spelt_alike("Ґалаґан Ігор", "Halahan, Ihor")
    assert is_spelt_alike("Шевчук Олександр", "Shevchuk, Alexander")
    assert is_spelt_alike("Ґалаґан Ігор", "Halahan, Ihor S.")
    assert is_spelt_alike("Ґалаґан Ігор Сергійович", "Halahan, Ihor")
    assert is_spelt_alike("Ґалаґан-Мак Ігор", "Halahan-Mak, Ihor Yan")
    assert not is_spelt_alike("Ґалаґан-Мак", "Halahan-Mak, Ihor")
    assert not is_spelt_alike("Ґалаґан Іго", "Halahan, Ihor")
    assert not is_spelt_alike("Ґалаґан", "Halahan, Ihor")


def test_that_an_older_list_that_was_chosen_differs_from_ratings_of_a_newer_one() -> None:
    chosen = replace(IN_FIDE, list=replace(FIDE, use=ListUse.CHOSEN))
    newer = RatingOrigin("FIDE standard", date(2026, 12, 1))
    there = RatingOrigin("FIDE standard", FIDE.published)
    players = [
        Player(id=PlayerId(1), name="А", fide_id=14100010, fide_rating=2101, fide_origin=newer),
        Player(id=PlayerId(2), name="Б", fide_id=14100010, fide_rating=2080, fide_origin=newer),
        Player(id=PlayerId(3), name="В", fide_id=14100010, fide_rating=2080, fide_origin=there),
    ]
    found = (KnownPerson(sources=(chosen,)),)
    differences = rating_differences(players, found, STANDARD)
    assert [(each.player.id, each.after, each.origin) for each in differences] == [
        (1, 2080, there),
        (2, 2080, there),
    ]


def test_that_a_list_kept_beside_another_asks_for_nothing() -> None:
    stale = Player(
        id=PlayerId(1), name="А", fide_rating=1, fide_origin=RatingOrigin("FIDE", date(2026, 1, 1))
    )
    beside = replace(FIDE, use=ListUse.BESIDE)
    assert with_newer_list((stale,), (beside,), STANDARD) == {}


def test_that_a_list_older_than_the_rating_of_the_event_changes_nothing() -> None:
    found = (KnownPerson(sources=(IN_FIDE,)),)
    newer = RatingOrigin("FIDE standard", date(2026, 12, 1))
    renamed = RatingOrigin("FIDE", FIDE.published)
    players = [
        Player(
            id=PlayerId(number), name="А", fide_id=14100010, fide_rating=rating, fide_origin=origin
        )
        for number, (rating, origin) in enumerate(
            [(2101, newer), (2080, renamed), (2079, renamed)], start=1
        )
    ]
    differences = rating_differences(players, found, STANDARD)
    assert [each.player.id for each in differences] == [3]
