"""FIDE's own engine, kept running: hundreds of rounds a minute instead of its start for each."""

import json
import os
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.values import frozen
from installer.environment import ENGINE, GACRUX
from tests.oracles.answers import Answer, Impossible, ProgramError, RefusedError, round_of_pairs

_WORKER = Path(__file__).with_name("gacrux_worker.py")


@frozen(kw_only=True)
class Told:
    """What the engine said of a round, and its time of the processor for that."""

    answer: Answer
    seconds: float


@frozen(kw_only=True)
class CheckedRound:
    """A round as a report has it, and as the engine pairs it."""

    file: RoundPairing
    engine: Answer


@frozen(kw_only=True)
class Checked:
    """What its checkers found in a report; players by their numbers."""

    rounds: Mapping[int, CheckedRound]
    tie_breaks: tuple[str, ...]
    """As it understood the list of the report, points among them."""
    ranks: Mapping[int, int]
    """The engine's own; who cannot be parted shares the first of the places."""
    values: Mapping[int, tuple[str, ...]]


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
        said = self._ask({"do": "pair", "text": text, "rounds": [*rounds]})
        if "error" in said:
            raise RefusedError(f"gacrux: {said['error']}")
        return tuple(
            Told(answer=_answer(each), seconds=each.get("seconds", 0)) for each in said["rounds"]
        )

    def remarks(self, text: str) -> str:
        """Return what the engine remarks of a report that it reads: in one of teams, where points
        of teams are not those of their members. Raises RefusedError as `rounds`.
        """
        said = self._ask({"do": "pair", "text": text, "rounds": []})
        if "error" in said:
            raise RefusedError(f"gacrux: {said['error']}")
        return str(said["remarks"])

    def check(self, file: Path) -> Checked | ProgramError:
        """Return what its checkers of pairings and of tie-breaks say of a report file.

        Raises RefusedError as `rounds`.
        """
        said = self._ask({"do": "check", "file": str(file)})
        if "rounds" not in said:
            return ProgramError(said.get("error") or said["impossible"])
        return Checked(
            rounds={
                each["round"]: CheckedRound(
                    file=_pairs(each["file"]),
                    engine=Impossible() if each["engine"] is None else _pairs(each["engine"]),
                )
                for each in said["rounds"]
            },
            tie_breaks=tuple(said["tie_breaks"]),
            ranks={number: rank for number, rank, _ in said["ranks"]},
            values={number: tuple(map(str, values)) for number, _, values in said["ranks"]},
        )

    def generate(
        self, seed: int, words: Iterable[str], forbidden: Iterable[Mapping[str, object]] = ()
    ) -> str | Impossible | ProgramError:
        """Return the report of an event that its generator makes of a seed and the words of its
        command line; forbidden groups are given as it reads records 260.
        """
        asked = {"seed": seed, "words": [*words], "forbidden": [*forbidden]}
        said = self._ask({"do": "generate"} | asked)
        if "impossible" in said:
            return Impossible()
        return str(said["text"]) if "text" in said else ProgramError(said["error"])

    def _ask(self, asked: Mapping[str, object]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise RefusedError("gacrux has ended")
        said: dict[str, Any] = json.loads(line)
        if "refused" in said:
            raise RefusedError(f"gacrux: {said['refused']}")
        return said

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


def _pairs(pairs: Iterable[tuple[int, int]]) -> RoundPairing:
    return round_of_pairs((white, black) for white, black in pairs)


def _answer(said: dict[str, Any]) -> Answer:
    if "pairs" in said:
        return _pairs(said["pairs"])
    return Impossible() if "impossible" in said else ProgramError(said["error"])
