"""The event files that campaigns damage, and how they are compared with what comes of them."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.engine import has_newest_schema
from tests.old_files.kept import FOLDER, unpacked
from tests.soak.kills import make_tied

PLAYERS = 6
_BESIDE = ("sqlite_sequence", "alembic_version")

Rows = dict[str, list[tuple[object, ...]]]


@dataclass(frozen=True)
class Seed:
    """A sound event file and what stands in it."""

    path: Path
    rows: Rows
    is_of_today: bool
    """Whether it has the newest schema."""


def make_seeds(folder: Path) -> tuple[Seed, ...]:
    """Make a small event in the middle of play, one before its play-off, the sample, and files of
    released versions.
    """
    _make_small(folder / "small.arbiter")
    make_tied(folder / "tied.arbiter")
    make_sample(folder / "sample.arbiter", lambda: datetime(2026, 5, 1, 12))
    for packed in FOLDER.glob("*/round_robin.arbiter.gz"):
        unpacked(packed, folder).rename(folder / f"{packed.parent.name}.arbiter")
    found = []
    for path in sorted(folder.glob("*.arbiter")):
        rows = raw_rows(path)
        assert rows
        with closing(sqlite3.connect(path)) as database:
            found.append(Seed(path, rows, is_of_today=has_newest_schema(database)))
    return tuple(found)


def raw_rows(path: Path) -> Rows | None:
    """Return every row of a file and how its tables are declared, as SQLite reads them and nobody
    else; None where it cannot. Which numbers are given next and by which program it was made do not
    count.
    """
    try:
        address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as database:
            declared = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
            rows: Rows = {"sqlite_master": sorted(map(_plainly, declared), key=str)}
            for kind, name, _ in declared:
                if kind == "table" and name not in _BESIDE:
                    found = database.execute(f'SELECT * FROM "{name}"').fetchall()
                    rows[name] = sorted(found, key=repr)
            return rows
    except (sqlite3.Error, UnicodeError, OverflowError):
        return None


def _plainly(declared: tuple[str, str, str | None]) -> tuple[object, ...]:
    """Return how an object is declared without what makes no difference to SQLite: capitals."""
    kind, name, sql = declared
    return kind, name, sql and sql.casefold()


def _make_small(path: Path) -> None:
    workspace = Workspace.create(
        path, title="Кубок", starts_on=None, edition_id="2026-03", actor="soak"
    )
    with closing(workspace):
        for number in range(1, PLAYERS + 1):
            workspace.do(add_player, name=f"Гравець {number}", fide_rating=2000 - number)
        workspace.do(attach_regulations, name="регламент.txt", content=b"text")
        workspace.do(draw_lots, seed="soak")
        for round_ in workspace.event.tournament.main_stage.rounds[:2]:
            for game in round_.games:
                result = ALL_RESULTS[game.board % 3]
                workspace.do(enter_result, round=round_.number, board=game.board, result=result)
        workspace.undo()
        workspace.do(withdraw_player, player=[*workspace.event.players][-1], reason="хвороба")
        workspace.note("players.exported", target="a.csv")
