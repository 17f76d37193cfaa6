"""A whole Swiss by another system than that of FIDE, from the menu File to the printed table, by
keys.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import paths
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.ids import Round
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.hands import child, focused, in_dialog, press_button, visible_words
from tests.gui.windows import open_event_of, open_window

pytestmark = pytest.mark.long

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
PLAYERS, ROUNDS = 11, 5
RESULTS = "15050"
"""The keys of each round: a win of White, a draw, a win of Black …"""


class Hands:
    """The hands of an arbiter on the window."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def press(self, keys: str) -> None:
        QTest.keySequence(self.window, QKeySequence(keys))

    def enter(self, *, saying_yes: bool = False) -> None:
        """Do what the page proposes, and what it then asks for."""
        if saying_yes:
            in_dialog(press_verb)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        self.come_back()

    def come_back(self) -> None:
        """Have the keys in the window again after a dialog."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def field(self, name: str) -> QLineEdit:
        lines = self.window.findChildren(QLineEdit)
        return next(each for each in lines if each.accessibleName() == name and each.isVisible())

    def seen(self) -> str:
        return visible_words(self.window)

    def paper(self) -> str:
        """Return the words of the paper that is shown, once it is made."""
        view = child(child(self.window, DocumentsPage), PdfView)
        self.qtbot.waitUntil(lambda: view.pages is not None)
        assert view.pages is not None
        return "\n".join(view.pages.text(number) for number in range(len(view.pages)))


def press_verb(dialog: QWidget) -> None:
    assert isinstance(dialog, Dialog)
    dialog.verb.click()


@pytest.fixture
def hands(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workspace: Workspace
) -> Hands:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path / "documents")
    workspace.close()
    window = open_window(qtbot, workspace.path)
    window.resize(1366, 738)
    return Hands(qtbot, window)


def begin(hands: Hands, system: str) -> None:
    """Make a new event of a system, with players and rounds."""

    def answer(dialog: QWidget) -> None:
        title = focused()
        QTest.keyClicks(title, "Cup")
        boxes = dialog.findChildren(QComboBox)
        box = next(each for each in boxes if each.accessibleName() == "System of play")
        box.setFocus()
        while box.currentText() != system:
            QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(title, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(hands.window, Qt.Key.Key_N, CONTROL_SHIFT)
    hands.come_back()
    hands.press("F3")
    for number in range(1, PLAYERS + 1):
        QTest.keyClicks(hands.field("Name, surname first"), f"Player {number}")
        rating = hands.field("FIDE rating")
        QTest.keyClicks(rating, str(2000 - 17 * number))
        QTest.keyClick(rating, Qt.Key.Key_Return)
    hands.press("F2")
    rounds = hands.field("Rounds")
    rounds.selectAll()
    QTest.keyClicks(rounds, str(ROUNDS))
    QTest.keyClick(rounds, Qt.Key.Key_Return)


def number(hands: Hands) -> None:
    hands.press("Ctrl+F4")
    hands.enter()  # to the numbers
    in_dialog(press_verb)
    press_button(hands.window, "Give the numbers")
    hands.come_back()
    hands.press("Ctrl+F4")
    hands.enter()  # the initial colour


def pair(hands: Hands, number: int) -> None:
    hands.press("Ctrl+F4")
    hands.enter(saying_yes=number == 1)  # on no list of programs: said once
    event = open_event_of(hands.window)
    hands.qtbot.waitUntil(lambda: bool(event.competition.round(Round(number)).games))


def play(hands: Hands, keys: str) -> None:
    hands.press("Ctrl+Shift+P")
    for key in keys:
        QTest.keyClicks(focused(), key)


SYSTEMS = (
    (SwissSystem.DUBOV, "Swiss system, Dubov", "C.04.4.1"),
    (SwissSystem.DOUBLE, "Double-Swiss, matches of two games", "C.04.5"),
    (SwissSystem.BURSTEIN, "Swiss system, Burstein", "C.04.4.2"),
    (SwissSystem.LIM, "Swiss system, Lim", "C.04.4.3"),
)
"""The first two are played by other keys, or by more; the others alike."""


@pytest.mark.soak
@pytest.mark.parametrize(("system", "name", "chapter"), SYSTEMS if IN_SOAK else SYSTEMS[:2])
def test_that_a_tournament_is_played_to_the_end_by_keys(
    hands: Hands, system: SwissSystem, name: str, chapter: str
) -> None:
    begin(hands, name)
    number(hands)
    event = open_event_of(hands.window)
    assert event.tournament.settings.swiss.system is system
    assert name.removesuffix(", matches of two games") in hands.window.windowTitle()
    for round_ in range(1, ROUNDS + 1):
        pair(hands, round_)
        if round_ == ROUNDS:
            hands.qtbot.waitUntil(lambda: chapter in hands.seen())
        play(hands, RESULTS * (2 if system is SwissSystem.DOUBLE else 1))
    games = [game for each in event.competition.rounds for game in each.games]
    assert len(games) == ROUNDS * (PLAYERS // 2)
    assert len({frozenset((game.white, game.black)) for game in games}) == len(games)
    assert all(game.result is not None for game in games)
    hands.press("Ctrl+F4")
    hands.press("Ctrl+Shift+H")
    assert chapter in hands.paper()
    hands.press("F6")
    table = child(hands.window, StandingsTable)
    assert table.model().rowCount() == PLAYERS
    hands.press("Ctrl+Z")
    assert event.competition.round(Round(ROUNDS)).missing
    hands.window.close()
