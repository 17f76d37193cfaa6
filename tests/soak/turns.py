"""One turn of a part: what it is repeated by, what came of it, and what is kept of it."""

import random
import shutil
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from tests.soak.memory import MEGABYTE, peak
from tests.soak.outcomes import Came, Counted, HalfDoneError, Outcome, UncaughtError

KEPT = Path(__file__).resolve().parents[2] / "build" / "soak"
"""Where the files of turns lie that went wrong."""
MOST_KEPT = 64 * MEGABYTE


class Part(Protocol):
    """A module of `tests/soak/parts`. Beside `turn` it may have what `Limits` names, `prepare`,
    which a worker calls once with a folder that outlives the turns, `SHORT`, how many turns are
    made in `installer test`, `left_out`, which returns a line for each thing that cannot be tried
    on this machine, and `can_be_tried`, which tells whether anything can.
    """

    def turn(self, chance: random.Random, folder: Path) -> Came:
        """Try once, in an empty folder; all that is random is taken from `chance`.

        What is tried lies in the folder as a file, so that it can be kept.

        Raises HalfDoneError: What was accepted is wrong.
        """


@dataclass(frozen=True)
class Limits:
    """What a turn of a part may take."""

    seconds: float = 2.0
    """Of the processor."""
    patience: float = 60.0
    """Seconds on the clock after which it is killed."""
    memory: int = 300
    """Megabytes beyond what the process had taken before its first turn."""
    address_space: int = 4096
    """Megabytes that a worker and its children may ask for."""

    @classmethod
    def of(cls, part: Part) -> "Limits":
        """Return those that a part names as SECONDS, PATIENCE, MEMORY, ADDRESS_SPACE."""
        named = {each.name: getattr(part, each.name.upper(), None) for each in fields(cls)}
        return cls(**{name: value for name, value in named.items() if value is not None})


@dataclass(frozen=True)
class Turn:
    """What came of a turn."""

    came: Counter[Outcome]
    what: str = ""
    """What went wrong, in a line that is the same wherever the same goes wrong."""
    details: str = ""
    figures: Counter[str] = field(default_factory=Counter)


def part_named(name: str) -> Part:
    return cast(Part, import_module(f"tests.soak.parts.{name}"))


def seed_of(campaign: str, worker: int, number: int) -> str:
    """Return what one turn is repeated by."""
    return f"{campaign}.{worker}.{number}"


def prepare(part: Part, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    getattr(part, "prepare", lambda _: None)(folder)


def take(part: Part, seed: str, folder: Path, ordinary: int | None) -> Turn:
    """Make the turn of a seed in a folder that is emptied first.

    What took too long is made again: what a process needs only once does not count.
    """
    limits = Limits.of(part)
    for _ in range(2):
        with _emptied(folder):
            began = time.process_time()
            turn = _tried(part, seed, folder)
            took = time.process_time() - began
        if took <= limits.seconds:
            break
    else:
        what = f"more than {limits.seconds} s of the processor"
        return Turn(Counter([Outcome.HUNG]), what, f"{took:.1f} s")
    most = peak()
    if most is not None and ordinary is not None and most - ordinary > limits.memory * MEGABYTE:
        what = f"more than {limits.memory} MB"
        details = f"{(most - ordinary) // MEGABYTE} MB"
        return Turn(Counter([Outcome.OVER_MEMORY]), what, details)
    return turn


def _tried(part: Part, seed: str, folder: Path) -> Turn:
    try:
        came = part.turn(random.Random(seed), folder)
    except MemoryError:
        return Turn(Counter([Outcome.OVER_MEMORY]), "MemoryError", traceback.format_exc())
    except HalfDoneError as wrong:
        return Turn(Counter([Outcome.HALF_DONE]), _alike(str(wrong)), traceback.format_exc())
    except UncaughtError as told:
        return Turn(Counter([Outcome.UNCAUGHT]), _alike(str(told)), str(told))
    except Exception as error:  # noqa: BLE001 - finding it is what the campaign is for
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}"
        return Turn(Counter([Outcome.UNCAUGHT]), what, traceback.format_exc())
    if isinstance(came, Counted):
        return Turn(came.came, figures=came.figures)
    return Turn(came if isinstance(came, Counter) else Counter([came]))


def _alike(text: str) -> str:
    return text.splitlines()[0][:120] if text else "half done"


@contextmanager
def _emptied(folder: Path) -> Iterator[None]:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield


def keep(part: str, seed: str, folder: Path, told: str) -> Path:
    """Keep the files of a turn with what is told of it; return where."""
    kept = KEPT / part / seed
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    try:
        files = [file for file in folder.rglob("*") if file.is_file()]
        if sum(file.stat().st_size for file in files) <= MOST_KEPT:
            shutil.copytree(folder, kept, dirs_exist_ok=True, symlinks=True)
        else:
            told += "\nIts files are too large to be kept.\n"
    except (OSError, shutil.Error) as error:
        told += f"\nIts files could not be kept: {error}\n"
    told += f"\nThe same again: python3 installer soak --repeat {part} {seed}\n"
    (kept / "what.txt").write_text(told, encoding="utf-8", errors="replace")
    return kept


def repeat(name: str, seed: str) -> int:
    """Make one turn again in this process, tell of it; return the exit status."""
    from arbiter_app import paths

    part, folder = part_named(name), KEPT / "repeated"
    shutil.rmtree(folder, ignore_errors=True)
    user_data = folder / "user-data"
    user_data.mkdir(parents=True)
    paths.user_data = lambda: user_data
    prepare(part, folder / "prepared")
    turn = take(part, seed, folder / "turn", peak())
    print(", ".join(f"{outcome}: {number}" for outcome, number in turn.came.items()))
    print(turn.what, turn.details, sep="\n", file=sys.stderr)
    print(f"Files: {folder / 'turn'}")
    return int(bool(turn.what))
