"""A new event is a copy of a ready empty file, which is as if migrations had just made it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, connect

import pytest

from arbiter_app import paths
from arbiter_app.services.closed_file import verify
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import empty_file, engine
from arbiter_app.store.event_file.empty_file import write_empty
from arbiter_app.store.event_file.engine import upgrade

SETTINGS = ("application_id", "user_version", "journal_mode", "page_size", "encoding")

CREATING = """
import sys
from pathlib import Path
from arbiter_app import paths
from arbiter_app.services.workspace import Workspace
folder = Path(sys.argv[1])
paths.user_data = lambda: folder
Workspace.create(
    folder / "new.arbiter", title="Cup", starts_on=None, edition_id="2026-03", actor="arbiter"
).close()
print("alembic" in sys.modules)
"""


@pytest.fixture(autouse=True)
def nothing_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program that has just started."""
    monkeypatch.setattr(empty_file, "_made", {})


@pytest.fixture
def migrated(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return, so to say, the files that have been migrated since."""
    files: list[Path] = []

    def noted(database: Connection, path: Path) -> None:
        files.append(path)
        upgrade(database, path)

    monkeypatch.setattr(empty_file, "upgrade", noted)
    return files


def contents(path: Path) -> tuple[object, ...]:
    """Return all that an event file is: how it is set up, its schema, its rows."""
    with closing(connect(path)) as database:
        settings = [database.execute(f"PRAGMA {each}").fetchall() for each in SETTINGS]
        schema = database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
        tables = sorted(name for kind, name, *_ in schema if kind == "table")
        rows = [database.execute(f'SELECT * FROM "{table}"').fetchall() for table in tables]
    return settings, sorted(schema, key=str), rows


def test_that_a_copied_file_is_what_migrations_make(tmp_path: Path, migrated: list[Path]) -> None:
    first, second, made = (tmp_path / name for name in ("first", "second", "made"))
    with closing(connect(made, isolation_level=None)) as database:
        upgrade(database, made)
    write_empty(first)
    empty_file._made.clear()
    write_empty(second)
    assert len(migrated) == 1
    assert contents(first) == contents(second) == contents(made)
    assert second.read_bytes() == first.read_bytes()


def test_that_commits_to_a_copied_file_reach_the_disk(tmp_path: Path) -> None:
    for name in ("migrated", "copied"):
        write_empty(tmp_path / name)
        with closing(engine.connect(tmp_path / name)) as database:
            assert database.execute("PRAGMA synchronous").fetchone() == (2,)
            assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_that_migrations_are_not_even_loaded_once_an_event_was_made(tmp_path: Path) -> None:
    loaded = []
    for _ in range(2):
        command = [sys.executable, "-c", CREATING, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        loaded.append(done.stdout.strip())
        (tmp_path / "new.arbiter").unlink()
    assert loaded == ["True", "False"]


def truncated() -> None:
    paths.empty_event().write_bytes(paths.empty_event().read_bytes()[:-4096])


def altered() -> None:
    content = bytearray(paths.empty_event().read_bytes())
    content[20_000] ^= 1
    paths.empty_event().write_bytes(content)


def emptied() -> None:
    paths.empty_event().write_bytes(b"")


def a_folder_of_that_name() -> None:
    paths.empty_event().unlink()
    paths.empty_event().mkdir()


def a_pipe_of_that_name() -> None:
    paths.empty_event().unlink()
    os.mkfifo(paths.empty_event())


DAMAGES = [truncated, altered, emptied, a_folder_of_that_name]
if hasattr(os, "mkfifo"):
    DAMAGES.append(a_pipe_of_that_name)


@pytest.mark.parametrize("damage", DAMAGES)
def test_that_a_damaged_file_costs_only_time(
    damage: Callable[[], None], path: Path, tmp_path: Path, migrated: list[Path]
) -> None:
    write_empty(tmp_path / "first")
    damage()
    empty_file._made.clear()
    create(path)
    assert len(migrated) == 2
    assert verify(path) == ()


def test_that_a_data_folder_that_cannot_be_used_costs_only_time(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise PermissionError

    monkeypatch.setattr(paths, "empty_event", nowhere)
    create(path)
    assert verify(path) == ()


def test_that_other_migrations_make_another_file(
    tmp_path: Path, migrated: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_empty(tmp_path / "first")
    folder = tmp_path / "migrations"
    shutil.copytree(paths.migrations(), folder)
    revision = max((folder / "versions").glob("*.py"))
    text = revision.read_text(encoding="utf-8").replace("SCHEMA_VERSION = ", "SCHEMA_VERSION = 9")
    revision.write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "migrations", lambda: folder)
    write_empty(tmp_path / "second")
    with closing(connect(tmp_path / "second")) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
    assert version > 90
    assert len(migrated) == 2


def create(path: Path) -> None:
    Workspace.create(
        path, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
    ).close()
