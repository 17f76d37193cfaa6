"""Errors nobody foresaw, in whatever thread and under whatever dialog: said, and work goes on."""

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter_app import __version__, failures, i18n, paths
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.window.last_handler import LastHandler
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.menu import error_report
from tests.gui.windows import message


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def handler(qapp: QApplication, said: list[str]) -> Iterator[LastHandler]:
    handler = LastHandler(qapp, said.append)
    yield handler
    handler.deleteLater()


def fail() -> None:
    raise ZeroDivisionError("Шевчук Олена 1-0")


def test_that_an_error_nobody_foresaw_is_said_and_written_down(
    handler: LastHandler, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not handler.attempt(fail)
    assert "All that was done before is saved" in said[0]
    assert "save a report under Help" in said[0]
    log = (paths.user_data() / failures.LOG).read_text("utf-8")
    assert "ZeroDivisionError" in log
    assert "Шевчук" not in log
    assert "Traceback" in capsys.readouterr().err


def test_that_a_full_disk_does_not_keep_an_error_from_being_said(
    handler: LastHandler, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "open", full)
    handler.attempt(fail)
    assert "could not be written down" in said[0]


def test_that_the_same_error_of_each_painting_is_said_once(
    handler: LastHandler, said: list[str]
) -> None:
    for _ in range(5):
        handler.attempt(fail)
    assert len(said) == 1


def test_that_want_of_memory_is_said_as_such(handler: LastHandler, said: list[str]) -> None:
    def want() -> None:
        raise MemoryError

    handler.attempt(want)
    assert "not enough memory" in said[0]


def test_that_an_error_of_a_thread_is_said_in_the_thread_of_the_window(
    qtbot: QtBot, handler: LastHandler
) -> None:
    where: list[threading.Thread] = []
    handler.say = lambda _: where.append(threading.current_thread())
    thread = threading.Thread(target=lambda: handler.attempt(fail))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.main_thread()]


def test_that_a_dialog_that_is_open_says_it_too(qtbot: QtBot, handler: LastHandler) -> None:
    dialog = Dialog(None, "Dialog", "Words")
    qtbot.addWidget(dialog)
    told: list[str] = []

    def act() -> None:
        handler.attempt(fail)
        told.append(dialog.problem.text())
        dialog.reject()

    QTimer.singleShot(0, act)
    dialog.exec()
    assert "Something went wrong" in told[0]


def test_that_a_report_is_saved_from_the_menu_without_names(
    qtbot: QtBot, handler: LastHandler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler.attempt(fail)
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.show()
    target = tmp_path / "report.txt"
    monkeypatch.setattr(error_report, "ask_save", lambda *_: target)
    (act,) = [
        each for each in window.findChildren(QAction) if each.text() == "Save a &report of errors…"
    ]
    act.trigger()
    assert message(window).startswith(f"The report is in {target}.")
    saved = target.read_text("utf-8")
    assert f"Arbiter {__version__}" in saved
    assert "ZeroDivisionError" in saved
    assert "Шевчук" not in saved
    window.close()
