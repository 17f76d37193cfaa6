"""Files of released versions: they open, say what they said, are sound, and go on."""

import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from importlib.util import find_spec, module_from_spec
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people import rights
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import DRAW, Result
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from tests.old_files.kept import FOLDER, TABLES, unpacked
from tests.old_files.making import tables_of
from tests.old_files.stories_of_many import PIN

VERSIONS = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir())
FILES = [file for folder in VERSIONS for file in sorted(folder.glob("*.arbiter.gz"))]
NOW = datetime(2026, 11, 9, 12)
UNNAMED = ("sqlite_sequence", "alembic_version")


@pytest.fixture(autouse=True)
def pins_hashed_as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of today's files hash PINs at once; those of old ones are hashed in earnest."""
    found = find_spec(rights.__name__)
    assert found is not None
    fresh = module_from_spec(found)
    assert found.loader is not None
    found.loader.exec_module(fresh)
    monkeypatch.setattr(rights, "_ROUNDS", fresh._ROUNDS)


@pytest.fixture(params=FILES, ids=lambda file: f"{file.parent.name}-{file.name.split('.')[0]}")
def packed(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


@pytest.fixture
def old(packed: Path, tmp_path: Path) -> Path:
    """An old file, unpacked."""
    return unpacked(packed, tmp_path)


def signed_in(path: Path) -> Workspace:
    """Open a file as whoever may do everything in it."""
    workspace = Workspace.open(path, actor="arbiter")
    if workspace.event.pins:
        workspace.seat.sign_in(Authority.CHIEF_ARBITER, PIN, "Гай Іван")
    return workspace


def as_ever(event: Event) -> Event:
    """Return an event without how many acts led to it."""
    return replace(event, data_version=0)


def open_board(event: Event) -> tuple[StageId, Round, Board] | None:
    """Return a board that waits for a result, if there is any."""
    for tournament in event.tournaments:
        for stage in tournament.stages:
            for round_ in stage.rounds:
                for game in round_.games:
                    if game.result is None and round_.published is not None:
                        return stage.id, round_.number, game.board
    return None


def test_that_an_old_file_says_what_it_said(packed: Path, old: Path) -> None:
    before = old.read_bytes()
    told = json.loads((packed.parent / TABLES).read_text("utf-8"))
    name = packed.name.split(".")[0]
    for stage, rows in tables_of(old).items():
        assert rows == told[f"{name} {stage}"], stage
    assert verify(old) == ()
    assert old.read_bytes() == before


def test_that_papers_of_an_old_file_are_printed(old: Path) -> None:
    event = read_event(old)
    here = in_hand(event, event.tournaments[0].main_stage.id).event
    for name in ("start-list", "final-standings"):
        kind = document(name)
        report = kind.build(here, kind.read_options({}), catalogue("uk"), NOW)
        assert report.heading.event
    assert render_pdf(report).startswith(b"%PDF")


def test_that_an_old_file_is_gone_on_with(old: Path) -> None:
    with closing(signed_in(old)) as workspace:
        former = workspace.event
        if (board := open_board(former)) is not None:
            stage, number, place = board
            here = workspace.at(stage)
            two = here.competition.settings.has_two_games
            result = Result.of_match(DRAW, DRAW) if two else DRAW
            here.do(enter_result, round=number, board=place, result=result)
            workspace.undo()
        if workspace.undoing.undoable:
            workspace.undo()
            assert as_ever(workspace.event) != as_ever(former)
            workspace.redo()
        assert as_ever(workspace.event) == as_ever(former)
        workspace.note("players.exported", target="a.csv")
    assert verify(old) == ()
    assert as_ever(read_event(old)) == as_ever(former)


@pytest.mark.parametrize("version", VERSIONS, ids=lambda folder: folder.name)
def test_that_each_release_left_rows_in_all_of_its_tables(version: Path) -> None:
    found: dict[str, bool] = {}
    for file in version.glob("*.arbiter.gz"):
        with closing(sqlite3.connect(":memory:")) as database:
            content = bytearray(gzip.decompress(file.read_bytes()))
            content[18:20] = b"\1\1"  # in memory there is no log, which a file may ask for
            database.deserialize(bytes(content))
            tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            for (name,) in tables.fetchall():
                has_rows = database.execute(f'SELECT 1 FROM "{name}"').fetchone() is not None
                found[name] = found.get(name, False) or has_rows
    assert [name for name in found if not found[name] and name not in UNNAMED] == []
