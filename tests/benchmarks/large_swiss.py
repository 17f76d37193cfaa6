"""Time an open of 1,000 players beside the times that must be kept."""

import gc
from decimal import Decimal
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.simulation.options import Amount, Irregularity, SwissOptions
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.table.after_round import after_round
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.benchmarks.keystrokes import grid_of, timed
from tests.benchmarks.measuring import line_below, seconds
from tests.benchmarks.windows import opened, paint, prepare, window_on

PLAYERS, FEW = 1000, 24
ROUNDS = 9
LAST = Round(ROUNDS)
KEYS = 100
TIE_BREAKS = ("BH/C1", "BH", "SB", "DE", "WIN", "BWG")
_USUAL = {
    Irregularity.HALF_BYES: Amount(Decimal(2), is_share=True),
    Irregularity.FORFEITS: Amount(Decimal(1), is_share=True),
    Irregularity.WITHDRAWALS: Amount(Decimal(3), is_share=True),
    Irregularity.LATE_ENTRIES: Amount(Decimal(2), is_share=True),
}


def time_swiss(folder: Path) -> None:
    """Time what an arbiter waits for: opening, the pairing, a typed result, the tables."""
    prepare(folder)
    gc.disable()  # as the window does, which collects in pauses
    few = _event(folder / "few.arbiter", FEW, rounds=5)
    path = _event(folder / "event.arbiter", PLAYERS, rounds=ROUNDS)
    print(f"\n{PLAYERS:,} players, {ROUNDS} rounds{'':24}{'Arbiter':>13}{'below':>13}", flush=True)
    more = opened(path) - opened(few)
    line_below(f"opening, beyond that of {FEW}", more, 0.3)
    window = window_on(path)
    pages = seconds(partial(_show, window, PageId.PAIRING), runs=1)
    line_below("the pairing page, before the round is paired", pages, 0.5)
    line_below("   its pairs, after the key that pairs", _paired(window), 0.5)
    window.close()
    _publish(path)
    _time_tables(path)
    _time_keys(path)


def _event(path: Path, players: int, *, rounds: int) -> Path:
    """Make the file of a Swiss whose last round is to be paired."""
    chance = Random(players)
    options = SwissOptions(
        players=players,
        rounds=rounds,
        played=rounds - 1,
        ratings=tuple(chance.randint(1000, 2600) for _ in range(players)),
        amounts=_USUAL,
        tie_breaks=TIE_BREAKS,
    )
    event = simulated(options, chance, dutch.pair)
    workspace = Workspace.create(
        path, title="Вимір", starts_on=None, edition_id="2026-03", actor="bench"
    )
    workspace.do(import_report, source="bench.trf", event=event)
    workspace.close()
    return path


def _publish(path: Path) -> None:
    """Pair the last round, if that is still to be done, and publish it."""
    workspace = Workspace.open(path, actor="bench")
    competition = workspace.event.tournament.competition()
    if not competition.round(LAST).games:
        workspace.do(pair_round, made=make_round(competition, LAST, dutch.pair))
    workspace.do(publish_round, round=LAST)
    workspace.close()


_KEYS = {PageId.PAIRING: "Ctrl+F4", PageId.TABLE: "F6", PageId.ROUNDS: "F5"}


def _show(window: MainWindow, page: PageId) -> None:
    QTest.keySequence(window, QKeySequence(_KEYS[page]))
    paint(window)


def _paired(window: MainWindow) -> float:
    """Return the seconds from the key that pairs the last round until its pairs are seen."""
    event = window.open_event
    assert event is not None
    start = perf_counter()
    QTest.keySequence(window, QKeySequence("Ctrl+Shift+G"))
    while not event.competition.round(LAST).games:
        QApplication.processEvents()
    paint(window)
    return perf_counter() - start


def _time_tables(path: Path) -> None:
    """Time the table after each round, and the page of the table after a result."""
    workspace = Workspace.open(path, actor="bench")
    competition, players = workspace.event.tournament.competition(), workspace.event.players
    workspace.close()

    def table(number: int) -> object:
        return standings(after_round(competition, Round(number)), players)

    worst = max(seconds(partial(table, number), runs=3) for number in range(1, ROUNDS))
    line_below("the table after any round, the worst of all", worst, 0.3)
    window = window_on(path)
    event = window.open_event
    assert event is not None
    _show(window, PageId.TABLE)
    times = []
    for board in range(1, 8):
        _show(window, PageId.ROUNDS)
        event.do(enter_result, round=LAST, board=Board(board), result=DRAW)
        QApplication.processEvents()
        start = perf_counter()
        _show(window, PageId.TABLE)
        times.append(perf_counter() - start)
    line_below("   its page after a result", sorted(times)[len(times) // 2], 0.3)
    window.close()


def _time_keys(path: Path) -> None:
    window, go, press = grid_of(path)
    times = sorted(timed(press, after=go) for _ in range(KEYS))
    line_below(f"a result from key to paint, the 95th of {KEYS}", times[KEYS * 95 // 100 - 1], 0.05)
    window.close()
