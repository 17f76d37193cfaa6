"""Papers of a knockout of teams: they name teams, legs and captains, no people and no colours."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.documents.parts.said import said
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.workspace import Workspace
from tests.documents.conftest import report_of, texts_of
from tests.services.team_hands import boards_made, numbered, of_teams, typed

_TWO_LEGS = MatchStep(games=2, colours=ColoursBy.NUMBER)
_RAPID = MatchStep(games=1, colours=ColoursBy.NUMBER, time_control="15+10")


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Event]:
    """Four teams after the first legs of their semifinals."""
    path: Path = tmp_path_factory.mktemp("cup") / "cup.arbiter"
    created = Workspace.create(
        path, title="Кубок", starts_on=date(2026, 6, 5), edition_id="2026-03"
    )
    with closing(created) as workspace:
        teams = of_teams(workspace, system=System.KNOCKOUT)
        rules = KnockoutRules(match=MatchRules(steps=(_TWO_LEGS, _RAPID)))
        workspace.do(set_knockout, rules=rules)
        workspace.do(change_team, team=teams[0], name="Буревій", captain="Щербак Ґалина")
        numbered(workspace, teams)
        workspace.do(pair_next_games)
        boards_made(workspace)
        typed(workspace, 1, 1, (WHITE_WINS, BLACK_WINS, DRAW, DRAW))
        typed(workspace, 1, 2, (DRAW, DRAW, DRAW, DRAW))
        yield workspace.event


def _words(report: Report) -> str:
    return "\n".join(word for sheet in report.sheets for line in said(sheet) for word in line)


def test_that_the_protocol_of_a_match_has_legs_of_teams(event: Event) -> None:
    report = report_of("match-protocol", event, match=1)
    assert texts_of(report, "Leg") == ["leg 1"]
    assert texts_of(report, "Team")[0] == "Burevii"
    assert texts_of(report, "Result") == ["3 – 1"]
    assert texts_of(report, "1 : 4") == ["2:0"]
    words = _words(report)
    assert "White" not in words
    assert "layer" not in words


def test_that_captains_sign_the_protocol_of_a_match(event: Event) -> None:
    signed = [
        each
        for sheet in report_of("match-protocol", event, match=1).sheets
        for each in sheet.signatures
    ]
    assert ("Captain, Burevii", "Shcherbak Galyna") in [(each.office, each.name) for each in signed]


def test_that_a_blank_protocol_has_the_legs_to_come(event: Event) -> None:
    report = report_of("match-protocol", event, match=1, form="blank")
    assert texts_of(report, "Leg") == ["leg 1", "leg 2", "tie-break, leg 1"]


@pytest.mark.parametrize("kind", ["final-standings", "order-of-play", "round-protocol"])
def test_that_papers_of_a_bracket_name_teams(event: Event, kind: str) -> None:
    words = _words(report_of(kind, event))
    assert "Burevii" in words
    assert "Player" not in words
    assert "game 1" not in words
