"""Tournaments of teams come from another event file, and are known again."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app import cli
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import boards_made, numbered, of_teams, typed

Make = Callable[[str], Path]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Write an event of four teams after a match of round 1."""

    def write(title: str) -> Path:
        path = tmp_path / f"{title}.arbiter"
        created = Workspace.create(path, title=title, starts_on=None, edition_id="2026-03")
        with closing(created) as workspace:
            numbered(workspace, of_teams(workspace))
            boards_made(workspace)
            typed(workspace, 1, 1, [DRAW] * 4)
        return path

    return write


def test_that_a_tournament_of_teams_is_joined_to_another(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    league, cup = make("League"), make("Cup")
    assert cli.run(["join", str(league), str(cup), "--same", "new"]) == 0
    event = read_event(league)
    assert [len(each.teams) for each in event.tournaments] == [4, 4]
    assert len(event.players) == 2 * len(read_event(cup).players)
    assert verify(league) == ()
    # Teams of the same names met there in round 1.
    assert "already" in capsys.readouterr().err
