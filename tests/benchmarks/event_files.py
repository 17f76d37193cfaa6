"""Time one result on disk, beside a bare transaction of the same bytes, and opening an event."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from time import perf_counter, process_time

from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from tests.benchmarks.measuring import calls, figure, head, line, seconds

PLAYERS = 24
RESULTS = 200


def time_disk(folder: Path) -> None:
    """Print what a result takes until it is on disk, on the clock and of the processor."""
    path = folder / "event.arbiter"
    workspace = full_event(path)
    act = entry_of_results(workspace)
    act()
    length = length_of_last_entry(path)
    head("bare")
    with closing(bare_database(folder / "bare.sqlite")) as database:
        bare = bare_transaction(database, length)
        for title, clock in (
            ("one result on disk", perf_counter),
            ("   of the processor", process_time),
        ):
            ours = seconds(act, runs=RESULTS, clock=clock)
            line(title, ours, seconds(bare, runs=RESULTS, clock=clock))
    figure("   functions of Python called", f"{calls(act):,}")
    workspace.close()


def time_opening(folder: Path) -> None:
    """Print what opening an event takes, of the processor too."""
    path = folder / "event.arbiter"
    full_event(path).close()

    def open_event() -> None:
        Workspace.open(path, actor="bench").close()

    print()
    line("opening an event of 24 players, with its check", seconds(open_event, runs=20))
    line("   of the processor", seconds(open_event, runs=20, clock=process_time))


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


def length_of_last_entry(path: Path) -> int:
    """Return how many bytes the last act has written into the journal."""
    with closing(sqlite3.connect(path)) as database:
        (length,) = database.execute(
            "SELECT length(params) + length(changes) + length(hash) + 60 FROM journal"
            " ORDER BY id DESC LIMIT 1"
        ).fetchone()
    return int(length)


def bare_database(path: Path) -> sqlite3.Connection:
    """Return a database that loses no transaction; unlike an event file it stays in its log."""
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE game (id INTEGER PRIMARY KEY, result TEXT);"
        "CREATE TABLE journal (id INTEGER PRIMARY KEY, entry TEXT);"
        "INSERT INTO game VALUES (1, '1-0');"
    )
    return database


def bare_transaction(database: sqlite3.Connection, length: int) -> Callable[[], object]:
    """Return an act that does what a result asks of the disk: one row changed, one added of so many
    bytes.
    """
    turns = count()

    def transaction() -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE game SET result = ? WHERE id = 1", (str(next(turns)),))
        database.execute("INSERT INTO journal (entry) VALUES (?)", ("x" * length,))
        database.execute("COMMIT")

    return transaction
