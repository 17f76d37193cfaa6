"""A backup copied over an event after a crash: the copy or the event before it, no mixture."""

import random
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from arbiter_app import paths
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.workspace import Workspace
from tests.soak import prepared
from tests.soak.deeds import live_in
from tests.soak.kills import killed
from tests.soak.mishaps import import_all
from tests.soak.outcomes import Outcome, expect
from tests.soak.parts.kills import work
from tests.soak.refusals import OURS, refused

SHORT = 2
PATIENCE = 120.0
SECONDS = 20.0
DAYS = 3
"""How often at the most somebody works on the event; each time ends with a crash."""
MOMENT = 0.05
SUFFIXES = ("", "-wal", "-shm")

Rows = Mapping[str, tuple[str, ...]]
"""All that stands in a file, by its tables."""

_stories: prepared.Stories


@dataclass(frozen=True)
class Kept:
    """A copy of the event, and of what lay beside it."""

    folder: Path
    is_torn: bool
    """Whether it was made while somebody worked."""

    @property
    def file(self) -> Path:
        return self.folder / "event.arbiter"

    @property
    def log(self) -> Path:
        return self.folder / "event.arbiter-wal"


def prepare(folder: Path) -> None:
    global _stories
    import_all()
    live_in(folder)
    _stories = prepared.Stories(folder / "stories")


def turn(chance: random.Random, folder: Path) -> Outcome:
    desk = folder / "desk"
    desk.mkdir()
    live_in(folder)
    story, other = chance.sample([*prepared.STORIES], 2)
    event = Path(shutil.copy(_stories.file(story), desk / "event.arbiter"))
    copies, crashes = _worked(chance, event, folder)
    crash = _keep(event, folder / "crash")
    copy = chance.choice([*copies, *_snapshots(folder)])
    # another story: the log of the same would belong to a copy made before anybody worked
    logs = [*_log_of(chance, _stories.file(other), folder / "other"), *_logs(crashes)]
    steps = _copy_over(chance, event, copy, logs)
    (folder / "told.txt").write_text("\n".join(steps), encoding="utf-8")
    lies = {name: _content(event, name) for name in SUFFIXES[:2]}
    try:
        if chance.random() < 0.4:
            read_event(event)
            if verify(event):
                return Outcome.REFUSED
            return Outcome.RIGHT
        workspace = Workspace.open(event, actor="soak")
    except OURS as error:
        now = {name: _content(event, name) for name in SUFFIXES[:2]}
        expect(now == lies, f"refused ({error.code}) and not as it was")
        return refused(chance, error)
    with closing(workspace), workspace.reading() as connection:
        found = _rows(connection)
        is_sound = not getattr(workspace, "faults", ())
    if not is_sound or (copy.is_torn and verify(event)):
        return Outcome.REFUSED  # it was told
    expect(not verify(event), "opened, and verify finds faults")
    crashed = [crash, *(each for each in (copy, *crashes) if each.log.exists())]
    states = [_rows_of(copy, with_log=False), *(_rows_of(each, with_log=True) for each in crashed)]
    expect(found in states, f"a mixture: {', '.join(steps)}")
    return Outcome.RIGHT


def _worked(chance: random.Random, event: Path, folder: Path) -> tuple[list[Kept], list[Kept]]:
    """Let somebody work until the program crashes, some days; return the copies that were made
    meanwhile, and what lay there after the crashes before the last.
    """
    copies = [_keep(event, folder / "copy")]
    crashes: list[Kept] = []
    days = chance.randint(1, DAYS)
    for day in range(days):

        def copy(day: int = day) -> None:
            copies.append(_keep(event, folder / f"torn {day}", is_torn=True))

        killed(
            event,
            chance.randrange(2**32),
            lines=chance.randint(1, 6),
            after=chance.uniform(0, MOMENT),
            work=work,
            meanwhile=copy if chance.random() < 0.5 else _nothing,
        )
        if day < days - 1:
            crashes.append(_keep(event, folder / f"crash {day}"))
            Workspace.open(event, actor="soak").close()
            copies.append(_keep(event, folder / f"copy {day}"))
    return copies, crashes


def _nothing() -> None:
    """Make no copy while somebody works."""


def _keep(event: Path, folder: Path, *, is_torn: bool = False) -> Kept:
    folder.mkdir()
    for suffix in SUFFIXES:
        file = event.with_name(event.name + suffix)
        if file.exists():
            shutil.copyfile(file, folder / f"event.arbiter{suffix}")
    return Kept(folder, is_torn)


def _snapshots(folder: Path) -> list[Kept]:
    found = sorted((paths.user_data() / "events").rglob("snapshots/*.arbiter"))
    kept = []
    for number, file in enumerate(found[:2]):
        own = folder / f"snapshot {number}"
        own.mkdir()
        shutil.copyfile(file, own / "event.arbiter")
        kept.append(Kept(own, is_torn=False))
    return kept


def _log_of(chance: random.Random, story: Path, folder: Path) -> list[Path]:
    """Return the log of another event after a crash, if it left one."""
    folder.mkdir()
    other = folder / "event.arbiter"
    shutil.copy(story, other)
    killed(other, chance.randrange(2**32), lines=2, after=0, work=work)
    log = other.with_name(f"{other.name}-wal")
    return [log] if log.exists() else []


def _logs(crashes: list[Kept]) -> list[Path]:
    """Return the logs of crashes."""
    return [each.log for each in crashes if each.log.exists()]


def _copy_over(chance: random.Random, event: Path, copy: Kept, logs: list[Path]) -> list[str]:
    """Copy a backup over the event, as somebody does who knows nothing of what lies beside it, or
    a little; return what was done.
    """
    ways: tuple[Callable[[], object], ...] = (
        partial(shutil.copyfile, copy.file, event),
        partial(shutil.copy2, copy.file, event),
        partial(_move_over, copy.file, event),
    )
    way = chance.randrange(len(ways))
    ways[way]()
    steps = [f"{copy.folder.name} copied in way {way}"]
    log, index = (event.with_name(event.name + suffix) for suffix in SUFFIXES[1:])
    match chance.randrange(6):
        case 0:
            log.unlink(missing_ok=True)
            steps.append("without its log")
        case 1 if logs:
            shutil.copyfile(chosen := chance.choice(logs), log)
            steps.append(f"with the log of {chosen.parent.name}")
        case 2 if copy.log.exists():
            shutil.copyfile(copy.log, log)
            steps.append("with the log beside the copy")
    if chance.random() < 0.4:
        index.unlink(missing_ok=True)
        steps.append("without the index of the log")
    return steps


def _move_over(source: Path, event: Path) -> None:
    shutil.copyfile(source, beside := event.with_name("moved"))
    beside.replace(event)


def _content(event: Path, suffix: str) -> bytes | None:
    file = event.with_name(event.name + suffix)
    return file.read_bytes() if file.exists() else None


def _rows_of(kept: Kept, *, with_log: bool) -> Rows:
    """Return all that stands in a copy, read where nothing of it is touched."""
    folder = kept.folder / ("with log" if with_log else "alone")
    folder.mkdir()
    shutil.copyfile(kept.file, folder / "event.arbiter")
    if with_log and kept.log.exists():
        shutil.copyfile(kept.log, folder / "event.arbiter-wal")
    try:
        with closing(sqlite3.connect(folder / "event.arbiter")) as connection:
            return _rows(connection)
    except sqlite3.DatabaseError:  # a copy that was torn
        return {}


def _rows(connection: sqlite3.Connection) -> Rows:
    # Which numbers SQLite has given out is no part of an event.
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {
        name: tuple(sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"'))))
        for (name,) in connection.execute(query).fetchall()
    }
