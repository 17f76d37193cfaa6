"""Whole random events through the checkers of FIDE's engine, as reports that `arbiter generate`
would write: every pair, colour, board and bye; every rank and every value of a tie-break.
"""

import random
from collections import Counter
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from tests.oracles.answers import ProgramError
from tests.oracles.comparing import in_words, played
from tests.oracles.gacrux import Checked, Gacrux, python_of_gacrux
from tests.oracles.proof import SIZES_FOR_GACRUX, drawn_event, encoded, figures_of
from tests.oracles.ranks_by_gacrux import compare_ranks
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 8 if python_of_gacrux() else 0
SECONDS = 60.0
PATIENCE = 600.0

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
    event = drawn_event(chance, SIZES_FOR_GACRUX)
    path = folder / "event.trf"
    path.write_bytes(encoded(event))
    checked = _engine[0].check(path)
    if isinstance(checked, ProgramError):
        (folder / "told.txt").write_text(checked.what, encoding="utf-8")
        return Counted(Counter([Outcome.THEIRS]), Counter([f"their error: {checked.what}"]))
    ranks = compare_ranks(event, checked)
    differences = [*_pairs(event, checked), *ranks.differences]
    if differences:
        raise HalfDoneError("\n".join([differences[0].split(":")[0], *differences]))
    return Counted(Counter([Outcome.RIGHT]), figures_of(event) + ranks.figures)


def _pairs(event: Event, checked: Checked) -> list[str]:
    """Return the rounds that the engine reads or pairs otherwise."""
    return [
        f"pairs of round: {number} {name}: {in_words(other)}\n    ours: {in_words(ours)}"
        for number, each in checked.rounds.items()
        for ours in [played(event, Round(number))]
        for name, other in (("read", each.file), ("engine", each.engine))
        if other != ours
    ]
