"""Time a result from the key to the painted row, in the whole window, beside the bare transaction
that writes the same bytes.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app import i18n
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.result_grid import ResultGrid
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.benchmarks.tables import round_robin, swiss

SIZES = (24, 200, 1000)
KEYS = 60
"""Results typed at each size, or one a board where there are fewer boards."""


def time_keystrokes(folder: Path, line: Callable[[str, float, float | None], None]) -> None:
    """Time typing the last round of a round robin of 24 and of Swiss tournaments."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    QApplication.instance() or QApplication([])
    i18n.use("uk")
    for size in SIZES:
        event = _before_its_last_round(round_robin(size) if size == 24 else swiss(size))
        path = folder / f"{size}.arbiter"
        workspace = Workspace.create(
            path, title="Вимір", starts_on=None, edition_id="2026-03", actor="bench"
        )
        workspace.do(import_report, source="bench.trf", event=event)
        workspace.close()
        times = _typed(path)
        with closing(sqlite3.connect(path)) as database:
            written = _bytes_of_the_last_entry(database)
        bare = _bare(folder / f"{size}.sqlite", written)
        line(f"a result from key to paint, {size} players: median", median(times), bare)
        line("   slowest", max(times), None)


def _before_its_last_round(event: Event) -> Event:
    (stage, *others) = event.tournament.stages
    *played, last = stage.rounds
    open_ = replace(last, games=tuple(replace(game, result=None) for game in last.games))
    stage = replace(stage, rounds=(*played, open_))
    return replace(event, tournaments=(replace(event.tournament, stages=(stage, *others)),))


def _typed(path: Path) -> list[float]:
    """Return the time of each result, typed one after the other down the boards."""
    preferences = Preferences()
    preferences.page = PageId.ROUNDS
    window = MainWindow(preferences, lambda _: None, actor="bench")
    window.open(path)
    window.show()
    QApplication.processEvents()
    page = window.findChild(RoundsPage)
    grid = window.findChild(ResultGrid)
    assert page is not None
    assert grid is not None
    grid.setFocus()
    boards = min(KEYS, len(grid.shown) - 1)
    times = []
    for key, _ in zip(cycle("105"), range(boards), strict=False):
        start = perf_counter()
        QTest.keyClick(grid, Qt.Key(ord(key)))
        grid.repaint()
        QApplication.processEvents()
        times.append(perf_counter() - start)
    window.close()
    return times


def _bytes_of_the_last_entry(database: sqlite3.Connection) -> int:
    (length,) = database.execute(
        "SELECT length(params) + length(changes) + length(hash) + 60 FROM journal"
        " ORDER BY id DESC LIMIT 1"
    ).fetchone()
    return int(length)


def _bare(path: Path, length: int) -> float:
    """Return the median time of a transaction of one row changed and one added."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "PRAGMA wal_autocheckpoint = 1;"
            "CREATE TABLE game (id INTEGER PRIMARY KEY, result TEXT);"
            "CREATE TABLE journal (id INTEGER PRIMARY KEY, entry TEXT);"
            "INSERT INTO game VALUES (1, '1-0');"
        )
        times = []
        for turn in range(KEYS):
            start = perf_counter()
            database.execute("BEGIN IMMEDIATE")
            database.execute("UPDATE game SET result = ? WHERE id = 1", (str(turn),))
            database.execute("INSERT INTO journal (entry) VALUES (?)", ("x" * length,))
            database.execute("COMMIT")
            times.append(perf_counter() - start)
        return median(times)
