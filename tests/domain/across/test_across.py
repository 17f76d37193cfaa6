"""Rankings across tournaments, reckoned by hand."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from arbiter_app.domain.across.counting import Seat, WhyNot
from arbiter_app.domain.across.ranking import AcrossTable, across
from arbiter_app.domain.across.results import Tables
from arbiter_app.domain.across.soundness import demand_sound
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from tests.domain.across.championships import Championship

TWENTY = tuple(map(Decimal, (20, 17, 15, 14)))


@pytest.fixture
def two_groups() -> Event:
    """Boys: Ас 3, Бук 2, Вус 1, Гай 0; girls: Ева 3, Ада 2, Оля 1, Яна 0."""
    made = Championship()
    made.group("U10", "Ас Київ m 4, Бук Львів m 3, Вус Київ m 2, Гай Одеса m 1")
    made.group("U10 girls", "Ева Львів f 4, Ада Київ f 3, Оля Одеса f 2, Яна Львів f 1")
    return made.event()


def ranked(event: Event, **rules: Any) -> AcrossTable:
    """The table by these rules; numbers of a quota stand beside them."""
    numbers = {name: rules.pop(name) for name in ("boys", "girls", "others") if name in rules}
    return across(event, AcrossRanking(title="Області", quota=Quota(**numbers), **rules))


def lacking(table: AcrossTable) -> dict[str, dict[Seat, int]]:
    return {row.name: {each.seat: each.count for each in row.lacking} for row in table.rows}


def sums(table: AcrossTable) -> list[tuple[str, str, int]]:
    return [(row.name, f"{row.place}–{row.last_place}", int(row.total)) for row in table.rows]


def told(event: Event, table: AcrossTable, unit: str) -> dict[str, str]:
    """Who counts with what, or why they do not."""
    row = next(row for row in table.rows if row.name == unit)
    return {
        event.players[each.player].name: (
            str(each.worth) if each.why_not is None else each.why_not.value
        )
        for each in row.results
    }


def test_that_the_points_of_everybody_are_summed_up(two_groups: Event) -> None:
    table = ranked(two_groups)
    assert sums(table) == [("Київ", "1–1", 6), ("Львів", "2–2", 5), ("Одеса", "3–3", 1)]
    assert told(two_groups, table, "Київ") == {"Ас": "3", "Ада": "2", "Вус": "1"}
    assert table.is_final


def test_that_so_many_best_count_whoever_they_are(two_groups: Event) -> None:
    table = ranked(two_groups, others=2)
    assert sums(table) == [("Київ", "1–2", 5), ("Львів", "1–2", 5), ("Одеса", "3–3", 1)]
    assert told(two_groups, table, "Київ") == {"Ас": "3", "Ада": "2", "Вус": "full"}


def test_that_equal_sums_are_separated_by_the_rules_in_their_order(two_groups: Event) -> None:
    table = ranked(two_groups, others=2, ties=(TieRule.PLACES, TieRule.NEXT))
    assert sums(table)[:2] == [("Київ", "1–1", 5), ("Львів", "2–2", 5)]
    assert [row.decided_by for row in table.rows] == [None, TieRule.NEXT, None]
    # One first place of Львів against none of Київ, who has two seconds.
    made = Championship()
    made.group("A", "Ас Львів m 4, Бук Київ m 3, Вус Одеса m 2, Гай Львів m 1")
    made.group("B", "Ева Одеса f 4, Ада Київ f 3, Оля Львів f 2, Яна Одеса f 1")
    event = made.event()
    table = ranked(event, others=2)
    assert sums(table) == [("Львів", "1–2", 4), ("Одеса", "1–2", 4), ("Київ", "3–3", 4)]
    assert table.rows[2].decided_by is TieRule.PLACES
    assert sums(ranked(event, others=2, ties=()))[0] == ("Київ", "1–3", 4)


def test_that_boys_and_girls_count_by_their_quotas_and_nothing_for_the_missing(
    two_groups: Event,
) -> None:
    table = ranked(two_groups, boys=2, girls=1, others=0)
    assert sums(table) == [("Київ", "1–1", 6), ("Львів", "2–2", 5), ("Одеса", "3–3", 1)]
    assert lacking(table) == {"Київ": {}, "Львів": {Seat.BOY: 1}, "Одеса": {Seat.BOY: 1}}
    assert told(two_groups, table, "Львів") == {"Ева": "3", "Бук": "2", "Яна": "full"}


def test_that_the_others_are_those_left_beside_the_quotas(two_groups: Event) -> None:
    table = ranked(two_groups, girls=1, others=1)
    assert told(two_groups, table, "Київ") == {"Ас": "3", "Ада": "2", "Вус": "full"}
    assert told(two_groups, table, "Львів") == {"Ева": "3", "Бук": "2", "Яна": "full"}


def test_that_whose_sex_is_unknown_counts_only_among_those_of_either(two_groups: Event) -> None:
    someone = next(each for each in two_groups.players.values() if each.name == "Ас")
    people = {**two_groups.players, someone.id: replace(someone, sex=None)}
    event = replace(two_groups, players=people)
    table = ranked(event, boys=1, girls=1, others=0)
    assert told(event, table, "Київ") == {"Ада": "2", "Вус": "1", "Ас": WhyNot.SEX_UNKNOWN}
    assert told(event, ranked(event, boys=1, others=1), "Київ")["Ас"] == "3"


def test_that_places_give_points_by_the_table_and_later_ones_none(two_groups: Event) -> None:
    table = ranked(two_groups, measure=Measure.PLACES, for_places=TWENTY[:3])
    # Київ: first, second, third; Львів: first, second, fourth; Одеса: third, fourth.
    assert sums(table) == [("Київ", "1–1", 52), ("Львів", "2–2", 37), ("Одеса", "3–3", 15)]


@pytest.mark.parametrize(
    ("shared", "each"), [(SharedPlaces.DIVIDED, Fraction(52, 3)), (SharedPlaces.BEST, 20)]
)
def test_that_shared_places_are_divided_or_give_the_best(
    shared: SharedPlaces, each: Fraction
) -> None:
    made = Championship()
    made.group("U8", "Ас Київ m 4, Бук Львів m 4, Вус Одеса m 4, Гай Суми m 1")
    table = ranked(made.event(), measure=Measure.PLACES, for_places=TWENTY, shared=shared, ties=())
    assert {row.name: row.total for row in table.rows} == {
        "Київ": each,
        "Львів": each,
        "Одеса": each,
        "Суми": 14,
    }
    assert (table.rows[0].place, table.rows[0].last_place) == (1, 3)


def test_that_from_one_tournament_so_many_count_as_may(two_groups: Event) -> None:
    table = ranked(two_groups, of_one=1)
    assert told(two_groups, table, "Київ") == {"Ас": "3", "Ада": "2", "Вус": "of-one"}
    assert told(two_groups, table, "Львів") == {"Ева": "3", "Бук": "2", "Яна": "of-one"}


def test_that_a_person_of_several_tournaments_counts_in_each_or_with_the_best_alone() -> None:
    made = Championship()
    made.group("Rapid", "Ас Київ m 4, Бук Львів m 3, Вус Київ m 2, Гай Одеса m 1")
    made.group("Blitz", "Ас Київ m 3, Бук Львів m 4, Вус Київ m 2, Гай Одеса m 1")
    event = made.event()
    assert sums(ranked(event))[0] == ("Київ", "1–1", 7)
    table = ranked(event, of_person=OfPerson.BEST)
    assert sums(table)[0] == ("Київ", "1–1", 4)
    own = [each.why_not for each in table.rows[0].results]
    assert own == [None, None, WhyNot.OWN_BETTER, WhyNot.OWN_BETTER]


def test_that_only_chosen_tournaments_count_and_all_of_them_say_how_far_they_are() -> None:
    made = Championship()
    over = made.group("U8", "Ас Київ m 4, Бук Львів m 3, Вус Київ m 2, Гай Одеса m 1")
    on = made.group("U10", "Ева Львів f 4, Ада Київ f 3, Оля Одеса f 2, Яна Львів f 1", rounds=1)
    later = made.group("U12", "Лев Суми m 2, Ян Суми m 1, Юр Суми m 3", rounds=0)
    event = made.event()
    table = ranked(event)
    assert (table.under_way, table.not_begun, table.is_final) == ((on,), (later,), False)
    assert [row.name for row in table.rows][-1] == "Суми"
    alone = ranked(event, tournaments=(over,))
    assert alone.is_final
    assert sums(alone) == [("Київ", "1–1", 4), ("Львів", "2–2", 2), ("Одеса", "3–3", 0)]


def test_that_who_was_expelled_or_left_early_counts_for_nothing(two_groups: Event) -> None:
    boys = two_groups.tournaments[0]
    entries = (replace(boys.entries[0], status=EntryStatus.EXPELLED), *boys.entries[1:])
    event = replace(
        two_groups, tournaments=(replace(boys, entries=entries), two_groups.tournaments[1])
    )
    found = told(event, ranked(event), "Київ")
    assert found == {"Ада": "2", "Вус": "1", "Ас": WhyNot.EXPELLED}


def test_that_who_stands_for_nobody_is_named_and_spelling_does_not_divide() -> None:
    made = Championship()
    made.group("U8", "Ас Київ m 4, Бук київ m 3, Вус Київ m 2, Гай - m 1")
    event = made.event()
    table = ranked(event)
    assert sums(table) == [("Київ", "1–1", 6)]
    assert [event.players[each].name for each in table.of_none] == ["Гай"]


def test_that_places_may_be_those_within_the_categories(two_groups: Event) -> None:
    made = Championship()
    made.group("U18", "Ас Київ m 4, Ева Львів f 3, Бук Одеса m 2, Ада Суми f 1")
    (joined,) = made.tournaments
    categories = (
        Category(title="Boys", sex=Sex.MALE),
        Category(title="Girls", sex=Sex.FEMALE),
    )
    event = replace(made.event(), tournaments=(replace(joined, categories=categories),))
    rules: dict[str, Any] = {"measure": Measure.PLACES, "for_places": TWENTY}
    assert sums(ranked(event, **rules))[1] == ("Львів", "2–2", 17)
    table = ranked(event, **rules, in_categories=True)
    assert sums(table) == [
        ("Київ", "1–2", 20),
        ("Львів", "1–2", 20),
        ("Одеса", "3–4", 17),
        ("Суми", "3–4", 17),
    ]
    assert table.rows[1].results[0].parts[0].category == "Girls"


def test_that_kept_tables_are_those_of_now(two_groups: Event) -> None:
    tables = Tables()
    rules = AcrossRanking(title="Області")
    assert across(two_groups, rules, tables) == across(two_groups, rules)
    boys, girls = two_groups.tournaments
    nothing = replace(boys.main_stage, rounds=())
    event = replace(two_groups, tournaments=(replace(boys, stages=(nothing,)), girls))
    assert across(event, rules, tables) == across(event, rules)
    assert sums(across(event, rules, tables))[0] == ("Львів", "1–1", 3)


def test_that_the_lowest_sum_of_places_is_first_and_the_missing_stand_behind_the_last(
    two_groups: Event,
) -> None:
    table = ranked(two_groups, measure=Measure.SUM_OF_PLACES, others=3, ties=())
    # Київ: 1, 2, 3; Львів: 1, 2, 4; Одеса: 3, 4, and the fifth place for the one missing.
    assert sums(table) == [("Київ", "1–1", 6), ("Львів", "2–2", 7), ("Одеса", "3–3", 12)]
    assert lacking(table)["Одеса"] == {Seat.ANYBODY: 1}
    with pytest.raises(RuleError, match=r"across\.places-of-all"):
        demand_sound(AcrossRanking(title="Області", measure=Measure.SUM_OF_PLACES), ())


def test_that_of_places_the_lower_next_one_separates() -> None:
    made = Championship()
    made.group("A", "Ас Київ m 3, Бук Суми m 2, Вус Одеса m 1")
    made.group("B", "Ева Львів f 3, Ада Львів f 2, Оля Київ f 1")
    made.group("C", "Юр Київ m 3, Ян Одеса m 2, Яр Суми m 1")
    table = ranked(made.event(), measure=Measure.SUM_OF_PLACES, others=1, ties=(TieRule.NEXT,))
    # Each a first place; Київ has another first, Львів a second.
    assert [(row.name, row.ties[TieRule.NEXT]) for row in table.rows[:2]] == [
        ("Київ", (Fraction(1),)),
        ("Львів", (Fraction(2),)),
    ]
    assert table.rows[1].decided_by is TieRule.NEXT


def test_that_the_results_of_a_tournament_are_multiplied_by_its_weight(two_groups: Event) -> None:
    girls = two_groups.tournaments[1].id
    table = ranked(two_groups, weights=((girls, Decimal("1.5")),))
    worth = {row.name: row.total for row in table.rows}
    # Boys 3 + 1 and girls 2 of Київ, 2 and 3 of Львів, 0 and 1 of Одеса; Яна has none.
    assert worth == {"Київ": 7, "Львів": Fraction(13, 2), "Одеса": Fraction(3, 2)}
    with pytest.raises(RuleError, match=r"across\.weight"):
        demand_sound(AcrossRanking(title="Області", weights=((girls, Decimal(0)),)), (girls,))


def test_that_juniors_and_then_lots_by_the_seed_separate_equal_sums(two_groups: Event) -> None:
    young = next(each for each in two_groups.players.values() if each.name == "Бук")
    people = {**two_groups.players, young.id: replace(young, birth=Birth(year=2012))}
    event = replace(two_groups, players=people, starts_on=date(2026, 5, 1))
    table = ranked(event, others=2, ties=(TieRule.JUNIORS,))
    assert sums(table)[:2] == [("Львів", "1–1", 5), ("Київ", "2–2", 5)]
    assert table.rows[1].decided_by is TieRule.JUNIORS
    drawn = ranked(two_groups, others=2, ties=(TieRule.LOTS,))
    lots = [row.ties[TieRule.LOTS] for row in drawn.rows[:2]]
    assert lots == sorted(lots)
    assert drawn.rows[1].decided_by is TieRule.LOTS
    assert drawn == ranked(two_groups, others=2, ties=(TieRule.LOTS,))


def test_that_lots_decide_nothing_while_more_is_to_be_played() -> None:
    made = Championship()
    made.group("A", "Ас Київ m 1, Бук Львів m 1, Вус Одеса m 1, Гай Суми m 1", rounds=2)
    table = ranked(made.event(), ties=(TieRule.LOTS,))
    assert sums(table)[0] == ("Київ", "1–4", 1)


def test_that_buchholz_separates_where_the_system_has_it(two_groups: Event) -> None:
    table = ranked(two_groups, others=2, ties=(TieRule.BUCHHOLZ,))
    assert [row.ties[TieRule.BUCHHOLZ] for row in table.rows] == [(Fraction(0),)] * 3
    settings = Settings(edition="2026-03", system=System.SWISS, tie_breaks=())
    boys, girls = two_groups.tournaments
    event = replace(two_groups, tournaments=(replace(boys, settings=settings), girls))
    table = ranked(event, others=2, of_one=1, ties=(TieRule.BUCHHOLZ,))
    # All met all, so that somebody's opponents have what is left of six: Ас 3, Бук 4.
    assert sums(table)[:2] == [("Львів", "1–1", 5), ("Київ", "2–2", 5)]
    assert table.rows[1].ties[TieRule.BUCHHOLZ] == (Fraction(3),)
