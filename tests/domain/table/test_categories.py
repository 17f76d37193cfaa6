from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TypedDict, Unpack

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Birth, Player, Sex, Title
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId, TournamentId
from arbiter_app.domain.table.categories import (
    Unknown,
    category_titled,
    demand_sound,
    members_of,
    membership,
    within,
)
from arbiter_app.domain.table.standings import Standing, Standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import Inquiry

GIRLS_U12 = Category(title="U12 girls", sex=Sex.FEMALE, younger_than=12)


class Known(TypedDict, total=False):
    """What tells whether somebody belongs to a category."""

    birth: Birth
    sex: Sex
    title: Title
    region: str
    fide_rating: int
    national_rating: int
    arbiters_rating: int


def person(number: int, **known: Unpack[Known]) -> Player:
    return Player(id=PlayerId(number), name=f"P{number}", **known)


def members(category: Category, *people: Player, year: int | None = 2026) -> set[int]:
    return {*membership(category, people, year).members}


def event_of(people: list[Player], system: System, by: RatingUsed = RatingUsed.FIDE) -> Event:
    settings = Settings(system=system, edition="2026-03", tie_breaks=())
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=settings,
        rating_rules=RatingRules(used=by),
        entries=tuple(Entry(player=each.id) for each in people),
    )
    return Event(players={each.id: each for each in people}, tournaments=(tournament,))


def test_that_ages_count_on_the_first_of_january_of_the_year_of_the_event() -> None:
    u12 = Category(title="U12", younger_than=12)
    born = [
        person(1, birth=Birth(2014, date(2014, 1, 1))),  # twelve that very day
        person(2, birth=Birth(2014, date(2014, 1, 2))),
        person(3, birth=Birth(2014)),
        person(4, birth=Birth(2013, date(2013, 12, 31))),
    ]
    assert members(u12, *born) == {2, 3}
    assert members(Category(title="12+", at_least=12), *born) == {1, 4}


def test_that_who_is_unknown_is_no_member_and_is_told() -> None:
    found = membership(
        GIRLS_U12,
        [
            person(1, birth=Birth(2016), sex=Sex.FEMALE),
            person(2, birth=Birth(2016)),
            person(3, sex=Sex.FEMALE),
            person(4),
            person(5, birth=Birth(1990)),  # too old, whoever it is
            person(6, sex=Sex.MALE),
        ],
        2026,
    )
    assert found.members == {1}
    assert found.doubtful == {
        2: (Unknown.SEX,),
        3: (Unknown.BIRTH,),
        4: (Unknown.SEX, Unknown.BIRTH),
    }


def test_that_without_days_of_the_event_nobody_has_an_age() -> None:
    young = person(1, birth=Birth(2020), sex=Sex.FEMALE)
    found = membership(GIRLS_U12, [young], None)
    assert found.members == set()
    assert found.doubtful == {1: (Unknown.DAYS,)}


def test_that_who_has_no_rating_is_below_every_rating() -> None:
    people = [person(1, fide_rating=1599), person(2, national_rating=1600), person(3)]
    assert members(Category(title="–", rating_below=1600), *people) == {1, 3}
    assert members(Category(title="–", rating_from=1500, rating_below=1601), *people) == {1, 2}


def test_that_ratings_of_a_swiss_are_those_of_its_published_order() -> None:
    people = [
        person(1, fide_rating=1700, national_rating=1500),
        person(2, national_rating=1500),
        person(3, arbiters_rating=1650),
        person(4),
    ]
    event = event_of(people, System.SWISS, RatingUsed.NATIONAL)
    assert members_of(Category(title="–", rating_below=1600), event).members == {1, 2, 4}
    event = event_of(people, System.SWISS)
    assert members_of(Category(title="–", rating_from=1600), event).members == {1, 3}
    event = event_of(people, System.ROUND_ROBIN)
    assert members_of(Category(title="–", rating_from=1600), event).members == {1}


def test_that_regions_are_the_same_however_they_are_spelled() -> None:
    people = [person(1, region="Київська  ОБЛ"), person(2, region="Львівська"), person(3)]
    region = Category(title="–", contingent="київська обл")
    assert members(region, *people) == {1}
    club = replace(region, contingent_by=ContingentKey.CLUB)
    assert members(club, *people) == set()


def test_that_any_of_the_titles_is_enough() -> None:
    people = [person(1, title=Title.GM), person(2, title=Title.FM), person(3)]
    assert members(Category(title="–", titles=(Title.GM, Title.IM)), *people) == {1}


def table_of(*rows: Standing) -> Inquiry:
    competition = Competition(
        id=StageId(1), settings=Settings(edition="2026-03", tie_breaks=("DE", "SB"))
    )
    table = Standings(tie_breaks=("DE", "SB"), rows=rows)
    return Inquiry(competition=competition, players={}, table=table)


def row(
    number: int,
    place: int,
    last_place: int,
    *,
    annulled: bool = False,
    by: Decider | int | None = None,
) -> Standing:
    return Standing(
        place=place,
        last_place=last_place,
        player=PlayerId(number),
        number=PairingNumber(number),
        points=Decimal(0),
        values=(),
        decided_by=by,
        by_lot=False,
        annulled=annulled,
    )


def test_that_places_of_a_category_are_those_of_the_one_table() -> None:
    asked = table_of(row(5, 1, 1), row(3, 2, 4), row(1, 2, 4), row(4, 2, 4), row(2, 5, 5))
    some = frozenset(map(PlayerId, (3, 4, 2)))
    found = [(each.number, each.place, each.last_place) for each in within(asked, some).rows]
    assert found == [(3, 1, 2), (4, 1, 2), (2, 3, 3)]
    alone = frozenset(map(PlayerId, (1, 2)))
    assert [each.shared for each in within(asked, alone).rows] == [False, False]


def test_that_what_separates_two_members_is_the_first_that_stands_between_them() -> None:
    asked = table_of(
        row(1, 1, 1), row(2, 2, 2, by=1), row(3, 3, 3, by=0), row(4, 4, 4, by=Decider.POINTS)
    )
    some = frozenset(map(PlayerId, (1, 3, 4)))
    assert [each.decided_by for each in within(asked, some).rows] == [None, 0, Decider.POINTS]
    last = frozenset({PlayerId(4)})
    assert [each.decided_by for each in within(asked, last).rows] == [None]


def test_that_whose_results_do_not_count_stand_below_without_a_place() -> None:
    asked = table_of(row(1, 1, 1), row(2, 2, 3, annulled=True))
    found = within(asked, frozenset(map(PlayerId, (1, 2)))).rows
    assert [(each.number, each.annulled) for each in found] == [(1, False), (2, True)]


@pytest.mark.parametrize(
    ("category", "code"),
    [
        (Category(title="–"), "everybody"),
        (Category(title="–", contingent_by=ContingentKey.CLUB), "everybody"),
        (Category(title="–", younger_than=12, at_least=12), "ages"),
        (Category(title="–", younger_than=0), "age"),
        (Category(title="–", rating_from=2000, rating_below=2000), "ratings"),
        (Category(title="–", rating_below=5000), "rating"),
    ],
)
def test_that_a_category_of_nobody_or_of_everybody_is_refused(
    category: Category, code: str
) -> None:
    with pytest.raises(RuleError, match=rf"category\.{code}"):
        demand_sound(category)


def test_that_a_category_is_found_by_its_title_in_any_case() -> None:
    assert category_titled([GIRLS_U12], "u12 GIRLS") is GIRLS_U12
    with pytest.raises(RuleError, match=r"category\.none"):
        category_titled([GIRLS_U12], "U14")


def test_that_who_plays_in_another_tournament_of_the_event_is_no_member() -> None:
    girl, unknown, elsewhere = (
        person(1, sex=Sex.FEMALE, birth=Birth(2016)),
        person(2),
        person(3),
    )
    event = event_of([girl, unknown], System.ROUND_ROBIN)
    event = replace(
        event, starts_on=date(2026, 4, 1), players={**event.players, elsewhere.id: elsewhere}
    )
    found = members_of(GIRLS_U12, event)
    assert found.members == {girl.id}
    assert found.doubtful.keys() == {unknown.id}
