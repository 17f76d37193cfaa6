"""Events of the generator of bbpPairings through `arbiter check`: it agrees with every round and
with the points, but for the errors that `tests/oracles/bbp_rulings.py` names. A part of them is
made by a model, a report of ours, from which it takes the field, who may not meet and the virtual
points, which its configuration cannot say.

Ranks are compared by points alone, for it names no tie-breaks.
"""

import random
from collections import Counter
from pathlib import Path

from arbiter_app.domain.simulation.chance import Chance
from tests.oracles.answers import Impossible, ProgramError
from tests.oracles.bbp import BBP, Bbp, program_of_bbp
from tests.oracles.bbp_rulings import ruling
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.proof import drawn_event, drawn_size
from tests.oracles.report import text_for_engines
from tests.oracles.their_reports import check_theirs
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 25 if program_of_bbp() else 0
SECONDS = 60.0
PATIENCE = 300.0
BY_MODEL = 40
"""How many of a hundred events are made by a model."""
SCORINGS = {
    ("1.0", "0.5", "0.0", "0.0", "1.0"): 50,
    ("3.0", "1.0", "0.0", "0.0", "3.0"): 15,
    ("3.0", "2.0", "1.0", "0.0", "3.0"): 15,
    ("3.0", "2.0", "1.0", "1.0", "2.0"): 10,
    ("2.0", "1.0", "0.5", "0.0", "1.0"): 10,
}
"""For a win, a draw, a loss, an absence and the bye, by how many of a hundred events."""
_POINTS = ("PointsForWin", "PointsForDraw", "PointsForLoss", "PointsForForfeitLoss", "PointsForPAB")

_bbp: list[Bbp] = []
_gacrux: list[Gacrux] = []


def left_out() -> tuple[str, ...]:
    return () if can_be_tried() else (f"{BBP} names no bbpPairings; it is left out.",)


def can_be_tried() -> bool:
    return program_of_bbp() is not None


def prepare(folder: Path) -> None:
    """Find the program, and start FIDE's engine, which has a word where it errs."""
    program, python = program_of_bbp(), python_of_gacrux()
    assert program is not None
    _bbp[:] = [Bbp(program, folder)]
    _gacrux[:] = [Gacrux(python)] if python else []


def turn(chance: random.Random, folder: Path) -> Counted:
    made = _made(chance)
    if isinstance(made, ProgramError):
        (folder / "told.txt").write_text(made.what, encoding="utf-8")
        return Counted(Counter([Outcome.THEIRS]), Counter([f"their error: {made.what}"]))
    (folder / "event.trf").write_text(made, encoding="utf-8", newline="\n")
    gacrux = _gacrux[0] if _gacrux else None
    checked = check_theirs(made.encode(), lambda event, number: ruling(event, number, gacrux))
    if checked.differences:
        raise HalfDoneError("\n".join([checked.differences[0].split(":")[0], *checked.differences]))
    came = Counter({Outcome.RIGHT: 1, Outcome.THEIRS: checked.ruled})
    return Counted(+came, checked.figures)


def _made(random_: random.Random) -> str | ProgramError:
    """Let its generator make events until one comes to its end."""
    chance = Chance(random_)
    while True:
        is_model = chance.happens(BY_MODEL)
        said = _model(random_) if is_model else _configuration(chance)
        made = _bbp[0].generate(said, chance.below(2**31 - 1) + 1, is_model=is_model)
        if not isinstance(made, Impossible):
            return made


def _model(random_: random.Random) -> str:
    """Return the report of an event in which everybody has a rating, as a model must; the system
    is named, for where all meet all a report that does not name it may be of a round robin.
    """
    while True:
        event = drawn_event(random_)
        if all(player.fide_rating for player in event.players.values()):
            return f"192 FIDE_DUTCH\n{text_for_engines(event)}"


def _configuration(chance: Chance) -> str:
    players, rounds = drawn_size(chance)
    said = {
        "PlayersNumber": players,
        "RoundsNumber": rounds,
        "DrawPercentage": chance.between(5, 60),
        "ForfeitRate": chance.one_of((8, 20, 60, 1000)),
        "RetiredRate": chance.one_of((4, 10, 30, 1000)),
        "HalfPointByeRate": chance.one_of((3, 10, 30, 1000)),
        "HighestRating": chance.between(2000, 2800),
        "LowestRating": chance.between(1400, 1900),
    }
    scoring = chance.weighed(SCORINGS)
    points = dict(zip(_POINTS, scoring, strict=True))
    return "".join(f"{name}={value}\n" for name, value in (said | points).items())
