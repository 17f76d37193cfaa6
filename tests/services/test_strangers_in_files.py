"""Files that name somebody who is no player and no team of the event are refused when they are
opened, and no page or paper ever meets such a name.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.domain.ids import Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.line_ups import hand_in
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import boards_made, main, numbered, of_teams, players_of


@pytest.fixture
def league(workspace: Workspace) -> Path:
    """Four teams with numbers, one line-up and the boards of a round; closed."""
    teams = of_teams(workspace)
    numbered(workspace, teams)
    workspace.do(
        hand_in, round=Round(1), team=teams[0], players=players_of(workspace, teams[0])[:4]
    )
    boards_made(workspace)
    workspace.close()
    return workspace.path


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE drawn_number SET player_id = 99 WHERE player_id = -1", "drawn_number 1 1"),
        ("UPDATE drawn_number SET player_id = -9 WHERE player_id = -1", "drawn_number 1 1"),
        ("UPDATE game SET white_id = -9 WHERE id = 1", "game 1, white_id"),
        ("UPDATE game SET black_id = 999 WHERE id = 2", "game 2, black_id"),
        ("UPDATE game SET white_id = 0 WHERE id = 1", "game 1, white_id"),
        ("UPDATE line_up SET players = '1 2 999 4'", "line_up"),
        ("INSERT INTO bye (stage_id, round, player_id, mark, remark) VALUES (1, 1, 77, 'Z', '')",
         "bye 1 1 77"),
        ("UPDATE tournament SET last_accelerated = 55", "tournament 1, last_accelerated"),
        ("INSERT INTO adjustment (tournament_id, player_id, points)"
         " VALUES (1, -7, '1')", "adjustment 1, player_id"),
    ],
)  # fmt: skip
def test_that_who_is_not_of_the_event_is_pointed_out(league: Path, change: str, place: str) -> None:
    with closing(sqlite3.connect(league, isolation_level=None)) as database:
        assert database.execute(change).rowcount
    before = league.read_bytes()
    for opened in (Workspace.open, closed_file.read_file, closed_file.verify):
        with pytest.raises(FileError) as refused:
            opened(league)
        assert refused.value.code == "file.damaged-at"
        assert str(refused.value.facts["place"]).startswith(place)
    assert league.read_bytes() == before


def test_that_people_and_teams_of_the_event_are_no_strangers(league: Path) -> None:
    assert closed_file.verify(league) == ()
    with closing(Workspace.open(league)) as workspace:
        assert workspace.faults == ()
        assert all(team < 0 for team in main(workspace).players)
