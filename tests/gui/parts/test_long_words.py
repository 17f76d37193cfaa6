"""Words that may name hundreds of players leave the table its room."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.parts.words.long_words import LongWords

NAMES = " – ".join(f"Player {number:03}" for number in range(1, 301))


def shown(qtbot: QtBot, text: str) -> tuple[LongWords, QLineEdit, QWidget]:
    """Show the words under a field that has the focus, and keep the page of both."""
    page, field, words = QWidget(), QLineEdit(), LongWords("Notes")
    column = QVBoxLayout(page)
    column.addWidget(field)
    column.addWidget(words)
    words.say(text)
    page.resize(500, 400)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    field.setFocus()
    return words, field, page


def test_that_three_hundred_names_take_a_few_lines(qtbot: QtBot) -> None:
    words, _, _page = shown(qtbot, NAMES)
    assert words.height() <= 6 * words.fontMetrics().lineSpacing()


def test_that_names_out_of_sight_are_reached_by_keys(qtbot: QtBot) -> None:
    words, field, _page = shown(qtbot, NAMES)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert words.hasFocus()
    QTest.keyClick(words, Qt.Key.Key_Down)
    assert words.verticalScrollBar().value() > 0


def test_that_a_short_note_takes_its_line_and_no_tab_stop(qtbot: QtBot) -> None:
    words, field, _page = shown(qtbot, "Free in this round: 4 Yizhak, Taras")
    assert words.height() <= 2 * words.fontMetrics().lineSpacing()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert not words.hasFocus()


def test_that_no_words_take_no_room(qtbot: QtBot) -> None:
    words, _, _page = shown(qtbot, "")
    assert not words.isVisible()
