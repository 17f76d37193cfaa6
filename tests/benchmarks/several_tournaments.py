"""Time an event of twelve tournaments beside one of a single tournament of the same size."""

import gc
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour, set_rounds
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from tests.benchmarks.keystrokes import grid_of, timed
from tests.benchmarks.measuring import head, line, line_below
from tests.benchmarks.windows import opened, paint, prepare, window_on

TOURNAMENTS, PLAYERS, ROUNDS = 12, 50, 5
FEW = 24
KEYS = 60


def time_tournaments(folder: Path) -> None:
    """Time what several tournaments add: opening, a key in the grid, every page of play."""
    prepare(folder)
    gc.disable()  # as the window does, which collects in pauses
    few = _event(folder / "few.arbiter", 1, FEW)
    alone = _event(folder / "alone.arbiter", 1, PLAYERS)
    several = _event(folder / "several.arbiter", TOURNAMENTS, PLAYERS)
    title = f"{TOURNAMENTS} tournaments of {PLAYERS}, {TOURNAMENTS * ROUNDS} rounds"
    print(f"\n{title:48}{'Arbiter':>13}{'below':>13}", flush=True)
    line_below(f"opening, beyond that of {FEW}", opened(several) - opened(few), 0.15)
    head("alone")
    line("a result from key to paint, the median", _key(several), _key(alone))
    for entry in PAGES:
        if entry.id in _OF_PLAY:
            name = f"the page {entry.id.value}, after a result"
            line(name, _page(several, entry.key), _page(alone, entry.key))


_OF_PLAY = (PageId.PLAYERS, PageId.ROUNDS, PageId.TABLE, PageId.PAPERS)


def _event(path: Path, tournaments: int, players: int) -> Path:
    """Make an event whose last round is to be played in each tournament."""
    chance = Random(players)
    with Workspace.making(path, title="Вимір", starts_on=None, edition_id="2026-03") as workspace:
        first = workspace.event.tournament
        workspace.do(describe_tournament, title="1")
        others = [
            workspace.do(add_tournament, title=str(number), like=first.id)
            for number in range(2, tournaments + 1)
        ]
        for tournament in (first.id, *others):
            _play(workspace.at(StageId(tournament)), players, chance)
    return path


def _play(here: AtStage, players: int, chance: Random) -> None:
    edition = here.competition.settings.edition
    here.do(
        change_system, cycles=1, swap_last_rounds=False, edition_id=edition, system=System.SWISS
    )
    here.do(set_rounds, rounds=ROUNDS)
    for number in range(players):
        name = f"Гравець {here.stage}-{number:02}"
        here.do(add_player, name=name, fide_rating=chance.randint(1400, 2400))
    here.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    here.do(set_initial_colour, colour=Colour.WHITE)
    for number in range(1, ROUNDS + 1):
        made = make_round(here.competition, Round(number), dutch.pair)
        here.do(pair_round, made=made)
        here.do(publish_round, round=Round(number))
        if number < ROUNDS:
            for game in here.competition.round(Round(number)).games:
                result = chance.choice((WHITE_WINS, DRAW, BLACK_WINS))
                here.do(enter_result, round=Round(number), board=game.board, result=result)


def _key(path: Path) -> float:
    window, go, press = grid_of(path)
    times = [timed(press, after=go) for _ in range(KEYS)]
    window.close()
    return median(times)


def _page(path: Path, key: str) -> float:
    """Return the median of the seconds that a page needs to be shown after a result."""
    window = window_on(path)
    event = window.open_event
    assert event is not None
    QTest.keySequence(window, QKeySequence(key))
    times = []
    for board in range(1, 10):
        QTest.keySequence(window, QKeySequence("F9"))
        games = event.competition.round(Round(ROUNDS)).games
        event.do(enter_result, round=Round(ROUNDS), board=games[board].board, result=DRAW)
        QApplication.processEvents()
        start = perf_counter()
        QTest.keySequence(window, QKeySequence(key))
        paint(window)
        times.append(perf_counter() - start)
    window.close()
    return median(times)
