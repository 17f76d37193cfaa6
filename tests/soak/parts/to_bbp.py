"""Whole random events through the checker of bbpPairings: every pair, colour and bye; what it says
otherwise is ours, or ruled in `tests/oracles/bbp_rulings.py`.
"""

import random
from collections import Counter
from pathlib import Path

from arbiter_app.domain.ids import Round
from tests.oracles.bbp import BBP, Bbp, program_of_bbp
from tests.oracles.bbp_rulings import ruling
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.proof import drawn_event, encoded, figures_of
from tests.oracles.report import text_for_engines
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 25 if program_of_bbp() else 0
SECONDS = 60.0
PATIENCE = 300.0
_bbp: list[Bbp] = []
_gacrux: list[Gacrux] = []


def left_out() -> tuple[str, ...]:
    return () if can_be_tried() else (f"{BBP} names no bbpPairings; it is left out.",)


def can_be_tried() -> bool:
    return program_of_bbp() is not None


def prepare(folder: Path) -> None:
    """Start the engines."""
    program, python = program_of_bbp(), python_of_gacrux()
    assert program is not None
    _bbp[:] = [Bbp(program, folder)]
    _gacrux[:] = [Gacrux(python)] if python else []


def turn(chance: random.Random, folder: Path) -> Counted:
    event = drawn_event(chance)
    (folder / "event.trf").write_bytes(encoded(event))
    text = text_for_engines(event)
    (folder / "for bbpPairings.trf").write_text(text, encoding="utf-8")
    objections = _bbp[0].objections(text)
    ruled: Counter[str] = Counter()
    differences = []
    gacrux = _gacrux[0] if _gacrux else None
    for number, objection in objections.items():
        named = ruling(event, Round(number), gacrux, objection)
        if named is None:
            differences.append(f"round {number}:\n{objection}")
        else:
            ruled[named] += 1
    if differences:
        raise HalfDoneError("\n".join(["pairs", *differences]))
    came = Counter({Outcome.RIGHT: 1, Outcome.THEIRS: ruled.total()})
    return Counted(+came, figures_of(event) + ruled)
