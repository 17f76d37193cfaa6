"""What is left of a deed that something came between: all of it, nothing of it, never half."""

import hashlib
import json
import os
import re
import shutil
import time
import traceback
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TextIO

import arbiter_app
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_history, verify
from arbiter_app.services.files.player_lists import read_sheets
from arbiter_app.services.leftovers import take_away_leftovers
from arbiter_app.services.registry.registry import Registry
from tests.soak.deeds import Deed, live_in
from tests.soak.outcomes import expect

_PASSING = re.compile(r"^\..*\.(new.*|lock|held)$|-wal$|-shm$|\.new$|-journal$")
"""Names of files that a kill may leave behind: nobody takes them for what they were to become."""
_LEFT_OVER = re.compile(r"^\..*\.(new.*|held)$|\.new$")
_OF_THE_COMPUTER = ("empty-event", "registry", "events", "locks", "errors.log")


DONE = "done"
State = Mapping[str, Hashable]
"""What a person finds in a folder, by the names of the files."""


@dataclass(frozen=True)
class Ready:
    """A deed with the folder it begins in, and what is there before and after."""

    deed: Deed
    folder: Path
    before: State
    after: State
    seconds: float
    """How long it takes where nothing comes between."""


class ReadyDeeds:
    """The deeds of a worker, each made ready when it is asked for first."""

    def __init__(self, folder: Path, run: Callable[[Deed, Path], object]) -> None:
        self._folder, self._run = folder, run
        folder.mkdir()
        self._kept: dict[str, Ready] = {}

    def get(self, deed: Deed) -> Ready:
        if deed.name not in self._kept:
            begins = self._folder / str(len(list(self._folder.iterdir())))
            begins.mkdir(parents=True)
            deed.make_ready(begins)
            before = state(begins)
            ends = begins.with_name(f"{begins.name} done")
            seconds = []
            for _ in range(2):
                shutil.rmtree(ends, ignore_errors=True)
                shutil.copytree(begins, ends)
                began = time.monotonic()
                self._run(deed, ends)
                seconds.append(time.monotonic() - began)
            self._kept[deed.name] = Ready(deed, begins, before, state(ends), min(seconds))
        return self._kept[deed.name]


def examine(ready: Ready, folder: Path, *, acknowledged: bool) -> bool:
    """Make sure that each file is as before or as after, and as after where it was said to be
    done; return whether all are as after.

    Raises HalfDoneError.
    """
    found = state(folder)
    for name in {*found, *ready.before, *ready.after}:
        now, former, wanted = (each.get(name) for each in (found, ready.before, ready.after))
        what = f"{ready.deed.name}: {Path(name).suffix or name}"
        if acknowledged:
            expect(now == wanted, f"{what} was said to be done and is not there")
        expect(now in (former, wanted), f"{what} is half done")
    return found == ready.after


def state(folder: Path) -> State:
    """Return what a person finds in a folder. Raises HalfDoneError where a file is no whole one."""
    live_in(folder)
    found: dict[str, Hashable] = {}
    for file in _files(folder):
        found[file.relative_to(folder).as_posix()] = _read(file)
    for snapshot in (folder / "user-data" / "events").rglob("*.arbiter"):
        if not _PASSING.search(snapshot.name):
            _event(snapshot)
    found["registry"] = _registry()
    for drafts in (folder / "user-data" / "events").rglob("drafts.json"):
        json.loads(drafts.read_bytes())
    return found


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        is_own = parts[0] == "user-data" and len(parts) > 1 and parts[1] in _OF_THE_COMPUTER
        if file.is_file() and not is_own and not _PASSING.search(file.name):
            yield file


def _read(file: Path) -> Hashable:
    match file.suffix:
        case ".arbiter":
            return _event(file)
        case ".pdf":
            return _paper(file)
        case ".xlsx":
            return repr(read_sheets(file))
        case _:
            return file.read_bytes()


def _event(file: Path) -> Hashable:
    """Return the acts of an event file that is verified."""
    if _log(file).exists():
        return _verified(file)
    digest = hashlib.sha256(file.read_bytes()).digest()
    if digest not in _known:
        _known[digest] = _verified(file)
    return _known[digest]


_known: dict[bytes, Hashable] = {}
"""The acts of files that were verified, by what is in them."""


def _log(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _verified(file: Path) -> Hashable:
    try:
        faults = verify(file)
        expect(not faults, f"{file.suffix} fails verify: {faults}")
        return tuple(entry.command for entry in read_history(file))
    except FileError as error:
        expect(False, f"{error.code}: an event file does not open ({file.name}) {error.detail}")
        raise


def _paper(file: Path) -> Hashable:
    """Return how many pages a paper has."""
    import pypdfium2

    content = file.read_bytes()
    expect(content.rstrip().endswith(b"%%EOF"), "a paper has no end")
    paper = pypdfium2.PdfDocument(content)
    try:
        return len(paper)
    finally:
        paper.close()


def _registry() -> Hashable:
    registry = Registry()
    lists = tuple((each.name, each.published, each.people, each.use) for each in registry.lists())
    return lists, len(registry.people()), bool(registry.search("Бук Ян"))


def check_nothing_left_over(folder: Path) -> None:
    """Make sure that a start of the program takes away what was to become files."""
    live_in(folder)
    take_away_leftovers()
    left = [each.name for each in folder.rglob("*") if _LEFT_OVER.search(each.name)]
    expect(not left, f"left over after the next start: {left}")


def import_all() -> None:
    """Import what deeds import when they are done: a fork begins with it."""
    for found in walk_packages(arbiter_app.__path__, "arbiter_app."):
        if not found.name.startswith(("arbiter_app.gui", "arbiter_app.__main__")):
            import_module(found.name)
    for name in ("alembic.command", "sqlalchemy.dialects.sqlite", "openpyxl", "pypdfium2"):
        import_module(name)


def begin(run: Callable[[], str]) -> tuple[int, TextIO]:
    """Begin something in a fork of this process; return its id, and where it tells at its end what
    it returned.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            silence = os.open(os.devnull, os.O_RDWR)
            for each in (0, 1, 2):
                os.dup2(silence, each)
            try:
                said = run()
            except BaseException:  # noqa: BLE001 - it is told to whoever began it
                said = traceback.format_exc()
            with os.fdopen(writing, "w", encoding="utf-8", errors="replace") as told:
                told.write(said)
        finally:
            os._exit(0)
    os.close(writing)
    return child, os.fdopen(reading, encoding="utf-8")


def in_a_process(run: Callable[[], str]) -> str:
    """Run something in a fork of this process; return what it returned, "" where it died."""
    child, told = begin(run)
    with told:
        said = told.read()
    os.waitpid(child, 0)
    return said


def let(deed: Deed, folder: Path) -> None:
    """Let a deed be done to its end. Raises HalfDoneError where it cannot be."""
    said = in_a_process(lambda: done(deed, folder))
    expect(said == DONE, f"{deed.name}: {said.splitlines()[-1] if said else 'no word'}\n{said}")


def done(deed: Deed, folder: Path) -> str:
    """Do a deed in a folder."""
    live_in(folder)
    deed.do(folder)
    return DONE
