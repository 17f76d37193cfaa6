"""The rules of a Swiss are said before round 1 is paired, and tell what they become."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from decimal import Decimal
from functools import partial
from pathlib import Path

import pytest

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
)
from arbiter_app.domain.facts.rules.swiss_texts import Maxi, Readings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.rules.swiss_rules import (
    fix_board,
    forbid_pairs,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.event import change_scoring, change_tie_breaks
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system, last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import make_swiss, pair

SWISS_LIST = ("BH/C1", "BH", "SB", "DE")
WIN, HALF = Decimal(1), Decimal("0.5")


def settings(workspace: Workspace) -> Settings:
    return workspace.event.tournament.settings


def rounds(workspace: Workspace) -> list[int]:
    return [each.number for each in workspace.event.tournament.competition().rounds]


def set_rules(workspace: Workspace, rules: SwissRules, bye: Decimal = WIN) -> None:
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=bye)


def apart(*players: int, first: int = 1, last: int | None = None) -> ForbiddenPairs:
    return ForbiddenPairs(
        players=tuple(map(PlayerId, players)),
        first_round=Round(first),
        last_round=None if last is None else Round(last),
    )


def test_that_a_new_swiss_has_a_list_that_suits_it(tmp_path: Path) -> None:
    made = Workspace.create(
        tmp_path / "open.arbiter",
        title="Open",
        starts_on=date(2026, 5, 1),
        edition_id="2026-03",
        actor="Head",
        system=System.SWISS,
    )
    with closing(made) as workspace:
        assert settings(workspace).tie_breaks == SWISS_LIST
        assert settings(workspace).rounds == 9


def test_that_another_system_leaves_a_list_that_it_allows(workspace: Workspace) -> None:
    usual = settings(workspace).tie_breaks
    choose_system(workspace, System.SWISS)
    assert settings(workspace).tie_breaks == SWISS_LIST
    choose_system(workspace, System.ROUND_ROBIN)
    assert settings(workspace).tie_breaks == usual
    unresolved = settings(workspace).unresolved
    workspace.do(change_tie_breaks, tie_breaks=("KS", "SB", "WIN"), unresolved=unresolved)
    choose_system(workspace, System.SWISS)
    assert settings(workspace).tie_breaks == ("SB", "WIN")


def test_that_rounds_that_stand_empty_become_as_many_as_are_announced(workspace: Workspace) -> None:
    make_swiss(workspace, 20)
    workspace.do(set_rounds, rounds=11)
    assert rounds(workspace) == [*range(1, 12)]
    workspace.do(set_rounds, rounds=5)
    assert rounds(workspace) == [*range(1, 6)]
    assert settings(workspace).rounds == 5
    assert last_line(workspace) == "Rounds announced: 5"
    undo_and_redo(workspace)
    assert refused_code(lambda: workspace.do(set_rounds, rounds=0)) == "swiss.rounds"


def test_that_half_point_byes_end_with_the_rounds_at_the_latest(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    set_rules(workspace, SwissRules(last_half_bye=Round(7)))
    workspace.do(set_rounds, rounds=6)
    assert settings(workspace).swiss.last_half_bye is None


def test_that_rounds_with_byes_asked_for_are_not_given_up(workspace: Workspace) -> None:
    make_swiss(workspace, 20)
    workspace.do(ask_bye, players=[PlayerId(3)], rounds=[Round(8)], mark=Mark.ZERO_BYE)
    assert refused_code(lambda: workspace.do(set_rounds, rounds=7)) == "swiss.byes-beyond"
    workspace.do(set_rounds, rounds=8)


def test_that_people_are_kept_apart_until_the_last_of_fewer_rounds(workspace: Workspace) -> None:
    make_swiss(workspace, 20)
    lists = (apart(1, 2), apart(3, 4, first=2, last=9), apart(5, 6, first=1, last=4))
    workspace.do(forbid_pairs, forbidden=lists)
    workspace.do(set_rounds, rounds=7)
    kept = settings(workspace).swiss.forbidden
    assert kept == (lists[0], apart(3, 4, first=2, last=7), lists[2])
    undo_and_redo(workspace)
    workspace.do(forbid_pairs, forbidden=(*kept, apart(7, 8, first=6)))
    assert refused_code(lambda: workspace.do(set_rounds, rounds=5)) == "swiss.forbidden-beyond"
    assert settings(workspace).rounds == 7


def test_that_the_journal_tells_which_rules_have_changed(workspace: Workspace) -> None:
    make_swiss(workspace, 20)
    rules = replace(settings(workspace).swiss, acceleration=Acceleration.BAKU)
    set_rules(workspace, rules, HALF)
    assert last_line(workspace) == (
        "Rules of the Swiss: Baku acceleration; pairing-allocated bye ½ (a win: 1)"
    )
    undo_and_redo(workspace)
    rules = replace(
        rules,
        board_order=BoardOrder.NUMBER,
        last_criterion=LastCriterion.LOTS,
        half_byes=2,
        last_half_bye=Round(7),
        counts_all_numbers=True,
    )
    set_rules(workspace, rules, HALF)
    line = last_line(workspace)
    assert "half-point byes: 2 for a player at the most, until round 7" in line
    assert "numbers of equals: by lots" in line
    assert "boards: score of the higher player, smaller number" in line
    assert settings(workspace).swiss == rules


@pytest.mark.parametrize(
    ("rules", "bye", "code"),
    [
        (SwissRules(half_byes=-1), WIN, "swiss.half-byes"),
        (SwissRules(last_half_bye=Round(10)), WIN, "swiss.last-half-bye"),
        (SwissRules(), Decimal(2), "scoring.bye"),
    ],
)
def test_that_rules_that_no_regulations_may_say_are_refused(
    workspace: Workspace, rules: SwissRules, bye: Decimal, code: str
) -> None:
    make_swiss(workspace, 4)
    assert refused_code(lambda: set_rules(workspace, rules, bye)) == code


def test_that_a_bye_stays_worth_what_it_was_where_results_become_worth_more(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 5)
    set_rules(workspace, settings(workspace).swiss, HALF)
    workspace.do(change_scoring, win=Decimal(3), draw=Decimal(1), loss=Decimal(0))
    assert settings(workspace).scoring.pairing_bye == 1


def test_that_people_are_kept_apart_from_round_to_round(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    lists = (apart(1, 5, first=1, last=3), apart(2, 3, 4))
    workspace.do(forbid_pairs, forbidden=lists)
    assert settings(workspace).swiss.forbidden == lists
    assert last_line(workspace) == (
        "Who may not meet: Гравець 001, Гравець 005; rounds 1–3."
        " Гравець 002, Гравець 003, Гравець 004"
    )
    undo_and_redo(workspace)
    first = pair(workspace, 1)
    assert {1, 5} not in [{game.white, game.black} for game in first.games]


@pytest.mark.parametrize(
    ("lists", "code"),
    [
        ((apart(1),), "swiss.forbidden-alone"),
        ((apart(1, 1),), "swiss.forbidden-alone"),
        ((apart(1, 2, first=4, last=3),), "swiss.forbidden-rounds"),
        ((apart(1, 2, first=10),), "swiss.forbidden-rounds"),
        ((apart(1, 99),), "tournament.no-such-player"),
    ],
)
def test_that_lists_that_keep_nobody_apart_are_refused(
    workspace: Workspace, lists: tuple[ForbiddenPairs, ...], code: str
) -> None:
    make_swiss(workspace, 4)
    assert refused_code(lambda: workspace.do(forbid_pairs, forbidden=lists)) == code


def test_that_a_board_is_kept_for_one_person_also_while_rounds_are_played(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 4)
    pair(workspace, 1)
    workspace.do(fix_board, player=PlayerId(1), board=Board(7))
    assert last_line(workspace) == "Гравець 001 always sits at board 7"
    undo_and_redo(workspace)
    for player, board, code in ((2, 7, "swiss.board-taken"), (2, 0, "swiss.board")):
        act = partial(workspace.do, fix_board, player=PlayerId(player), board=Board(board))
        assert refused_code(act) == code
    workspace.do(fix_board, player=PlayerId(1), board=Board(8))
    assert settings(workspace).swiss.fixed_boards == {1: 8}
    workspace.do(fix_board, player=PlayerId(1), board=None)
    assert settings(workspace).swiss.fixed_boards == {}


def test_that_all_but_boards_is_fixed_when_round_1_is_paired(workspace: Workspace) -> None:
    make_swiss(workspace, 4)
    pair(workspace, 1)
    for act in (
        lambda: workspace.do(set_rounds, rounds=3),
        lambda: set_rules(workspace, SwissRules()),
        lambda: workspace.do(forbid_pairs, forbidden=()),
    ):
        assert refused_code(act) == "permission.change-swiss"


def test_that_only_a_swiss_has_such_rules(workspace: Workspace) -> None:
    for act in (
        lambda: workspace.do(set_rounds, rounds=3),
        lambda: set_rules(workspace, SwissRules()),
        lambda: workspace.do(forbid_pairs, forbidden=()),
    ):
        assert refused_code(act) == "pairing.not-swiss"


@pytest.mark.parametrize("system", [SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM])
def test_that_a_system_is_chosen_until_round_1_is_paired(
    workspace: Workspace, system: SwissSystem
) -> None:
    make_swiss(workspace, 8)
    set_rules(workspace, SwissRules(system=system))
    assert settings(workspace).swiss.system is system
    undo_and_redo(workspace)
    pair(workspace, 1)
    assert refused_code(lambda: set_rules(workspace, SwissRules())) == "permission.change-swiss"


def test_that_a_chosen_system_and_its_readings_are_told(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    set_rules(workspace, SwissRules(system=SwissSystem.LIM))
    assert last_line(workspace) == "Rules of the Swiss: pairing system Lim"
    read = Readings(maxi=Maxi.DECLARED)
    set_rules(workspace, SwissRules(system=SwissSystem.LIM, readings=read))
    assert settings(workspace).swiss.readings == read
    assert last_line(workspace).endswith("Maxi-tournament: declared by the organiser")


def test_that_a_system_that_is_not_built_in_is_not_chosen(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    rules = SwissRules(system=SwissSystem.OTHER)
    assert refused_code(lambda: set_rules(workspace, rules)) == "pairing.other-system"
    assert settings(workspace).swiss.system is SwissSystem.DUTCH


def test_that_teams_keep_their_own_system(workspace: Workspace) -> None:
    choose_system(workspace, System.SWISS)
    set_rules(workspace, SwissRules(system=SwissSystem.DUBOV))
    workspace.do(set_team_rules, rules=TeamRules())
    assert settings(workspace).swiss.system is SwissSystem.DUTCH
    rules = SwissRules(system=SwissSystem.DUBOV)
    assert refused_code(lambda: set_rules(workspace, rules)) == "swiss.system-of-teams"
