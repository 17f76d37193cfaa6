"""Teams of a list that come after the draw of a round robin."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.players.late_teams import why_late
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, visible_words
from tests.services.team_hands import numbered, of_teams


def test_that_it_is_asked_once_why_the_new_teams_of_a_list_come_late(
    qtbot: QtBot, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace, teams=3))
    told: list[str] = []

    def answer(dialog: QDialog) -> None:
        told.append(visible_words(dialog))
        reason = dialog.findChildren(ReasonField)[0]
        reason.setText("запізнення поїзда")
        QTest.keyClick(reason, Qt.Key.Key_Return)

    page = QWidget()
    qtbot.addWidget(page)
    rows = [Listed(team="Юність"), Listed(team="Буревій"), Listed(team="Юність")]
    in_dialog(answer)
    wanted = why_late(page, workspace.event, {workspace.event.tournament.id: rows})
    assert wanted == (True, "запізнення поїзда")
    assert "Enter Юність late?" in told[0]


@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.SWISS])
def test_that_nothing_is_asked_before_the_draw_and_in_a_swiss(
    qtbot: QtBot, workspace: Workspace, system: System
) -> None:
    teams = of_teams(workspace, teams=3, system=system)
    if system is System.SWISS:
        numbered(workspace, teams)
    page = QWidget()
    qtbot.addWidget(page)
    rows = [Listed(team="Юність")]
    assert why_late(page, workspace.event, {workspace.event.tournament.id: rows}) == (True, None)
