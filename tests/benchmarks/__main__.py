"""Time Arbiter beside what the bare libraries and FIDE's engine need for the same, in the same run.

Run by `python3 installer bench`. Each line is the median of several runs; a ratio says more than a
second, which belongs to this computer.
"""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.draw import draw_lots
from arbiter_app.services.commands.players import add_player
from arbiter_app.services.commands.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from tests.benchmarks.keystrokes import time_keystrokes
from tests.benchmarks.papers import time_papers
from tests.benchmarks.rating_lists import time_rating_lists
from tests.benchmarks.tables import time_tables
from tests.soak.kills import soak

PLAYERS = 24
KILLS = 2000

# Both end after the first turn of the event loop, when the window has been painted.
BARE_WINDOW = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem
app = QApplication(sys.argv[:1])
table = QTableWidget(24, 12)
for row in range(24):
    for column in range(12):
        table.setItem(row, column, QTableWidgetItem(f"{row} {column}"))
table.resize(1280, 720)
table.show()
QTimer.singleShot(0, lambda: os._exit(0))
app.exec()
"""

ARBITER_WINDOW = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from arbiter_app.__main__ import main
start_loop = QApplication.exec
def end_when_painted(*_):
    QTimer.singleShot(0, lambda: os._exit(0))
    return start_loop()
QApplication.exec = end_when_painted
main()
"""


def seconds(act: Callable[[], object], *, runs: int) -> float:
    """Return the median time of an act, which is run once before to warm up."""
    act()
    times = []
    for _ in range(runs):
        start = perf_counter()
        act()
        times.append(perf_counter() - start)
    return median(times)


def window(script: str, *arguments: str, settings: Path) -> Callable[[], object]:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(settings),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    # An ordinary start finds its modules compiled by the start before it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", script, *arguments]
    return lambda: subprocess.run(command, env=environment, check=True)


def full_event(path: Path) -> Workspace:
    """Return an open event whose first eleven rounds are played."""
    workspace = Workspace.create(
        path, title="Вимір", starts_on=None, edition_id="2026-03", actor="bench"
    )
    for number in range(PLAYERS):
        workspace.do(add_player, name=f"Гравець {number:02}", fide_rating=2000 + number)
    workspace.do(draw_lots, seed="вимір")
    for round_ in workspace.event.tournament.main_stage.rounds[:11]:
        for game in round_.games:
            result = ALL_RESULTS[(game.board * round_.number) % len(ALL_RESULTS)]
            workspace.do(enter_result, round=round_.number, board=game.board, result=result)
    return workspace


def entry_of_results(workspace: Workspace) -> Callable[[], object]:
    """Return an act that types a result of the round under way, over the one before."""
    stage = workspace.event.tournament.main_stage
    assert stage.current is not None
    round_ = stage.current
    boards = [game.board for game in round_.games[:-1]]  # with all, a round ends: a snapshot
    turns = count()

    def enter() -> None:
        turn = next(turns)
        result = ALL_RESULTS[(turn + turn // len(boards)) % len(ALL_RESULTS)]
        workspace.do(
            enter_result, round=round_.number, board=boards[turn % len(boards)], result=result
        )

    return enter


def bare_transactions(path: Path) -> Callable[[], object]:
    """Return an act that does what a result asks of the disk: one row changed, one added."""
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE game (id INTEGER PRIMARY KEY, result TEXT);"
        "CREATE TABLE journal (id INTEGER PRIMARY KEY, entry TEXT);"
        "INSERT INTO game VALUES (1, '1-0');"
    )

    def transaction() -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE game SET result = '0-1' WHERE id = 1")
        database.execute("INSERT INTO journal (entry) VALUES (?)", ("x" * 400,))
        database.execute("COMMIT")

    return transaction


def line(title: str, mine: float, other: float | None = None) -> None:
    beside = f"{other * 1000:10.1f} ms{mine / other:8.2f}x" if other else ""
    print(f"{title:48}{mine * 1000:10.1f} ms{beside}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "event.arbiter"
        workspace = full_event(path)
        result = seconds(entry_of_results(workspace), runs=200)
        bare_result = seconds(bare_transactions(folder / "bare.sqlite"), runs=200)
        event = workspace.event
        workspace.close()

        def open_event() -> None:
            Workspace.open(path, actor="bench").close()

        opening = seconds(open_event, runs=20)
        cross_table, texts = document("cross-table"), catalogue("uk")
        printing = seconds(
            lambda: render_pdf(cross_table.build(event, {}, texts, datetime(2026, 11, 1))), runs=10
        )
        bare_window = seconds(window(BARE_WINDOW, settings=folder), runs=7)
        arbiter_window = seconds(window(ARBITER_WINDOW, str(path), settings=folder), runs=7)

    print(f"{'':48}{'Arbiter':>13}{'bare':>13}{'ratio':>9}")
    line("start to a painted window, event of 24", arbiter_window, bare_window)
    line("one result on disk, beside a bare transaction", result, bare_result)
    line("opening an event of 24 players, with its check", opening)
    line("printing the cross table of 24 players", printing)
    with tempfile.TemporaryDirectory() as name:
        time_keystrokes(Path(name), line)
    time_papers()
    print(f"\n{'':48}{'Arbiter':>13}{'gacrux':>13}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as name:
        time_tables(Path(name), seconds, line)
    print(f"\n{'':48}{'Arbiter':>13}{'sqlite3':>13}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as name:
        time_rating_lists(Path(name), line)
    with tempfile.TemporaryDirectory() as name:
        toll = soak(Path(name), KILLS, seed=1)
    print(
        f"\n{toll.kills} kills at random moments: {toll.acknowledged} acts acknowledged,"
        f" {toll.lost} of them lost, {toll.unreadable} files that fail `verify`"
    )


if __name__ == "__main__":
    main()
