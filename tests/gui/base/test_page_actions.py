"""Acts say their keys as keyboards have them."""

from PySide6.QtWidgets import QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import act, act_on_row, keys_text


def test_that_the_two_keys_called_enter_are_told_as_one(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    action = act(owner, "Pair", lambda: None, Key.DO, Key.PAIR)
    assert keys_text(action) == "Ctrl+Enter, Ctrl+Shift+G"


def test_that_a_menu_of_a_row_calls_its_key_enter(qtbot: QtBot) -> None:
    table = QTableWidget()
    qtbot.addWidget(table)
    action = act_on_row(table, "Correct", lambda: None)
    assert action.shortcut().toString() == "Enter"
