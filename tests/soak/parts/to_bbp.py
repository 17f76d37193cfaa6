"""Whole random events through the checker of bbpPairings: every pair, colour and bye.

Two kinds of its objections are ruled, each narrowly, by the position of the round:

- A bye that is worth no more than a loss: it holds it for no downfloat, and C.04.3 Art. 1.4.3 says
  that who has the pairing-allocated bye gets a downfloat, whatever it is worth.
- It gives the bye to one who may not have it (C.04.3 Art. 2.1.2, C2): absolute.

Where FIDE's engine is set up it must pair such a round as we do.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from tests.oracles.bbp import BBP, Bbp, program_of_bbp
from tests.oracles.comparing import alike, gives_barred_bye, gives_downfloat_by_points, played
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.proof import drawn_event, encoded, figures_of
from tests.oracles.report import text_for_engines
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 50 if program_of_bbp() else 0
SECONDS = 60.0
PATIENCE = 300.0
BYE_NO_FLOAT = "ruled: bye worth no more than a loss is a downfloat, C.04.3 Art. 1.4.3"
BARRED_BYE = "ruled: a bye that nobody may give, C.04.3 Art. 2.1.2"

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
    for number, objection in objections.items():
        ruling = next(_rulings(event, Round(number), objection), None)
        if ruling is None or not _is_paired_so_by_gacrux(event, text, number):
            differences.append(f"round {number}:\n{objection}")
        else:
            ruled[ruling] += 1
    if differences:
        raise HalfDoneError("\n".join(["pairs", *differences]))
    came = Counter({Outcome.RIGHT: 1, Outcome.THEIRS: ruled.total()})
    return Counted(+came, figures_of(event) + ruled)


def _rulings(event: Event, number: Round, objection: str) -> Iterator[str]:
    """Yield why an objection is its error."""
    position = swiss_position(event.tournament.competition(), number)
    if gives_barred_bye(position, objection):
        yield BARRED_BYE
    if not gives_downfloat_by_points(event) and _had_bye_lately(event, number):
        yield BYE_NO_FLOAT


def _had_bye_lately(event: Event, number: Round) -> bool:
    """Tell whether one of the two rounds before, of which floats are kept, had a bye."""
    before = {Round(number - 1), Round(number - 2)} - {Round(0), Round(-1)}
    return any(played(event, each).free is not None for each in before)


def _is_paired_so_by_gacrux(event: Event, text: str, number: int) -> bool:
    """Tell whether FIDE's engine pairs a round as we do, if there is one to be asked."""
    if not _gacrux:
        return True
    (told,) = _gacrux[0].rounds(text, [number])
    return alike(told.answer, played(event, Round(number)))
