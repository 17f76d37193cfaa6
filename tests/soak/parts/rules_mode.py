"""A random walk over round robins and Swiss tournaments in the rules mode: whatever `arbiter check`
finds wrong in them, a comment line of the report tells why.
"""

import random
from collections import Counter
from contextlib import closing
from pathlib import Path

from arbiter_app.domain.checking.verdict import RoundCheck, Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_event, check_report
from arbiter_app.services.closed_file import verify
from tests.soak.outcomes import Counted, Outcome, expect
from tests.soak.walking import Arbiter, make
from tests.soak.walking_teams import ArbiterOfTeams
from tests.soak.walking_teams import make as make_teams

SHORT = 2
SECONDS = 60.0
PATIENCE = 300.0
COMMANDS = 80
"""So many are one turn; about half of them are refused."""
EVERY = 8
"""After so many the event is checked, and its report."""
SWISS = 0.7
"""Which part of the tournaments are Swiss."""
TEAMS = 0.4
"""In which part of them teams play."""
TELLING = {Kind.BY_HAND, Kind.CORRECTION, Kind.ADJOURNMENT, Kind.BYE}
"""Why a round may be another than that of the rules. Numbers, ratings and tie-breaks that changed
later are no reason: what was paired keeps the numbers by which it was.
"""


def turn(chance: random.Random, folder: Path) -> Counted:
    system = System.SWISS if chance.random() < SWISS else System.ROUND_ROBIN
    of_teams = chance.random() < TEAMS
    kind = system.name.lower().replace("_", " ") + (" of teams" if of_teams else "")
    figures = Counter([f"tournaments: {kind}"])
    path, done = folder / "event.arbiter", []
    begin, who = (make_teams, ArbiterOfTeams) if of_teams else (make, Arbiter)
    with closing(begin(path, system, chance)) as workspace:
        arbiter = who(workspace, chance)
        for number in range(1, COMMANDS + 1):
            done.append(what := arbiter.act())
            act, refused, _ = what.partition(":")
            figures[f"refused: {act}" if refused else f"done: {act}"] += 1
            figures["commands done"] += not refused
            if number % EVERY == 0:
                (folder / "done.txt").write_text("\n".join(done), encoding="utf-8")
                figures.update(_judge(workspace.event, folder))
        expect(workspace.event.tournament.rules_left is None, "the rules mode was left")
    expect(verify(path) == (), "the file has faults")
    return Counted(Counter([Outcome.RIGHT]), figures)


def _judge(event: Event, folder: Path) -> Counter[str]:
    """Find that everything wrong is told: in the event, and in its report as others read it."""
    report = trf.encode(trf.format(trf.report_of(event)))
    (folder / "report.trf").write_bytes(report)
    reading = trf.read(report)
    expect(reading.report, f"our own report is refused: {[each.code for each in reading.defects]}")
    assert reading.report is not None
    again = trf.event_of(reading.report, reading.means)
    return _told(event, check_event(in_hand(event, None), engine.pair), "event") + _told(
        again, check_report(reading, again, engine.pair), "report"
    )


def _told(event: Event, verdict: Verdict, where: str) -> Counter[str]:
    """Return how many rounds were right, and how many were wrong and told."""
    figures: Counter[str] = Counter()
    tournament = event.tournament
    competition = tournament.competition()
    for each in verdict.rounds:
        figures[f"rounds checked, {where}"] += 1
        if not each.differences or competition.is_draft(competition.round(each.round)):
            continue
        telling = [line for line in tournament.integrity if _tells(line, each)]
        expect(
            telling,
            f"{where}: no line tells of {type(each.differences[0]).__name__}, round"
            f" {each.round}: {each.differences}; lines: {tournament.integrity}",
        )
        figures[f"wrong and told, {where}"] += 1
    return figures


def _tells(line: IntegrityLine, found: RoundCheck) -> bool:
    """Tell whether an act of a line may be why a round is not that of the rules."""
    return line.kind in TELLING and line.round <= found.round
