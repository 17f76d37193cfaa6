"""Save a copy to…: told when it is done; one that takes long is shown and can be cancelled."""

from collections.abc import Callable
from pathlib import Path
from threading import Event as Signal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.safekeeping import saving_copy
from arbiter_app.gui.safekeeping.saving_copy import SavingCopy
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.copies.saved_copy import CancelledError
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window, status

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> MainWindow:
    drawn(4)
    workspace.close()
    return open_window(qtbot, workspace.path)


@pytest.fixture
def target(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the copy goes: what is suggested is taken."""
    monkeypatch.setattr(ask_file, "ask_save", lambda _, __, suggested, ___: suggested)
    return open_event_of(window).workspace.path.with_name("event copy.arbiter")


def test_that_a_copy_is_saved_beside_the_open_event_and_told(
    qtbot: QtBot, window: MainWindow, target: Path
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F12, CONTROL)
    qtbot.waitUntil(lambda: "Saved a copy to" in status(window))
    assert read_event(target) == open_event_of(window).facts
    assert open_event_of(window).workspace.path != target


def test_that_a_copy_that_cannot_be_saved_is_told(
    qtbot: QtBot, window: MainWindow, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target.write_bytes(b"a letter")
    monkeypatch.setattr(ask_file, "unused", lambda path: path)
    QTest.keyClick(window, Qt.Key.Key_F12, CONTROL)
    qtbot.waitUntil(lambda: "exists already" in message(window))
    assert target.read_bytes() == b"a letter"


def test_that_a_copy_that_takes_long_is_shown_and_can_be_cancelled(
    qtbot: QtBot, window: MainWindow, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Signal()

    def slow(_: Path, __: Path, *, cancelled: Callable[[], bool]) -> None:
        qtbot_waits = Signal()
        while not cancelled():
            qtbot_waits.wait(0.01)
        ended.set()
        raise CancelledError

    monkeypatch.setattr(saving_copy, "save_copy", slow)
    monkeypatch.setattr(saving_copy, "_SHOWN_AFTER", 10)
    QTest.keyClick(window, Qt.Key.Key_F12, CONTROL)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(SavingCopy)))
    shown = next(each for each in window.findChildren(SavingCopy) if each.isVisible())
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    qtbot.waitUntil(ended.is_set)
    qtbot.waitUntil(lambda: not window.findChildren(SavingCopy))
    assert not target.exists()
