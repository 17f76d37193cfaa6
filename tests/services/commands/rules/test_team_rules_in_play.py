"""Rules of teams that are changed once play has begun: by a decision, outside the mode, never."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS, Scoring
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    LineUpRules,
    OrderRule,
    Restart,
    Score,
    TeamRules,
)
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.services.hands import leave_the_rules, refused_code, undo_and_redo
from tests.services.team_hands import boards_made, main, numbered, of_teams, typed


@pytest.fixture
def begun(workspace: Workspace) -> Workspace:
    """A league of four in which a match is over."""
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW, DRAW])
    return workspace


def rules_of(workspace: Workspace) -> TeamRules:
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    return rules


_OF_LINE_UPS: list[dict[str, Any]] = [
    {"order": OrderRule.FREE},
    {"reserves": 2},
    {"women": 1},
    {"due_minutes": 30},
    {"half_must_come": False},
]


@pytest.mark.parametrize("changed", _OF_LINE_UPS, ids=str)
def test_that_rules_of_line_ups_are_changed_by_a_decision(
    begun: Workspace, changed: dict[str, Any]
) -> None:
    line_ups: LineUpRules = replace(rules_of(begun).line_ups, **changed)
    rules = replace(rules_of(begun), line_ups=line_ups)
    assert (
        refused_code(lambda: begun.do(set_team_rules, rules=rules)) == "permission.reason-missing"
    )
    begun.do(set_team_rules, rules=rules, reason="скарга капітанів")
    assert rules_of(begun) == rules
    assert begun.history()[-1].reason == "скарга капітанів"
    undo_and_redo(begun)


def test_that_captains_need_not_sign_any_more_by_a_decision(begun: Workspace) -> None:
    begun.do(set_team_rules, rules=replace(rules_of(begun), captains_sign=False), reason="так")
    assert not rules_of(begun).captains_sign


def test_that_how_ties_are_divided_wants_a_yes(begun: Workspace) -> None:
    """As for people, the order of ties is announced beforehand (C.07 Art. 4.1)."""
    other = next(each for each in Restart if each is not rules_of(begun).restart)
    rules = replace(rules_of(begun), restart=other)
    assert (
        refused_code(lambda: begun.do(set_team_rules, rules=rules, reason="так"))
        == WeighedAct.RANKING
    )
    begun.accepting(WeighedAct.RANKING).do(set_team_rules, rules=rules, reason="так")
    assert rules_of(begun).restart is other


def test_that_what_decides_the_table_is_changed_outside_the_mode_only(begun: Workspace) -> None:
    rules = replace(rules_of(begun), primary=Score.GAME)
    accepting = begun.accepting(WeighedAct.PAIRING_RULES)
    assert (
        refused_code(lambda: accepting.do(set_team_rules, rules=rules, reason="так"))
        == "act.pairing-rules"
    )
    leave_the_rules(begun)
    begun.accepting(WeighedAct.PAIRING_RULES).do(set_team_rules, rules=rules, reason="так")
    assert rules_of(begun).primary is Score.GAME
    undo_and_redo(begun)


def test_that_a_swiss_is_paired_otherwise_outside_the_mode_only(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, system=System.SWISS))
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    workspace.do(publish_round, round=Round(1))
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW, DRAW])
    rules = replace(rules_of(workspace), colour_type=ColourType.B)
    told = refused_code(lambda: workspace.do(set_team_rules, rules=rules, reason="так"))
    assert told == WeighedAct.PAIRING_RULES


@pytest.mark.parametrize(
    ("changed", "scoring", "code"),
    [
        ({"colours": "WBBW"}, None, "team-rules.colours-fixed"),
        (
            {"game_scoring": Scoring(win=Decimal(3), draw=Decimal(1))},
            None,
            "permission.change-scoring",
        ),
        ({}, Scoring(win=Decimal(3), draw=Decimal(1)), "permission.change-scoring"),
        ({"line_ups": LineUpRules(boards=3)}, None, "team-rules.boards-fixed"),
    ],
)
def test_that_points_colours_and_boards_stay(
    begun: Workspace, changed: dict[str, Any], scoring: Scoring | None, code: str
) -> None:
    leave_the_rules(begun)
    rules = replace(rules_of(begun), **changed)
    accepting = begun.accepting(WeighedAct.PAIRING_RULES)
    asked: dict[str, Any] = {"rules": rules, "scoring": scoring, "reason": "так"}
    assert refused_code(lambda: accepting.do(set_team_rules, **asked)) == code
