"""What the regulations of the event define themselves (C.07 Art. 4.1)."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import answer, reckoned_from, standings
from arbiter_app.formats.crosstable_text import parse
from tests.domain.cases import played

LEVEL = parse(
    """\
 #  name  | R1   R2   R3   |
 1  Alyx  | 4w=  2w=  3b=  |
 2  Bruno | 3w=  1b=  4w=  |
 3  Carla | 2b=  4b=  1w=  |
 4  David | 1b=  3w=  2b=  |
"""
)


def with_values(*, lower_is_better: bool, **values: str) -> Tournament:
    """All level, with a criterion OTHER_PLAYOFF of typed values: p1="2" is of player 1."""
    criterion = OwnCriterion(
        code="OTHER_PLAYOFF",
        definition="Place in the rapid play-off",
        lower_is_better=lower_is_better,
        values={PlayerId(int(name[1:])): Decimal(value) for name, value in values.items()},
    )
    return replace(played(LEVEL, "2026-03", "OTHER_PLAYOFF"), own_criteria=(criterion,))


def order(tournament: Tournament) -> list[tuple[int, int, int]]:
    return [
        (row.number, row.place, row.last_place)
        for row in standings(tournament.competition(), {}).rows
    ]


def test_that_the_higher_value_comes_first_and_who_has_none_comes_last() -> None:
    ranked = with_values(lower_is_better=False, p2="1.5", p3="2", p4="-1")
    assert order(ranked) == [(3, 1, 1), (2, 2, 2), (4, 3, 3), (1, 4, 4)]


def test_that_the_lower_value_comes_first_where_it_is_better_and_none_is_last_all_the_same() -> (
    None
):
    ranked = with_values(lower_is_better=True, p2="1.5", p3="2", p4="-1")
    assert order(ranked) == [(4, 1, 1), (2, 2, 2), (3, 3, 3), (1, 4, 4)]


def test_that_equal_values_and_missing_ones_leave_places_shared() -> None:
    ranked = with_values(lower_is_better=True, p2="1", p4="1.0")
    assert order(ranked) == [(2, 1, 2), (4, 1, 2), (1, 3, 4), (3, 3, 4)]
    assert [row.decided_by for row in standings(ranked.competition(), {}).rows] == [
        None,
        None,
        0,
        None,
    ]


def test_that_a_value_of_zero_is_a_value() -> None:
    assert order(with_values(lower_is_better=False, p3="0"))[0] == (3, 1, 1)


def test_that_the_value_stands_as_it_was_typed_and_has_no_parts() -> None:
    ground = reckoned_from(with_values(lower_is_better=False, p2="1.5").competition(), {})
    found = answer(ground, "OTHER_PLAYOFF", PlayerId(2))
    assert found is not None
    assert (found.value, list(found.parts)) == (Decimal("1.5"), [])


def test_that_a_criterion_nobody_has_defined_yet_decides_nothing() -> None:
    undefined = played(LEVEL, "2023-09", "OTHER_BLITZ", "BPG")
    rows = standings(undefined.competition(), {}).rows
    assert {row.values[0] for row in rows} == {None}
    assert [row.number for row in rows] == [3, 4, 1, 2]
    assert rows[2].decided_by == 1
