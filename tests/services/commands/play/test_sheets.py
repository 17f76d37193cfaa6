"""A tournament of solvers from its rules to the table: sheets, times, who is absent, undo."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.play.sheets import SheetState
from arbiter_app.domain.facts.rules.solving_rules import (
    CHAMPIONSHIP,
    ProblemKind,
    SolverTeam,
    SolvingRound,
    SolvingRules,
    TeamCount,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.solving.teams import TeamScore, team_scores
from arbiter_app.domain.table.standings import Standing, standings
from arbiter_app.domain.table.why import POINTS, inquiry, order_of
from arbiter_app.domain.table.worked_values import worked
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import return_player, withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import reopen_round, sign_off_round
from arbiter_app.services.commands.play.sheets import check_sheet, mark_sheet, note_absent
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.services.files.report_files import stage_to_report
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.why.order import sentence
from arbiter_app.wording.why.worked_values import value_in_words
from tests.services.hands import choose_system, last_line, refused_code, undo_and_redo

Register = Callable[[int], Workspace]

TWO_ROUNDS = SolvingRules(
    rounds=(
        SolvingRound(kind=ProblemKind.TWO_MOVERS, minutes=20),
        SolvingRound(kind=ProblemKind.STUDIES, minutes=100, problems=(Decimal(5), Decimal(5))),
    )
)


def solving(register: Register, solvers: int, rules: SolvingRules = TWO_ROUNDS) -> Workspace:
    workspace = register(solvers)
    choose_system(workspace, System.SOLVING)
    workspace.do(set_solving_rules, rules=rules)
    workspace.do(number_by_rating)
    return workspace


def mark(
    workspace: Workspace, round: int, solver: int, points: str, minutes: int | None = None
) -> None:
    workspace.do(
        mark_sheet,
        round=Round(round),
        solver=PlayerId(solver),
        points=tuple(map(Decimal, points.split())),
        seconds=None if minutes is None else minutes * 60,
    )


def rows(workspace: Workspace) -> list[Standing]:
    event = workspace.event
    return [*standings(event.tournament.competition(), event.players).rows]


def places(workspace: Workspace) -> list[str]:
    """Return the table: place, solver, points, minutes."""
    return [
        f"{row.place}. {row.player}: {row.points.normalize():f}, {(row.seconds or 0) // 60}"
        for row in rows(workspace)
    ]


def test_that_points_order_solvers_then_the_less_time_and_equals_share(register: Register) -> None:
    workspace = solving(register, 4)
    mark(workspace, 1, 1, "5 5 0", 18)
    mark(workspace, 1, 2, "5 5 0", 12)
    mark(workspace, 1, 3, "5 5 2.5")
    mark(workspace, 1, 4, "5 2.5 2.5", 18)
    # The third has used the time up.
    assert places(workspace) == ["1. 3: 12.5, 20", "2. 2: 10, 12", "3. 1: 10, 18", "3. 4: 10, 18"]
    assert [row.shared for row in rows(workspace)] == [False, False, True, True]


def test_that_the_table_says_that_less_time_decided(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 5 0", 18)
    mark(workspace, 1, 2, "5 5 0", 12)
    event = workspace.event
    asked = inquiry(event.tournament.competition(), event.players)
    upper, lower = asked.table.rows
    told = sentence(catalogue("en"), asked, order_of(asked, upper.player, lower.player))
    assert told == (
        "Гравець 02 stands above Гравець 01: equal points (10); the less time used: 12 against 18."
    )


def test_that_solvers_who_share_a_place_are_said_to_be_equal_in_time_too(
    register: Register,
) -> None:
    workspace = solving(register, 2)
    for solver in (1, 2):
        mark(workspace, 1, solver, "5 5 0", 18)
    event = workspace.event
    asked = inquiry(event.tournament.competition(), event.players)
    upper, lower = asked.table.rows
    told = sentence(catalogue("en"), asked, order_of(asked, upper.player, lower.player))
    assert told == (
        "Гравець 01 – Гравець 02 share the places 1–2: equal points (10), equal time (18)."
    )


def test_that_every_act_is_undone_and_kept_in_the_file(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 4.75 0", 18)
    assert last_line(workspace) == "Round 1, sheet of Гравець 01: 5 + 4¾ + 0, time 18"
    undo_and_redo(workspace)
    workspace.do(check_sheet, round=Round(1), solver=PlayerId(1))
    undo_and_redo(workspace)
    workspace.do(note_absent, round=Round(1))
    assert last_line(workspace) == "Round 1: absent whoever has no sheet"
    undo_and_redo(workspace)
    workspace.do(set_solving_rules, rules=replace(TWO_ROUNDS, counted=3), reason="регламент")
    undo_and_redo(workspace)
    workspace.close()
    assert verify(workspace.path) == ()


def test_that_a_sheet_typed_otherwise_has_to_be_typed_twice_again(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 5 0", 18)
    workspace.do(check_sheet, round=Round(1), solver=PlayerId(1))
    mark(workspace, 1, 1, "5 5 0", 18)
    (sheet, _) = workspace.event.tournament.main_stage.round(Round(1)).sheets
    assert sheet.checked is not None, "the same again changes nothing"
    mark(workspace, 1, 1, "5 5 1", 18)
    (sheet, _) = workspace.event.tournament.main_stage.round(Round(1)).sheets
    assert sheet.checked is None


@pytest.mark.parametrize(
    ("points", "seconds", "code"),
    [
        ("5 5", 600, "sheet.problems"),
        ("5 5 5.25", 600, "sheet.points"),
        ("5 5 -1", 600, "sheet.points"),
        ("5 5 0.1", 600, "sheet.step"),
        ("5 5 5", 21 * 60, "sheet.time"),
        ("5 5 5", 0, "sheet.time"),
        ("5 5 5", 90, "sheet.time"),
    ],
)
def test_that_what_no_sheet_can_say_is_refused(
    register: Register, points: str, seconds: int, code: str
) -> None:
    workspace = solving(register, 2)
    before = workspace.event.tournament
    assert code == refused_code(
        lambda: workspace.do(
            mark_sheet,
            round=Round(1),
            solver=PlayerId(1),
            points=tuple(map(Decimal, points.split())),
            seconds=seconds,
        )
    )
    assert workspace.event.tournament == before


def test_that_a_round_is_signed_off_when_every_sheet_is_typed(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 5 0", 18)

    def sign() -> None:
        workspace.do(sign_off_round, round=Round(1))

    assert refused_code(sign) == "round.sheets-missing"
    workspace.do(note_absent, round=Round(1))
    sign()

    def take_out(reason: str | None) -> None:
        workspace.do(
            mark_sheet, round=Round(1), solver=PlayerId(2), state=SheetState.VOID, reason=reason
        )

    assert refused_code(lambda: take_out(None)) == "permission.reason-missing"
    take_out("здано після дзвінка")
    assert workspace.event.tournament.main_stage.round(Round(1)).signed_off is None
    sign()
    workspace.do(reopen_round, round=Round(1), reason="помилка")
    assert workspace.event.tournament.main_stage.round(Round(1)).signed_off is None


def test_that_play_is_over_when_all_rounds_are_typed(register: Register) -> None:
    workspace = solving(register, 2)
    for number in (1, 2):
        assert not is_over(workspace.event.tournament.competition())
        workspace.do(note_absent, round=Round(number))
    assert is_over(workspace.event.tournament.competition())
    assert places(workspace) == ["1. 1: 0, 120", "1. 2: 0, 120"]


def test_that_who_withdraws_is_absent_from_then_on_and_comes_back(register: Register) -> None:
    workspace = solving(register, 3)
    mark(workspace, 1, 3, "5 0 0", 10)
    workspace.do(withdraw_player, player=PlayerId(3), reason="захворів")
    stage = workspace.event.tournament.main_stage
    assert [round_.sheets[2].state for round_ in stage.rounds] == [
        SheetState.MARKED,
        SheetState.ABSENT,
    ]
    undo_and_redo(workspace)
    workspace.do(return_player, player=PlayerId(3), reason="одужав")
    stage = workspace.event.tournament.main_stage
    assert stage.round(Round(2)).sheets[2].state is SheetState.WAITING


def test_that_a_late_solver_has_the_next_number_and_missed_rounds(register: Register) -> None:
    workspace = solving(register, 2)
    workspace.do(note_absent, round=Round(1))
    late = workspace.do(join_late, name="Пізній Петро")
    stage = workspace.event.tournament.main_stage
    assert workspace.event.tournament.numbers[late] == 3
    assert [round_.sheets[-1].state for round_ in stage.rounds] == [
        SheetState.ABSENT,
        SheetState.WAITING,
    ]
    undo_and_redo(workspace)


def test_that_rules_of_a_round_with_points_stand(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 5 0", 18)
    first, second = TWO_ROUNDS.rounds
    longer = replace(TWO_ROUNDS, rounds=(replace(first, minutes=30), second))

    def change(rules: SolvingRules) -> None:
        workspace.do(set_solving_rules, rules=rules, reason="регламент")

    assert refused_code(lambda: change(longer)) == "solving.round-marked"
    change(replace(TWO_ROUNDS, rounds=(first, replace(second, minutes=60), second)))
    stage = workspace.event.tournament.main_stage
    assert [len(round_.sheets) for round_ in stage.rounds] == [2, 2, 2]
    change(replace(TWO_ROUNDS, rounds=(first,)))
    assert len(workspace.event.tournament.main_stage.rounds) == 1


def solvers(team: TeamScore) -> str:
    """Return who counts for a team."""
    return " ".join(str(each.solver) for each in team.counted)


def test_that_a_team_is_its_two_best_of_each_round(register: Register) -> None:
    workspace = solving(register, 5, replace(TWO_ROUNDS, teams_by=SolverTeam.CLUB))
    for solver, club in enumerate(("Ладдя", "Ладдя", "Ладдя", "Слон", ""), start=1):
        player = workspace.event.players[PlayerId(solver)]
        workspace.do(
            edit_player, player=player.id, name=player.name, fide_rating=2000, club=club or None
        )
    for solver, points in enumerate(("5 5 5", "5 5 0", "5 0 0", "5 5 5", "5 5 5"), start=1):
        mark(workspace, 1, solver, points, 10 + solver)
    mark(workspace, 2, 3, "5 5", 50)
    mark(workspace, 2, 4, "5 0", 60)
    event = workspace.event
    found = team_scores(event.tournament.competition(), event.players)
    told = [
        f"{row.place}. {row.name}: {row.points}, {row.seconds // 60}: {solvers(row)}"
        for row in found
    ]
    assert told == ["1. Ладдя: 35, 73: 1 2 3", "2. Слон: 20, 74: 4 4"]
    workspace.do(
        set_solving_rules,
        rules=replace(TWO_ROUNDS, teams_by=SolverTeam.CLUB, team_count=TeamCount.BY_TOTAL),
        reason="регламент",
    )
    event = workspace.event
    best = team_scores(event.tournament.competition(), event.players)[0]
    assert (str(best.points), solvers(best)) == ("30", "1 3")


def test_that_the_journal_says_how_teams_are_made(register: Register) -> None:
    workspace = register(2)
    choose_system(workspace, System.SOLVING)
    workspace.do(set_solving_rules, rules=TWO_ROUNDS)
    assert last_line(workspace) == "Rules of solving: 2 rounds, 25 points at most"
    workspace.do(set_solving_rules, rules=replace(TWO_ROUNDS, teams_by=SolverTeam.CLUB, counted=3))
    assert last_line(workspace) == (
        "Rules of solving: 2 rounds, 25 points at most; teams: clubs; solvers that count: 3, the"
        " best of each round"
    )


def test_that_a_new_event_of_solvers_has_the_rounds_of_championships(register: Register) -> None:
    workspace = register(2)
    choose_system(workspace, System.SOLVING)
    rules = workspace.event.tournament.settings.solving
    assert rules == CHAMPIONSHIP
    assert [each.minutes for each in CHAMPIONSHIP.rounds] == [20, 60, 100, 50, 80, 50]
    assert CHAMPIONSHIP.most == 90
    choose_system(workspace, System.ROUND_ROBIN)
    assert workspace.event.tournament.settings.solving is None


def test_that_the_points_of_a_solver_are_told_round_by_round(register: Register) -> None:
    workspace = solving(register, 2)
    mark(workspace, 1, 1, "5 4.75 0", 18)
    workspace.do(note_absent, round=Round(1))
    event = workspace.event
    asked = inquiry(event.tournament.competition(), event.players)
    found = value_in_words(catalogue("en"), asked, worked(asked, POINTS, PlayerId(1)))
    told = [(line.head, line.words, line.value) for line in found.lines]
    assert ("Round 1", "5 + 4¾ + 0; time 18", "9¾") in told


def test_that_no_report_file_is_written_of_solvers(register: Register) -> None:
    workspace = solving(register, 2)
    assert refused_code(lambda: stage_to_report(workspace.event, None)) == "report.of-solvers"


def test_that_the_system_stands_while_solvers_have_numbers(register: Register) -> None:
    workspace = solving(register, 2)
    code = refused_code(lambda: choose_system(workspace, System.ROUND_ROBIN))
    assert code == "solving.system-stands"
    workspace.undo()
    choose_system(workspace, System.ROUND_ROBIN)
    assert workspace.event.tournament.settings.system is System.ROUND_ROBIN
