"""A round of teams as it is typed in the window: forfeits, a game adjourned, points given."""

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_WINS, BOTH_FORFEIT, DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog
from tests.gui.round_hands import take_up_again
from tests.gui.windows import message, open_event_of, open_window, status
from tests.services.hands import last_line
from tests.services.team_hands import boards_made, main, numbered, of_teams

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> MainWindow:
    """Four teams of four boards each, the boards of round 1 made; the page of rounds is shown."""
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    key(Qt.Key.Key_F5)
    take_up_again(window)
    return window


def key(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifiers)


def keys(text: str) -> None:
    QTest.keyClicks(focused(), text)


def to_the_other_stage(window: MainWindow, key_of_stage: Qt.Key) -> None:
    """Go between the matches and their boards."""
    take_up_again(window)
    key(key_of_stage, CTRL | SHIFT)


def adjourn(window: MainWindow, typed: str = "7") -> str:
    """Adjourn the game under the cursor, White having sealed; return what the dialog is called."""
    titles: list[str] = []

    def seal(dialog: QDialog) -> None:
        titles.append(dialog.windowTitle())
        box = focused()
        assert isinstance(box, QComboBox)
        QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(box, Qt.Key.Key_Return)

    in_dialog(seal)
    keys(typed)
    take_up_again(window)
    return titles[0]


def grid(window: MainWindow) -> ResultGrid:
    return next(each for each in window.findChildren(ResultGrid) if each.isVisible())


def match(window: MainWindow, table: int) -> Game:
    return main(open_event_of(window).workspace).round(Round(1)).game(Board(table))


def match_points(window: MainWindow, name: str) -> Decimal:
    """The match points of a team in the table."""
    event = open_event_of(window).facts
    table = standings(event.tournament.competition(), event.contestants)
    return next(row.points for row in table.rows if event.contestants[row.player].name == name)


def act(window: MainWindow, words: str) -> QAction:
    return next(
        each
        for each in window.findChildren(QAction)
        if words in each.text().replace("&", "") and each.isEnabled()
    )


def undo(window: MainWindow) -> None:
    key(Qt.Key.Key_Z, CTRL)


def test_that_a_board_is_forfeited_by_one_or_by_both(window: MainWindow) -> None:
    keys("342")
    assert grid(window).heads[0].told == "Table 1 · Буревій – Ендшпіль · 2 : 0"
    assert "5 results missing: 1.4, 2.1–4" in status(window)
    keys("0")
    # Black of board 4 is the team named first.
    assert grid(window).heads[0].told == "Table 1 · Буревій – Ендшпіль · 3 : 0 · MP 2 : 0"
    assert "Round 1, board 1.4: " in last_line(open_event_of(window).workspace)
    undo(window)
    assert match(window, 1).result is None


def test_that_a_match_waits_for_its_adjourned_board(window: MainWindow) -> None:
    keys("110")
    assert adjourn(window).startswith("Adjourn board 1.4: Ендшпіль Гравець4")
    assert match(window, 1).result is None
    assert "4 results missing: 2.1–4, 1 game adjourned" in status(window)
    assert last_line(open_event_of(window).workspace) == (
        "Main tournament, boards. Round 1, board 1.4: game adjourned, White sealed the move"
    )
    keys("5555")
    assert match(window, 2).result == DRAW
    key(Qt.Key.Key_Home)
    for _ in range(3):
        key(Qt.Key.Key_Down)
    keys("1")
    assert match(window, 1).result == BLACK_WINS
    assert "adjourned" not in status(window)


def test_that_a_match_is_forfeited_as_a_whole_by_one_or_by_both(window: MainWindow) -> None:
    to_the_other_stage(window, Qt.Key.Key_PageUp)
    key(Qt.Key.Key_Down)
    keys("3")
    assert str(match(window, 2).result) == "+/-"
    assert match(window, 2).boards == ()
    key(Qt.Key.Key_End)
    keys("2")
    assert match(window, 2).result == BOTH_FORFEIT
    undo(window)
    undo(window)
    assert match(window, 2).result is None
    assert len(match(window, 2).boards) == 4


def test_that_a_match_of_which_boards_are_adjourned_is_not_forfeited(window: MainWindow) -> None:
    keys("342")
    adjourn(window)
    to_the_other_stage(window, Qt.Key.Key_PageUp)
    key(Qt.Key.Key_Home)
    keys("2")
    assert "at table 1 were played, and these have no result: 4" in message(window)
    assert match(window, 1).result is None


@pytest.mark.parametrize(
    ("typed", "given"),
    [(("-1", "0.5"), (-1, Decimal("0.5"))), (("2", "-1,5"), (2, -Decimal("1.5")))],
)
def test_that_points_are_taken_and_given_beside_matches(
    window: MainWindow, typed: tuple[str, str], given: tuple[Decimal, Decimal]
) -> None:
    key(Qt.Key.Key_F8, SHIFT)

    def fill(dialog: QDialog) -> None:
        for text in typed:
            key(Qt.Key.Key_A, CTRL)
            keys(text)
            key(Qt.Key.Key_Tab)
        reason = dialog.findChild(ReasonField)
        assert reason is not None
        reason.setFocus()
        keys("by decision of the arbiters")
        QTest.keyClick(reason, Qt.Key.Key_Return, CTRL)

    in_dialog(fill)
    act(window, "Points beside matches").trigger()
    (adjusted,) = open_event_of(window).tournament.adjustments
    assert (adjusted.points, adjusted.game_points) == given
    assert match_points(window, "Буревій") == given[0]
    take_up_again(window)
    undo(window)
    assert open_event_of(window).tournament.adjustments == ()
