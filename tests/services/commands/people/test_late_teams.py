"""A team that comes after the numbers were given."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import numbered, of_teams


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


def test_that_no_team_comes_late_into_a_round_robin(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=4))

    with pytest.raises(RuleError) as refused:
        workspace.do(add_team, name="Юність")

    assert refused.value.code == "permission.add-team"


def test_that_no_player_comes_late_beside_the_teams(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=4, system=System.SWISS))

    with pytest.raises(RuleError) as refused:
        workspace.do(join_late, name="Пізній Гравець", reason="так")

    assert refused.value.code == "late.of-teams"
