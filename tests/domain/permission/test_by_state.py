"""What may be done in which state, without a file and without commands."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.permission.by_state import (
    Action,
    Phase,
    Verdict,
    allows,
    anything,
    phase,
    verdict,
)
from arbiter_app.formats.crosstable_text import parse
from tests.domain.cases import case, played

OVER = played(case("four_players"), "2026-03")
PLAYING = played(case("half_played"), "2026-03")
DRAWN = played(
    parse(" #  name  | R1   |\n 1  Alyx  | 2w.  |\n 2  Bruno | 1b.  |\n"),
    "2026-03",
)
ENTERED = replace(DRAWN, draw=None, stages=(replace(DRAWN.main_stage, rounds=()),))
EMPTY = replace(ENTERED, entries=())
SWISS = played(case("swiss_byes_2026"), "2026-03")


def refusal(
    action: Action, tournament: Tournament, params: Mapping[str, Any] | None = None
) -> str | None:
    try:
        allows(action)(in_hand(Event(tournaments=(tournament,))), params or {})
    except RuleError as refused:
        return refused.code
    return None


def test_that_the_phase_follows_from_the_draw_and_the_results() -> None:
    phases = [phase(each.competition()) for each in (ENTERED, DRAWN, PLAYING, OVER)]
    assert phases == [Phase.REGISTRATION, Phase.DRAWN, Phase.PLAYING, Phase.OVER]
    assert (
        phase(replace(DRAWN, stages=(Stage(id=DRAWN.main_stage.id),)).competition()) is Phase.DRAWN
    )


@pytest.mark.parametrize(
    "action", [Action.CHANGE_TIE_BREAKS, Action.CHANGE_RATING_RULES, Action.DEFINE_CRITERION]
)
def test_that_the_list_is_frozen_by_the_first_result_and_then_needs_a_reason(
    action: Action,
) -> None:
    for before in (ENTERED, DRAWN):
        assert refusal(action, before) is None
    for later in (PLAYING, OVER):
        assert refusal(action, later) == "permission.reason-missing"
        assert refusal(action, later, {"reason": "  "}) == "permission.reason-missing"
        assert refusal(action, later, {"reason": "announced too late"}) is None


def test_that_what_the_table_refuses_is_refused_under_its_own_name() -> None:
    assert refusal(Action.ADD_PLAYER, DRAWN) == "permission.add-player"
    assert refusal(Action.DRAW_TIE_LOTS, PLAYING) == "permission.draw-tie-lots"


def test_that_a_report_is_taken_over_only_into_an_event_without_players() -> None:
    assert verdict(Action.IMPORT_REPORT, EMPTY.competition()) is Verdict.ALLOWED
    assert verdict(Action.IMPORT_REPORT, ENTERED.competition()) is Verdict.REFUSED


@pytest.mark.parametrize(
    "action",
    [Action.CHANGE_SYSTEM, Action.ADD_PLAYER, Action.REMOVE_PLAYER, Action.DRAW_NUMBERS],
)
def test_that_what_belongs_to_pairing_is_refused_in_a_swiss_of_another_text(action: Action) -> None:
    settings = replace(SWISS.settings, swiss=SwissRules(system=SwissSystem.OTHER))
    assert refusal(action, replace(SWISS, settings=settings)) == "system.swiss"


def test_that_published_pairings_keep_the_numbers_from_being_drawn_anew() -> None:
    first, *later = DRAWN.main_stage.rounds
    posted = replace(first, published=Signed("Олена", datetime(2026, 11, 1, 9, 0)))
    stage = replace(DRAWN.main_stage, rounds=(posted, *later))
    published = replace(DRAWN, stages=(stage,))
    assert refusal(Action.DRAW_NUMBERS, DRAWN) is None
    assert refusal(Action.DRAW_NUMBERS, published) == "draw.published"
    assert refusal(Action.ANNUL_DRAW, published, {"reason": "wrong list"}) is None


def test_that_a_command_may_ask_for_nothing() -> None:
    anything(in_hand(Event()), {})
