"""The page of pairing works by each of the systems beside the Dutch one."""

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.pairing.by_hand.asking import pair_by_hand_in_dialog
from arbiter_app.gui.pairing.page import PairingPage
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.swiss_rules import set_swiss_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog, show_page, visible_words
from tests.gui.pairing.test_by_hand import show_around, table_of, told
from tests.gui.pairing.test_page import pair_by_key
from tests.ready import ReadyFiles
from tests.services.swiss_hands import make_swiss, pair, play_rounds

CHAPTERS = {
    SwissSystem.DUBOV: "C.04.4.1",
    SwissSystem.BURSTEIN: "C.04.4.2",
    SwissSystem.LIM: "C.04.4.3",
}


def begin(workspace: Workspace, system: SwissSystem) -> None:
    """Play four of nine rounds of nine players by a system."""
    make_swiss(workspace, 9)
    workspace.do(set_swiss_rules, rules=SwissRules(system=system), pairing_bye=Decimal(1))
    play_rounds(workspace, 4)


@pytest.fixture(params=CHAPTERS)
def system(workspace: Workspace, ready: ReadyFiles, request: pytest.FixtureRequest) -> SwissSystem:
    """Four of nine rounds of nine players were played by a system."""
    system: SwissSystem = request.param
    ready.go_on(("four rounds", system), workspace, lambda event: begin(event, system))
    return system


def test_that_a_draft_and_its_reasons_are_of_the_system(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent, system: SwissSystem
) -> None:
    page = show_page(qtbot, PairingPage(open_event))
    pair_by_key(qtbot, page, workspace, 5)
    qtbot.waitUntil(lambda: CHAPTERS[system] in visible_words(page))
    assert "C.04.3" not in visible_words(page)
    QTest.keyClick(focused(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "has the bye" in visible_words(page))
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    field = next(each for each in page.findChildren(QLineEdit) if "bye" in each.placeholderText())
    field.setFocus()
    assert not _says_why_not(page)
    QTest.keyClicks(field, "0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _says_why_not(page))


def _says_why_not(page: PairingPage) -> bool:
    """Whether it is told why somebody does not have the bye."""
    said = visible_words(page)
    grounds = (
        "has had the bye",
        "higher score than",
        "ranks lower than",
        "had the bye, the others",
    )
    return any(each in said for each in grounds)


def test_that_a_draft_of_a_wrong_result_is_out_of_date(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent, system: SwissSystem
) -> None:
    page = show_page(qtbot, PairingPage(open_event))
    pair_by_key(qtbot, page, workspace, 5)
    assert "out of date" not in visible_words(page)
    for game in workspace.event.competition().round(Round(4)).games:
        result = BLACK_WINS if game.result == WHITE_WINS else WHITE_WINS
        workspace.do(enter_result, round=Round(4), board=game.board, result=result)
    qtbot.waitUntil(lambda: "out of date" in visible_words(page))


def test_that_dubov_says_who_has_no_rating(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    begin(workspace, SwissSystem.DUBOV)
    workspace.do(join_late, name="Новий Назар", reason="запізнився")
    page = show_page(qtbot, PairingPage(open_event))
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "C.04.4.1 Art. 1.1" in visible_words(page))


def test_that_two_changed_by_hand_are_judged_by_the_system(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent, system: SwissSystem
) -> None:
    first = pair(workspace, 5).games[0]
    around = QWidget()
    qtbot.addWidget(around)
    show_around(qtbot, around)

    def change(dialog: QDialog) -> None:
        qtbot.waitUntil(lambda: "So the system pairs these players, too." in told(dialog))
        table = table_of(dialog)
        assert table.select(first.white)
        QTest.keySequence(table, QKeySequence("Ctrl+Shift+X"))
        qtbot.waitUntil(lambda: f"The rule is that of {CHAPTERS[system]} Art. 5" in told(dialog))

    in_dialog(change)
    pair_by_hand_in_dialog(around, open_event, Round(5))
