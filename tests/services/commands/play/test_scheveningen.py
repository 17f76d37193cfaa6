"""Scheveningen from the entry of teams to the last table, through the commands."""

from collections import Counter
from collections.abc import Sequence

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round, TeamId
from arbiter_app.domain.pairing.rosters import duel_of
from arbiter_app.domain.teams.seats import seated
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.draw import annul_draw, number_by_hand
from arbiter_app.services.commands.play.line_ups import make_boards, remove_boards
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system
from tests.services.team_hands import main, typed

_RELAXED = {(2, 2), (6, 8)}
"""Sizes of which no table is within one game of evenness in every round."""


def _entered(workspace: Workspace, *sizes: int, boards: int | None = None) -> tuple[TeamId, ...]:
    """Enter teams of so many players for Scheveningen."""
    choose_system(workspace, System.SCHEVENINGEN)
    line_ups = LineUpRules(boards=boards or min(sizes))
    workspace.do(set_team_rules, rules=TeamRules(line_ups=line_ups))
    teams = []
    for place, size in enumerate(sizes):
        team = workspace.do(add_team, name=f"Команда {place}")
        players = [workspace.do(add_player, name=f"К{place} Гравець{at}") for at in range(size)]
        workspace.do(set_roster, team=team, members=[Member(player=each) for each in players])
        teams.append(team)
    return tuple(teams)


def _drawn(workspace: Workspace, teams: Sequence[TeamId]) -> None:
    numbers: dict[PlayerId, PairingNumber] = {
        team: PairingNumber(number) for number, team in enumerate(teams, start=1)
    }
    workspace.do(number_by_hand, numbers=numbers)


def _boards(workspace: Workspace) -> Stage:
    found = workspace.event.tournament.boards_of()
    assert found is not None
    return found


@pytest.mark.parametrize("sizes", [(2, 2), (3, 5), (5, 3), (4, 4), (6, 6), (6, 8), (10, 10)])
def test_everybody_meets_everybody_once_with_even_colours(
    workspace: Workspace, sizes: tuple[int, int]
) -> None:
    teams = _entered(workspace, *sizes)
    _drawn(workspace, teams)

    tournament = workspace.event.tournament
    rosters = [{*tournament.team(team).players} for team in teams]
    played = [game for _, game in _boards(workspace).games]
    met = Counter(frozenset({game.white, game.black}) for game in played)
    assert met == Counter(frozenset({one, other}) for one in rosters[0] for other in rosters[1])
    assert len(main(workspace).rounds) == max(sizes)
    whites, blacks = Counter(each.white for each in played), Counter(each.black for each in played)
    for player in rosters[0] | rosters[1]:
        assert abs(whites[player] - blacks[player]) <= 1
    most = 2 if tuple(sorted(sizes)) in _RELAXED else 1
    for round_ in _boards(workspace).rounds:
        of_first = sum(game.white in rosters[0] for game in round_.games)
        assert abs(2 * of_first - len(round_.games)) <= most


def test_the_team_with_white_on_the_first_board_is_named_first(workspace: Workspace) -> None:
    _drawn(workspace, _entered(workspace, 3, 5))

    tournament = workspace.event.tournament
    for matches, games in zip(main(workspace).rounds, _boards(workspace).rounds, strict=True):
        (match,) = matches.games
        assert games.game(Board(1)).white in tournament.team(match.white).players


def test_of_the_larger_team_some_rest_and_each_as_often(workspace: Workspace) -> None:
    small, large = _entered(workspace, 3, 5)
    _drawn(workspace, (large, small))

    tournament = workspace.event.tournament
    rests: Counter[PlayerId] = Counter()
    for round_ in main(workspace).rounds:
        resting = duel_of(tournament, round_.games[0]).resting(round_.number)
        playing = {
            player
            for game in _boards(workspace).round(round_.number).games
            for player in (game.white, game.black)
        }
        assert not playing & {*resting}
        rests.update(resting)
    assert rests == Counter(dict.fromkeys(tournament.team(large).players, 2))


def test_the_second_cycle_turns_the_colours(workspace: Workspace) -> None:
    teams = _entered(workspace, 4, 4)
    choose_system(workspace, System.SCHEVENINGEN, cycles=2)
    _drawn(workspace, teams)

    played = Counter((game.white, game.black) for _, game in _boards(workspace).games)
    assert len(main(workspace).rounds) == 8
    assert {*played.values()} == {1}
    assert {(black, white) for white, black in played} == {*played}


def test_several_pairs_of_teams_play_side_by_side(workspace: Workspace) -> None:
    teams = _entered(workspace, 3, 4, 5, 3)
    _drawn(workspace, teams)

    rounds = main(workspace).rounds
    assert [len(each.games) for each in rounds] == [2, 2, 2, 2, 1]
    assert {frozenset({g.white, g.black}) for each in rounds for g in each.games} == {
        frozenset(teams[:2]),
        frozenset(teams[2:]),
    }
    assert [game.board for game in _boards(workspace).rounds[0].games] == [1, 2, 3, 4, 5, 6]


def test_points_of_a_match_are_those_of_its_games(workspace: Workspace) -> None:
    _drawn(workspace, _entered(workspace, 3, 5))

    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW])

    (match,) = main(workspace).rounds[0].games
    assert match.result is not None
    assert match.result.white.value == "1"
    assert sum(each.white or 0 for each in match.boards) == 2


def test_boards_can_be_taken_away_and_made_again(workspace: Workspace) -> None:
    _drawn(workspace, _entered(workspace, 3, 5))
    before = [(g.board, g.white, g.black) for g in _boards(workspace).rounds[1].games]

    workspace.do(remove_boards, round=Round(2), tables=[Board(1)])
    assert not _boards(workspace).rounds[1].games
    workspace.do(make_boards, round=Round(2), tables=[Board(1)])

    assert [(g.board, g.white, g.black) for g in _boards(workspace).rounds[1].games] == before


def test_seats_have_the_colours_of_the_table_and_not_of_a_pattern(workspace: Workspace) -> None:
    _drawn(workspace, _entered(workspace, 3, 5))

    matches, tournament = main(workspace), workspace.event.tournament
    for round_ in matches.rounds:
        for seat in seated(tournament, matches, round_)[0].seats:
            assert seat.game is not None
            assert seat.game.player(seat.colour) == seat.first


def test_a_draw_that_is_annulled_leaves_no_board(workspace: Workspace) -> None:
    _drawn(workspace, _entered(workspace, 3, 5))

    workspace.do(annul_draw, reason="Склад команди змінено")

    assert not [*_boards(workspace).games]
    workspace.undo()
    assert len([*_boards(workspace).games]) == 15


@pytest.mark.parametrize(
    ("sizes", "boards", "code"),
    [
        ((4, 4, 4), 4, "scheveningen.teams"),
        ((4, 5), 5, "scheveningen.boards"),
        ((11, 12), 11, "scheveningen.size"),
    ],
)
def test_what_cannot_be_played_is_refused_at_the_draw(
    workspace: Workspace, sizes: tuple[int, ...], boards: int, code: str
) -> None:
    teams = _entered(workspace, *sizes, boards=boards)

    with pytest.raises(RuleError) as refused:
        _drawn(workspace, teams)

    assert refused.value.code == code
