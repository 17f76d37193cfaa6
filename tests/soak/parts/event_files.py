"""Damaged and forged event files: refused untouched, told of, or what stood there before."""

import random
import shutil
from contextlib import closing, suppress
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import Fault, read_event, read_history, verify
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.workspace import Workspace
from tests.soak.event_seeds import Rows, Seed, make_seeds, raw_rows
from tests.soak.mutating.database import mutate_by_sql, mutate_bytes
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused

SHORT = 8
_BYTES = 0.45
"""Which part of the files is damaged byte by byte; the others are changed by SQL."""
_FORMER = 0.05
"""Which part is of an earlier schema, once there is one: to bring it to that of today takes long.
"""
_STRANGE_LOG = 0.05
"""Which part has the log of another file beside it."""

_seeds: tuple[Seed, ...] = ()


def prepare(folder: Path) -> None:
    global _seeds
    _seeds = make_seeds(folder)
    for seed in _seeds:
        path = folder / "opened" / seed.path.name
        path.parent.mkdir(exist_ok=True)
        shutil.copyfile(seed.path, path)
        work(random.Random(1), path)


def turn(chance: random.Random, folder: Path) -> Outcome:
    of_today = chance.random() > _FORMER
    seed = chance.choice([each for each in _seeds if each.is_of_today == of_today] or _seeds)
    path = folder / "event.arbiter"
    shutil.copyfile(seed.path, path)
    if chance.random() < _STRANGE_LOG:
        other = chance.choice(_seeds).path.read_bytes()
        end = chance.choice(("-wal", "-shm", "-journal"))
        path.with_name(path.name + end).write_bytes(other[: chance.randrange(len(other))])
    elif chance.random() < _BYTES:
        mutate_bytes(chance, path)
    else:
        mutate_by_sql(chance, path)
    (folder / "kept").mkdir()
    shutil.copyfile(path, folder / "kept" / path.name)
    return judge(chance, path, seed.rows)


def judge(chance: random.Random, path: Path, sound: Rows) -> Outcome:
    """Open a file by every door; `sound` is what stood in it before it was damaged."""
    there = raw_rows(path)
    faults = closed_doors(chance, path)
    before = contents(path.parent)
    try:
        opened = Workspace.open(path, actor="soak")
    except FileError as error:
        expect(contents(path.parent) == before, f"refused and touched: {error.code}")
        return refused(chance, error)
    with closing(opened):
        expect(faults is not None, "opened, and refused by the command line")
        expect(
            bool(opened.faults) == bool(faults), "faults that verify and the window see otherwise"
        )
        if faults:
            return _with_faults(chance, opened)
        opened.history()
    expect(is_harmless(there, sound), f"opened without a word: {changed(there, sound)}")
    work(chance, path)
    return Outcome.RIGHT


def _with_faults(chance: random.Random, opened: Workspace) -> Outcome:
    """No act is done until a person goes on from the rows as they are; then the file is sound."""
    for act in (_note, _result):
        try:
            version = opened.event.data_version
            act(chance, opened)
            expect(opened.event.data_version == version, "an act on a file with faults")
        except (FileError, RuleError) as error:
            refused(chance, error)
    try:
        opened.history()
        opened.trust_rows()
    except FileError as error:
        return refused(chance, error)
    event = opened.event
    opened.close()
    expect(verify(opened.path) == (), "faults after the rows were trusted")
    expect(read_event(opened.path) == event, "another event after the rows were trusted")
    return Outcome.REFUSED


def closed_doors(chance: random.Random, path: Path) -> tuple[Fault, ...] | None:
    """Read a file as the command line does; None where it is refused."""
    before = contents(path.parent)
    faults: tuple[Fault, ...] | None = None
    try:
        faults = verify(path)
    except FileError as error:
        refused(chance, error)
    for door in (read_event, read_history):
        try:
            door(path)
            expect(faults is not None or door is read_history, "refused by verify, and read")
        except FileError as error:
            expect(faults != (), f"sound for verify, refused by {door.__name__}: {error.code}")
            refused(chance, error)
    expect(contents(path.parent) == before, "a file was touched that was only read")
    return faults


def work(chance: random.Random, path: Path) -> None:
    """Do some acts: what is accepted can be gone on with, and verifies then."""
    with closing(Workspace.open(path, actor="soak")) as opened:
        for act in chance.sample((_undo, _redo, _note, _result), k=3):
            with suppress(RuleError):
                act(chance, opened)
        event = opened.event
    expect(verify(path) == (), "damaged by an act that was done")
    expect(read_event(path) == event, "another event on disk than in memory")


def _undo(chance: random.Random, opened: Workspace) -> None:
    opened.undo()


def _redo(chance: random.Random, opened: Workspace) -> None:
    opened.redo()


def _note(chance: random.Random, opened: Workspace) -> None:
    opened.note("players.exported", target="soak.csv")


def _result(chance: random.Random, opened: Workspace) -> None:
    rounds = [each for each in opened.event.tournament.main_stage.rounds if each.games]
    if not rounds:
        return
    round_ = chance.choice(rounds)
    board, result = chance.choice(round_.games).board, chance.choice(ALL_RESULTS)
    try:
        opened.do(enter_result, round=round_.number, board=board, result=result)
    except RuleError:
        opened.do(
            correct_result,
            round=round_.number,
            board=board,
            result=result,
            reason="soak",
            decided=True,
        )


def contents(folder: Path) -> dict[str, bytes]:
    """Return what the files of a folder hold, but for the index of a log, made by whoever reads."""
    files = (file for file in folder.iterdir() if file.is_file() and file.suffix != ".arbiter-shm")
    return {file.name: file.read_bytes() for file in files}


def is_harmless(there: Rows | None, sound: Rows) -> bool:
    """Whether the same stands in a file, or what stood in it an act or more before: that is an
    older copy, sound in itself.
    """
    if there is None or there == sound:
        return there is not None
    entries, all_of_them = set(there.get("journal", ())), set(sound["journal"])
    return there["sqlite_master"] == sound["sqlite_master"] and entries < all_of_them


def changed(there: Rows | None, sound: Rows) -> str:
    """Return the tables that are not as they were."""
    if there is None:
        return "unreadable"
    return ", ".join(sorted(name for name in sound | there if sound.get(name) != there.get(name)))
