"""Snapshots are looked through by keys, compared in words, and gone back to in one act."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.safekeeping import snapshots_dialog as dialogs
from arbiter_app.gui.safekeeping.snapshots_dialog import SnapshotsDialog
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.snapshots import Snapshot
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import in_dialog, visible_words
from tests.gui.windows import open_event_of, open_window

Shower = Callable[[], SnapshotsDialog]
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def played(open_event: OpenEvent, drawn: Builder) -> OpenEvent:
    """Four players after the first round and one result of the second."""
    drawn(4)
    for round_, board in ((1, 1), (1, 2), (2, 1)):
        open_event.do(enter_result, round=Round(round_), board=Board(board), result=WHITE_WINS)
    return open_event


@pytest.fixture
def show(qtbot: QtBot, open_event: OpenEvent, tmp_path: Path) -> Shower:
    around = QWidget()
    qtbot.addWidget(around)

    def show_() -> SnapshotsDialog:
        dialog = SnapshotsDialog(around, open_event, folder=tmp_path)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show_


def table_of(dialog: QWidget) -> Table[Snapshot]:
    found: Table[Snapshot] = dialog.findChildren(Table)[0]
    return found


def told(dialog: QWidget) -> str:
    return dialog.findChildren(QPlainTextEdit)[0].toPlainText()


def wait_for(qtbot: QtBot, dialog: QWidget, words: str) -> None:
    qtbot.waitUntil(lambda: words in told(dialog))


def test_that_snapshots_stand_newest_first_with_why_each_was_taken(
    played: OpenEvent, show: Shower
) -> None:
    table = table_of(show())
    whys = [table.model().index(row, 2).data() for row in range(table.model().rowCount())]
    assert whys == ["after round 1", "before the draw"]
    assert table.hasFocus()
    assert table.currentIndex().row() == 0


def test_that_what_changed_since_is_told_in_words(
    qtbot: QtBot, played: OpenEvent, show: Shower
) -> None:
    dialog = show()
    wait_for(qtbot, dialog, "Round 2, board 1")
    assert "→ 1 – 0" in told(dialog)
    assert "Round 1" not in told(dialog)
    QTest.keyClick(table_of(dialog), Qt.Key.Key_Down)
    wait_for(qtbot, dialog, "Round 1, board 2")
    QTest.keyClick(table_of(dialog), Qt.Key.Key_Up)
    assert "Round 1" not in told(dialog)
    QTest.keyClick(table_of(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert isinstance(dialog.focusWidget(), QPlainTextEdit)


def test_that_the_event_as_it_is_differs_in_nothing(
    qtbot: QtBot, played: OpenEvent, show: Shower
) -> None:
    played.undo()
    wait_for(qtbot, show(), "The event is the same now.")


def test_that_r_puts_the_event_back_after_a_decision_and_undo_takes_that_back(
    qtbot: QtBot, played: OpenEvent, show: Shower
) -> None:
    before = played.tournament
    dialog = show()
    wait_for(qtbot, dialog, "Round 2, board 1")
    asked: list[str] = []

    def answer(box: QDialog) -> None:
        assert isinstance(box, Dialog)
        asked.append(visible_words(box))
        assert "Put it back" in box.verb.text()
        assert not box.verb.isDefault()
        box.verb.click()

    in_dialog(answer)
    QTest.keyClick(table_of(dialog), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert "Will go: round 2 (1 result)." in asked[0]
    assert "Ctrl+Z" in asked[0]
    assert not dialog.isVisible()
    assert played.tournament.main_stage.round(Round(2)).game(Board(1)).result is None
    assert played.tournament.main_stage.round(Round(1)).game(Board(2)).result == WHITE_WINS
    assert played.undo()
    assert played.tournament == before


def test_that_without_the_decision_everything_stays_as_it_was(
    qtbot: QtBot, played: OpenEvent, show: Shower
) -> None:
    before = played.facts
    dialog = show()
    in_dialog(lambda _: None)
    QTest.keyClick(table_of(dialog), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible()
    assert played.facts == before


def test_that_only_who_may_restore_is_asked_to_decide(played: OpenEvent, show: Shower) -> None:
    played.workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="1234")
    dialog = show()
    before = played.facts
    QTest.keyClick(table_of(dialog), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.activeModalWidget() is None
    assert "⚠" in visible_words(dialog)
    assert played.facts == before


def test_that_a_snapshot_is_saved_as_a_file_of_its_own(
    qtbot: QtBot, played: OpenEvent, show: Shower, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "after the first round.arbiter"
    monkeypatch.setattr(dialogs, "ask_save", lambda *_: target)
    dialog = show()
    QTest.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    stage = read_event(target).tournament.main_stage
    assert stage.round(Round(1)).game(Board(2)).result == WHITE_WINS
    assert stage.round(Round(2)).game(Board(1)).result is None
    QTest.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "exists already" in visible_words(dialog)


def test_that_a_damaged_snapshot_is_said_to_be_so_and_changes_nothing(
    qtbot: QtBot, played: OpenEvent, show: Shower
) -> None:
    before = played.facts
    dialog = show()
    chosen = table_of(dialog).selected
    assert chosen is not None
    chosen.path.write_bytes(b"nothing")
    qtbot.waitUntil(lambda: "not an event" in told(dialog))
    QTimer.singleShot(0, lambda: _decide(QApplication.activeModalWidget()))
    QTest.keyClick(table_of(dialog), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible()
    assert "⚠" in visible_words(dialog)
    assert played.facts == before


def test_that_before_anything_was_taken_one_sentence_says_when_it_will_be(show: Shower) -> None:
    dialog = show()
    assert "before every act that weighs" in visible_words(dialog)
    restore = next(each for each in dialog.findChildren(QPushButton) if "Restore" in each.text())
    assert not restore.isEnabled()


def test_that_the_menu_leads_there_by_a_key_and_the_page_shows_what_came_back(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.close()
    window = open_window(qtbot, workspace.path)

    def restore(dialog: QDialog) -> None:
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        in_dialog(_decide)
        QTest.keyClick(table_of(dialog), Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)

    in_dialog(restore)
    QTest.keyClick(window, Qt.Key.Key_B, CONTROL_SHIFT)
    assert not open_event_of(window).tournament.main_stage.rounds
    window.close()


def _decide(box: QWidget | None) -> None:
    assert isinstance(box, Dialog)
    box.verb.click()
