"""Panel, mandate commission and appeals committee against the Ukrainian rules (2024), VII."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Any

import pytest

from arbiter_app.domain.drawing.lots import draw_by_rating
from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.staffing.at_once import worst_of
from arbiter_app.domain.staffing.shortfalls import Shortfall, shortfalls


def event(players: int, *officials: Official, level: EventLevel = EventLevel.OTHER) -> Event:
    ids = [PlayerId(number) for number in range(1, players + 1)]
    return Event(
        starts_on=date(2026, 6, 1),
        level=level,
        officials=officials,
        players={each: Player(id=each, name=f"Гравець {each}") for each in ids},
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="",
                settings=Settings(edition="2026-03", tie_breaks=()),
                entries=tuple(Entry(player=each) for each in ids),
            ),
        ),
    )


def official(
    role: Role,
    name: str,
    birth: Birth | None = None,
    region: str | None = None,
    fide_id: int | None = None,
) -> Official:
    return Official(role=role, name=name, category="I", birth=birth, region=region, fide_id=fide_id)


CHIEF = official(Role.CHIEF_ARBITER, "Кравець Лев")
SECRETARY = official(Role.CHIEF_SECRETARY, "Щур Юлія")
DOCTOR = official(Role.DOCTOR, "Бук Ян")
PANEL = (CHIEF, SECRETARY, DOCTOR)


def arbiters(count: int, role: Role = Role.ARBITER) -> list[Official]:
    return [official(role, f"Суддя {role} {number}") for number in range(count)]


def committee(*births: int, regions: Sequence[str] = ()) -> list[Official]:
    """Return a chair, members and two reserves, by years of birth."""
    names = [*regions, *[""] * len(births)]
    voting = [
        official(
            Role.APPEALS_CHAIR if place == 0 else Role.APPEALS_MEMBER,
            f"Член {place}",
            birth=Birth(year),
            region=names[place],
        )
        for place, year in enumerate(births)
    ]
    reserves = [
        official(Role.APPEALS_RESERVE, f"Запасний {place}", birth=Birth(1970)) for place in "12"
    ]
    return voting + reserves


def codes(found: Sequence[Shortfall]) -> set[str]:
    return {each.code for each in found}


@pytest.mark.parametrize(
    ("level", "players", "needed"),
    [
        (EventLevel.NATIONAL, 12, 6),
        (EventLevel.NATIONAL, 3, 2),
        (EventLevel.REGIONAL, 12, 2),
        (EventLevel.REGIONAL, 24, 3),
        (EventLevel.REGIONAL, 26, 4),
        (EventLevel.OTHER, 24, 3),
        (EventLevel.OTHER, 20, 2),
        (EventLevel.OTHER, 42, 5),
        (EventLevel.OTHER, 0, 2),
    ],
)
def test_that_the_level_and_the_games_at_once_say_how_many_arbiters_there_must_be(
    level: EventLevel, players: int, needed: int
) -> None:
    assert worst_of(event(players, level=level)).needed == needed


def test_that_a_panel_as_the_rules_ask_has_nothing_short() -> None:
    assert shortfalls(event(12, *PANEL, *arbiters(1))) == ()


def test_that_too_few_arbiters_are_told_with_how_many_are_needed() -> None:
    (found,) = shortfalls(event(12, *PANEL, *arbiters(2), level=EventLevel.NATIONAL))
    assert found.code == "staffing.few-arbiters"
    assert found.article == "VII.1.11"
    assert found.facts == {"present": 3, "needed": 6, "games": 6}


def with_entries(of: Event, players: Sequence[int], **facts: Any) -> Event:
    """Return the event with other facts of the entries of some players."""
    entries = tuple(
        replace(entry, **facts) if entry.player in players else entry
        for entry in of.tournament.entries
    )
    return replace(of, tournaments=(replace(of.tournament, entries=entries),))


def test_that_who_withdrew_needs_no_arbiter() -> None:
    full = event(12, level=EventLevel.NATIONAL)
    left = with_entries(full, (1, 2, 3, 4), status=EntryStatus.WITHDRAWN)
    assert worst_of(left).needed == 4


def test_that_secretary_doctor_and_inspector_are_no_arbiters() -> None:
    inspector = official(Role.INSPECTOR, "Ґава Оля")
    assert "staffing.few-arbiters" in codes(shortfalls(event(12, *PANEL, inspector)))


def test_that_two_arbiters_are_enough_while_the_level_is_open() -> None:
    def found(*panel: Official) -> list[Shortfall]:
        return list(shortfalls(replace(event(100, *PANEL, *panel), level=None)))

    (open_level,) = found(*arbiters(1))
    assert (open_level.code, open_level.preferred) == ("staffing.no-level", True)
    assert codes(found()) == {"staffing.no-level", "staffing.fewest-arbiters"}


def test_that_what_the_rules_only_advise_is_told_from_what_they_want() -> None:
    members = committee(1960, 1970)[:2]
    found = shortfalls(event(12, CHIEF, SECRETARY, *arbiters(1), *members))
    assert {each.code for each in found if each.preferred} == {
        "staffing.no-doctor",
        "staffing.committee-small",
        "staffing.committee-reserves",
    }
    assert {each.code for each in found if not each.preferred} == {"staffing.committee-even"}


def test_that_nobody_counts_as_two_arbiters() -> None:
    twice = [official(Role.ARBITER, CHIEF.name), official(Role.ARBITER, CHIEF.name)]
    assert "staffing.few-arbiters" in codes(shortfalls(event(12, *PANEL, *twice)))


def test_that_more_than_four_arbiters_for_a_leader_ask_for_senior_arbiters() -> None:
    nine = event(18, *PANEL, *arbiters(9))
    (found,) = shortfalls(nine)
    assert found.code == "staffing.few-seniors"
    assert found.facts["needed"] == 2
    with_seniors = replace(nine, officials=(*nine.officials, *arbiters(2, Role.SENIOR_ARBITER)))
    assert shortfalls(with_seniors) == ()


def test_that_four_arbiters_for_a_chief_and_four_for_a_deputy_need_no_senior() -> None:
    deputy = official(Role.DEPUTY, "Ґудзь Оля")
    assert shortfalls(event(16, *PANEL, deputy, *arbiters(8))) == ()


def test_that_an_event_without_officials_lacks_the_panel_but_no_committee() -> None:
    assert codes(shortfalls(event(10))) == {
        "staffing.no-chief",
        "staffing.no-secretary",
        "staffing.few-arbiters",
        "staffing.no-doctor",
    }


def test_that_a_commission_of_two_and_one_of_six_are_told_and_one_of_three_is_right() -> None:
    members = [official(Role.MANDATE_MEMBER, f"Член {number}") for number in range(5)]
    chair = official(Role.MANDATE_CHAIR, CHIEF.name)

    def size(count: int) -> set[str]:
        return codes(shortfalls(event(12, *PANEL, *arbiters(1), chair, *members[:count])))

    assert size(1) == {"staffing.commission-size"}
    assert size(2) == size(4) == set()
    assert size(5) == {"staffing.commission-size"}


def test_that_nobody_counts_as_two_members_or_two_votes() -> None:
    chair = official(Role.MANDATE_CHAIR, CHIEF.name)
    again = [official(Role.MANDATE_MEMBER, CHIEF.name), official(Role.MANDATE_MEMBER, "Ґава Оля")]
    voting = committee(1960, 1970)
    twice = replace(voting[0], role=Role.APPEALS_MEMBER)
    found = shortfalls(event(12, *PANEL, *arbiters(1), chair, *again, *voting, twice))
    assert {each.code: each.facts.get("members") for each in found} == {
        "staffing.commission-size": 2,
        "staffing.committee-twice": None,
        "staffing.committee-small": 1,
        "staffing.committee-even": 2,
    }


def test_that_the_commission_is_led_by_the_chief_arbiter() -> None:
    members = [official(Role.MANDATE_MEMBER, f"Член {number}") for number in range(2)]
    chair = official(Role.MANDATE_CHAIR, "Ґава Оля")
    found = shortfalls(event(12, *PANEL, *arbiters(1), chair, *members))
    assert codes(found) == {"staffing.commission-chair"}


def test_that_a_committee_of_three_grown_people_with_two_reserves_is_right() -> None:
    members = committee(1960, 1970, 2008)
    assert shortfalls(event(12, *PANEL, *arbiters(1), *members)) == ()


@pytest.mark.parametrize(
    ("births", "told"),
    [
        ((1960, 1970), {"staffing.committee-even", "staffing.committee-small"}),
        ((1960, 1970, 1980, 1990), {"staffing.committee-even"}),
        ((1960, 1970, 2009), {"staffing.committee-age"}),
        ((1960,), {"staffing.committee-small"}),
    ],
)
def test_that_a_committee_is_odd_large_enough_and_grown_up(
    births: tuple[int, ...], told: set[str]
) -> None:
    assert codes(shortfalls(event(12, *PANEL, *arbiters(1), *committee(*births)))) == told


def test_that_five_chairs_are_no_committee() -> None:
    chairs = [replace(each, role=Role.APPEALS_CHAIR) for each in committee(*range(1960, 1965))[:5]]
    found = shortfalls(event(12, *PANEL, *arbiters(1), *chairs))
    assert {each.code: dict(each.facts) for each in found} == {
        "staffing.committee-chairs": {"people": 5},
        "staffing.committee-small": {"members": 0},
        "staffing.committee-reserves": {"reserves": 0},
    }
    assert {each.code for each in found if not each.preferred} == {"staffing.committee-chairs"}


def test_that_a_member_is_no_reserve_as_well() -> None:
    members = committee(1960, 1970, 1980)
    members[-1] = replace(members[1], role=Role.APPEALS_RESERVE)
    found = shortfalls(event(12, *PANEL, *arbiters(1), *members))
    assert {each.code: dict(each.facts) for each in found} == {
        "staffing.committee-twice": {"name": "Член 1"},
        "staffing.committee-reserves": {"reserves": 1},
    }


@pytest.mark.parametrize(
    ("role", "code"),
    [
        (Role.CHIEF_ARBITER, "staffing.several-chiefs"),
        (Role.CHIEF_SECRETARY, "staffing.several-secretaries"),
    ],
)
def test_that_an_office_of_one_is_not_held_by_two(role: Role, code: str) -> None:
    found = shortfalls(event(12, *PANEL, *arbiters(1), official(role, "Юрчук Інна")))
    assert [(each.code, each.facts) for each in found] == [(code, {"people": 2})]


def test_that_the_commission_has_one_chair() -> None:
    chairs = [official(Role.MANDATE_CHAIR, name) for name in (CHIEF.name, "Ґава Оля", "Їжак Яна")]
    found = shortfalls(event(12, *PANEL, *arbiters(1), *chairs))
    assert [(each.code, each.facts) for each in found] == [
        ("staffing.commission-chairs", {"people": 3})
    ]


def test_that_eighteen_is_reached_on_the_birthday() -> None:
    members = committee(1960, 1970, 1980)

    def with_birth(day: date) -> set[str]:
        young = replace(members[1], birth=Birth(day.year, day))
        rest = (members[0], young, *members[2:])
        return codes(shortfalls(event(12, *PANEL, *arbiters(1), *rest)))

    assert with_birth(date(2008, 6, 1)) == set()
    assert with_birth(date(2008, 6, 2)) == {"staffing.committee-age"}


@pytest.mark.parametrize(("birth", "told"), [(date(2008, 2, 28), False), (date(2008, 2, 29), True)])
def test_that_who_was_born_on_a_leap_day_is_grown_up_on_1_march(birth: date, *, told: bool) -> None:
    members = [
        replace(each, birth=Birth(birth.year, birth)) for each in committee(1960, 1970, 1980)
    ]
    of = event(12, *PANEL, *arbiters(1), *members)
    found = codes(shortfalls(replace(of, starts_on=date(2026, 2, 28))))
    assert found == ({"staffing.committee-age"} if told else set())
    assert shortfalls(replace(of, starts_on=date(2026, 3, 1))) == ()


def test_that_the_last_day_alone_tells_who_is_grown_up_and_no_day_leaves_it_open() -> None:
    of = event(12, *PANEL, *arbiters(1), *committee(1960, 1970, 1980))
    assert shortfalls(replace(of, starts_on=None, ends_on=date(2026, 6, 9))) == ()
    undated = shortfalls(replace(of, starts_on=None))
    assert codes(undated) == {"staffing.committee-age-unknown"}


def test_that_an_arbiter_on_the_committee_is_advised_against() -> None:
    members = committee(1960, 1970, 1980)
    chief = replace(members[0], name=CHIEF.name)
    (found,) = shortfalls(event(12, *PANEL, *arbiters(1), chief, *members[1:]))
    assert (found.code, found.facts) == ("staffing.committee-arbiter", {"name": CHIEF.name})
    assert found.preferred


def test_that_two_members_of_a_region_are_advised_against_once() -> None:
    members = committee(1960, 1970, 1980, regions=("Київ", "Львівська", " київ"))
    (found,) = shortfalls(event(12, *PANEL, *arbiters(1), *members))
    assert found.code == "staffing.committee-region"
    assert found.preferred
    assert found.facts == {"region": "Київ", "members": 2}


def test_that_an_official_among_the_players_is_told_once() -> None:
    playing = official(Role.APPEALS_RESERVE, "гравець 3", birth=Birth(1970))
    also = official(Role.ARBITER, "Гравець 3")
    found = shortfalls(event(12, *PANEL, *arbiters(1), also, playing))
    plays = [each for each in found if each.code == "staffing.official-plays"]
    assert [each.article for each in plays] == ["V.1.13"]


@pytest.mark.parametrize(
    "facts",
    [
        {"status": EntryStatus.WITHDRAWN},
        {"decision": Decision(admission=Admission.REFUSED, reason="officiates")},
    ],
)
def test_that_an_official_who_left_the_players_plays_no_more(facts: dict[str, Any]) -> None:
    arbiter = official(Role.ARBITER, "Гравець 3")
    of = event(12, *PANEL, arbiter)
    assert codes(shortfalls(of)) == {"staffing.official-plays"}
    assert shortfalls(with_entries(of, (3,), **facts)) == ()


def test_that_a_namesake_with_another_fide_id_is_another_person() -> None:
    arbiter = official(Role.ARBITER, "Гравець 3", fide_id=14100001)
    full = event(12, *PANEL, arbiter)
    player = replace(full.players[PlayerId(3)], fide_id=14100002)
    other = replace(full, players={**full.players, player.id: player})
    assert "staffing.official-plays" not in codes(shortfalls(other))


def test_that_the_committee_is_announced_before_round_1_is_paired() -> None:
    members = committee(1960, 1970, 1980)
    unpaired = event(12, *PANEL, *arbiters(1), *members)
    assert shortfalls(unpaired) == ()
    draw = draw_by_rating([*unpaired.players.values()])
    (tournament,) = unpaired.tournaments
    paired = replace(unpaired, tournaments=(replace(tournament, draw=draw),))
    assert codes(shortfalls(paired)) == {"staffing.committee-not-announced"}
    announced = replace(paired, committee_announced=datetime(2026, 5, 31, 18))
    assert shortfalls(announced) == ()
