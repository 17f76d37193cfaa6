"""Nothing of Arbiter ever speaks to a network: not the window, not the command line."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbiter_app
from tests.offline import CAUGHT
from tests.old_files.kept import FOLDER, unpacked
from tests.sources import modules_with

PROGRAM = Path(arbiter_app.__file__).parent
OF_PYTHON = {
    "asyncio", "ftplib", "http", "imaplib", "nntplib", "poplib", "requests", "smtplib", "socket",
    "socketserver", "ssl", "telnetlib", "urllib", "webbrowser", "xmlrpc",
}  # fmt: skip
OF_QT = {
    "QtNetwork", "QtNetworkAuth", "QtWebChannel", "QtWebEngineCore", "QtWebEngineWidgets",
    "QtWebSockets", "QDesktopServices", "QNetworkAccessManager", "QTcpSocket", "QUdpSocket",
    "QLocalServer", "QSslSocket",
}  # fmt: skip
OF_NETWORKS = OF_PYTHON | OF_QT
REPORT = Path(__file__).parent / "data" / "trf" / "sinquefield-2014.trf"

COMMANDS = """
import sys
from pathlib import Path
from tests.offline import forbid
forbid()
from arbiter_app import cli, paths
folder, event, report = map(Path, sys.argv[1:])
paths.user_data = paths.user_documents = lambda: folder
people = folder / "people.csv"
people.write_text("id;name;birth;rating\\n1001;Бук Ян;1980;1500\\n", encoding="utf-8")
made = folder / "made.arbiter"
for words in (
    ("import", report, made),
    ("standings", report),
    ("check", report),
    ("pair", event, "--why"),
    ("print", event, "start-list", "-o", folder / "list.pdf"),
    ("export", event, folder / "out.trf"),
    ("registry", "import", people, "--name", "UKR", "--date", "2026-11-01"),
    ("registry", "search", "Бук"),
    ("verify", event),
):
    status = cli.run([str(word) for word in words])
    assert status in (0, 1), (words, status)
print("done", flush=True)
"""

WINDOW = """
import sys
from pathlib import Path
from tests.offline import forbid
forbid()
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from arbiter_app import paths
from arbiter_app.gui.window import app, idle_imports
from arbiter_app.gui.window.book.pages import PAGES
folder, event = map(Path, sys.argv[1:])
paths.user_data = paths.user_documents = lambda: folder
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
def walk(window):
    for entry in PAGES:
        window._show_page(entry.id)
        QApplication.processEvents()
    window.show_manual(window)
    QApplication.processEvents()
    maps = Path("/proc/self/maps")
    loaded = maps.read_text() if maps.exists() else " ".join(sys.modules)
    print("Qt6Network" in loaded or "QtNetwork" in sys.modules, flush=True)
    window.close()
real = app.MainWindow.show
def show(window):
    real(window)
    QTimer.singleShot(0, window, lambda: walk(window))
app.MainWindow.show = show
sys.exit(app.run(event))
"""

ASKING = {
    "by name": "import socket; socket.getaddrinfo('example.org', 80)",
    "by address": "import socket; socket.create_connection(('127.0.0.1', 9))",
    "by page": "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9/')",
    "as a server": "import socket; socket.socket().bind(('127.0.0.1', 0))",
    "beside Python": (
        "from PySide6.QtNetwork import QTcpSocket, QHostAddress; of = QTcpSocket();"
        "of.connectToHost(QHostAddress('127.0.0.1'), 9); of.waitForConnected(3000)"
    ),
}


def run(script: str, *words: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", script, *map(str, words)],
        cwd=PROGRAM.parent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("way", ASKING if sys.platform == "linux" else [*ASKING][:-1])
def test_that_whoever_asks_a_network_would_be_caught(way: str) -> None:
    done = run(f"from tests.offline import forbid; forbid(); {ASKING[way]}")
    assert done.returncode in (CAUGHT, -31), done.stderr


def test_that_no_command_asks_a_network(tmp_path: Path) -> None:
    event = unpacked(FOLDER / "1.0.0" / "swiss_dutch.arbiter.gz", tmp_path)
    done = run(COMMANDS, tmp_path, event, REPORT)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["done"]), done.stderr


def test_that_no_page_of_the_window_asks_a_network_or_loads_what_could(tmp_path: Path) -> None:
    event = unpacked(FOLDER / "1.0.0" / "groups_and_finals.arbiter.gz", tmp_path)
    done = run(WINDOW, tmp_path, event)
    assert (done.returncode, done.stdout.splitlines()) == (0, ["False"]), done.stderr


def test_that_no_module_of_the_program_knows_of_networks() -> None:
    known = {
        f"{path.relative_to(PROGRAM)} knows {name}"
        for path, tree in modules_with(PROGRAM, *OF_NETWORKS)
        for name in _named(tree)
        if name in OF_NETWORKS
    }
    assert known == set()


def _named(tree: ast.Module) -> Iterator[str]:
    """Yield what a module imports or takes out of what it imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "").split("."))
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            yield node.attr
