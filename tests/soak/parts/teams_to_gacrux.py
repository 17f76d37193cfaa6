"""Random Swiss events of teams beside FIDE's engine, which reads the reports that we write of them,
and through `arbiter check`, which reads them again.
"""

import random
from collections import Counter
from pathlib import Path

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.teams import compare_teams, random_teams
from tests.soak.outcomes import Counted, HalfDoneError, Outcome, expect

SHORT = 3 if python_of_gacrux() else 0
SECONDS = 60.0
PATIENCE = 600.0
MOST_TEAMS = 40

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
    event = random_teams(chance, MOST_TEAMS)
    written = trf.encode(trf.format(trf.report_of(event)))
    (folder / "event.trf").write_bytes(written)
    compared = compare_teams(_engine[0], event)
    told = [*compared.differences, *compared.errors]
    (folder / "told.txt").write_text("\n".join(told), encoding="utf-8")
    if compared.differences:
        raise HalfDoneError("\n".join([compared.differences[0].split(",")[0], *told]))
    _check(written)
    figures = Counter({"events of teams": 1, "rounds of teams": compared.rounds})
    came = Counter({Outcome.RIGHT: 1, Outcome.THEIRS: len(compared.errors)})
    return Counted(+came, figures)


def _check(written: bytes) -> None:
    """Find that a report that was read again passes the check."""
    reading = trf.read(written)
    codes = sorted({each.code for each in reading.defects})
    expect(reading.report, f"our own report is refused: {', '.join(codes)}")
    assert reading.report is not None
    verdict = check_report(reading, trf.event_of(reading.report, reading.means), engine.pair)
    expect(verdict.pairings == Remark("by-team-swiss"), f"checked by {verdict.pairings}")
    for each in verdict.rounds:
        expect(each.is_right, f"round {each.round}: {each.differences or each.unchecked}")
    standings = verdict.standings
    expect(
        standings.is_right or standings.unchecked == Remark("nothing-played"),
        f"table: {standings.differences or standings.unchecked}",
    )
