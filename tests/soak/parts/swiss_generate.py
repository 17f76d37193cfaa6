"""Random Swiss events as reports: read again they ask the same questions, and pass the check."""

import random
from collections.abc import Mapping
from pathlib import Path

from arbiter_app.domain.checking.verdict import Remark, Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.swiss import asked, simulated
from arbiter_app.domain.simulation.wishes import Wishes, any_options, usual_options
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from tests.soak.outcomes import Outcome, expect

SHORT = 5
USUAL = 0.2
"""Which part of the events is as an open tournament is; the others are as wild as can be."""


def turn(chance: random.Random, folder: Path) -> Outcome:
    is_usual = chance.random() < USUAL
    options = usual_options(Wishes(), chance) if is_usual else any_options(chance)
    seed = chance.randrange(2**32)
    event = simulated(options, random.Random(seed), dutch.pair)
    questions = {
        each.round: each.position for each in asked(options, random.Random(seed), dutch.pair)
    }
    written = trf.encode(trf.format(trf.report_of(event)))
    (folder / "event.trf").write_bytes(written)
    reading = trf.read(written)
    codes = sorted({each.code for each in reading.defects})
    expect(reading.report, f"our own report is refused: {', '.join(codes)}")
    assert reading.report is not None
    again = trf.event_of(reading.report, reading.means)
    lines = trf.encode(trf.format(trf.report_of(again))).splitlines()
    expect(sorted(lines) == sorted(written.splitlines()), "written again it has other records")
    check_questions(questions, event, again)
    check_verdict(check_report(reading, again, dutch.pair))
    return Outcome.RIGHT


def check_questions(questions: Mapping[Round, SwissPosition], event: Event, again: Event) -> None:
    """Find that the rounds of an event that was read are paired from where they were paired, also
    the one to come.
    """
    played = [each.number for each in event.tournament.main_stage.rounds if each.games]
    for number in played:
        found = swiss_position(again.tournament.competition(), number)
        expect(found == questions[number], f"round {number} is paired from {found}")
    if len(played) < event.tournament.competition().announced_rounds:
        to_come = Round(len(played) + 1)
        expected = swiss_position(event.tournament.competition(), to_come)
        found = swiss_position(again.tournament.competition(), to_come)
        expect(found == expected, f"round {to_come} is paired from {found}")


def check_verdict(verdict: Verdict) -> None:
    """Find that everything was looked at and nothing differs."""
    expect(verdict.pairings == Remark("by-dutch"), f"checked by {verdict.pairings}")
    expect(not verdict.remarks, f"left open: {verdict.remarks}")
    for each in verdict.rounds:
        expect(each.is_right, f"round {each.round}: {each.differences or each.unchecked}")
    standings = verdict.standings
    nothing = Remark("nothing-played")
    expect(
        standings.is_right or standings.unchecked == nothing,
        f"table: {standings.differences or standings.unchecked}",
    )
