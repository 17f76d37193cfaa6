"""Why teams stand in this order, and what their values are made of."""

from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import pytest

from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.table.why import POINTS, Inquiry, inquiry, order_of
from arbiter_app.domain.table.worked_values import Schedule, worked
from arbiter_app.domain.tie_breaks.catalogue import Better
from arbiter_app.i18n import catalogue
from arbiter_app.wording.why.order import sentence
from arbiter_app.wording.why.worked_values import value_in_words
from tests.domain.teams.exercise import exercise, team_of

EVENT = exercise()


def asked(*tie_breaks: str, edition: str = "2026-03") -> Inquiry:
    event = exercise(edition, tie_breaks)
    return inquiry(event.tournament.competition(), event.contestants)


@pytest.mark.parametrize(
    "code", ["MPVGP", "TBR", "BBE", "BERLIN", "OLYMPIAD", "SSSC", "EMMSB", "EGGSB/C1", "EDE"]
)
def test_that_the_values_told_are_those_that_divide(code: str) -> None:
    found = asked(code)
    rows = found.table.rows
    divided = 0
    for upper, lower in pairwise(rows):
        order = order_of(found, upper.player, lower.player)
        told = order.decisive
        if told is None:
            continue
        divided += 1
        assert told.upper is not None
        assert told.lower is not None
        assert told.better is Better.HIGHER
        assert told.upper > told.lower
    assert divided


def test_that_the_fewer_is_the_better_where_boards_are_counted() -> None:
    found = asked("MPVGP", "BC")
    told = [
        order.decisive
        for upper, lower in pairwise(found.table.rows)
        if (order := order_of(found, upper.player, lower.player)).decided_by == 1
    ]
    assert told
    for each in told:
        assert each is not None
        assert each.upper is not None
        assert each.lower is not None
        assert each.upper < each.lower


@pytest.mark.parametrize("edition", ["2023-09", "2026-03"])
@pytest.mark.parametrize(
    "code", ["MPVGP", "BH:GP", "EMMSB", "EMGSB", "EGMSB/C1", "EGGSB", "BERLIN", "OLYMPIAD"]
)
def test_that_the_parts_add_up_to_the_value(code: str, edition: str) -> None:
    found = asked(code, edition=edition)
    for row in found.table.rows:
        value = worked(found, code, row.player)
        counted = [part.value for part in value.rounds if not part.cut]
        assert sum(counted, Decimal(0)) == value.value == row.values[0]


@pytest.mark.parametrize(
    ("code", "of_opponent", "of_match"),
    [
        ("EMGSB", Score.MATCH, Score.GAME),
        ("EGMSB", Score.GAME, Score.MATCH),
        ("OLYMPIAD", Score.MATCH, Score.GAME),
    ],
)
def test_that_products_are_told_with_the_scores_they_multiply(
    code: str, of_opponent: Score, of_match: Score
) -> None:
    found = asked(code)
    ground = found.ground
    team = team_of(5)
    for part in worked(found, code, team).rounds:
        cell = next(
            each
            for each in ground.by(of_match).table.lines[team].cells
            if each.round == part.cell.round
        )
        assert part.cell.points == cell.points
        if part.dummy is None and cell.opponent is not None and cell.points:
            assert part.score == ground.by(of_opponent).adjusted(cell.opponent)


def test_that_a_schedule_is_divided_as_the_text_says() -> None:
    found = asked("SSSC")
    for row in found.table.rows:
        value = worked(found, "SSSC", row.player)
        assert isinstance(value.working, Schedule)
        assert value.working.factor == 3
        assert value.value == value.working.other + value.working.total / 3


def test_that_boards_of_all_who_are_level_are_told() -> None:
    found = asked("TBR")
    level = found.tied_before(0, team_of(7))
    told = worked(found, "TBR", team_of(7)).boards
    assert {line.team for line in told} == {*level}
    for line in told:
        assert sum(line.points) > 0
        assert len(line.points) == 4


@pytest.mark.parametrize(("primary", "said"), [(Score.MATCH, "match"), (Score.GAME, "game")])
def test_that_the_score_that_divides_is_named(primary: Score, said: str) -> None:
    event = exercise("2026-03", ("MPVGP",))
    settings = event.tournament.settings
    assert settings.teams is not None
    ranked = replace(settings, teams=replace(settings.teams, primary=primary))
    tournament = replace(event.tournament, settings=ranked)
    found = inquiry(tournament.competition(), event.contestants)
    first, *_, last = found.table.rows
    order = order_of(found, first.player, last.player)
    assert f"by {said} points: " in sentence(catalogue("en"), found, order)
    value = value_in_words(catalogue("en"), found, worked(found, POINTS, first.player))
    assert value.title.endswith(f": {said} points")
