"""What an arbiter does on the page of rounds, and what is found there, for its tests."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.grid.board_rows import RESULT_COLUMN
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from tests.gui.hands import focused, show_page

Drawn = Callable[[int], RoundsPage]
"""Shows the rounds of so many players, numbered in the order of registration."""

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def shown(qtbot: QtBot, open_event: OpenEvent) -> RoundsPage:
    return show_page(qtbot, RoundsPage(open_event))


def grid_of(page: RoundsPage) -> ResultGrid:
    grid = page.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    return grid


def cursor(page: RoundsPage) -> int:
    line = grid_of(page).selected
    assert line is not None
    return line.board


def take_up_again(page: QWidget) -> None:
    """Make the window active after a dialog, where nobody manages windows; keys need it."""
    page.activateWindow()
    QApplication.processEvents()


def type_keys(page: RoundsPage, text: str) -> None:
    """Type as any keyboard does; QTest itself knows Latin letters only."""
    for character in text:
        latin = character.upper() if character.isascii() else None
        key = Qt.Key(ord(latin)) if latin else Qt.Key.Key_unknown
        send_key(page, key, character)


def send_key(
    page: RoundsPage,
    key: Qt.Key,
    text: str,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    *,
    is_repeat: bool = False,
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifier, text, is_repeat)
    QApplication.sendEvent(grid_of(page), event)


def press(
    page: RoundsPage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(grid_of(page), key, modifier)


def sign_off_by_enter(qtbot: QtBot, page: RoundsPage) -> None:
    """Press Enter on a complete round, look at what it offers, press again."""
    press(page, Qt.Key.Key_Return)
    button, banner = focused(), page.findChild(RoundBanner)
    assert isinstance(button, QPushButton)
    assert isinstance(banner, RoundBanner)
    assert "Sign off" in button.text().replace("&", "")
    qtbot.waitUntil(lambda: banner.takes_enter)
    # What the watch over the keyboard does for Enter on a button.
    button.click()


def next_round(page: RoundsPage) -> None:
    QTest.keyClick(grid_of(page), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)


def results(page: RoundsPage, number: int = 1) -> list[str]:
    games = page.open_event.tournament.main_stage.round(Round(number)).games
    return [str(game.result) if game.result else "" for game in games]


def game(page: RoundsPage, board: int, number: int = 1) -> Game:
    return page.open_event.tournament.main_stage.round(Round(number)).game(Board(board))


def boards_shown(page: RoundsPage) -> list[int]:
    return [line.board for line in grid_of(page).shown]


def cells(page: RoundsPage, column: int = RESULT_COLUMN) -> list[str]:
    """What stands in a column, from the top."""
    model = grid_of(page).model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]
