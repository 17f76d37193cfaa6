"""Draw papers and protocols of matches say teams where teams draw and meet."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE
from tests.documents.conftest import (
    changed,
    facts_of,
    report_of,
    sentences,
    table_of,
    with_settings,
)
from tests.documents.team_events import teams_of


def undrawn() -> Event:
    event = teams_of(played=None)
    return changed(event, draw=None)


def titles(event: Event, paper: str, **options: str) -> list[str]:
    return [each.title for each in table_of(report_of(paper, event, **options)).columns]


def test_that_the_order_of_drawing_is_of_teams() -> None:
    report = report_of("draw-order", undrawn(), method="varma", by="region")
    assert "Team" in titles(undrawn(), "draw-order", method="varma", by="region")
    assert "6 teams" in report.heading.subtitle
    assert "Teams in the groups" in facts_of(report)
    assert "so do the teams of a group" in sentences(report)
    assert "player" not in sentences(report)


def test_that_the_protocol_of_the_draw_is_of_teams() -> None:
    assert "Team" in titles(teams_of(), "draw-protocol")
    assert "Player" not in titles(teams_of(), "draw-protocol")


def test_that_a_match_protocol_is_signed_by_captains() -> None:
    drawn = teams_of(teams=4, played=None)
    stages = (Stage(id=FIRST_STAGE), replace(drawn.tournament.stages[1], rounds=()))
    event = changed(with_settings(drawn, system=System.KNOCKOUT), stages=stages)
    signed = report_of("match-protocol", event, "uk").signatures[:2]
    assert len(signed) == 2
    assert all(each.office.startswith("Капітан") for each in signed)
