"""Writes the events of all stories as files of this version, and beside them their tables."""

import gzip
import io
import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, redirect_stdout
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import arbiter_app
from arbiter_app import cli, paths
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from tests.old_files import festival, stories, stories_of_many
from tests.old_files.kept import FOLDER, TABLES
from tests.old_files.stories import DAY, Story
from tests.soak import prepared_teams

STORIES: Mapping[str, Story] = {
    "round_robin": stories.round_robin,
    "double_round_robin": stories.double_round_robin,
    "swiss_dutch": stories.swiss_dutch,
    "swiss_dubov": stories.swiss_of(SwissSystem.DUBOV),
    "swiss_burstein": stories.swiss_of(SwissSystem.BURSTEIN),
    "swiss_lim": stories.swiss_of(SwissSystem.LIM),
    "swiss_double": stories.double_swiss,
    "mcmahon": stories.mcmahon,
    "beside_the_rules": stories.beside_the_rules,
    "imported": stories.imported,
    "knockout": stories.knockout,
    "match": stories.match,
    "groups_and_finals": stories.groups_and_finals,
    "solving": stories.solving,
    "team_league": stories_of_many.league,
    "team_swiss": prepared_teams.swiss,
    "team_knockout": prepared_teams.knockout,
    "scheveningen": prepared_teams.scheveningen,
    "youth_championship": stories_of_many.youth,
    "festival": festival.festival,
    "whatever": stories.whatever(stories.double_round_robin),
    "whatever_of_teams": stories.whatever(prepared_teams.swiss),
}


def main() -> int:
    """Write the old files of this version, if there are none yet; return the exit status."""
    folder = FOLDER / arbiter_app.__version__
    if folder.exists():
        print(
            f"{folder} is there. Files of a released version never change; while"
            f" {arbiter_app.__version__} is not released yet, remove the folder and try again."
        )
        return 1
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as made:
        paths.user_data = lambda: Path(made)
        tables = {}
        for name in ("sample", *STORIES):
            path = write(Path(made) / f"{name}.arbiter")
            tables[name] = tables_of(path)
            packed = gzip.compress(path.read_bytes(), mtime=0)
            (folder / f"{name}.arbiter.gz").write_bytes(packed)
            print(f"{name}: {len(packed):,} bytes")
    (folder / TABLES).write_text(_as_text(tables), encoding="utf-8")
    return 0


def write(path: Path) -> Path:
    """Write the event that a file is named after, as small as it can be."""
    if path.stem == "sample":
        make_sample(path, _clock())
    else:
        _tell(path, STORIES[path.stem])
    with closing(sqlite3.connect(path)) as database:
        database.execute("VACUUM")
    return path


def _tell(path: Path, story: Story) -> None:
    with closing(
        Workspace.create(
            path,
            title="Кубок Затоки",
            starts_on=DAY.date(),
            edition_id="2026-03",
            actor="Arbiter",
            now=_clock(),
            takes_snapshots=False,
        )
    ) as workspace:
        story(workspace)


def _clock() -> Callable[[], datetime]:
    """Return a clock that goes on by a minute with each look."""
    minutes = iter(range(10**6))
    return lambda: DAY + timedelta(minutes=next(minutes))


def tables_of(path: Path) -> dict[str, Any]:
    """Return the tables of all stages of a file, by their numbers, as the command line has them."""
    return {str(stage): _table(path, stage) for stage in _ranked(read_event(path))}


def _ranked(event: Event) -> Iterator[int]:
    """Yield the stages that have a table of their own, in their order."""
    for tournament in event.tournaments:
        for stage in tournament.stages:
            if stage.boards_of is None and stage.play_off is None:
                yield stage.id


def _table(path: Path, stage: int) -> list[list[Any]]:
    """Return the table of a stage: in each row place, number, points and values."""
    with redirect_stdout(io.StringIO()) as said:
        status = cli.run(["standings", str(path), "--json", "--stage", str(stage)])
    assert status == 0, (path, stage, status)
    rows: list[Mapping[str, Any]] = json.loads(said.getvalue())["standings"]
    return [[row["place"], row["number"], row["points"], row["values"]] for row in rows]


def _as_text(tables: Mapping[str, Any]) -> str:
    """Return tables with a line for each row."""
    lines = []
    for name, stages in tables.items():
        for stage, rows in stages.items():
            lines.append(f'  "{name} {stage}": [\n')
            lines.append(",\n".join(f"    {json.dumps(row)}" for row in rows))
            lines.append("\n  ],\n")
    return "{\n" + "".join(lines).removesuffix(",\n") + "\n}\n"
