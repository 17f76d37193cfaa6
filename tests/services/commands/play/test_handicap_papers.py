"""Handicaps on paper: the wall, slips and the protocol of a round of Go."""

from datetime import datetime

import pytest

from arbiter_app.documents.options import Options
from arbiter_app.documents.play.pairings import pairings
from arbiter_app.documents.play.result_slips import result_slips
from arbiter_app.documents.play.round_protocol import round_protocol
from arbiter_app.documents.report import Table
from arbiter_app.documents.slip import SlipLine, Slips
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.rules.mcmahon_rules import Handicap, HandicapBy, McMahonRules
from arbiter_app.i18n import catalogue
from arbiter_app.services.workspace import Workspace
from tests.services.go_hands import go_tournament
from tests.services.swiss_hands import pair

NOW = datetime(2026, 4, 1, 10)
FAR = McMahonRules(
    bar=read_grade("3d"),
    floor=read_grade("12k"),
    handicap=Handicap(by=HandicapBy.SCORES, correction=0, none_from=read_grade("9d")),
)


@pytest.fixture
def here(workspace: Workspace) -> InHand:
    go_tournament(workspace, FAR)
    pair(workspace, 1)
    return in_hand(workspace.event)


def table_of(blocks: object) -> Table:
    assert isinstance(blocks, tuple)
    return next(each for each in blocks if isinstance(each, Table) and len(each.rows) > 5)


def test_that_the_wall_tells_scores_and_handicaps(here: InHand) -> None:
    options: Options = {"order": "board", "round": 1}
    shown = table_of(pairings(here, options, catalogue("en"), NOW).body)
    assert shown.columns[-1].title == "Handicap"
    first, second = shown.rows[0], shown.rows[1]
    assert [cell.text for cell in first] == [
        "1", "2", "Камінь 02", "31", "", "32", "Камінь 01", "1", "1, komi 0.5",
    ]  # fmt: skip
    assert second[-1].text in ("even, komi 6.5", "1, komi 0.5")


def test_that_slips_and_protocol_tell_handicaps(here: InHand) -> None:
    options: Options = {"form": "filled", "per-sheet": "8", "code": "without", "round": 1}
    (slips,) = (
        each
        for each in result_slips(here, options, catalogue("uk"), NOW).body
        if isinstance(each, Slips)
    )
    lines = [part.left for part in slips.slips[0].parts if isinstance(part, SlipLine)]
    assert "фора 1, комі 0,5" in lines
    shown = table_of(round_protocol(here, {"form": "blank", "round": 1}, catalogue("en"), NOW).body)
    assert "1, komi 0.5" in [cell.text for cell in shown.rows[0]]
