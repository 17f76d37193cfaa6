"""Events of the generator of FIDE's engine through `arbiter check`: it agrees with every round.

Its generator writes into the columns of ranks who is how strong, not the table of the event; so
ranks are not compared, and points are.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from arbiter_app.domain.simulation.chance import Chance
from tests.oracles.answers import Impossible, ProgramError
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.proof import SIZES_FOR_GACRUX, drawn_size
from tests.oracles.their_reports import check_theirs
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 8 if python_of_gacrux() else 0
SECONDS = 60.0
PATIENCE = 600.0
SCORINGS = {
    "W:1.0,D:0.5,L:0.0": 50,
    "W:3.0,D:1.0,L:0.0": 20,
    "W:3.0,D:2.0,L:1.0": 20,
    "W:2.0,D:1.0,L:0.5": 10,
}
"""What games are worth, by how many of a hundred events."""

_engine: list[Gacrux] = []


def left_out() -> tuple[str, ...]:
    return () if can_be_tried() else ("FIDE's engine is not set up; it is left out.",)


def can_be_tried() -> bool:
    return python_of_gacrux() is not None


def prepare(folder: Path) -> None:
    """Start the engine."""
    python = python_of_gacrux()
    assert python is not None
    _engine[:] = [Gacrux(python)]


def turn(chance: random.Random, folder: Path) -> Counted:
    made = _made(Chance(chance))
    if isinstance(made, ProgramError):
        (folder / "told.txt").write_text(made.what, encoding="utf-8")
        return Counted(Counter([Outcome.THEIRS]), Counter([f"their error: {made.what}"]))
    (folder / "event.trf").write_text(made, encoding="utf-8", newline="\n")
    checked = check_theirs(made.encode())
    if checked.differences:
        raise HalfDoneError("\n".join([checked.differences[0].split(":")[0], *checked.differences]))
    return Counted(Counter([Outcome.RIGHT]), checked.figures)


def _made(chance: Chance) -> str | ProgramError:
    """Let its generator make events until one comes to its end."""
    while True:
        players, rounds = drawn_size(chance, SIZES_FOR_GACRUX)
        words = ["-p", str(players), "-N", str(rounds), "-G", chance.weighed(SCORINGS), "-S"]
        words += [str(chance.below(13) / 100 * chance.below(2)) for _ in ("Z", "H", "-")]
        words += ["-a"] if chance.happens(30) else []
        groups = [*_forbidden(players, rounds, chance)] if chance.happens(25) else []
        made = _engine[0].generate(chance.below(10**9), words, groups)
        if not isinstance(made, Impossible):
            return made


def _forbidden(players: int, rounds: int, chance: Chance) -> Iterator[dict[str, object]]:
    """Yield groups who may not meet, in all rounds or some, as the engine reads records 260."""
    for _ in range(chance.between(1, 3)):
        first = chance.between(1, rounds) if chance.happens(40) else 1
        size = chance.between(2, max(2, min(4, players // 4)))
        yield {
            "firstRound": first,
            "lastRound": chance.between(first, rounds) if chance.happens(40) else rounds,
            "competitors": sorted(chance.some_of(range(1, players + 1), size)),
        }
