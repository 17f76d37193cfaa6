"""What the program opens when it starts, and what it says after an unclean end."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from datetime import date
from errno import EACCES, EIO, ENODEV, ENOTCONN, ESTALE
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app import __version__, i18n, paths
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.event_view import EventView
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.start_screen import StartScreen
from arbiter_app.services.closed_file import verify
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.empty_file import write_empty
from installer import commands, system
from installer.environment import Environment
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window
from tests.next_version import next_version
from tests.no_files import NO_FILES
from tests.old_files.kept import FOLDER, unpacked

LEFT_OPEN = """
import os, sys
from pathlib import Path
from arbiter_app.services.workspace import Workspace
Workspace.open(Path(sys.argv[1]), actor="Arbiter")
os._exit(1)
"""


START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from arbiter_app.gui.window import app
real = app.MainWindow.show
def show(window):
    real(window)
    print("stands", flush=True)
    QTimer.singleShot(300, window, window.close)
app.MainWindow.show = show
sys.exit(app.run(app.Sample.AT_FIRST))
"""


FAILING = """
import os, sys, threading
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QPushButton, QWidget
from arbiter_app import paths
from arbiter_app.gui.window import app
from arbiter_app.gui.window.message_strip import Strip

folder = Path(sys.argv[1])
paths.user_data = paths.user_documents = lambda: folder
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))

def fail(*_):
    raise ZeroDivisionError("Шевчук Олена 1-0")

class Painted(QWidget):
    looks = 0
    def paintEvent(self, _):
        Painted.looks += 1
        fail()

class ThrownAway:
    def __del__(self):
        raise KeyError("Шевчук")

def after(window):
    print("AT FIRST", window.findChild(Strip).text, flush=True)
    button = QPushButton(window)
    button.clicked.connect(fail)
    button.click()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    ThrownAway()
    painted = Painted(window)
    painted.resize(9, 9)
    painted.show()
    look_again(window, painted)

def look_again(window, painted):
    painted.update()
    then = look_again if Painted.looks < 20 else end
    QTimer.singleShot(1, window, lambda: then(window, painted))

def end(window, _):
    print("AT LAST", window.findChild(Strip).text, flush=True)
    window.close()

real, first = app.MainWindow.show, []
def show(window):
    real(window)
    QTimer.singleShot(0, window, lambda: after(window))
def init(window, preferences, speak):
    if not first:
        first.append(window)
        fail()
    made(window, preferences, speak)
made, app.MainWindow.__init__ = app.MainWindow.__init__, init
app.MainWindow.show = show
app.first_language = lambda _: "en"
given_up = threading.Timer(60, os._exit, [9])
given_up.daemon = True
given_up.start()
sys.exit(app.run(Path(sys.argv[2])))
"""
"""Fails at the start, in a slot, in a thread, while painting and while things are thrown away."""


FAILING_AT_FIRST = """
import os, sys, threading
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from arbiter_app import paths
from arbiter_app.gui.window import app, main_window
from arbiter_app.gui.window.message_strip import Strip

folder = Path(sys.argv[1])
paths.user_data = paths.user_documents = lambda: folder
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
made, first = main_window.StartScreen, []
def start_screen(recent):
    if not first:
        first.append(recent)
        raise ZeroDivisionError
    return made(recent)
main_window.StartScreen = start_screen
real = app.MainWindow.show
def show(window):
    real(window)
    print(window.isVisible(), window.findChild(Strip).text, flush=True)
    QTimer.singleShot(0, window, window.close)
app.MainWindow.show = show
app.first_language = lambda _: "en"
given_up = threading.Timer(60, os._exit, [9])
given_up.daemon = True
given_up.start()
sys.exit(app.run(None))
"""
"""What offers events cannot be shown with what was remembered."""


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


def test_that_a_sample_of_a_newer_version_is_left_and_one_of_this_version_made_beside_it(
    qtbot: QtBot, documents: Path, tmp_path: Path
) -> None:
    newer = documents / "Arbiter" / "sample.arbiter"
    newer.parent.mkdir(parents=True)
    with next_version(tmp_path / "next"):
        write_empty(newer)
    before = newer.read_bytes()
    for _ in range(2):
        window = started(qtbot)
        assert open_file(window) == newer.with_name(f"sample {__version__}.arbiter")
        window.close()
    assert newer.read_bytes() == before


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


@pytest.fixture
def last(qtbot: QtBot, workspace: Workspace) -> Path:
    """The event that was open when the program was closed."""
    workspace.close()
    open_window(qtbot, workspace.path).close()
    return workspace.path


def refusing(monkeypatch: pytest.MonkeyPatch, path: Path, refuse: Callable[[], object]) -> None:
    """Let the disk of a file refuse whatever is asked of it."""
    for name in ("stat", "open"):
        real = getattr(Path, name)

        def asked(self: Path, *words: object, _real: Any = real, **more: object) -> object:
            if self == path:
                refuse()
            return _real(self, *words, **more)

        monkeypatch.setattr(Path, name, asked)


@pytest.mark.parametrize("code", [EACCES, EIO, ESTALE, ENODEV, ENOTCONN])
def test_that_a_file_that_cannot_be_asked_is_named_in_a_window_that_stands(
    qtbot: QtBot, last: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse() -> None:
        raise OSError(code, os.strerror(code))

    refusing(monkeypatch, last, refuse)
    window = started(qtbot)
    assert window.isVisible()
    assert window.open_event is None
    assert str(last) in message(window)
    window.close()


@pytest.mark.parametrize("make", NO_FILES)
def test_that_what_is_no_file_in_the_place_of_the_last_event_is_said_at_once(
    qtbot: QtBot, last: Path, make: Callable[[Path], object]
) -> None:
    last.unlink()
    make(last)
    window = started(qtbot)
    qtbot.waitUntil(lambda: "a folder, a device or a pipe" in message(window))
    window.close()


def test_that_a_share_that_does_not_answer_holds_nobody_up(
    qtbot: QtBot, last: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    refusing(monkeypatch, last, answers.wait)
    window = started(qtbot)
    assert window.open_event is None
    assert f"{last} does not answer" in message(window)
    answers.set()
    qtbot.waitUntil(lambda: window.open_event is not None)
    assert open_file(window) == last
    window.close()


def test_that_a_file_whose_opening_ended_the_program_is_only_offered(
    qtbot: QtBot, last: Path
) -> None:
    Preferences().opening = last
    window = started(qtbot)
    assert window.open_event is None
    assert f"The program ended while {last} was being opened" in message(window)
    assert [offer.text() for offer in window.findChildren(QPushButton) if offer.toolTip()] == [
        last.stem
    ]
    window.open_again(last)
    window.close()
    window = started(qtbot)
    assert open_file(window) == last
    window.close()


def test_that_a_file_that_cannot_be_shown_is_not_remembered(
    qtbot: QtBot, last: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Path(shutil.copy(last, tmp_path / "other.arbiter"))
    window = started(qtbot)
    with monkeypatch.context() as broken:
        broken.setattr(EventView, "open_last_page", lambda _: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            window.open(other)
    assert window.open_event is None
    assert window.findChild(StartScreen) is not None
    assert (Preferences().last, Preferences().opening) == (last, None)
    assert window.open(other)
    assert Preferences().last == other
    window.close()


def test_that_an_event_that_is_gone_is_marked_in_lists_that_stand(
    qtbot: QtBot, last: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()

    def gone_after_all() -> None:
        answers.wait()
        raise FileNotFoundError

    refusing(monkeypatch, last, gone_after_all)
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.show()
    offers = [offer for offer in window.findChildren(QPushButton) if offer.toolTip() == str(last)]
    assert not offers[0].accessibleDescription().startswith("not there now")
    answers.set()
    qtbot.waitUntil(lambda: offers[0].accessibleDescription().startswith("not there now"))
    window.close()


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00\xff" * 50_000,
        b"[General]\nlanguage=xx\nzoom=@Rect(1 2 3 4)\nround=99999999999999999999\nlast=a\\0b\n"
        b"recent=@Variant(\\0\\0\\0\\x9)\npage=@ByteArray(\\xff)\nsecond-folder=@Size(1 1)\n"
        b"geometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\xff\\xff)\n",
        b"[General]\nlast=/" + b"a" * 100_000 + b"\nrecent=" + b"/b" * 50_000 + b"\n",
    ],
)
def test_that_no_preference_keeps_the_window_from_standing(
    qtbot: QtBot, tmp_path: Path, garbage: bytes
) -> None:
    file = tmp_path / "Arbiter" / "Arbiter.ini"
    file.parent.mkdir()
    file.write_bytes(garbage)
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.reopen()
    window.show()
    assert window.open_event is None
    assert min(window.width(), window.height()) > 200
    window.close()


def test_that_the_program_starts_without_a_home_and_says_what_it_could_not_write(
    tmp_path: Path,
) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "APPDATA")
    surroundings = {name: str(nowhere) for name in (*folders, "LOCALAPPDATA", "USERPROFILE")}
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", START],
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "stands")
    assert "Traceback" not in done.stderr


def test_that_whatever_fails_is_said_and_written_down_without_names_and_work_goes_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "crash.txt").write_text("Fatal Python error: Aborted\n", encoding="utf-8")
    event = unpacked(FOLDER / "1.0.0" / "match.arbiter.gz", tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", FAILING, str(tmp_path), str(event)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, last = done.stdout.splitlines()
    assert "Something went wrong that should not" in first
    assert "The program ended of itself last time" in first
    assert "All that was done before is saved" in last
    log = (tmp_path / "errors.log").read_text("utf-8")
    assert "Fatal Python error: Aborted" in log
    assert "KeyError" in log
    assert 3 <= log.count("ZeroDivisionError") <= 12
    assert "Шевчук" not in log
    assert verify(event) == ()


def test_that_a_window_stands_without_what_was_remembered_where_that_fails(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAILING_AT_FIRST, str(tmp_path)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True Something went wrong that should not")
