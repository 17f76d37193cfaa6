"""What keeps a whole event safe, with teams in it: joining, taking out, restoring, any acts."""

import random
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.other_ids import ids_in
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round, TeamId, TournamentId
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.by_id import COMMANDS
from arbiter_app.services.commands.people.entries import enter_players
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import remove_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.joining import join_tournaments
from arbiter_app.services.commands.whole.tournaments import remove_tournament
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.files.joined_events import examine, join, read_other, take_out
from arbiter_app.services.workspace import Workspace
from tests.campaigns import turns
from tests.services.hands import refused_code
from tests.services.team_hands import (
    boards_made,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)
from tests.services.tournament_hands import second
from tests.soak.any_acts import CannotMakeUpError, MadeUp


@pytest.fixture
def played(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams after a round in which one match was forfeited, the boards of the next made."""
    teams = of_teams(workspace)
    numbered(workspace, teams)
    workspace.do(enter_result, round=Round(1), board=Board(2), result=BLACK_FORFEITS)
    tables = [match.board for match in main(workspace).round(Round(1)).games][:1]
    assert tables == [1]
    workspace.do(make_boards, round=Round(1), tables=tables)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW, DRAW])
    boards_made(workspace, 2)
    return teams


def told(event: Event, tournament: TournamentId) -> list[tuple[object, ...]]:
    """Return the table of a tournament, who sits at its boards, and who is in its teams."""
    seen = event.of(tournament)
    boards = seen.tournament.boards_of()
    assert boards is not None
    names = seen.contestants
    return [
        *(
            (row.place, names[row.player].name, row.points)
            for row in standings(seen.tournament.competition(), names).rows
        ),
        *(
            (round_.number, game.board, names[game.white].name, names[game.black].name, game.result)
            for round_, game in boards.games
        ),
        *(
            (team.name, *(names[each].name for each in team.players))
            for team in seen.tournament.teams
        ),
        *(
            (line_up.team is not None, *(names[each].name for each in line_up.players if each))
            for round_ in seen.tournament.main_stage.rounds
            for line_up in round_.line_ups
        ),
    ]


def test_that_an_event_of_teams_is_joined_under_ids_of_its_own(
    workspace: Workspace, played: tuple[TeamId, ...], tmp_path: Path
) -> None:
    path = tmp_path / "league.arbiter"
    created = Workspace.create(path, title="Ліга", starts_on=None, edition_id="2026-03")
    with closing(created) as league:
        teams = of_teams(league, teams=6)
        numbered(league, teams)
        boards_made(league)
        typed(league, 1, 2, [DRAW, DRAW, WHITE_WINS, DRAW])
    other = read_other(path)
    join(workspace, other, examine(workspace, other).same.certain)
    event = read_event(workspace.path)
    here, joined = event.tournaments
    assert told(event, joined.id) == told(other.event, other.event.tournament.id)
    assert not {team.id for team in here.teams} & {team.id for team in joined.teams}
    used = ids_in(replace(event, receipts=()))
    joined_teams = {team.id for each in event.tournaments for team in each.teams}
    assert {*used[PlayerId]} == {*event.players, *joined_teams}
    assert verify(workspace.path) == ()
    workspace.undo()
    assert len(workspace.event.tournaments) == 1
    assert len(played) == 4


def test_that_a_tournament_of_teams_is_taken_out_with_its_boards(
    workspace: Workspace, played: tuple[TeamId, ...], tmp_path: Path
) -> None:
    second(workspace, "Blitz")
    before = workspace.event
    taken = before.tournaments[0].id
    target = tmp_path / "out.arbiter"
    take_out(workspace.path, taken, target)
    alone = read_event(target)
    assert told(alone, alone.tournament.id) == told(before, taken)
    assert len(alone.players) == len(before.players)
    assert verify(target) == ()
    assert len(played) == 4


def test_that_a_tournament_like_one_of_teams_is_of_teams_and_goes_again(
    workspace: Workspace, played: tuple[TeamId, ...]
) -> None:
    player = players_of(workspace, played[0])[0]
    like = second(workspace, "Reserves")
    of_it = workspace.event.tournaments[1]
    assert of_it.played_by_teams
    assert of_it.boards_of() is not None
    like.do(enter_players, players=(player,))
    team = like.do(add_team, name="Друга")
    like.do(set_roster, team=team, members=[Member(player=player)])
    assert (
        refused_code(
            lambda: workspace.do(
                join_tournaments,
                tournaments=[each.id for each in workspace.event.tournaments],
                title="Both",
            )
        )
        == "join.of-teams"
    )
    like.do(remove_tournament)
    assert len(read_event(workspace.path).tournaments) == 1
    workspace.undo()
    assert read_event(workspace.path).tournaments[1].teams[0].players == (player,)
    assert verify(workspace.path) == ()


def test_that_a_member_who_is_removed_is_on_no_roster(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=2)
    gone = players_of(workspace, teams[0])[2]
    workspace.do(remove_player, player=gone)
    assert gone not in read_event(workspace.path).tournament.team(teams[0]).players
    assert verify(workspace.path) == ()
    workspace.undo()
    assert players_of(workspace, teams[0])[2] == gone


def test_that_a_snapshot_and_a_practice_copy_have_the_matches(
    workspace: Workspace, played: tuple[TeamId, ...], tmp_path: Path
) -> None:
    typed(workspace, 2, 1, [DRAW])
    before = workspace.event
    workspace.do(withdraw_player, player=played[2], reason="gone")
    restore(workspace, snapshots(workspace)[0])
    assert workspace.event.tournaments == before.tournaments
    copy = tmp_path / "practice.arbiter"
    make_practice_copy(workspace.path, copy)
    assert read_event(copy).tournaments == before.tournaments


_LEFT_OUT = ("pins.", "players.update-ratings", "event.", "report.", "practice.", "tournament")
"""Acts that bar the way back, or want somebody else."""


@pytest.mark.parametrize("seed", range(turns(2, in_soak=40)))
def test_that_any_act_is_undone_and_redone_to_the_same(
    workspace: Workspace, played: tuple[TeamId, ...], seed: int
) -> None:
    chance = random.Random(seed)
    commands = [each for each in COMMANDS.values() if not each.id.startswith(_LEFT_OUT)]
    done = 0
    for _ in range(150):
        before = workspace.event
        stage = chance.choice([each.id for each in before.tournament.stages])
        command = chance.choice(commands)
        with suppress(RuleError, CannotMakeUpError):
            made = MadeUp(before, stage, chance).parameters(command)
            workspace.at(stage).accepting().do(command, **made)
        after = workspace.event
        if after.data_version == before.data_version or command.is_barrier:
            continue
        done += 1
        assert read_event(workspace.path).tournaments == after.tournaments, command.id
        workspace.undo()
        assert workspace.event.tournaments == before.tournaments, command.id
        workspace.redo()
        assert workspace.event.tournaments == after.tournaments, command.id
        if chance.random() < 0.4:
            workspace.undo()
    assert done > 5
    assert len(played) == 4
    assert verify(workspace.path) == ()
