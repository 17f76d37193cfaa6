"""The command line speaks of Go as players of Go do: Black begins."""

import json
from pathlib import Path

import pytest

from arbiter_app.domain.ids import Round
from arbiter_app.formats import trf
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.services.conftest import new_event
from tests.services.go_hands import go_tournament
from tests.services.swiss_hands import pair


@pytest.fixture
def go(tmp_path: Path) -> Workspace:
    """A tournament of Go with the pairs of round 1 published."""
    workspace = new_event(tmp_path / "go.arbiter")
    go_tournament(workspace)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    return workspace


def test_that_black_begins_in_what_is_printed(arbiter: Arbiter, go: Workspace) -> None:
    head = arbiter("pair", go.path, "--round", "1").out.splitlines()[2]
    assert head.split() == ["Board", "Black", "Points", "White", "Points"]
    why = arbiter("pair", go.path, "--round", "1", "--why", "20").out
    assert "gets the handicap and so has Black" in why or "numbers get the colour" in why


def test_that_chess_speaks_as_chess_after_go(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "chess.trf"
    arbiter("generate", "--players", "8", "--seed", "1", "-o", file)
    head = arbiter("pair", file, "--round", "1").out.splitlines()[2]
    assert head.split() == ["Board", "White", "Points", "Black", "Points"]


def test_that_the_colour_drawn_is_said_as_the_sport_calls_it(
    arbiter: Arbiter, go: Workspace, tmp_path: Path
) -> None:
    def first(colour: str) -> object:
        words = ("pair", go.path, "--round", "1", "--first-colour", colour, "--json")
        return json.loads(arbiter(*words).out)["pairs"]

    assert (
        first("black")
        == json.loads(arbiter("pair", go.path, "--round", "1", "--json").out)["pairs"]
    )
    assert first("white") != first("black")


def test_that_a_report_of_a_mcmahon_tournament_is_checked(
    arbiter: Arbiter, go: Workspace, tmp_path: Path
) -> None:
    file = tmp_path / "go.trf"
    file.write_bytes(trf.encode(trf.format(trf.report_of(go.event))))
    found = json.loads(arbiter("check", file, "--json").out)
    assert [each["ok"] for each in found["rounds"]] == [True]
    assert "handicap" in file.read_text("utf-8")
