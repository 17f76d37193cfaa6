"""Time a result from the key to the painted row, in the whole window, beside the bare transaction
that writes the same bytes.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, sign_off_round
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.benchmarks.event_files import bare_database, bare_transaction, length_of_last_entry
from tests.benchmarks.measuring import calls, figure, head, line, seconds
from tests.benchmarks.tables import round_robin, swiss
from tests.benchmarks.windows import prepare, settle, window_on
from tests.services.swiss_hands import pair
from tests.services.team_hands import boards_made, boards_stage, entered, named, of_teams

SIZES = (24, 200, 1000)
KEYS = 100
"""Results typed at each size, over those typed before where there are fewer boards."""
MATCHES = 60
"""Of teams, on four boards each."""
ROUNDS = 4
"""Of teams: what came before is known too."""
COUNTED = 24
"""With so many players the calls of Python are counted, too."""


def time_keystrokes(folder: Path) -> None:
    """Time typing the last round of a round robin of 24 and of Swiss tournaments."""
    prepare(folder)
    head("bare")
    for size in SIZES:
        event = _before_its_last_round(round_robin(size) if size == COUNTED else swiss(size))
        path = folder / f"{size}.arbiter"
        workspace = Workspace.create(
            path, title="Вимір", starts_on=None, edition_id="2026-03", actor="bench"
        )
        workspace.do(import_report, source="bench.trf", event=event)
        workspace.close()
        window, go, press = grid_of(path)
        times = sorted(timed(press, after=go) for _ in range(KEYS))
        with closing(bare_database(folder / f"{size}.sqlite")) as database:
            length = length_of_last_entry(path)
            bare = seconds(bare_transaction(database, length), runs=KEYS)
        line(f"a result from key to paint, {size} players: median", median(times), bare)
        line(f"   the 95th of {KEYS}", times[KEYS * 95 // 100 - 1])
        line("   the slowest", times[-1])
        if size == COUNTED:
            counted = []
            for _ in range(11):
                go()
                counted.append(calls(press))
            figure("   functions of Python called", f"{median(counted):,}")
        window.close()
    _time_teams(folder)


def _time_teams(folder: Path) -> None:
    """Time typing the last of some rounds of 60 matches of 4 boards."""
    path = folder / "teams.arbiter"
    with closing(
        Workspace.create(path, title="Вимір", starts_on=None, edition_id="2026-03", actor="bench")
    ) as workspace:
        of_teams(workspace, teams=10, system=System.SWISS)
        for place, name in enumerate(named(2 * MATCHES)[10:]):
            entered(workspace, name, size=5, rating=1500 + place)
        workspace.do(number_by_rating)
        for number in range(1, ROUNDS + 1):
            pair(workspace, number)
            workspace.do(publish_round, round=Round(number))
            boards_made(workspace, number)
            if number < ROUNDS:
                _play_boards(workspace, Round(number))
    window, go, press = grid_of(path)
    times, of_processor = [], []
    for _ in range(KEYS):
        go()
        start, worked = perf_counter(), process_time()
        press()
        times.append(perf_counter() - start)
        of_processor.append(process_time() - worked)
    title = f"a result from key to paint, {MATCHES} matches of teams, round {ROUNDS}"
    for which, measured in ((title, times), ("   of that the processor's time", of_processor)):
        line(f"{which}: median", median(measured))
        line(f"   the 95th of {KEYS}", sorted(measured)[KEYS * 95 // 100 - 1])
    line("   the slowest", max(times))
    window.close()


def _play_boards(workspace: Workspace, number: Round) -> None:
    """Type a whole round of boards, and sign it off."""
    here = workspace.at(boards_stage(workspace))
    results = cycle((WHITE_WINS, DRAW, BLACK_WINS, DRAW, WHITE_WINS))
    for game in here.event.tournament.competition(boards_stage(workspace)).round(number).games:
        here.do(enter_result, round=number, board=game.board, result=next(results))
    here.do(sign_off_round, round=number)


def _before_its_last_round(event: Event) -> Event:
    (stage, *others) = event.tournament.stages
    *played, last = stage.rounds
    open_ = replace(last, games=tuple(replace(game, result=None) for game in last.games))
    stage = replace(stage, rounds=(*played, open_))
    return replace(event, tournaments=(replace(event.tournament, stages=(stage, *others)),))


def grid_of(path: Path) -> tuple[MainWindow, Callable[[], None], Callable[[], None]]:
    """Return the window on an event, what goes to the next board, and what types its result and
    paints. The last board stays open: with it the round would end.
    """
    window = window_on(path)
    settle()
    grid = window.findChild(ResultGrid)
    assert grid is not None
    grid.setFocus()
    boards = len(grid.shown) - 1
    keys, rows = cycle("105"), cycle(range(boards))

    def go() -> None:
        grid.setCurrentIndex(grid.model().index(next(rows), grid.currentIndex().column()))
        QApplication.processEvents()

    def press() -> None:
        QTest.keyClick(grid, Qt.Key(ord(next(keys))))
        grid.repaint()
        QApplication.processEvents()

    return window, go, press


def timed(act: Callable[[], None], *, after: Callable[[], None]) -> float:
    """Return the seconds of an act, that before it not counted."""
    after()
    start = perf_counter()
    act()
    return perf_counter() - start
