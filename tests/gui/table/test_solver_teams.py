"""The teams of solvers are seen from the table without printing."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.rules.solving_rules import TeamCount
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.solver_teams import SolverTeamsDialog
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.services.solver_hands import OF_CLUBS, solved_by_clubs


def lines(dialog: SolverTeamsDialog) -> list[list[str]]:
    """Return the table as it is seen, its heads first."""
    model = dialog.table.model()
    across = range(model.columnCount())
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in across]
    rows = [[model.index(row, at).data() for at in across] for row in range(model.rowCount())]
    return [heads, *rows]


def test_that_a_key_shows_the_teams_and_leads_to_their_paper(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    solved_by_clubs(workspace)
    page = show_page(qtbot, TablePage(open_event))
    page.refresh()
    assert "Not final: 4 sheets missing" in visible_words(page)
    wanted: list[object] = []
    page.wants.connect(wanted.append)
    seen: list[list[str]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, SolverTeamsDialog)
        seen.extend(lines(dialog))
        dialog.verb.click()

    in_dialog(look)
    QTest.keyClick(page, Qt.Key.Key_7, Qt.KeyboardModifier.AltModifier)
    assert seen == [
        ["Place", "Team", "R1", "Points", "Time", "Who counts"],
        ["1", "Rook", "25", "25", "23", "Solver 1 (1), Solver 2 (1)"],
        ["2", "Bishop", "15", "15", "14", "Solver 4 (1)"],
    ]
    assert wanted == [ShowPaper("solving-table")]


def test_that_the_best_of_the_whole_tournament_have_no_rounds(
    qtbot: QtBot, workspace: Workspace
) -> None:
    solved_by_clubs(workspace)
    by_total = replace(OF_CLUBS, team_count=TeamCount.BY_TOTAL)
    workspace.do(set_solving_rules, rules=by_total, reason="regulations")
    dialog = SolverTeamsDialog(None, in_hand(workspace.event), show_paper=lambda: None)
    qtbot.addWidget(dialog)
    assert lines(dialog)[1] == ["1", "Rook", "25", "23", "Solver 1, Solver 2"]


def test_that_without_teams_the_act_says_how_there_are_some(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    solved_by_clubs(workspace)
    workspace.do(set_solving_rules, rules=replace(OF_CLUBS, teams_by=None), reason="regulations")
    page = show_page(qtbot, TablePage(open_event))
    page.refresh()
    teams = next(each for each in page.page_actions() if each.shortcut().toString() == "Alt+7")
    assert not teams.isEnabled()
    assert "rules of solving (F2)" in teams.statusTip()
