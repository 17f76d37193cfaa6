"""A disk that refuses any call of everything that writes: told of, never half, and done later."""

import random
import shutil
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arbiter_app.i18n import catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from tests.soak import failing_calls
from tests.soak.deeds import DEEDS, Deed, RefusedError, live_in
from tests.soak.failing_calls import Calls
from tests.soak.failing_disk import Disk, FailingDisk, Failure
from tests.soak.mishaps import Ready, ReadyDeeds, examine, import_all, in_a_process, let
from tests.soak.outcomes import Outcome, UncaughtError, expect
from tests.soak.refusals import OURS

SHORT = 2
PATIENCE = 120.0
SECONDS = 20.0
OF_DATABASES = 0.5
"""Which part of the failures is answered to SQLite; the others meet Python's own calls."""
AGAIN = 0.3
"""After which part of the failures the disk is well again and the deed is done."""
LASTING = 0.4
LEFT_OUT = ("demo",)
"""What takes seconds is left to kills."""

_deeds: ReadyDeeds
_counts: dict[str, dict[str, int]] = {}
"""How many calls of each kind a deed makes, by the names of both."""


def prepare(folder: Path) -> None:
    global _deeds
    import_all()
    _deeds = ReadyDeeds(folder / "deeds", let)
    _counts.clear()


def turn(chance: random.Random, folder: Path) -> Outcome:
    ready = _deeds.get(chance.choice([deed for deed in DEEDS if deed.name not in LEFT_OUT]))
    desk = folder / "desk"
    counts = _counted(ready, folder / "counted")
    shutil.copytree(ready.folder, desk)
    trouble = _trouble(chance, desk, counts)
    said = _tried(ready.deed, desk, trouble)
    expect(said, f"{ready.deed.name}: it ended without a word")
    (folder / "told.txt").write_text(f"{trouble}\n{said}", encoding="utf-8")
    kind, _, _ = said.partition("\n")
    if kind.startswith("uncaught"):
        raise UncaughtError(f"{ready.deed.name}: {said.partition(' ')[2]}")
    is_done = examine(ready, desk, acknowledged=kind == "done")
    if not is_done and chance.random() < AGAIN:
        let(ready.deed, desk)
        examine(ready, desk, acknowledged=True)
    return Outcome.RIGHT if kind == "done" else Outcome.REFUSED


class Trouble:
    """What the disk refuses: to SQLite, or to Python."""

    def __init__(self, desk: Path) -> None:
        self.calls, self.disk, self._desk = Calls(desk), Disk(), desk

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """Let the disk refuse it."""
        with FailingDisk(self._desk, and_below=True).in_place() as disk:
            disk.disk = self.disk
            with failing_calls.in_place(self.calls):
                yield

    def __str__(self) -> str:
        return f"{self.calls} {self.disk}"


def _trouble(chance: random.Random, desk: Path, counts: dict[str, int]) -> Trouble:
    trouble = Trouble(desk)
    lasting = chance.random() < LASTING
    failures = [each for each in Failure if counts[each.name]]
    if failures and chance.random() < OF_DATABASES:
        failure = chance.choice(failures)
        fails_at = chance.randint(1, counts[failure.name])
        trouble.disk = Disk(failure, fails_at, lasting=lasting)
    elif counts["calls"]:
        trouble.calls.fails_at = chance.randint(1, counts["calls"])
        trouble.calls.error = chance.choice(failing_calls.ERRORS)
        trouble.calls.lasting = lasting
    return trouble


def _counted(ready: Ready, folder: Path) -> dict[str, int]:
    """Return how many calls of each kind a deed makes that nothing comes between."""
    name = ready.deed.name
    if name not in _counts:
        shutil.copytree(ready.folder, folder)
        trouble = Trouble(folder)

        def count() -> str:
            _do(ready.deed, folder, trouble)
            made = {each.name: trouble.disk.made[each.call] for each in Failure}
            made["calls"] = trouble.calls.made
            return " ".join(f"{name}={number}" for name, number in made.items())

        said = in_a_process(count)
        expect("calls=" in said, f"{name}: {said}")
        pairs = (pair.split("=") for pair in said.split())
        _counts[name] = {kind: int(count) for kind, count in pairs}
        shutil.rmtree(folder)
    return _counts[name]


def _tried(deed: Deed, desk: Path, trouble: Trouble) -> str:
    return in_a_process(lambda: _told(deed, desk, trouble))


def _told(deed: Deed, desk: Path, trouble: Trouble) -> str:
    """Do a deed on the failing disk; return what came of it, as it is told through a pipe."""
    try:
        _do(deed, desk, trouble)
    except OURS as error:
        return f"refused\n{error_sentence(catalogue('en'), error)}"
    except RefusedError as error:
        if error.status in (1, 2) and "Traceback" not in error.said:
            return f"refused\n{error.said}"
        return f"uncaught status {error.status}\n{error.said}"
    except Exception as error:  # noqa: BLE001 - finding it is what the campaign is for
        place = traceback.extract_tb(error.__traceback__)
        ours = [each for each in place if "arbiter_app" in each.filename] or place
        where = f"{type(error).__name__} in {Path(ours[-1].filename).name}:{ours[-1].lineno}"
        return f"uncaught {where}\n{traceback.format_exc()}"
    return "done"


def _do(deed: Deed, desk: Path, trouble: Trouble) -> None:
    live_in(desk)
    with trouble.in_place():
        deed.do(desk)
