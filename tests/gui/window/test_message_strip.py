"""The message over the head of a page: it comes and goes, and nothing under the hand moves."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.window.message_strip import Strip
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window

LONG = "Something was refused, and why it was takes more words than one line has room for. " * 4


def place(widget: QWidget) -> tuple[QPoint, QSize]:
    return widget.mapTo(widget.window(), QPoint(0, 0)), widget.size()


def test_that_a_message_moves_no_board_and_leaves_with_escape(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(6)
    open_event.workspace.close()
    Preferences().page = PageId.ROUNDS
    window = open_window(qtbot, open_event.workspace.path)
    grid = window.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    qtbot.waitUntil(grid.hasFocus)
    before = place(grid)

    open_event_of(window).refused.emit(LONG)

    assert message(window) == LONG
    assert place(grid) == before
    assert grid.hasFocus()
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    assert message(window) == ""


def test_that_a_message_is_as_high_as_its_words_in_a_window_of_any_width(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    open_event.workspace.close()
    window = open_window(qtbot, open_event.workspace.path)
    window.say(LONG)
    strip = window.findChild(Strip)
    assert isinstance(strip, Strip)
    page = strip.parentWidget()
    assert page is not None
    for width in (1300, 900):
        window.resize(width, 700)
        qtbot.waitUntil(lambda: page.width() - px(32) < strip.width() < page.width())
        assert strip.height() == strip.heightForWidth(strip.width())


def test_that_a_message_that_weighs_stays_in_front_of_the_next_page(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(6)
    open_event.workspace.close()
    window = open_window(qtbot, open_event.workspace.path)
    strip = window.findChild(Strip)
    assert isinstance(strip, Strip)
    strip.say("The disk is full.", stays=True)
    QTest.keyClick(window, Qt.Key.Key_F6)
    top = strip.mapTo(window, QPoint(strip.width() // 2, strip.height() // 2))
    under = window.childAt(top)
    assert under is not None
    assert under is strip or strip.isAncestorOf(under)
