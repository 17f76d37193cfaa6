"""A part in several processes beside each other, each replaced when it ends before its time."""

import json
import os
import secrets
import shutil
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock, Thread

from tests.soak.outcomes import Outcome
from tests.soak.processes import Start, spawned
from tests.soak.turns import Limits, keep, part_named, seed_of

BREATH = 0.05
"""Seconds between two looks at the workers."""
ENDLESS = 10**12
STARTS = 30.0
"""Seconds that a process has to start and prepare, beside the patience of its part."""
_ROOM = 1 << 30
_PAUSE = 5.0
"""Seconds between two entries of a book."""
DEATHS = 20
"""After so many processes that died before their first turn a part is given up."""


@dataclass(frozen=True)
class Trouble:
    """A turn that went wrong."""

    part: str
    seed: str
    what: str
    kept: Path


@dataclass
class Told:
    """What a part has come to."""

    part: str
    came: Counter[Outcome] = field(default_factory=Counter)
    turns: int = 0
    """How many were made; one may try several things."""
    troubles: list[Trouble] = field(default_factory=list)
    seconds: float = 0.0
    figures: Counter[str] = field(default_factory=Counter)
    """How much was looked at, where a part counts that."""
    done: Counter[int] = field(default_factory=Counter)
    """How many turns each worker has made."""
    hearing: Lock = field(default_factory=Lock)
    """Held while a turn is added up, or what was added up so far is written."""

    @property
    def tried(self) -> int:
        return self.came.total()


def any_seed() -> str:
    """Return the seed of a campaign for which none was given."""
    return str(secrets.randbelow(10**9))


def campaign(
    name: str,
    seed: str,
    *,
    seconds: float,
    workers: int,
    turns: int = ENDLESS,
    book: "Book | None" = None,
    start: Start = spawned,
) -> Told:
    """Let a part run for so long, or for so many turns in all; return what came of it.

    With a book it goes on after what stands in it, and writes down how far it has come.
    """
    told = book.read(name) if book else Told(name)
    began = time.monotonic() - told.seconds
    with tempfile.TemporaryDirectory(
        prefix=f"soak-{name}-", dir=_quick_disk(), ignore_cleanup_errors=True
    ) as folder:
        ends = time.monotonic() + seconds
        left = max(0, turns - told.done.total())
        shares = [left // workers + (at < left % workers) for at in range(workers)]
        crew = [
            _Worker(told, seed, at, Path(folder), ends, told.done[at] + share, start)
            for at, share in enumerate(shares)
            if share
        ]
        try:
            while sum(worker.goes_on() for worker in crew):  # each of them is looked after
                told.seconds = time.monotonic() - began
                if book:
                    book.write(told)
                time.sleep(BREATH)
        finally:
            for worker in crew:
                worker.stop()
            told.seconds = time.monotonic() - began
            if book:
                book.write(told, at_once=True)
    return told


def _quick_disk() -> Path | None:
    """Return a disk in memory where a system has one with room: no turn is about a power cut."""
    shared = Path("/dev/shm")
    with suppress(OSError):
        if os.access(shared, os.W_OK) and shutil.disk_usage(shared).free > _ROOM:
            return shared
    return None


class Book:
    """A file that says how far the campaign of a seed has come with a part, so that it goes on
    there after a pause or a kill.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0.0

    def read(self, part: str) -> Told:
        """Return what the file tells; nothing was done where there is none yet."""
        if not self._path.exists():
            return Told(part)
        said = json.loads(self._path.read_text(encoding="utf-8"))
        return Told(
            part,
            came=Counter({Outcome(each): number for each, number in said["came"].items()}),
            turns=said["turns"],
            troubles=[
                Trouble(part, seed, what, Path(kept)) for seed, what, kept in said["troubles"]
            ],
            seconds=said["seconds"],
            figures=Counter(said["figures"]),
            done=Counter({int(at): number for at, number in said["done"].items()}),
        )

    def write(self, told: Told, *, at_once: bool = False) -> None:
        """Write down how far it has come, every few seconds."""
        now = time.monotonic()
        if now - self._written < _PAUSE and not at_once:
            return
        self._written = now
        with told.hearing:
            said = {
                "turns": told.turns,
                "seconds": told.seconds,
                "done": told.done,
                "came": told.came,
                "figures": told.figures,
                "troubles": [[each.seed, each.what, str(each.kept)] for each in told.troubles],
            }
            text = json.dumps(said, ensure_ascii=False, indent=1)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(self._path)


class _Worker:
    """One after the other the processes that make the turns of one number."""

    def __init__(
        self,
        told: Told,
        seed: str,
        at: int,
        folder: Path,
        ends: float,
        turns: int,
        start: Start,
    ) -> None:
        self._begin = start
        self._told, self._seed, self._at, self._ends, self._turns = told, seed, at, ends, turns
        self._folder = folder / str(at)
        self._patience = Limits.of(part_named(told.part)).patience
        self._deaths = 0
        self._start()

    @property
    def _done(self) -> int:
        return self._told.done[self._at]

    def goes_on(self) -> bool:
        """Look after the process; return whether there is still something to wait for."""
        if self._process.poll() is None:
            if time.monotonic() - self._heard > 2 * self._patience + STARTS:
                self._process.kill()
                self._process.wait()
                self._listening.join()
                self._went_wrong(Outcome.HUNG, f"no end after {self._patience:.0f} s")
                return self._another()
            return True
        self._listening.join()
        if self._process.returncode == 0:
            return self._another()
        said = self._errors.read_text(encoding="utf-8", errors="replace")
        if "Timeout (" in said:
            self._went_wrong(Outcome.HUNG, f"no end after {self._patience:.0f} s", said)
        else:
            what = f"the process ended with status {self._process.returncode}"
            self._went_wrong(Outcome.UNCAUGHT, what, said)
        return self._another()

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self._listening.join()

    def _another(self) -> bool:
        """Start the next process unless the time or the turns are over."""
        if time.monotonic() >= self._ends or self._done >= self._turns or self._deaths > DEATHS:
            return False
        self._start()
        return True

    def _start(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir()
        self._errors = self._folder / "errors.txt"
        left = max(0.0, self._ends - time.monotonic())
        numbers = (self._at, self._done)
        words = (
            self._told.part,
            self._seed,
            *numbers,
            self._folder,
            left,
            self._turns - self._done,
        )
        with self._errors.open("wb") as errors:
            self._process = self._begin(tuple(map(str, words)), errors)
        self._heard, self._made = time.monotonic(), 0
        self._listening = Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._heard = time.monotonic()
                turn = json.loads(line)
                with self._told.hearing:
                    self._told.came.update({Outcome(each): n for each, n in turn["came"].items()})
                    self._told.figures.update(turn["figures"])
                    self._told.turns += 1
                    if turn["what"]:
                        self._trouble(turn["what"], Path(turn["kept"]))
                    self._told.done[self._at] += 1
                self._made += 1

    def _went_wrong(self, outcome: Outcome, what: str, details: str = "") -> None:
        """Count a turn of which its own process could tell nothing more."""
        seed = seed_of(self._seed, self._at, self._done)
        kept = keep(self._told.part, seed, self._folder / "turn", f"{what}\n{details}")
        with self._told.hearing:
            self._told.came[outcome] += 1
            self._told.turns += 1
            self._trouble(what, kept)
            self._told.done[self._at] += 1
        self._deaths = 0 if self._made else self._deaths + 1

    def _trouble(self, what: str, kept: Path) -> None:
        seed = seed_of(self._seed, self._at, self._done)
        self._told.troubles.append(Trouble(self._told.part, seed, what, kept))
