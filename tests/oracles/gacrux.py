"""FIDE's own engine, kept running: hundreds of rounds a minute instead of its start for each."""

import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from arbiter_app.values import frozen
from installer.environment import ENGINE, GACRUX
from tests.oracles.answers import Answer, Impossible, ProgramError, RefusedError, round_of_pairs

_WORKER = Path(__file__).with_name("gacrux_worker.py")


@frozen(kw_only=True)
class Told:
    """What the engine said of a round, and its time of the processor for that."""

    answer: Answer
    seconds: float


def python_of_gacrux() -> Path | None:
    """Return the Python that has the engine: that of the set-up, or one made in this checkout."""
    said = os.environ.get(GACRUX)
    if said is not None:
        return Path(said) if said else None
    return ENGINE.python if ENGINE.is_complete() else None


class Gacrux:
    """The engine in a process of its own, until it is closed."""

    def __init__(self, python: Path) -> None:
        self._process = subprocess.Popen(
            [python, "-I", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def rounds(self, text: str, rounds: Iterable[int]) -> tuple[Told, ...]:
        """Return how the engine pairs these rounds of a report, each by those before it.

        A round that the report has is paired for those who are paired in it.

        Raises RefusedError: It cannot read the report, or has died of it.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"text": text, "rounds": [*rounds]}), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise RefusedError("gacrux has ended")
        said = json.loads(line)
        if "refused" in said:
            raise RefusedError(f"gacrux: {said['refused']}")
        return tuple(
            Told(answer=_answer(each), seconds=each.get("seconds", 0)) for each in said["rounds"]
        )

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _answer(said: dict[str, Any]) -> Answer:
    if "pairs" in said:
        return round_of_pairs((white, black) for white, black in said["pairs"])
    return Impossible() if "impossible" in said else ProgramError(said["error"])
