"""Somebody enters a Swiss after the numbers were given, typed on the page of players."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QSpinBox
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import Mark
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.gui.players.test_page import field
from tests.services.swiss_hands import make_swiss, pair, play_rounds

NAME = "Name, surname first"


def test_that_a_new_player_becomes_a_late_entry_with_half_a_point(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(workspace, 7), 2)
    pair(workspace, 3)
    page = show_page(qtbot, PlayersPage(open_event))
    said: list[str] = []

    def read_and_enter(dialog: QDialog) -> None:
        assert isinstance(dialog, Dialog)
        said.append(visible_words(dialog))
        byes = next(each for each in dialog.findChildren(QSpinBox) if each.isVisible())
        QTest.keyClick(byes, Qt.Key.Key_Up)
        QTest.keyClick(byes, Qt.Key.Key_Return)

    page.focus_first()
    name = field(page, NAME)
    QTest.keyClicks(name, "Late Peter")
    in_dialog(read_and_enter)
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert "Number 8 by strength, paired from round 3 on" in said[0]
    assert "The draft of round 3 is out of date then." in said[0]
    assert "Rounds missed: 1–2." in said[0]
    first = workspace.event.tournament.main_stage.rounds[0]
    assert [bye.mark for bye in first.byes if bye.player == 8] == [Mark.HALF_BYE]


def test_that_a_late_entry_that_is_left_enters_nobody(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    page = show_page(qtbot, PlayersPage(open_event))
    page.focus_first()
    name = field(page, NAME)
    QTest.keyClicks(name, "Late Peter")
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert len(workspace.event.players) == 6
    assert name.text() == "Late Peter"
