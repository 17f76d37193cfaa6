"""The code of a sheet, typed by a person or by a scanner, and what the window answers."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTextEdit
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.papers.code_dialog import SheetCodeDialog
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from tests.gui.conftest import Builder

ROW_OF_DIGITS = {
    "1": Qt.Key.Key_1,
    "2": Qt.Key.Key_2,
    "3": Qt.Key.Key_3,
    "4": Qt.Key.Key_4,
    "5": Qt.Key.Key_5,
    "6": Qt.Key.Key_6,
    "7": Qt.Key.Key_7,
    "8": Qt.Key.Key_8,
    "9": Qt.Key.Key_9,
    "0": Qt.Key.Key_0,
}
"""The keys that a scanner presses: it knows places on a keyboard, and no layout."""


def protocol_code(open_event: OpenEvent) -> str:
    report = document("round-protocol").build(
        open_event.facts, {"round": 1}, catalogue("uk"), datetime(2026, 11, 1)
    )
    return report.footer.code


@pytest.fixture
def dialog(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> SheetCodeDialog:
    drawn(6)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    shown = SheetCodeDialog(None, open_event)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    return shown


def scan(dialog: SheetCodeDialog, code: str) -> None:
    field = dialog.focusWidget()
    assert isinstance(field, QLineEdit)
    for digit in code.replace("-", ""):
        QTest.keyClick(field, ROW_OF_DIGITS[digit])
    QTest.keyClick(field, Qt.Key.Key_Return)


def details(dialog: SheetCodeDialog) -> QTextEdit:
    found = dialog.findChild(QTextEdit)
    assert found is not None
    return found


def said(dialog: SheetCodeDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(Label) if each.isVisible())


def test_that_sheets_are_scanned_one_after_the_other_without_another_key(
    qtbot: QtBot, open_event: OpenEvent, dialog: SheetCodeDialog
) -> None:
    code = protocol_code(open_event)
    scan(dialog, code)
    qtbot.waitUntil(lambda: "Current:" in said(dialog))
    open_event.do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=BLACK_WINS,
        reason="картка каже інше",
        decided=True,
    )
    scan(dialog, code)
    qtbot.waitUntil(lambda: "Wrong:" in said(dialog))
    changed = details(dialog).toPlainText().splitlines()
    (told,) = (line for line in changed if line.startswith("Дошка 1, "))
    assert told.endswith("Результат: was 1 – 0, is 0 – 1")
    assert dialog.isVisible()
    scan(dialog, protocol_code(open_event))
    qtbot.waitUntil(lambda: "Current:" in said(dialog))
    assert not details(dialog).isVisible()


def test_that_a_mistyped_code_is_told_with_the_focus_on_it(
    qtbot: QtBot, open_event: OpenEvent, dialog: SheetCodeDialog
) -> None:
    code = protocol_code(open_event)
    scan(dialog, code[:-1] + str((int(code[-1]) + 1) % 10))
    qtbot.waitUntil(lambda: "Mistyped:" in said(dialog))
    assert isinstance(dialog.focusWidget(), QLineEdit)
    scan(dialog, code)
    qtbot.waitUntil(lambda: "Current:" in said(dialog))
