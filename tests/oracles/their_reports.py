"""A report of another program, held against the rules as `arbiter check` does it."""

from collections import Counter
from dataclasses import dataclass, field

from arbiter_app.domain.checking.verdict import OtherPairs, OtherPoints, Verdict
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from tests.oracles.proof import figures_of


@dataclass
class CheckedTheirs:
    """What came of a report."""

    differences: list[str] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)


def check_theirs(report: bytes) -> CheckedTheirs:
    """Check every round and the points of a report; its ranks are not looked at."""
    reading = trf.read(report)
    if reading.report is None or reading.defects:
        return CheckedTheirs([f"refused: {each.code} {each.facts}" for each in reading.defects])
    event = trf.event_of(reading.report, reading.means)
    verdict = check_report(reading, event, dutch.pair)
    figures = figures_of(event)
    figures["points"] = len(event.tournament.entries)
    return CheckedTheirs(_differences(verdict), figures)


def _differences(verdict: Verdict) -> list[str]:
    told = [] if verdict.pairings.code == "by-dutch" else [f"checked by: {verdict.pairings}"]
    for each in verdict.rounds:
        for difference in each.differences:
            kind = "pairs" if isinstance(difference, OtherPairs) else type(difference).__name__
            told.append(f"{kind}: round {each.round}: {difference}")
        if each.unchecked is not None:
            told.append(f"unchecked: round {each.round}: {each.unchecked}")
    points = (each for each in verdict.standings.differences if isinstance(each, OtherPoints))
    return [*told, *(f"points: {each}" for each in points)]
