"""A round is paired by hand with the keyboard alone; half-done work is there again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import ChangeCase
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.pairing.by_hand.asking import pair_by_hand_in_dialog
from arbiter_app.gui.pairing.by_hand.dialog import ByHandDialog
from arbiter_app.gui.pairing.by_hand.seats import Seat
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import publish_round
from tests.gui.hands import in_dialog, press_button, say_yes, visible_words
from tests.services.swiss_hands import make_swiss, pair

WHY = "Coaches agreed"
ENTER, CONTROL, SPACE = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Space


@pytest.fixture
def parent(qtbot: QtBot, open_event: OpenEvent) -> QWidget:
    make_swiss(open_event.workspace, 8)
    pair(open_event.workspace, 1)
    around = QWidget()
    qtbot.addWidget(around)
    show_around(qtbot, around)
    return around


def show_around(qtbot: QtBot, around: QWidget) -> None:
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)


def table_of(dialog: QDialog) -> Table[Seat]:
    dialog.activateWindow()
    QApplication.processEvents()
    assert dialog.isActiveWindow()
    return dialog.findChildren(Table)[0]


def told(dialog: QDialog) -> str:
    return dialog.findChildren(ReadText)[0].toPlainText()


def mark_two(dialog: QDialog, one: int, other: int) -> None:
    """Mark one, and go to the other."""
    table = table_of(dialog)
    assert table.select(PlayerId(one))
    QTest.keyClick(table, SPACE)
    assert table.select(PlayerId(other))


def pairs_now(open_event: OpenEvent) -> list[tuple[int, int]]:
    return [(game.white, game.black) for game in open_event.competition.round(Round(1)).games]


def waits(seat: Seat) -> bool:
    return seat.board is None and seat.bye is None


def test_that_two_are_exchanged_and_written_by_keys(
    qtbot: QtBot, parent: QWidget, open_event: OpenEvent
) -> None:
    wanted = say_yes(open_event)

    def change(dialog: QDialog) -> None:
        qtbot.waitUntil(lambda: "So the system pairs these players, too." in told(dialog))
        mark_two(dialog, 5, 2)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_X, CONTROL)
        qtbot.waitUntil(lambda: "Not as the system pairs these players:" in told(dialog))
        QTest.keyClick(table_of(dialog), ENTER, CONTROL)
        assert dialog.isVisible()
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], WHY)
        QTest.keyClick(table_of(dialog), ENTER, CONTROL)

    in_dialog(change)
    assert pair_by_hand_in_dialog(parent, open_event, Round(1))
    assert pairs_now(open_event) == [(1, 2), (3, 7), (8, 4), (6, 5)]
    by_hand = open_event.competition.round(Round(1)).by_hand
    assert by_hand is not None
    assert by_hand.reason == WHY
    assert open_event.drafts.forms == ()
    assert wanted == ["act.by-hand"]


def test_that_a_pair_is_taken_apart_and_made_anew(
    qtbot: QtBot, parent: QWidget, open_event: OpenEvent
) -> None:
    wanted = say_yes(open_event)

    def change(dialog: QDialog) -> None:
        table = table_of(dialog)
        table.select(PlayerId(3))
        QTest.keyClick(table, Qt.Key.Key_Delete)
        waits = "Without an opponent and without the bye: 3"
        qtbot.waitUntil(lambda: waits in told(dialog))
        mark_two(dialog, 7, 3)
        QTest.keyClick(table, ENTER)
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], WHY)
        QTest.keyClick(table, ENTER, CONTROL)

    in_dialog(change)
    assert pair_by_hand_in_dialog(parent, open_event, Round(1))
    assert pairs_now(open_event) == [(1, 5), (6, 2), (7, 3), (8, 4)]
    assert wanted == ["act.by-hand"]


def test_that_byes_are_given_and_the_last_act_taken_back(
    parent: QWidget, open_event: OpenEvent
) -> None:
    def change(dialog: QDialog) -> None:
        table = table_of(dialog)
        table.select(PlayerId(3))
        QTest.keyClicks(table, "=")
        table.select(PlayerId(7))
        QTest.keyClicks(table, "+")
        assert not [seat for seat in table.shown if waits(seat)]
        QTest.keyClick(table, Qt.Key.Key_Backspace, CONTROL)
        assert [seat.player for seat in table.shown if waits(seat)] == [7]

    in_dialog(change)
    assert not pair_by_hand_in_dialog(parent, open_event, Round(1))


def test_that_what_was_left_half_done_is_there_again(
    parent: QWidget, open_event: OpenEvent
) -> None:
    def leave(dialog: QDialog) -> None:
        mark_two(dialog, 5, 2)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_X, CONTROL)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    def see(dialog: QDialog) -> None:
        assert isinstance(dialog, ByHandDialog)
        assert [seat.player for seat in table_of(dialog).shown][:4] == [1, 2, 6, 5]
        assert "This was left half done at" in visible_words(dialog)
        press_button(dialog, "Begin anew")
        assert [seat.player for seat in table_of(dialog).shown][:4] == [1, 5, 6, 2]
        dialog.reject()

    in_dialog(leave)
    assert not pair_by_hand_in_dialog(parent, open_event, Round(1))
    in_dialog(see)
    pair_by_hand_in_dialog(parent, open_event, Round(1))
    assert open_event.drafts.forms == ()


def test_that_what_was_left_half_done_is_gone_once_the_round_has_other_byes(
    parent: QWidget, open_event: OpenEvent
) -> None:
    def leave(dialog: QDialog) -> None:
        mark_two(dialog, 5, 2)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_X, CONTROL)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_Escape)

    def see(dialog: QDialog) -> None:
        now = [(seat.player, waits(seat)) for seat in table_of(dialog).shown]
        shown.append(sorted(player for player, is_free in now if is_free))
        dialog.reject()

    shown: list[list[PlayerId]] = []
    in_dialog(leave)
    assert not pair_by_hand_in_dialog(parent, open_event, Round(1))
    asked = [PlayerId(3), PlayerId(4)]
    open_event.workspace.do(ask_bye, players=asked, rounds=[Round(1)], mark=Mark.ZERO_BYE)
    in_dialog(see)
    pair_by_hand_in_dialog(parent, open_event, Round(1))
    assert shown == [[1, 2, 5, 6, 7, 8]]


def test_that_published_pairs_ask_for_the_case(parent: QWidget, open_event: OpenEvent) -> None:
    wanted = say_yes(open_event)

    open_event.workspace.do(publish_round, round=Round(1))

    def change(dialog: QDialog) -> None:
        assert isinstance(dialog, ByHandDialog)
        table_of(dialog).select(PlayerId(1))
        swap = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(table_of(dialog), Qt.Key.Key_X, swap)
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], WHY)
        QTest.keyClick(table_of(dialog), ENTER, CONTROL)
        assert "five cases of C.04.2" in dialog.problem.text()
        dialog.restore({**dialog.draft(), "case": ChangeCase.RULE.value})
        QTest.keyClick(table_of(dialog), ENTER, CONTROL)
        assert not dialog.isVisible()

    in_dialog(change)
    assert pair_by_hand_in_dialog(parent, open_event, Round(1))
    assert pairs_now(open_event)[0] == (5, 1)
    assert wanted == ["act.by-hand"]
