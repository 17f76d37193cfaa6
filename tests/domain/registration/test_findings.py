"""Who does not meet the conditions of an event, by the articles of the rules."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import (
    ADULTS,
    AT_LEAST,
    YOUNGER_THAN,
    AgeGroup,
    Eligibility,
    Ruling,
    age_that_counts,
    births_allowed,
    next_younger,
)
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import (
    Birth,
    Official,
    Player,
    Role,
    Sex,
    SportRank,
    may_be_same_person,
)
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.findings import (
    Finding,
    awaits_first_day,
    findings,
    lapsed_rulings,
    once_each,
    open_findings,
    ruled_out,
)

YEAR = 2026
RANKS = list(SportRank)
ORDER = (
    "eligibility.birth-unknown",
    "eligibility.too-old",
    "eligibility.too-young",
    "eligibility.plays-up",
    "eligibility.below-lowest-age",
    "eligibility.sex-unknown",
    "eligibility.not-a-woman",
    "eligibility.no-rank",
    "eligibility.rank-too-low",
    "eligibility.contingent-unknown",
    "eligibility.above-quota",
    "eligibility.official",
    "eligibility.official-elsewhere",
    "eligibility.appeals-member",
)
"""How what is pointed out in a player stands: age, sex, rank, quota, office."""


def player(number: int = 1, name: str = "Шевчук Олена", **facts: Any) -> Player:
    return replace(Player(id=PlayerId(number), name=name), **facts)


def event(
    conditions: Eligibility,
    *players: Player,
    officials: tuple[Official, ...] = (),
    starts_on: date | None = date(YEAR, 4, 1),
) -> Event:
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        entries=tuple(Entry(player=each.id) for each in players),
        eligibility=conditions,
    )
    return Event(
        starts_on=starts_on,
        officials=officials,
        players={each.id: each for each in players},
        tournaments=(tournament,),
    )


def with_entry(of: Event, number: int, **facts: Any) -> Event:
    entries = tuple(
        replace(entry, **facts) if entry.player == number else entry
        for entry in of.tournament.entries
    )
    return replace(of, tournaments=(replace(of.tournament, entries=entries),))


def codes(of: Event) -> list[str]:
    return [finding.code.removeprefix("eligibility.") for finding in findings(of)]


def only(of: Event) -> Finding:
    (finding,) = findings(of)
    return finding


def born(text: str) -> Player:
    return player(birth=Birth.parse(text))


# Age


@pytest.mark.parametrize(("group", "limit"), YOUNGER_THAN.items())
def test_that_a_youth_group_is_left_on_the_birthday_of_its_limit(
    group: AgeGroup, limit: int
) -> None:
    conditions = Eligibility(age=group)
    of_limit = YEAR - limit
    assert codes(event(conditions, born(f"01.01.{of_limit}"))) == ["too-old"]
    assert codes(event(conditions, born(f"02.01.{of_limit}"))) == []
    assert codes(event(conditions, born(f"31.12.{of_limit - 1}"))) == ["too-old"]


@pytest.mark.parametrize(("group", "limit"), AT_LEAST.items())
def test_that_an_adult_or_a_veteran_has_reached_the_age_on_1_january(
    group: AgeGroup, limit: int
) -> None:
    conditions = Eligibility(age=group, playing_up=False)
    assert codes(event(conditions, born(f"01.01.{YEAR - limit}"))) == []
    assert codes(event(conditions, born(f"02.01.{YEAR - limit}"))) == ["too-young"]
    assert codes(event(conditions, born(f"31.12.{YEAR - limit - 1}"))) == []


@pytest.mark.parametrize("group", sorted(ADULTS))
def test_that_younger_players_may_take_part_among_adults_where_the_regulations_let_them(
    group: AgeGroup,
) -> None:
    assert codes(event(Eligibility(age=group), born(f"{YEAR - 16}"))) == []
    alone = Eligibility(age=group, playing_up=False)
    assert codes(event(alone, born(f"{YEAR - 16}"))) == ["too-young"]


def test_that_nobody_is_too_young_for_juniors_of_composition_who_is_no_youth() -> None:
    conditions = Eligibility(age=AgeGroup.U23, playing_up=False)
    assert codes(event(conditions, born(f"02.01.{YEAR - 19}"))) == []
    finding = only(event(conditions, born(f"02.01.{YEAR - 17}")))
    assert finding.code == "eligibility.plays-up"
    assert finding.facts["younger"] == "U18"


def test_that_the_name_of_a_group_says_its_limit() -> None:
    assert {group.value: limit for group, limit in YOUNGER_THAN.items()} == {
        f"U{limit}": limit for limit in (8, 10, 12, 14, 16, 18, 20, 23)
    }
    assert {group.value: limit for group, limit in AT_LEAST.items()} == {
        f"{limit}+": limit for limit in (21, 23, 50, 65)
    }


@pytest.mark.parametrize("group", AgeGroup)
def test_that_a_year_of_birth_counts_as_any_day_of_it_but_the_first(group: AgeGroup) -> None:
    conditions = Eligibility(age=group, playing_up=False)
    for year in range(YEAR - 70, YEAR):
        of_year_alone = codes(event(conditions, born(str(year))))
        assert of_year_alone == codes(event(conditions, born(f"02.01.{year}")))
        assert of_year_alone == codes(event(conditions, born(f"31.12.{year}")))


def test_that_the_day_of_the_event_does_not_count_but_its_year() -> None:
    conditions = Eligibility(age=AgeGroup.U12)
    turns_12_this_year = born("05.02.2014")
    for first_day in (date(YEAR, 1, 1), date(YEAR, 2, 5), date(YEAR, 12, 31)):
        assert codes(event(conditions, turns_12_this_year, starts_on=first_day)) == []
    assert codes(event(conditions, turns_12_this_year, starts_on=date(YEAR + 1, 1, 2))) == [
        "too-old"
    ]


def test_that_an_unknown_birth_is_pointed_out_where_age_counts() -> None:
    assert codes(event(Eligibility(), player())) == []
    assert codes(event(Eligibility(age=AgeGroup.U8), player())) == ["birth-unknown"]
    assert codes(event(Eligibility(lowest_age=6), player())) == ["birth-unknown"]


def test_that_ages_wait_for_the_first_day_of_the_event() -> None:
    of = event(Eligibility(age=AgeGroup.U8), born("1960"), starts_on=None)
    assert (codes(of), awaits_first_day(of)) == ([], True)
    assert not awaits_first_day(event(Eligibility(), born("1960"), starts_on=None))
    assert not awaits_first_day(event(Eligibility(age=AgeGroup.U8), born("1960")))
    assert codes(replace(of, ends_on=date(YEAR, 4, 9))) == ["too-old"]


def test_that_a_younger_group_plays_up_only_where_the_regulations_let_it() -> None:
    ten = born(str(YEAR - 10))
    assert codes(event(Eligibility(age=AgeGroup.U14), ten)) == []
    finding = only(event(Eligibility(age=AgeGroup.U14, playing_up=False), ten))
    assert (finding.code, finding.article) == ("eligibility.plays-up", "V.1.4")
    assert finding.facts["younger"] == AgeGroup.U10
    ten_on_the_day = born(f"01.01.{YEAR - 10}")
    finding = only(event(Eligibility(age=AgeGroup.U14, playing_up=False), ten_on_the_day))
    assert finding.facts["younger"] == AgeGroup.U12
    twelve_on_the_day = born(f"01.01.{YEAR - 12}")
    assert codes(event(Eligibility(age=AgeGroup.U14, playing_up=False), twelve_on_the_day)) == []


def test_that_nobody_plays_up_into_the_veterans() -> None:
    assert codes(event(Eligibility(age=AgeGroup.VETERANS_50), born("2000"))) == ["too-young"]
    assert codes(event(Eligibility(age=AgeGroup.VETERANS_50, playing_up=False), born("1950"))) == []


def test_that_the_lowest_age_is_reached_on_1_january() -> None:
    conditions = Eligibility(lowest_age=6)
    assert codes(event(conditions, born(f"01.01.{YEAR - 6}"))) == []
    finding = only(event(conditions, born(f"02.01.{YEAR - 6}")))
    assert (finding.code, finding.article) == ("eligibility.below-lowest-age", "V.1.10")
    assert (finding.facts["age"], finding.facts["lowest"]) == (5, 6)


def test_that_the_days_of_birth_of_a_group_meet_its_condition() -> None:
    for group in AgeGroup:
        edge = births_allowed(group, YEAR)
        beyond = edge + timedelta(days=1 if group in AT_LEAST else -1)
        assert codes(event(Eligibility(age=group), born(edge.isoformat()))) == []
        alone = Eligibility(age=group, playing_up=group not in ADULTS)
        assert codes(event(alone, born(beyond.isoformat()))) != []
    assert next_younger(AgeGroup.U8) is None
    assert next_younger(AgeGroup.VETERANS_65) is None
    assert next_younger(AgeGroup.U20) is AgeGroup.U18


# Sex and rank


@pytest.mark.parametrize(
    ("sex", "found"), [(None, ["sex-unknown"]), (Sex.MALE, ["not-a-woman"]), (Sex.FEMALE, [])]
)
def test_that_an_event_for_women_points_out_everybody_else(
    sex: Sex | None, found: list[str]
) -> None:
    assert codes(event(Eligibility(women_only=True), player(sex=sex))) == found
    assert codes(event(Eligibility(), player(sex=sex))) == []


@pytest.mark.parametrize("lowest", RANKS)
def test_that_a_rank_is_as_high_as_the_lowest_or_higher(lowest: SportRank) -> None:
    conditions = Eligibility(lowest_rank=lowest)
    for rank in RANKS:
        expected = ["rank-too-low"] if RANKS.index(rank) > RANKS.index(lowest) else []
        assert codes(event(conditions, player(sport_rank=rank))) == expected
    assert codes(event(conditions, player())) == ["no-rank"]


# Quotas


def test_that_a_contingent_above_its_quota_is_pointed_out_whole_and_once() -> None:
    players = [
        player(1, region="Львівська"),
        player(2, region="Київ"),
        player(3, region=" львівська "),
        player(4, region="Львівська"),
    ]
    found = findings(event(Eligibility(quota=2), *players))
    assert [each.player for each in found] == [1, 3, 4]
    assert {each.players for each in found} == {(1, 3, 4)}
    (once,) = once_each(found)
    assert (once.article, once.facts) == (
        "V.1.9",
        {"contingent": "Львівська", "by": "region", "players": 3, "quota": 2},
    )


def test_that_a_contingent_may_have_a_quota_of_its_own() -> None:
    players = [
        *(player(number, region="Київ") for number in (1, 2, 3)),
        *(player(number, region="Львівська") for number in (4, 5)),
    ]
    assert findings(event(Eligibility(quota=2, quotas={" київ": 3}), *players)) == ()
    (of_hosts,) = once_each(findings(event(Eligibility(quotas={"Київ": 2}), *players)))
    assert (of_hosts.facts["contingent"], of_hosts.facts["quota"]) == ("Київ", 2)
    (of_guests,) = once_each(findings(event(Eligibility(quota=1, quotas={"Київ": 3}), *players)))
    assert (of_guests.facts["contingent"], of_guests.facts["quota"]) == ("Львівська", 1)
    (none,) = once_each(findings(event(Eligibility(quotas={"Львівська": 0}), *players)))
    assert none.facts["contingent"] == "Львівська"


@pytest.mark.parametrize("by", ContingentKey)
def test_that_who_belongs_to_nothing_counts_for_no_quota(by: ContingentKey) -> None:
    nowhere = player(1)
    where = {"federation": "UKR", "region": "Київ", "club": "Дебют", "coach": "Їжак Т. П."}
    member = player(2, **where, team="Ліцей 12")
    found = findings(event(Eligibility(quota=1, quota_by=by), nowhere, member))
    assert [(each.code, each.player) for each in found] == [("eligibility.contingent-unknown", 1)]


def test_that_who_left_or_was_not_admitted_takes_nobodys_place() -> None:
    full = event(
        Eligibility(quota=1, women_only=True), player(1, region="Київ"), player(2, region="Київ")
    )
    assert codes(full) == ["sex-unknown", "above-quota"] * 2
    refused = Decision(admission=Admission.REFUSED, reason="no papers")
    for gone in (
        with_entry(full, 1, status=EntryStatus.WITHDRAWN),
        with_entry(full, 1, decision=refused),
    ):
        assert [(each.code, each.player) for each in findings(gone)] == [
            ("eligibility.sex-unknown", 2)
        ]
    admitted = with_entry(full, 1, decision=Decision(admission=Admission.ADMITTED))
    assert findings(admitted) == findings(full)


# Officials


@pytest.mark.parametrize("role", Role)
def test_that_who_holds_an_office_is_pointed_out_as_a_player(role: Role) -> None:
    official = Official(role=role, name="Шевчук Олена")
    finding = only(event(Eligibility(), player(), officials=(official,)))
    is_of_committee = role.value.startswith("appeals")
    assert finding.article == ("VII.3.2" if is_of_committee else "V.1.13")
    assert finding.facts == {"role": role.value, "name": "Шевчук Олена"}


def test_that_several_offices_of_one_person_are_pointed_out_once() -> None:
    roles = (Role.CHIEF_ARBITER, Role.MANDATE_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)
    officials = tuple(Official(role=role, name="Шевчук Олена") for role in roles)
    assert codes(event(Eligibility(), player(), officials=officials)) == [
        "official",
        "appeals-member",
    ]


@pytest.mark.parametrize(
    ("official", "facts", "same"),
    [
        (Official(role=Role.ARBITER, name="Шевчук О. І."), {}, True),
        (Official(role=Role.ARBITER, name="Шевчук О.І."), {}, True),
        (Official(role=Role.ARBITER, name="ШЕВЧУК О"), {}, True),
        (Official(role=Role.ARBITER, name="Шевчук Олена Іванівна"), {"name": "Шевчук О."}, True),
        (Official(role=Role.ARBITER, name="Шевчук Т. І."), {}, False),
        (Official(role=Role.ARBITER, name="Шевчук"), {}, False),
        (Official(role=Role.ARBITER, name="Шевченко О."), {}, False),
        (Official(role=Role.ARBITER, name="Shevchuk O.", fide_id=7), {"fide_id": 7}, True),
        (Official(role=Role.ARBITER, name="Шевчук О.", fide_id=7), {"fide_id": 8}, False),
        (Official(role=Role.ARBITER, name="Шевчук О.", fide_id=7), {}, True),
        (
            Official(role=Role.ARBITER, name="Шевчук О.", birth=Birth(1960)),
            {"birth": Birth(2012)},
            False,
        ),
        (
            Official(role=Role.ARBITER, name="Шевчук О.", birth=Birth(2012)),
            {"birth": Birth.parse("05.06.2012")},
            True,
        ),
    ],
)
def test_that_a_person_is_known_by_id_or_by_surname_and_initials(
    official: Official, facts: dict[str, Any], same: bool
) -> None:
    assert may_be_same_person(official, player(**facts)) is same


# Decisions


def test_that_a_decision_closes_a_finding_and_outlives_it() -> None:
    of = event(Eligibility(women_only=True), player(sex=Sex.MALE), player(2))
    man, unknown = findings(of)
    assert open_findings(of) == (man, unknown)
    ruling = Ruling(finding=man.code, allowed=True, reason="decided by the organiser")
    decided = with_entry(of, 1, rulings=(ruling,))
    assert open_findings(decided) == (unknown,)
    entry = decided.tournament.entry(PlayerId(1))
    assert lapsed_rulings(entry, findings(decided)) == ()
    corrected = replace(decided, players={**of.players, PlayerId(1): player(sex=Sex.FEMALE)})
    assert open_findings(corrected) == (unknown,)
    assert lapsed_rulings(entry, findings(corrected)) == (ruling,)


def test_that_who_is_not_allowed_to_play_is_named_while_it_is_so() -> None:
    of = event(Eligibility(women_only=True), player(sex=Sex.MALE), player(2))
    man, unknown = findings(of)
    ruled = with_entry(of, 1, rulings=(Ruling(finding=man.code, allowed=False, reason="rules"),))
    ruled = with_entry(ruled, 2, rulings=(Ruling(finding=unknown.code, allowed=True, reason="a"),))
    assert [entry.player for entry in ruled_out(ruled)] == [1]
    corrected = replace(ruled, players={**of.players, PlayerId(1): player(sex=Sex.FEMALE)})
    assert ruled_out(corrected) == ()


def test_that_a_newcomer_of_a_contingent_decided_about_is_open_again() -> None:
    ruling = Ruling(finding="eligibility.above-quota", allowed=True, reason="hosts")
    of = event(Eligibility(quota=1), *(player(number, region="Київ") for number in (1, 2, 3)))
    for number in (1, 2):
        of = with_entry(of, number, rulings=(ruling,))
    assert [each.player for each in open_findings(of)] == [3]


# Everything at once

CONDITIONS = st.builds(
    Eligibility,
    age=st.none() | st.sampled_from(AgeGroup),
    playing_up=st.booleans(),
    lowest_age=st.none() | st.integers(1, 20),
    women_only=st.booleans(),
    lowest_rank=st.none() | st.sampled_from(SportRank),
    quota=st.none() | st.integers(1, 3),
    quota_by=st.sampled_from(ContingentKey),
)
BIRTHS = st.none() | st.builds(
    lambda day, known: Birth(day.year, day if known else None),
    st.dates(date(1940, 1, 1), date(YEAR, 12, 31)),
    st.booleans(),
)
PLAYERS: st.SearchStrategy[list[dict[str, Any]]] = st.lists(
    st.builds(
        dict,
        birth=BIRTHS,
        sex=st.none() | st.sampled_from(Sex),
        sport_rank=st.none() | st.sampled_from(SportRank),
        region=st.sampled_from([None, "Київ", "Львівська"]),
    ),
    max_size=5,
)


def expected(conditions: Eligibility, facts: Player, everybody: list[Player]) -> set[str]:
    """What the articles say, put another way: by the days of birth that are allowed."""
    found = set()
    if facts.birth is None:
        if conditions.age or conditions.lowest_age:
            found.add("birth-unknown")
    else:
        group, lowest = conditions.age, conditions.lowest_age
        day = facts.birth.day or date(facts.birth.year, 7, 1)
        may_join = group in ADULTS and conditions.playing_up
        if group and group in AT_LEAST and day > births_allowed(group, YEAR) and not may_join:
            found.add("too-young")
        if group and group in YOUNGER_THAN:
            if day < births_allowed(group, YEAR):
                found.add("too-old")
            younger = next_younger(group)
            if younger and not conditions.playing_up:
                found |= {"plays-up"} if day >= births_allowed(younger, YEAR) else set()
        if lowest and day > date(YEAR - lowest, 1, 1):
            found.add("below-lowest-age")
    if conditions.women_only and facts.sex is not Sex.FEMALE:
        found.add("not-a-woman" if facts.sex else "sex-unknown")
    if conditions.lowest_rank:
        allowed = RANKS[: RANKS.index(conditions.lowest_rank) + 1]
        if facts.sport_rank not in allowed:
            found.add("rank-too-low" if facts.sport_rank else "no-rank")
    if conditions.quota:
        mine = getattr(facts, conditions.quota_by.value)
        others = [getattr(each, conditions.quota_by.value) for each in everybody]
        if mine is None:
            found.add("contingent-unknown")
        elif others.count(mine) > conditions.quota:
            found.add("above-quota")
    return found


@given(CONDITIONS, PLAYERS)
def test_that_every_combination_is_judged_as_the_articles_say(
    conditions: Eligibility, facts: list[dict[str, Any]]
) -> None:
    players = [player(number, **each) for number, each in enumerate(facts, start=1)]
    found = findings(event(conditions, *players))
    for each in players:
        its = [finding.code for finding in found if finding.player == each.id]
        wanted = expected(conditions, each, players)
        assert {code.removeprefix("eligibility.") for code in its} == wanted
        assert its == sorted(its, key=ORDER.index)


@given(BIRTHS.filter(bool), st.integers(1990, 2100))
def test_that_everybody_is_a_year_older_a_year_later(birth: Birth, year: int) -> None:
    assert age_that_counts(birth, year + 1) == age_that_counts(birth, year) + 1
