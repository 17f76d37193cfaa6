"""The panel beside the pairs of a Swiss of teams tells the reasons of their own system."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.pairing.page import PairingPage
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, show_page, visible_words
from tests.services.team_hands import main, numbered, of_teams


def test_that_the_reasons_of_teams_are_those_of_their_system(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    numbered(workspace, of_teams(workspace, teams=5, system=System.SWISS))
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    page = show_page(qtbot, PairingPage(open_event))
    qtbot.waitUntil(lambda: "C.04.6 Art. 4.2.2, 4.3.1" in visible_words(page))
    assert "C.04.3" not in visible_words(page)
    QTest.keyClick(focused(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "it has the largest number" in visible_words(page))
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    field = next(each for each in page.findChildren(QLineEdit) if "bye" in each.placeholderText())
    field.setFocus()
    QTest.keyClicks(field, "0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "and a larger number than 1" in visible_words(page))
