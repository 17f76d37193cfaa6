"""A file that is not what its journal says, and a backup over a crash: said, and decided."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.event import Soundness
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.files import opening
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.status.check_chip import CheckChip
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import visible_words
from tests.gui.windows import message, open_event_of

FIRST = PlayerId(1)


@pytest.fixture
def event_file(workspace: Workspace, drawn: Builder) -> Path:
    """Four players, and a round that was signed off; closed."""
    drawn(4)
    for board in (1, 2):
        workspace.do(enter_result, round=Round(1), board=Board(board), result=WHITE_WINS)
    workspace.do(sign_off_round, round=Round(1))
    workspace.close()
    return workspace.path


def tampered(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE player SET club = 'Чужий' WHERE id = 1")


def enter(open_event: OpenEvent) -> bool:
    return open_event.do(enter_result, round=Round(2), board=Board(1), result=DRAW)


def shown(qtbot: QtBot, path: Path) -> MainWindow:
    """Open the window, over which a dialog may stand at once."""
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.show()
    window.open(path)
    return window


def in_coming_dialog(act: Callable[[QDialog], None]) -> None:
    """Do something in the next dialog that opens, whenever that is; a failure closes it."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(5, look)
            return
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, look)


def choose(dialog: QDialog, words: str) -> None:
    radio = next(each for each in dialog.findChildren(QRadioButton) if words in each.text())
    assert radio.isEnabled()
    radio.setChecked(True)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def chip(window: MainWindow) -> CheckChip:
    found = window.findChild(CheckChip)
    assert found is not None
    return found


def club(window: MainWindow) -> str | None:
    return open_event_of(window).facts.players[FIRST].club


def test_that_a_file_at_fault_is_gone_on_with_as_it_is(qtbot: QtBot, event_file: Path) -> None:
    tampered(event_file)

    def go_on(dialog: QDialog) -> None:
        assert "player" in visible_words(dialog)
        choose(dialog, "as it is")

    in_coming_dialog(go_on)
    window = shown(qtbot, event_file)
    qtbot.waitUntil(lambda: not open_event_of(window).workspace.faults)
    assert chip(window).told == ""
    assert enter(open_event_of(window))
    assert club(window) == "Чужий"
    window.close()
    assert verify(event_file) == ()


def test_that_a_snapshot_takes_the_place_of_a_file_at_fault(qtbot: QtBot, event_file: Path) -> None:
    tampered(event_file)
    in_coming_dialog(lambda dialog: choose(dialog, "snapshot"))
    window = shown(qtbot, event_file)
    qtbot.waitUntil(lambda: "at fault" in message(window))
    assert club(window) != "Чужий"
    (kept,) = event_file.parent.glob("* at fault *")
    assert kept.name in message(window)
    assert enter(open_event_of(window))
    assert read_event(kept).players[FIRST].club == "Чужий"
    window.close()
    assert verify(event_file) == ()


def test_that_the_second_copy_takes_the_place_of_a_file_at_fault(
    qtbot: QtBot, event_file: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    shutil.copy(event_file, folder)
    Preferences().second_folder = folder
    tampered(event_file)
    in_coming_dialog(lambda dialog: choose(dialog, "second copy"))
    window = shown(qtbot, event_file)
    qtbot.waitUntil(lambda: "at fault" in message(window))
    assert club(window) != "Чужий"
    window.close()


def test_that_a_fault_that_is_left_is_asked_of_again_by_the_next_act(
    qtbot: QtBot, event_file: Path
) -> None:
    tampered(event_file)
    in_coming_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    window = shown(qtbot, event_file)
    qtbot.waitUntil(lambda: "!" in chip(window).text())
    qtbot.wait(1)
    in_coming_dialog(lambda dialog: choose(dialog, "as it is"))
    assert not enter(open_event_of(window))
    qtbot.waitUntil(lambda: not open_event_of(window).workspace.faults)
    assert enter(open_event_of(window))
    window.close()


def test_that_a_long_journal_is_compared_beside_the_work(
    qtbot: QtBot, event_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "_CHECKED_AT_ONCE", 2)
    window = shown(qtbot, event_file)
    assert enter(open_event_of(window))
    qtbot.waitUntil(lambda: open_event_of(window).facts.soundness is Soundness.SOUND)
    assert chip(window).told == ""
    window.close()


def test_that_one_chooses_between_a_backup_and_the_state_before_the_crash(
    qtbot: QtBot, event_file: Path, tmp_path: Path
) -> None:
    crashed, backup = tmp_path / "away" / event_file.name, tmp_path / "backup"
    crashed.parent.mkdir()
    with closing(Workspace.open(event_file)) as workspace:
        workspace.write_copy(backup)
        workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
        for end in ("", "-wal"):
            shutil.copy2(f"{event_file}{end}", f"{crashed}{end}")
    sleep(0.05)  # a file system may tell no moments that are nearer to each other
    shutil.copyfile(backup, crashed)

    def take_file(dialog: QDialog) -> None:
        button = [each for each in dialog.findChildren(QPushButton) if "lies there" in each.text()]
        button[0].click()

    in_coming_dialog(take_file)
    window = shown(qtbot, crashed)
    assert open_event_of(window).tournament.main_stage.round(Round(2)).game(Board(1)).result is None
    qtbot.waitUntil(lambda: "strange" in message(window))
    window.close()
