"""Tables of teams on the command line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.services.workspace import Workspace
from tests.ready import ReadyFiles
from tests.services.conftest import new_event
from tests.services.team_hands import boards_made, numbered, of_teams, typed
from tests.soak import prepared_teams

Arbiter = Callable[..., Any]


@pytest.fixture
def file(ready: ReadyFiles, tmp_path: Path) -> Path:
    """A file in which four teams have played a round: the first won 3–1 on its boards, the second
    drew.
    """
    return ready.copy(__name__, tmp_path / "teams.arbiter", made)


def made(path: Path) -> Workspace:
    workspace = new_event(path)
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    typed(workspace, 1, 1, (WHITE_WINS, BLACK_WINS, WHITE_WINS, WHITE_WINS))
    typed(workspace, 1, 2, (WHITE_WINS, WHITE_WINS, DRAW, DRAW))
    return workspace


def test_that_both_scores_are_told(arbiter: Arbiter, file: Path) -> None:
    found = json.loads(arbiter("standings", file, "--json").out)
    assert found["score"] == "MP"
    scores = [(row["match_points"], row["game_points"]) for row in found["standings"]]
    assert scores == [(2, 3), (1, 2), (1, 2), (0, 1)]
    assert [row["points"] for row in found["standings"]] == [2, 1, 1, 0]
    head = arbiter("standings", file).out.splitlines()[5].split()
    assert head == ["Place", "No", "Name", "MP", "GP", "EDE", "EMMSB", "TBR"]


def test_that_why_names_matches_and_boards(arbiter: Arbiter, file: Path) -> None:
    why = arbiter("why", file, "2", "3", "--criterion", "EDE").out
    assert "equal match points (1)" in why
    assert "The matches of 2 teams who were level, by game points" in why
    boards = arbiter("why", file, "2", "3", "--criterion", "TBR").out
    assert "On their boards over all matches" in boards
    assert "1: 1, 2: 0, 3: ½, 4: ½" in boards


def test_that_a_schedule_is_divided(arbiter: Arbiter, file: Path) -> None:
    why = arbiter("why", file, "1", "2", "--criterion", "SSSC").out
    assert "3 GP, and 0 : 1. Together: 3" in why


def test_that_a_play_off_of_teams_is_marked_while_it_is_played(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    workspace = new_event(tmp_path / "level.arbiter")
    prepared_teams.play_off(workspace)
    workspace.close()
    found = json.loads(arbiter("standings", workspace.path, "--json").out)
    assert {row["play_off"] for row in found["standings"]} == {"not over"}
    assert arbiter("standings", workspace.path).out.count("not over") == 4


def test_that_what_is_missing_is_matches_at_their_tables(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    assert "Not final. Matches without a result: 4" in arbiter("standings", file).out
    final = ("print", file, "final-standings", "--option", "kind=final", "-o", tmp_path / "f.pdf")
    assert "2 (table 1–2); 3 (table 1–2)" in arbiter(*final).err
