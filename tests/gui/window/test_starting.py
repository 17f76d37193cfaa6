"""What the program opens when it starts, and what it says after an unclean end."""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app import i18n, paths
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.workspace import Workspace
from installer import commands, system
from installer.environment import Environment
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window

LEFT_OPEN = """
import os, sys
from pathlib import Path
from arbiter_app.services.workspace import Workspace
Workspace.open(Path(sys.argv[1]), actor="Arbiter")
os._exit(1)
"""


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    monkeypatch.setattr(paths, "user_documents", lambda: folder)
    return folder


def started(qtbot: QtBot) -> MainWindow:
    """Start as `installer run` does."""
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.reopen_own()
    window.show()
    return window


def open_file(window: MainWindow) -> Path:
    return open_event_of(window).workspace.path


def test_that_run_opens_the_sample_while_there_is_no_event_of_ones_own(
    qtbot: QtBot, documents: Path
) -> None:
    sample = documents / "Arbiter" / "sample.arbiter"
    for _ in range(2):
        window = started(qtbot)
        assert open_file(window) == sample
        assert open_event_of(window).facts.is_sample
        window.close()


def test_that_run_opens_the_event_of_last_time(qtbot: QtBot, workspace: Workspace) -> None:
    started(qtbot).close()
    workspace.close()
    open_window(qtbot, workspace.path).close()
    window = started(qtbot)
    assert open_file(window) == workspace.path
    window.close()


def test_that_run_opens_the_own_event_also_after_a_look_at_the_sample(
    qtbot: QtBot, workspace: Workspace
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    window.open_sample()
    window.close()
    window = started(qtbot)
    assert open_file(window) == workspace.path
    window.close()


def test_that_run_asks_for_the_sample_only_where_nothing_else_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[tuple[object, ...]] = []

    def python(*words: object, **_: object) -> int:
        called.append(words)
        return 0

    monkeypatch.setattr(commands, "python", python)
    monkeypatch.setattr(Environment, "set_up", lambda *_, **__: None)
    monkeypatch.setattr(system, "provide_qt_libraries", lambda: True)
    monkeypatch.setattr(system, "has_display", lambda *_: True)
    monkeypatch.setattr(sys, "argv", ["installer", "run"])
    with pytest.raises(SystemExit):
        commands.main()
    assert called == [("-m", "arbiter_app", "--or-sample")]


def test_that_after_an_unclean_end_it_is_said_what_was_saved_until_when(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    at = workspace.history()[-1].at
    workspace.close()
    subprocess.run([sys.executable, "-c", LEFT_OPEN, str(workspace.path)], check=False)
    window = open_window(qtbot, workspace.path)
    # A run of the tests may go on past midnight.
    when = f"{at:%H:%M:%S}" if at.date() == date.today() else f"{at:%d.%m.%Y %H:%M}"
    assert f"until {when} is saved" in message(window)
    assert "Numbers entered by hand" in message(window)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert message(window) == ""
    window.close()
    window = open_window(qtbot, workspace.path)
    assert message(window) == ""
    window.close()
