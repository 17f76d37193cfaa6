"""A clock set back, a full disk, a file that is gone: said plainly, and nothing is lost."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app import paths
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.safekeeping import lost_file_dialog
from arbiter_app.gui.safekeeping.file_watch import FileWatch
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import NAMES, Builder
from tests.gui.hands import in_dialog, visible_words
from tests.gui.windows import message, open_event_of, open_window

NOW = datetime(2026, 4, 1, 12, 0)


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> Iterator[MainWindow]:
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    yield window
    window.close()


@pytest.fixture
def moved_away(window: MainWindow) -> Path:
    """Where somebody has moved the open file to."""
    path = open_event_of(window).workspace.path
    return path.rename(path.with_name("moved.arbiter"))


def enter(open_event: OpenEvent, board: int = 1) -> bool:
    return open_event.do(enter_result, round=Round(1), board=Board(board), result=DRAW)


def press(dialog: QDialog, words: str) -> None:
    next(each for each in dialog.findChildren(QPushButton) if words in each.text()).click()


def has_result(open_event: OpenEvent) -> bool:
    return open_event.tournament.main_stage.round(Round(1)).game(Board(1)).result == DRAW


def test_that_a_clock_that_was_set_back_is_told_of_once_after_the_act(
    qtbot: QtBot, tmp_path: Path
) -> None:
    clock = [NOW]
    workspace = Workspace.create(
        tmp_path / "e.arbiter",
        title="Кубок",
        starts_on=date(2026, 4, 1),
        edition_id="2026-03",
        actor="Arbiter",
        now=lambda: clock[0],
    )
    open_event = OpenEvent(workspace)
    watch = FileWatch(open_event)
    order: list[str] = []
    open_event.changed.connect(lambda: order.append("changed"))
    watch.troubled.connect(order.append)
    clock[0] = NOW - timedelta(hours=3)
    for name in NAMES[:2]:
        assert open_event.do(add_player, name=name)
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order[:2] == ["changed", "changed"]
    assert "Set the clock" in order[2]
    watch.close()
    open_event.close()


def test_that_a_failed_snapshot_is_told_until_esc_and_the_work_goes_on(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_event = open_event_of(window)
    folder = paths.snapshots(open_event.workspace.key)
    folder.rename(folder.with_name("kept"))
    folder.write_text("no folder")
    enter(open_event, 1)
    enter(open_event, 2)
    qtbot.waitUntil(lambda: "No snapshot could be taken" in message(window))
    assert open_event.do(sign_off_round, round=Round(1))
    assert open_event.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    assert "No snapshot could be taken" in message(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert message(window) == ""


def test_that_an_act_without_its_file_leads_to_a_new_file_and_is_repeated_there(
    window: MainWindow, moved_away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_event = open_event_of(window)
    new = moved_away.with_name("saved.arbiter")
    monkeypatch.setattr(lost_file_dialog, "ask_save", lambda *_: new)
    titles: list[str] = []

    def save(dialog: QDialog) -> None:
        titles.append(dialog.windowTitle())
        press(dialog, "new name")
        assert not dialog.isVisible()

    assert not enter(open_event)
    assert "not there any more" in message(window)
    in_dialog(save)
    QApplication.processEvents()
    assert titles == ["The event file is gone"]
    assert message(window) == ""
    assert enter(open_event)
    assert read_event(new) == open_event.facts
    assert Preferences().last == new
    assert Preferences().recent[0] == new
    assert window.isVisible()


def test_that_a_file_that_was_brought_back_is_gone_on_with(
    window: MainWindow, moved_away: Path
) -> None:
    open_event = open_event_of(window)

    def bring_back(dialog: QDialog) -> None:
        press(dialog, "Try again")
        assert "It is as before" in visible_words(dialog)
        moved_away.rename(open_event.workspace.path)
        press(dialog, "Try again")
        assert not dialog.isVisible()

    enter(open_event)
    in_dialog(bring_back)
    QApplication.processEvents()
    assert enter(open_event)
    assert read_event(open_event.workspace.path) == open_event.facts


def test_that_a_name_that_is_taken_is_said_to_be_so_in_the_dialog(
    window: MainWindow, moved_away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lost_file_dialog, "ask_save", lambda *_: moved_away)
    before = moved_away.read_bytes()

    def save(dialog: QDialog) -> None:
        press(dialog, "new name")
        assert dialog.isVisible()
        assert "exists already" in visible_words(dialog)

    enter(open_event_of(window))
    in_dialog(save)
    QApplication.processEvents()
    assert moved_away.read_bytes() == before
    assert not has_result(open_event_of(window))


def test_that_a_file_written_over_by_another_program_is_called_replaced(
    window: MainWindow, moved_away: Path
) -> None:
    open_event_of(window).workspace.path.write_bytes(b"something else")
    titles: list[str] = []
    enter(open_event_of(window))
    in_dialog(lambda dialog: titles.append(dialog.windowTitle()))
    QApplication.processEvents()
    assert titles == ["The event file was replaced"]


def test_that_the_file_is_looked_at_after_a_sleep_and_its_loss_told_once(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    clock = [0.0]
    watch = FileWatch(open_event, clock=lambda: clock[0])
    lost: list[FileError] = []
    woken: list[None] = []
    watch.lost.connect(lost.append)
    watch.woke.connect(lambda: woken.append(None))
    away = open_event.workspace.path.rename(open_event.workspace.path.with_name("away.arbiter"))
    clock[0] += 15
    watch.look_at_clock()
    assert not lost
    assert not woken
    for _ in range(2):
        clock[0] += 3600
        watch.look_at_clock()
    assert [error.code for error in lost] == ["file.gone"]
    assert len(woken) == 2
    away.rename(open_event.workspace.path)
    clock[0] += 3600
    watch.look_at_clock()
    assert len(lost) == 1
    watch.close()
