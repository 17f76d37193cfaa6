"""Criteria of teams that stand in no text, as reports name them."""

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.formats.trf.facts.criteria import criteria_line, read_criteria
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line

LISTED = ("OLYMPIAD", "MPVGP", "BH:MP/C1", "BERLIN")


def test_that_reports_name_what_no_text_has_as_the_events_own() -> None:
    text = criteria_line(LISTED)
    assert text == "202 OTHER_OLYMPIAD,MPVGP,BH:MP/C1,OTHER_BERLIN"
    read = read_criteria(Line(text), "2026-03", System.SWISS, Findings(), of_teams=True)
    assert (read.tie_breaks, read.is_all) == (LISTED, True)


def test_that_people_keep_an_own_criterion_of_that_name() -> None:
    read = read_criteria(Line("202 PTS,OTHER_BERLIN"), "2026-03", System.SWISS, Findings())
    assert read.tie_breaks == ("OTHER_BERLIN",)
