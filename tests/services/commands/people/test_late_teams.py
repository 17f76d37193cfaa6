"""A team that comes after the numbers were given."""

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, WHITE_FORFEITS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round, TeamId
from arbiter_app.domain.teams.listed import Listed, Seat
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player, import_players
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import pair
from tests.services.team_hands import boards_made, main, numbered, of_teams, table_of, typed


def test_that_a_late_team_of_a_swiss_gets_the_number_of_its_strength(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=4, system=System.SWISS)
    numbered(workspace, teams)

    late = workspace.do(add_team, name="Юність", strength=2375)

    numbers = workspace.event.tournament.numbers
    assert (numbers[teams[0]], numbers[late], numbers[teams[1]]) == (1, 2, 3)


def test_that_members_of_a_late_team_are_numbered_behind_all_others(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=4, system=System.SWISS)
    numbered(workspace, teams)
    late = workspace.do(add_team, name="Юність", strength=2375)
    player = workspace.do(add_player, name="Пізній Гравець", fide_rating=2300)

    workspace.do(set_roster, team=late, members=[Member(player=player)])

    tournament = workspace.event.tournament
    earlier = [each.number or 0 for team in teams for each in tournament.team(team).members]
    assert tournament.team(late).member(player).number == max(earlier) + 1


def test_that_a_late_team_takes_the_free_rounds_of_an_odd_round_robin(
    workspace: Workspace,
) -> None:
    teams = of_teams(workspace, teams=5)
    numbered(workspace, teams)
    before = [round_.games for round_ in main(workspace).rounds]

    late = workspace.do(add_team, name="Юність", reason="запізнення поїзда")

    numbers = workspace.event.tournament.numbers
    assert numbers[late] == 6
    # Numbers 5, 1, 4 … are free in the table of 5 where it has 6 for them (C.05 Annex 1).
    pairs = [
        [(numbers[game.white], numbers[game.black]) for game in round_.games]
        for round_ in main(workspace).rounds
    ]
    assert [games[-1] for games in pairs] == [(1, 6), (6, 4), (2, 6), (6, 5), (3, 6)]
    assert {frozenset(pair) for games in pairs for pair in games} == {
        frozenset(pair) for pair in combinations(range(1, 7), 2)
    }
    now = [round_.games[:-1] for round_ in main(workspace).rounds]
    assert now == before
    assert last_line(workspace) == "Team entered late: Юність, with the number 6"
    undo_and_redo(workspace)


def test_that_who_has_left_loses_to_the_late_team_without_play(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=3)
    numbered(workspace, teams)
    workspace.do(withdraw_player, player=teams[1], reason="хвороба")

    late = workspace.do(add_team, name="Юність", reason="так")

    games = [game for _, game in main(workspace).games if late in (game.white, game.black)]
    decided = {game.result for game in games if teams[1] in (game.white, game.black)}
    assert decided <= {WHITE_FORFEITS, BLACK_FORFEITS}
    assert len(decided) == 1
    assert sum(game.result is None for game in games) == 2


@pytest.mark.parametrize(
    ("teams", "reason", "code"),
    [
        (4, "так", "late.even-field-of-teams"),
        (5, None, "permission.reason-missing"),
        (5, " ", "permission.reason-missing"),
    ],
)
def test_when_no_team_comes_late_into_a_round_robin(
    workspace: Workspace, teams: int, reason: str | None, code: str
) -> None:
    numbered(workspace, of_teams(workspace, teams=teams))

    assert refused_code(lambda: workspace.do(add_team, name="Юність", reason=reason)) == code


@pytest.mark.parametrize("system", [System.KNOCKOUT, System.STAGES, System.SCHEVENINGEN])
def test_that_a_schedule_without_free_rounds_has_no_room(
    workspace: Workspace, system: System
) -> None:
    numbered(workspace, of_teams(workspace, teams=4, system=system))

    refused = refused_code(lambda: workspace.do(add_team, name="Юність", reason="так"))

    assert refused == "permission.add-team"


def test_that_no_team_comes_once_play_has_begun(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=5))
    boards_made(workspace)
    typed(workspace, 1, 1, [DRAW])

    refused = refused_code(lambda: workspace.do(add_team, name="Юність", reason="так"))

    assert refused == "permission.add-team"


def test_that_a_late_team_plays_a_line_up(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=3))
    late = workspace.do(add_team, name="Юність", reason="так")
    players = [workspace.do(add_player, name=f"Пізній Гравець{n}") for n in range(1, 5)]
    workspace.do(set_roster, team=late, members=[Member(player=each) for each in players])

    boards_made(workspace)

    table = table_of(workspace, late)
    assert len(main(workspace).round(Round(1)).game(table).boards) == 4


def test_that_no_player_comes_late_beside_the_teams(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=4, system=System.SWISS))

    with pytest.raises(RuleError) as refused:
        workspace.do(join_late, name="Пізній Гравець", reason="так")

    assert refused.value.code == "late.of-teams"


def from_list(workspace: Workspace, *teams: str, reason: str | None = None) -> None:
    """Import a list with four players of each team, weaker from team to team."""
    rows = [(team, place, at) for at, team in enumerate(teams) for place in range(1, 5)]
    workspace.do(
        import_players,
        source="late.xlsx",
        players=[
            {"name": f"{team} Новий{place}", "fide_rating": 2376 - 100 * at - place}
            for team, place, at in rows
        ],
        teams=[Listed(team=team, seat=Seat(board=place)) for team, place, _ in rows],
        reason=reason,
    )


def test_that_late_teams_of_a_list_get_the_numbers_of_their_strength(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=4, system=System.SWISS)
    numbered(workspace, teams)

    from_list(workspace, "Юність", "Старт")

    tournament = workspace.event.tournament
    numbers = {tournament.team(team).name: number for team, number in numbers_of(workspace)}
    assert [name for name, _ in sorted(numbers.items(), key=itemgetter(1))] == [
        "Буревій",
        "Юність",
        "Гамбіт",
        "Дебют",
        "Старт",
        "Ендшпіль",
    ]
    of_members = [each.number for team in tournament.teams for each in team.members]
    assert sorted(filter(None, of_members)) == list(range(1, len(of_members) + 1))
    undo_and_redo(workspace)


def numbers_of(workspace: Workspace) -> Sequence[tuple[TeamId, int]]:
    return [(TeamId(team), number) for team, number in workspace.event.tournament.numbers.items()]


def test_that_late_teams_of_a_list_leave_a_published_round_as_it_is(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=4, system=System.SWISS))
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    before = main(workspace).round(Round(1))

    from_list(workspace, "Юність", "Старт")

    assert main(workspace).round(Round(1)) == before
    late = {team.id for team in workspace.event.tournament.teams[-2:]}
    assert late <= {*workspace.event.tournament.numbers}


def test_that_a_late_team_of_a_list_takes_the_free_rounds_with_a_reason(
    workspace: Workspace,
) -> None:
    numbered(workspace, of_teams(workspace, teams=3))
    assert refused_code(lambda: from_list(workspace, "Юність")) == "permission.reason-missing"

    from_list(workspace, "Юність", reason="запізнення поїзда")

    late = workspace.event.tournament.teams[-1]
    assert workspace.event.tournament.numbers[late.id] == 4
    assert len(late.members) == 4
    assert all(table_of(workspace, late.id, number) for number in (1, 2, 3))


def test_that_a_second_late_team_of_a_list_finds_no_free_round(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=3))
    before = workspace.event
    code = refused_code(lambda: from_list(workspace, "Юність", "Старт", reason="так"))
    assert code == "late.even-field-of-teams"
    assert workspace.event == before
