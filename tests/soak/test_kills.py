"""Work goes on where the program was killed."""

from contextlib import closing
from pathlib import Path

from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.workspace import Workspace
from tests.services.play_off_hands import lower_number_wins, play_on, play_through, state_of
from tests.soak.kills import killed, make_tied


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
