"""Nothing that was acknowledged is lost, whenever the program is killed."""

from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.workspace import Workspace
from tests.campaigns import turns
from tests.services.play_off_hands import lower_number_wins, play_on, play_through, state_of
from tests.soak.kills import killed, make_tied, soak

KILLS = turns(60, in_soak=10_000)


@pytest.mark.soak
def test_that_kills_lose_no_acknowledged_act(tmp_path: Path) -> None:
    toll = soak(tmp_path, KILLS, seed=2026)
    assert toll.kills == KILLS
    assert toll.acknowledged > KILLS
    assert (toll.lost, toll.unreadable) == (0, 0)


def test_that_a_play_off_goes_on_where_the_program_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "tied.arbiter"
    make_tied(path)
    for seed in range(6):
        killed(path, seed, lines=4, after=0.002)
        assert verify(path) == ()
        with closing(Workspace.open(path, actor="arbiter")) as workspace:
            assert workspace.event == read_event(path)
    with closing(Workspace.open(path, actor="arbiter")) as workspace:
        begun = [each.id for each in workspace.event.tournament.play_offs]
        for each in begun:
            play_on(workspace, each, lower_number_wins)
        last = begun[-1] if begun else play_through(workspace, lower_number_wins)
        assert state_of(workspace, last).is_over
    assert verify(path) == ()
