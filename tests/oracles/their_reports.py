"""A report of another program, held against the rules as `arbiter check` does it."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from arbiter_app.domain.checking.verdict import OtherPairs, OtherPoints, Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from tests.oracles.proof import figures_of


@dataclass
class CheckedTheirs:
    """What came of a report."""

    differences: list[str] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)
    ruled: int = 0
    """How many rounds differ by a known error of the other program."""


Ruling = Callable[[Event, Round], str | None]
"""Names the known error of a program by which it paired a round otherwise, if it is one."""


def check_theirs(report: bytes, ruling: Ruling = lambda *_: None) -> CheckedTheirs:
    """Check every round and the points of a report; its ranks are not looked at. Rounds with a
    ruling are counted by its name.
    """
    reading = trf.read(report)
    if reading.report is None or reading.defects:
        return CheckedTheirs([f"refused: {each.code} {each.facts}" for each in reading.defects])
    event = trf.event_of(reading.report, reading.means)
    verdict = check_report(reading, event, dutch.pair)
    figures = figures_of(event)
    figures["points"] = len(event.tournament.entries)
    wrong = [each.round for each in verdict.rounds if each.differences]
    ruled = {number: named for number in wrong if (named := ruling(event, number)) is not None}
    figures.update(ruled.values())
    return CheckedTheirs(_differences(verdict, ruled), figures, len(ruled))


def _differences(verdict: Verdict, ruled: Collection[Round]) -> list[str]:
    told = [] if verdict.pairings.code == "by-dutch" else [f"checked by: {verdict.pairings}"]
    for each in verdict.rounds:
        if each.round in ruled:
            continue
        for difference in each.differences:
            kind = "pairs" if isinstance(difference, OtherPairs) else type(difference).__name__
            told.append(f"{kind}: round {each.round}: {difference}")
        if each.unchecked is not None:
            told.append(f"unchecked: round {each.round}: {each.unchecked}")
    points = (each for each in verdict.standings.differences if isinstance(each, OtherPoints))
    return [*told, *(f"points: {each}" for each in points)]
