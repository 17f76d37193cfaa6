"""A McMahon tournament of Go of twenty players over five rounds, by keys: levels moved, a late
entry, an absence and a withdrawal; printed, undone and redone.
"""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.event.swiss.levels_dialog import LevelsDialog
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.playing.table import PlayingTable
from arbiter_app.gui.table.standings_table import StandingsTable
from tests.gui.hands import child, focused, in_dialog
from tests.gui.window.test_other_swiss_systems import (
    CONTROL_SHIFT,
    Hands,
    hands,
    number,
    press_verb,
)
from tests.gui.windows import open_event_of
from tests.services.go_hands import GRADES

pytestmark = pytest.mark.long

__all__ = ["hands"]
ROUNDS = 5


def begin(hands: Hands) -> None:
    """Make a new McMahon event of Go, with its players, by keys."""

    def answer(dialog: QDialog) -> None:
        title = focused()
        QTest.keyClicks(title, "Go cup")
        boxes = dialog.findChildren(QComboBox)
        box = next(each for each in boxes if each.accessibleName() == "System of play")
        box.setFocus()
        while "McMahon" not in box.currentText():
            QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(title, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(hands.window, Qt.Key.Key_N, CONTROL_SHIFT)
    hands.come_back()
    hands.press("F2")
    sport = next(each for each in hands.window.findChildren(QComboBox) if each.findText("go") >= 0)
    sport.setFocus()
    QTest.keyClick(sport, Qt.Key.Key_Down)
    # The window is built anew in the words of the sport.
    hands.qtbot.waitUntil(lambda: not shiboken6.isValid(sport) or not sport.isVisible())
    hands.come_back()
    hands.qtbot.waitUntil(lambda: opens_players(hands))
    for place, grade in enumerate(GRADES, start=1):
        enter(hands, f"Stone {place:02}", grade)
    hands.press("F2")
    rounds = hands.field("Rounds")
    rounds.selectAll()
    QTest.keyClicks(rounds, str(ROUNDS))
    QTest.keyClick(rounds, Qt.Key.Key_Return)


def opens_players(hands: Hands) -> bool:
    """Whether the key of the page of players leads there."""
    hands.press("F3")
    return any(page.isVisible() for page in hands.window.findChildren(PlayersPage))


def enter(hands: Hands, name: str, grade: str) -> None:
    QTest.keyClicks(hands.field("Name, surname first"), name)
    field = hands.field("Grade of Go, kyu or dan")
    QTest.keyClicks(field, grade)
    QTest.keyClick(field, Qt.Key.Key_Return)


def move_a_level(hands: Hands) -> None:
    """Let the last of those at the bar start below it."""

    def move(dialog: QDialog) -> None:
        assert isinstance(dialog, LevelsDialog)
        table = child(dialog, TypedTable)
        QTest.keyClick(table, Qt.Key.Key_Minus)
        QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    hands.press("F2")
    in_dialog(move)
    buttons = hands.window.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "Levels…" and each.isVisible()).click()
    hands.come_back()


def pair(hands: Hands, number: int) -> None:
    """Pair a round; no list of programs is asked for in Go."""
    hands.press("Ctrl+F4")
    hands.enter()
    event = open_event_of(hands.window)
    hands.qtbot.waitUntil(lambda: bool(event.competition.round(Round(number)).games))


def play(hands: Hands) -> None:
    hands.press("Ctrl+Shift+P")
    event = open_event_of(hands.window)
    for _ in range(len(event.competition.rounds)):
        if not event.competition.current or not event.competition.current.missing:
            break
        while event.competition.current.missing:
            QTest.keyClicks(focused(), "10"[event.competition.current.missing % 2])


def who(hands: Hands, player: int, key: str) -> None:
    """Press a key about somebody on the page of who plays."""
    hands.press("Shift+F4")
    table = child(hands.window, PlayingTable)
    table.select(PlayerId(player))
    table.setFocus()
    QTest.keyClicks(table, key)


def leave(dialog: QDialog) -> None:
    QTest.keyClicks(child(dialog, ReasonField), "ill")
    press_verb(dialog)


def test_that_a_tournament_of_go_is_played_to_the_end_by_keys(hands: Hands) -> None:
    begin(hands)
    event = open_event_of(hands.window)
    assert [str(each.grade) for each in event.facts.players.values()] == [*GRADES]
    assert event.tournament.settings.tie_breaks == ("SOS", "SOS/C1", "SOS/C2")
    move_a_level(hands)
    top = event.tournament.entrants[PlayerId(1)]
    assert (top.level, top.proposed) == (31, 32)
    number(hands)
    pair(hands, 1)
    hands.qtbot.waitUntil(lambda: "with" in hands.seen())
    play(hands)
    hands.press("F3")
    in_dialog(press_verb)
    enter(hands, "Stone late", "2k")
    hands.come_back()
    late = event.tournament.entry(PlayerId(21))
    assert late.level_kept == 28
    who(hands, 7, "3")
    pair(hands, 2)
    (bye,) = (each for each in event.competition.round(Round(2)).byes if each.player == 7)
    assert bye.mark is Mark.HALF_BYE
    play(hands)
    in_dialog(leave)
    who(hands, 12, "5")
    hands.come_back()
    for round_ in range(3, ROUNDS + 1):
        pair(hands, round_)
        play(hands)
    assert event.competition.missing == 0
    hands.press("F6")
    table = child(hands.window, StandingsTable)
    assert table.model().rowCount() == 21
    first = standings(event.competition, event.facts.contestants).rows[0]
    assert first.points > 30
    acts = len(event.workspace.history())
    for _ in range(5):
        hands.press("Ctrl+Z")
    assert event.competition.round(Round(ROUNDS)).missing == 5
    for _ in range(5):
        hands.press("Ctrl+Shift+Z")
    assert event.competition.missing == 0
    assert len(event.workspace.history()) > acts
    hands.window.close()
