"""Team scores with numbers in each tournament, people of several ones, caps of members."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.across.counting import Seat, WhyNot
from arbiter_app.domain.across.ranking import AcrossTable, UnitRow, across
from arbiter_app.domain.across.soundness import demand_sound
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from tests.domain.across.championships import Championship

TWO_BOYS_AND_A_GIRL = Quota(boys=2, girls=1, others=0)


@pytest.fixture
def ages() -> Event:
    """U10: Ас 5, Бо 4, Ева 3, Вус 2, Гай 1, Ада 0; U12: Лев 3, Оля 2, Ян 1, Яна 0."""
    made = Championship()
    made.group("U10", "Ас A m 6, Бо A m 5, Ева A f 4, Вус B m 3, Гай B m 2, Ада B f 1")
    made.group("U12", "Лев B m 4, Оля A f 3, Ян A m 2, Яна A f 1")
    return made.event()


@pytest.fixture
def both() -> Event:
    """Rapid: Ас 3, Бо 2, Вус 1, Гай 0; blitz: Гай 2, Вус 1, Ас 0."""
    made = Championship()
    made.group("Rapid", "Ас A m 4, Бо A m 3, Вус B m 2, Гай B m 1")
    made.group("Blitz", "Ас A m 1, Вус B m 2, Гай B m 3")
    return made.event()


def ranked(event: Event, **rules: Any) -> AcrossTable:
    return across(event, AcrossRanking(title="Школи", **rules))


def row_of(table: AcrossTable, name: str) -> UnitRow:
    return next(row for row in table.rows if row.name == name)


def told(event: Event, row: UnitRow) -> dict[str, str]:
    return {
        event.players[each.player].name: str(each.worth) if each.counts else str(each.why_not)
        for each in row.results
    }


def lacking(event: Event, row: UnitRow) -> list[tuple[str, Seat, int, int]]:
    return [
        (event.of(each.tournament).tournament.title, each.seat, each.count, int(each.each))
        for each in row.lacking
        if each.tournament is not None
    ]


def test_that_two_boys_and_a_girl_count_in_each_tournament(ages: Event) -> None:
    table = ranked(ages, quota=TWO_BOYS_AND_A_GIRL, in_each=True)
    first, second = table.rows
    assert (first.name, int(first.total), int(second.total)) == ("A", 15, 6)
    # In all together a second girl of U12 would find no place either; a third boy would.
    assert told(ages, first) == {
        "Ас": "5", "Бо": "4", "Ева": "3", "Оля": "2", "Ян": "1", "Яна": WhyNot.FULL,
    }  # fmt: skip
    assert lacking(ages, first) == [("U12", Seat.BOY, 1, 0)]
    assert lacking(ages, second) == [("U12", Seat.BOY, 1, 0), ("U12", Seat.GIRL, 1, 0)]
    together = ranked(ages, quota=TWO_BOYS_AND_A_GIRL)
    assert [row.total for row in together.rows] == [12, 5]


def test_that_one_of_rapid_and_two_of_blitz_count_by_their_own_numbers(both: Event) -> None:
    blitz = both.tournaments[1].id
    table = ranked(both, quota=Quota(others=1), in_each=True, quotas=((blitz, Quota(others=2)),))
    assert told(both, row_of(table, "B")) == {"Гай": WhyNot.FULL, "Вус": "1"}
    assert [each.worth for each in row_of(table, "B").counted] == [1, 2, 1]
    assert lacking(both, row_of(table, "A")) == [("Blitz", Seat.ANYBODY, 1, 0)]


def test_that_for_a_missing_place_the_last_of_that_tournament_counts(ages: Event) -> None:
    twelve = ages.tournaments[1].id
    table = ranked(
        ages,
        measure=Measure.SUM_OF_PLACES,
        quota=TWO_BOYS_AND_A_GIRL,
        in_each=True,
        weights=((twelve, Decimal(2)),),
    )
    # A: 1 + 2 + 3, twice 2 + 3, and twice the fifth place for a boy of U12.
    assert row_of(table, "A").total == 6 + 2 * (2 + 3) + 2 * 5
    assert lacking(ages, row_of(table, "A")) == [("U12", Seat.BOY, 1, 10)]
    # B: 4 + 5 + 6, twice 1, twice the fifth place for a boy and for a girl.
    assert row_of(table, "B").total == 15 + 2 + 20
    assert table.rows[0].name == "A"


def test_that_nobody_is_missing_where_nothing_has_begun() -> None:
    made = Championship()
    made.group("U10", "Ас A m 3, Бо B m 2, Вус B m 1")
    made.group("U12", "Лев A m 3, Ян B m 2, Юр B m 1", rounds=0)
    table = ranked(made.event(), quota=Quota(others=1), in_each=True)
    assert [row.lacking for row in table.rows] == [(), ()]


def test_that_results_of_a_person_are_added_up_and_the_best_people_count(both: Event) -> None:
    table = ranked(both, quota=Quota(others=1), of_person=OfPerson.SUM)
    assert [(row.name, int(row.total)) for row in table.rows] == [("A", 3), ("B", 2)]
    (guy, vus) = row_of(table, "B").results
    assert [part.points for part in guy.parts] == [0, 2]
    assert (int(guy.worth), int(vus.worth), vus.why_not) == (2, 2, WhyNot.FULL)
    alone = ranked(both, quota=Quota(others=1), of_person=OfPerson.BEST)
    assert row_of(alone, "B").total == 2


def test_that_where_places_are_added_up_an_absence_is_behind_the_last(both: Event) -> None:
    table = ranked(
        both,
        measure=Measure.SUM_OF_PLACES,
        quota=Quota(others=2),
        of_person=OfPerson.SUM,
        ties=(),
    )
    # Ас 1 + 3, Бо 2 and the fourth place of blitz; Вус 3 + 2, Гай 4 + 1.
    assert [(row.name, int(row.total)) for row in table.rows] == [("A", 10), ("B", 10)]
    bo = next(each for each in row_of(table, "A").results if len(each.parts) == 1)
    assert (int(bo.worth), {at: int(each) for at, each in bo.absent.items()}) == (
        6,
        {both.tournaments[1].id: 4},
    )
    three = ranked(
        both, measure=Measure.SUM_OF_PLACES, quota=Quota(others=3), of_person=OfPerson.SUM
    )
    # For a third person of each the fifth place of rapid and the fourth of blitz.
    assert [row.total for row in three.rows] == [19, 19]


def test_that_who_was_expelled_in_one_tournament_counts_by_the_other(both: Event) -> None:
    rapid, blitz = both.tournaments
    entries = (replace(rapid.entries[0], status=EntryStatus.EXPELLED), *rapid.entries[1:])
    event = replace(both, tournaments=(replace(rapid, entries=entries), blitz))
    table = ranked(
        event, measure=Measure.SUM_OF_PLACES, quota=Quota(others=1), of_person=OfPerson.SUM
    )
    guy = next(each for each in row_of(table, "A").results if len(each.parts) == 2)
    # The third place of blitz, and behind the last of the four in rapid.
    assert (guy.counts, int(guy.worth)) == (False, 8)
    both_gone = replace(blitz, entries=(entries[0], *blitz.entries[1:]))
    event = replace(both, tournaments=(replace(rapid, entries=entries), both_gone))
    table = ranked(event, of_person=OfPerson.SUM)
    assert told(event, row_of(table, "A"))["Ас"] == WhyNot.EXPELLED


def test_that_who_is_entered_beyond_the_cap_does_not_count_and_is_told(ages: Event) -> None:
    table = ranked(ages, most_members=3)
    first = row_of(table, "A")
    assert [ages.players[each].name for each in first.above_cap] == ["Оля", "Ян", "Яна"]
    assert told(ages, first) == {
        "Ас": "5", "Бо": "4", "Ева": "3",
        "Оля": WhyNot.ABOVE_CAP, "Ян": WhyNot.ABOVE_CAP, "Яна": WhyNot.ABOVE_CAP,
    }  # fmt: skip
    assert first.total == 12
    assert [ages.players[each].name for each in row_of(table, "B").above_cap] == ["Лев"]


def test_that_who_left_without_a_game_takes_no_place_of_the_members(ages: Event) -> None:
    ten, twelve = ages.tournaments
    gone = next(each for each in ages.players.values() if each.name == "Бо")
    entries = tuple(
        replace(each, status=EntryStatus.WITHDRAWN) if each.player == gone.id else each
        for each in ten.entries
    )
    stage = replace(ten.main_stage, rounds=())
    unplayed = replace(ten, entries=entries, stages=(stage,))
    event = replace(ages, tournaments=(unplayed, twelve))
    above = row_of(ranked(event, most_members=3), "A").above_cap
    assert [event.players[each].name for each in above] == ["Ян", "Яна"]
    played = replace(ten, entries=entries)
    event = replace(ages, tournaments=(played, twelve))
    above = row_of(ranked(event, most_members=3), "A").above_cap
    assert [event.players[each].name for each in above] == ["Оля", "Ян", "Яна"]


def test_that_a_team_is_what_is_said_of_each_whatever_the_club(ages: Event) -> None:
    teams = {"Ас": "Ліцей 1", "Лев": "ліцей 1", "Ева": "Ліцей 2"}
    people = {
        each.id: replace(each, club="Клуб", team=teams.get(each.name))
        for each in ages.players.values()
    }
    event = replace(ages, players=people)
    table = ranked(event, by=ContingentKey.TEAM)
    assert [(row.name, int(row.total)) for row in table.rows] == [("Ліцей 1", 8), ("Ліцей 2", 3)]
    assert len(table.of_none) == 7


@pytest.mark.parametrize(
    ("rule", "winner", "values"),
    [
        (TieRule.BEST_PLACE, "A", [(1,), (2,)]),
        (TieRule.FIRSTS, "A", [(1,), (0,)]),
        (TieRule.GIRLS, "B", [(2,), (0,)]),
    ],
)
def test_that_equal_sums_are_separated_by_place_firsts_or_girls(
    rule: TieRule, winner: str, values: list[tuple[int, ...]]
) -> None:
    made = Championship()
    # Ас 3, Ева 2, Бо 1, Яна 0: three points each.
    made.group("U10", "Ас A m 4, Ева B f 3, Бо B m 2, Яна A f 1")
    table = ranked(made.event(), ties=(rule,))
    assert [row.total for row in table.rows] == [3, 3]
    assert (table.rows[0].name, table.rows[1].decided_by) == (winner, rule)
    assert [row.ties[rule] for row in table.rows] == values


def test_that_a_team_without_a_place_has_the_worst_best_place() -> None:
    made = Championship()
    made.group("U10", "Бо B m 1, Бук B m 1, Ас A m 1", rounds=0)
    made.group("U12", "Лев A m 1, Ян A m 1, Юр A m 1")
    table = ranked(made.event(), measure=Measure.PLACES, ties=(TieRule.BEST_PLACE,))
    assert [row.name for row in table.rows] == ["A", "B"]
    assert [len(row.ties[TieRule.BEST_PLACE]) for row in table.rows] == [1, 0]


def test_that_results_added_up_are_of_no_single_tournament(both: Event) -> None:
    known = [each.id for each in both.tournaments]
    for rules in ({"in_each": True}, {"of_one": 2}):
        ranking = AcrossRanking(title="Школи", of_person=OfPerson.SUM, **rules)
        with pytest.raises(RuleError, match=r"across\.sum-in-each"):
            demand_sound(ranking, known)


def test_that_own_numbers_are_as_sound_as_others(both: Event) -> None:
    known = [each.id for each in both.tournaments]
    none, many = Quota(others=0), Quota(boys=100, others=0)
    nobody = AcrossRanking(title="Школи", quota=none, in_each=True, quotas=((known[0], none),))
    for ranking, code in (
        (nobody, "nobody-counts"),
        (replace(nobody, quotas=((known[0], many),)), "number"),
    ):
        with pytest.raises(RuleError, match=code):
            demand_sound(ranking, known)
    demand_sound(replace(nobody, quotas=((known[0], Quota(others=1)),)), known)
