"""Which lists an event asks for ratings, and what it takes where one says nothing."""

from dataclasses import replace
from datetime import date

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListKind,
    RatingList,
)
from arbiter_app.domain.facts.people.rating_rules import RatingRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.registration.known_people import player_fields
from arbiter_app.domain.registration.lists_asked import as_asked

STANDARD, RAPID = Discipline.STANDARD, Discipline.RAPID


def listed(name: str, kind: ListKind, **ratings: int) -> ListedPerson:
    known = {Discipline(each): rating for each, rating in ratings.items()}
    source = RatingList(
        id=name,
        kind=kind,
        name=name,
        published=date(2026, 11, 1),
        disciplines=frozenset(known),
        people=1,
        source="",
    )
    return ListedPerson(name="Їжак Ілля", list=source, ratings=known)


def event(discipline: Discipline, rules: RatingRules) -> Event:
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        rating_rules=rules,
    )
    return Event(discipline=discipline, tournaments=(tournament,))


STANDARD_LIST = listed("FIDE standard", ListKind.FIDE, standard=2100)
RAPID_LIST = listed("FIDE rapid", ListKind.FIDE, rapid=1950)
HOME = listed("ФШУ", ListKind.NATIONAL, standard=2050)
REGION = listed("Область", ListKind.NATIONAL, standard=1900)
HERE = ListedPerson(name="Їжак Ілля", club="ДЮСШ")
EVERYBODY = KnownPerson(sources=(HERE, STANDARD_LIST, HOME, REGION))


@pytest.mark.parametrize(
    ("lists", "fide", "national"),
    [
        ((), 2100, 2050),
        (("Область", "ФШУ"), None, 1900),
        (("FIDE standard", "Область"), 2100, 1900),
        (("gone",), None, None),
    ],
)
def test_that_the_first_list_that_is_asked_decides(
    lists: tuple[str, ...], fide: int | None, national: int | None
) -> None:
    asked = as_asked(event(STANDARD, RatingRules(lists=lists)), EVERYBODY)
    known = player_fields(asked, STANDARD)
    assert (known.get("fide_rating"), known.get("national_rating")) == (fide, national)
    assert known.get("club") == "ДЮСШ"


def test_that_the_standard_rating_stands_in_where_the_rules_say_so_and_tells_its_list() -> None:
    person = KnownPerson(sources=(STANDARD_LIST, REGION))
    rules = RatingRules(takes_standard=True)
    known = player_fields(as_asked(event(RAPID, rules), person), RAPID)
    assert (known.get("fide_rating"), known.get("national_rating")) == (2100, 1900)
    assert str(known.get("fide_origin")) == "2026-11-01 FIDE standard"
    assert "fide_rating" not in player_fields(as_asked(event(RAPID, RatingRules()), person), RAPID)
    with_rapid = replace(person, sources=(STANDARD_LIST, RAPID_LIST))
    known = player_fields(as_asked(event(RAPID, rules), with_rapid), RAPID)
    assert known.get("fide_rating") == 1950
    unrated = KnownPerson(sources=(HERE, RAPID_LIST))
    assert as_asked(event(RAPID, rules), unrated) == unrated
