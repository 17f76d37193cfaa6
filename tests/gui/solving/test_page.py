"""The page of sheets: one line each, papers in any order, a second typing, the end of a round."""

from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.rules.solving_rules import ProblemKind, SolvingRound, SolvingRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.solving.solving_rules_dialog import SolvingRulesDialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.solving.page import SheetsPage
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import child, focused, press_button, show_page, visible_words
from tests.services.hands import choose_system

RULES = SolvingRules(rounds=(SolvingRound(kind=ProblemKind.TWO_MOVERS, minutes=20),) * 2)


def solving(workspace: Workspace, solvers: int, rules: SolvingRules = RULES) -> None:
    for number in range(1, solvers + 1):
        workspace.do(add_player, name=f"Solver {number}", fide_rating=2500 - number)
    choose_system(workspace, System.SOLVING)
    workspace.do(set_solving_rules, rules=rules)
    workspace.do(number_by_rating)


def sheets(workspace: Workspace, number: int = 1) -> tuple[Sheet, ...]:
    return workspace.event.tournament.main_stage.round(Round(number)).sheets


def field_of() -> QLineEdit:
    found = focused()
    assert isinstance(found, Line)
    return found


def enter(field: QLineEdit, text: str) -> None:
    """Type a line in place of what stands there, and Enter."""
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_that_a_sheet_is_a_line_and_enter_and_the_next_one_waits(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 3)
    page = show_page(qtbot, SheetsPage(open_event))
    field = field_of()
    enter(field, "5 4,75 0 18")
    first, second, _ = sheets(workspace)
    assert first.points == (Decimal(5), Decimal("4.75"), Decimal(0))
    assert first.seconds == 18 * 60
    enter(field, "-")
    assert sheets(workspace)[1].state is SheetState.ABSENT
    enter(field, "5 5 5")
    assert sheets(workspace)[2].seconds is None, "the time was used up"
    assert "typed 3 of 3" in visible_words(page)
    open_event.undo()
    assert sheets(workspace)[2].is_open
    assert second.is_open


def test_that_papers_come_in_any_order(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 4)
    page = show_page(qtbot, SheetsPage(open_event))
    field = field_of()
    enter(field, "3: 5 5 0 18")
    assert [each.is_open for each in sheets(workspace)] == [True, True, False, True]
    enter(field, "5 0 0 7")
    assert [each.is_open for each in sheets(workspace)] == [True, True, False, False]
    enter(field, "9: 5 0 0 7")
    assert "No solver has the number 9" in visible_words(page)


def test_that_what_no_sheet_can_say_is_told_and_stays_to_be_mended(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2)
    page = show_page(qtbot, SheetsPage(open_event))
    field = field_of()
    for typed, told in (
        ("5 5", "Round 1 has 3 problems"),
        ("5 5 6 18", "problem 3: 6 is more"),
        ("5 5 5 21", "Round 1 takes 20 minutes"),
        ("5 5 ?", "Round 1 has 3 problems"),
    ):
        enter(field, typed)
        assert told in visible_words(page)
        assert field.text() == typed
    assert all(each.is_open for each in sheets(workspace))


def test_that_a_second_typing_hides_the_first_and_asks_where_they_differ(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2)
    page = show_page(qtbot, SheetsPage(open_event))
    field = field_of()
    enter(field, "5 5 0 18")
    enter(field, "5 0 0 9")
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier(0x06000000))
    assert field.text() == ""
    enter(field, "5 5 0 18")
    assert sheets(workspace)[0].checked is not None
    enter(field, "5 1 0 9")
    assert "The first time 5 0 0 9" in visible_words(page)
    assert sheets(workspace)[1].checked is None
    QTest.keyClick(field, Qt.Key.Key_Return)
    second = sheets(workspace)[1]
    assert (second.points[1], second.checked is not None) == (Decimal(1), True)


def test_that_a_round_is_signed_off_once_the_others_are_absent(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 3)
    page = show_page(qtbot, SheetsPage(open_event))
    enter(field_of(), "5 5 0 18")
    press_button(page, "The others were absent")
    assert [each.state for each in sheets(workspace)[1:]] == [SheetState.ABSENT] * 2
    press_button(page, "Sign off the round")
    assert workspace.event.tournament.main_stage.round(Round(1)).signed_off is not None
    assert "signed off" in visible_words(page)


def test_that_rounds_are_turned_as_far_as_there_are_any(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 3)
    page = show_page(qtbot, SheetsPage(open_event))
    acts = {act.text(): act for act in page.page_actions()}
    back, on = acts["Previous roun&d"], acts["Ne&xt round"]
    assert (back.isEnabled(), on.isEnabled()) == (False, True)
    assert back.statusTip() == "This is the first round."
    on.trigger()
    assert (back.isEnabled(), on.isEnabled()) == (True, False)


def test_that_the_rules_of_solving_are_asked_and_set(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2)
    page = show_page(qtbot, SheetsPage(open_event))
    dialog = SolvingRulesDialog(page, open_event, RULES, wants_reason=False)
    qtbot.addWidget(dialog)
    dialog.show()
    problems = [each for each in dialog.findChildren(Line) if "points" in each.accessibleName()]
    problems[1].setText("5 ½ x")
    press_button(dialog, "Set these rules")
    assert "Round 2: the points of its problems cannot be read" in visible_words(dialog)
    problems[1].setText("5 2½")
    press_button(dialog, "Add a round")
    press_button(dialog, "Set these rules")
    rules = workspace.event.tournament.settings.solving
    assert rules is not None
    assert [each.problems for each in rules.rounds] == [
        (Decimal(5),) * 3,
        (Decimal(5), Decimal("2.5")),
        (Decimal(5),) * 3,
    ]
    assert len(workspace.event.tournament.main_stage.rounds) == 3


def test_that_quarters_are_refused_where_marks_are_whole(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2, replace(RULES, step=Decimal(1)))
    page = show_page(qtbot, SheetsPage(open_event))
    enter(field_of(), "5 2.5 0 18")
    assert "between the steps of 1" in visible_words(page)


def test_that_the_table_of_solvers_tells_what_orders_it_and_nothing_of_games(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2)
    page = show_page(qtbot, TablePage(open_event))
    assert "Points, then the less time" in visible_words(page)
    assert "finals" not in visible_words(page)
    model = child(page, StandingsTable).model()
    heads = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(model.columnCount())]
    assert {"Points", "Time"} < set(heads)
    assert "Games" not in heads


def test_that_an_event_of_solvers_is_over_once_its_rounds_are_solved(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    solving(workspace, 2)
    sheets_page = show_page(qtbot, SheetsPage(open_event))
    for _ in RULES.rounds:
        press_button(sheets_page, "The others were absent")
        press_button(sheets_page, "Sign off the round")
        QTest.keyClick(sheets_page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert "all rounds are solved" in visible_words(show_page(qtbot, EventPage(open_event)))
