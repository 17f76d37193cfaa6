"""Time the standings, alone and from a report file, beside FIDE's own engine in the same run.

The tournaments are random: nobody meets twice while it can be helped, some games are forfeited and
some players absent, so that every article about unplayed rounds has something to do.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    STANDARD_SCORING,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from installer.environment import GACRUX
from tests.benchmarks.measuring import Clock, head, line, processor_of_children, seconds

ROUNDS = 11
SWISS_LIST = ("BH/C1", "BH", "SB", "DE", "WIN", "BWG", "ARO", "TPR", "PTP", "APRO")
ROUND_ROBIN_LIST = ("SB", "DE", "WIN", "BWG", "ARO", "TPR", "PTP", "APRO")  # no Buchholz since 2026
SIZES = (200, 1000, 5000)

# Reading, preparing and calculating apart, as the engine itself divides its work.
ENGINE_CALCULATION = """
import json, sys, time
from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json
text = open(sys.argv[1], encoding="utf-8").read().replace("\\r\\n", "\\n")
report = trf2json()
report.parse_file(text, 0)
tournament = report.get_tournament(1)
params = {"swiss": True, "pre_determined": False, "check": 0, "tiebreak": sys.argv[2:]}
engine = tiebreak(tournament, -1, params)
start = time.perf_counter()
engine.compute_tiebreaks(tournament, params)
print(json.dumps(time.perf_counter() - start))
"""


def swiss(players: int, *, rounds: int = ROUNDS) -> Event:
    """Return a Swiss whose last round is played."""
    chance = Random(players)
    points = dict.fromkeys((PlayerId(number) for number in range(1, players + 1)), 0.0)
    met: set[frozenset[PlayerId]] = set()
    played = []
    for number in range(1, rounds + 1):
        waiting = sorted(points, key=lambda player: (-points[player], chance.random()))
        byes = [Bye(player=each, mark=Mark.ZERO_BYE) for each in waiting if chance.random() < 0.02]
        absent = {bye.player for bye in byes}
        waiting = [player for player in waiting if player not in absent]
        games = []
        while len(waiting) > 1:
            white = waiting.pop(0)
            near = enumerate(waiting[:30])
            new = (at for at, other in near if frozenset((white, other)) not in met)
            black = waiting.pop(next(new, 0))
            met.add(frozenset((white, black)))
            result = _result(chance)
            points[white] += float(STANDARD_SCORING.points(result.white))
            points[black] += float(STANDARD_SCORING.points(result.black))
            games.append((white, black, result))
        byes += (Bye(player=player, mark=Mark.PAIRING_BYE) for player in waiting)
        for player in waiting:
            points[player] += 1
        played.append(_round(number, games, byes))
    return _event(players, System.SWISS, SWISS_LIST, played)


def round_robin(players: int) -> Event:
    """Return a round robin with every game played."""
    chance = Random(players)
    rounds = [
        _round(
            number,
            [(PlayerId(pair.white), PlayerId(pair.black), _result(chance)) for pair in each.pairs],
            [],
        )
        for number, each in enumerate(berger(players), start=1)
    ]
    return _event(players, System.ROUND_ROBIN, ROUND_ROBIN_LIST, rounds)


def time_tables(folder: Path) -> None:
    """Time the table of a round robin of 24 and of Swiss tournaments of several sizes.

    Like the command line, without the search for garbage.
    """
    head("gacrux")
    gc.disable()
    event = round_robin(24)
    line("standings, round robin of 24", _table(event))
    times: dict[int, float] = {}
    for size in SIZES:
        # The engine reads a file in a time that grows with its square.
        engine = os.environ.get(GACRUX) if size <= 1000 else None
        event = swiss(size)
        path = folder / f"swiss-{size}.trf"
        path.write_bytes(trf.encode(trf.format(trf.report_of(event))))
        title = f"{size} x {ROUNDS}"
        times[size] = _table(event)
        other = _engine_calculation(engine, path) if engine else None
        line(f"standings, Swiss {title}", times[size], other)
        line(f"   after one changed result, {title}", _changed(event))
        for what, clock in (
            ("from the file to the table", perf_counter),
            ("of the processor", processor_of_children),
        ):
            other = _engine_process(engine, path, clock) if engine else None
            line(f"   {what}, {title}", _process(path, clock), other)
    for fewer, more in pairwise(SIZES):
        growth = times[more] / times[fewer]
        print(f"growth of the standings, {fewer} to {more} players: {growth:.1f}x", flush=True)


def _table(event: Event) -> float:
    return seconds(lambda: standings(event.tournament.competition(), event.players), runs=5)


def _changed(event: Event) -> float:
    """Return the time from a result that is entered anew to the table."""
    tournament = event.tournament
    *earlier, last = tournament.main_stage.rounds
    first, *others = last.games
    results = [WHITE_WINS, BLACK_WINS]

    def change() -> None:
        results.reverse()
        games = (replace(first, result=results[0]), *others)
        stage = replace(tournament.main_stage, rounds=(*earlier, replace(last, games=games)))
        standings(replace(tournament, stages=(stage,)).competition(), event.players)

    return seconds(change, runs=5)


def _process(path: Path, clock: Clock) -> float:
    environment = dict(os.environ)
    # An ordinary start finds its modules compiled by the start before it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "arbiter_app", "standings", str(path), "--json"]
    command += ["--tie-breaks", ",".join(SWISS_LIST)]
    return seconds(
        lambda: subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL),
        runs=5,
        clock=clock,
    )


def _engine_process(engine: str, path: Path, clock: Clock) -> float:
    command = [engine, "-m", "gacrux.tiebreakchecker", "-i", str(path), "-o", "-"]
    command += ["-s", "-r", "-dT", "-b", "utf-8", "-t", "PTS", *SWISS_LIST]
    return seconds(
        lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL),
        runs=3,
        clock=clock,
    )


def _engine_calculation(engine: str, path: Path) -> float:
    command = [engine, "-c", ENGINE_CALCULATION, str(path), "PTS", *SWISS_LIST]
    times = []
    for _ in range(3):
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        times.append(float(json.loads(done.stdout)))
    return sorted(times)[1]


def _result(chance: Random) -> Result:
    outcomes: Mapping[Result, int] = {
        WHITE_WINS: 38,
        DRAW: 28,
        BLACK_WINS: 30,
        BLACK_FORFEITS: 3,
        BOTH_FORFEIT: 1,
    }
    return chance.choices(list(outcomes), list(outcomes.values()))[0]


def _round(
    number: int, games: list[tuple[PlayerId, PlayerId, Result]], byes: list[Bye]
) -> RoundOfPlay:
    return RoundOfPlay(
        number=Round(number),
        games=tuple(
            Game(
                id=GameId(10_000 * number + board),
                board=Board(board),
                white=white,
                black=black,
                result=result,
            )
            for board, (white, black, result) in enumerate(games, start=1)
        ),
        byes=tuple(byes),
    )


def _event(
    players: int, system: System, tie_breaks: tuple[str, ...], rounds: list[RoundOfPlay]
) -> Event:
    numbers = range(1, players + 1)
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(
            system=system, rounds=len(rounds), edition="2026-03", tie_breaks=tie_breaks
        ),
        entries=tuple(Entry(player=PlayerId(number)) for number in numbers),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(
                DrawnNumber(player=PlayerId(number), number=PairingNumber(number))
                for number in numbers
            ),
        ),
        stages=(Stage(id=StageId(1), rounds=tuple(rounds)),),
    )
    return Event(
        title=f"Benchmark of {players}",
        players={
            PlayerId(number): Player(
                id=PlayerId(number),
                name=f"Player {number:04}",
                fide_rating=2700 - 1500 * number // players,
            )
            for number in numbers
        },
        tournaments=(tournament,),
    )
