"""Two other engines for the Dubov system: py4swiss, and pairing-core, which tries everything."""

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import BYES, Colour
from arbiter_app.domain.pairing.swiss.position import POINT, Floated, SwissPosition
from arbiter_app.values import frozen
from installer.places import ROOT

VOTERS = "ARBITER_VOTERS"
"""The variable that says where a Python is that has both."""
_WORKER = Path(__file__).with_name("voters_worker.py")
Pairs = frozenset[tuple[int, int]]
"""White and Black by number; who has the bye is paired with 0."""


@frozen(kw_only=True)
class Votes:
    """What the engines make of a round; None where one has failed or took too long."""

    py4swiss: Pairs | None
    pairing_core: Pairs | None

    @property
    def agreed(self) -> Pairs | None:
        """What both of them make of it."""
        return self.py4swiss if self.py4swiss == self.pairing_core else None


def python_of_voters() -> Path | None:
    """Return the Python that has both: the one that is named, or one made in this checkout."""
    said = os.environ.get(VOTERS)
    if said is not None:
        return Path(said) if said else None
    own = ROOT / ".venv-voters" / "bin" / "python"
    return own if own.exists() else None


class Voters:
    """The engines in a process of their own, until it is closed."""

    def __init__(self, python: Path) -> None:
        self._process = subprocess.Popen(
            [python, "-I", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def votes(self, competition: Competition, position: SwissPosition) -> Votes:
        """Return how both pair the round of a position."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(_asked(competition, position)), file=self._process.stdin, flush=True)
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        return Votes(py4swiss=_pairs(said["py4swiss"]), pairing_core=_pairs(said["pairing-core"]))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()


def _pairs(said: list[list[int]] | str) -> Pairs | None:
    return None if isinstance(said, str) else frozenset((white, black) for white, black in said)


def _asked(competition: Competition, position: SwissPosition) -> Mapping[str, object]:
    numbers = competition.numbers
    results: dict[int, list[tuple[int, str, str]]] = {number: [] for number in numbers.values()}
    for round_ in competition.rounds[: position.round - 1]:
        for game in round_.games:
            assert game.result is not None
            for colour in Colour:
                own, other = numbers[game.player(colour)], numbers[game.player(colour.other)]
                results[own].append((other, colour.value, game.result.mark(colour).value))
        for bye in round_.byes:
            assert bye.mark in BYES
            results[numbers[bye.player]].append((0, "-", bye.mark.value))
    of_number = {each.number: each for each in position.players}
    return {
        "round": position.round,
        "rounds": position.round + position.rounds_after,
        "initial": "white" if position.initial_colour is Colour.WHITE else "black",
        "players": [
            {
                "number": number,
                "rating": competition.strengths[player],
                "points": of_number[number].score / POINT,
                "results": results[number],
                "upfloats": of_number[number].upfloats,
                "came_up_last": of_number[number].last_float is Floated.UP,
            }
            for player, number in numbers.items()
        ],
    }


def pairs_of(position: SwissPosition, pairing: Any) -> Pairs:
    """Return a pairing of ours in the same form."""
    pairs = {(int(each.white), int(each.black)) for each in pairing.pairs}
    return frozenset(pairs | ({(int(pairing.free), 0)} if pairing.free is not None else set()))
