"""Rosters of teams: newcomers, captains who leave, the last day for changes."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import FIRST_TOURNAMENT
from arbiter_app.domain.next_step.overview import overview
from arbiter_app.domain.teams.rosters import Lack, lacking, moved, teamless
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import add_player, edit_player, remove_player
from arbiter_app.services.commands.people.teams import (
    add_member,
    change_team,
    close_rosters,
    set_roster,
)
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.team_hands import numbered, of_teams, players_of


def test_that_a_newcomer_is_registered_and_stands_before_the_reserves(
    workspace: Workspace,
) -> None:
    (team, _) = of_teams(workspace, teams=2)
    came = workspace.do(add_member, roster=team, name="Новенька Юлія", fide_rating=2000)
    assert players_of(workspace, team)[-2] == came
    assert workspace.event.tournament.entry(came).player == came
    assert workspace.event.tournament.team_of(came) is not None


def test_that_a_newcomer_after_the_draw_has_the_next_number(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=3)
    numbered(workspace, teams)
    came = workspace.do(add_member, roster=teams[0], name="Новенька Юлія")
    member = workspace.event.tournament.team(teams[0]).member(came)
    assert member.number == 16


def test_that_who_is_struck_off_leaves_the_roster_and_is_captain_no_longer(
    workspace: Workspace,
) -> None:
    (team,) = of_teams(workspace, teams=1)
    captain = players_of(workspace, team)[0]
    workspace.do(change_team, team=team, name="Буревій", captain_plays=captain)
    workspace.do(remove_player, player=captain)
    now = workspace.event.tournament.team(team)
    assert captain not in now.players
    assert now.captain_plays is None
    workspace.undo()
    assert workspace.event.tournament.team(team).captain_plays == captain


def test_that_after_the_last_day_a_change_says_why(workspace: Workspace) -> None:
    (team,) = of_teams(workspace, teams=1)
    workspace.do(close_rosters, until=date.today() - timedelta(days=1))
    shorter = workspace.event.tournament.team(team).members[:-1]
    with pytest.raises(RuleError, match=r"team\.rosters-closed"):
        workspace.do(set_roster, team=team, members=shorter)
    with pytest.raises(RuleError, match=r"team\.rosters-closed"):
        workspace.do(add_member, roster=team, name="Новенька Юлія")
    workspace.do(set_roster, team=team, members=shorter, reason="хвороба")
    assert len(players_of(workspace, team)) == 4
    workspace.do(close_rosters, until=date.today())
    workspace.do(set_roster, team=team, members=shorter[:-1])
    assert len(players_of(workspace, team)) == 3


def test_that_the_last_day_is_kept_in_the_file_and_told_by_the_journal(
    workspace: Workspace,
) -> None:
    of_teams(workspace, teams=1)
    workspace.do(close_rosters, until=date(2026, 4, 1))
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    assert rules.rosters_until == date(2026, 4, 1)
    entry = workspace.undoing.next_undo
    assert entry is not None
    said = entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)
    assert said == "Rosters are changed up to 01.04.2026"
    workspace.do(close_rosters, until=None)
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    assert rules.rosters_until is None


def test_that_a_member_moves_among_those_who_play_or_among_the_reserves(
    workspace: Workspace,
) -> None:
    (team,) = of_teams(workspace, teams=1, reserves=2)
    found = workspace.event.tournament.team(team)
    made = replace(found, members=(*found.members[:4], *_reserves(found.members[4:])))
    players = made.players
    assert [each.player for each in moved(made, players[3], 1)] == [*players]
    assert moved(made, players[4], 1)[-1].player == players[4]
    assert moved(made, players[4], -1)[4].player == players[4]


def test_what_is_missing_of_teams(workspace: Workspace) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=3, foreigners=1))
    first, second, third = of_teams(workspace, teams=3, rules=rules, reserves=0)
    guest = workspace.do(add_player, name="Гість Ян", federation="POL")
    for team in (first, second, third):
        name = workspace.event.tournament.team(team).name
        workspace.do(change_team, team=team, name=name, captain="Ковач Ю.", federation="UKR")
    members = workspace.event.tournament.team(first).members
    workspace.do(set_roster, team=first, members=())
    workspace.do(
        set_roster, team=second, members=workspace.event.tournament.team(second).members[1:]
    )
    for player in players_of(workspace, third)[:2]:
        known = workspace.event.players[player]
        workspace.do(edit_player, player=player, name=known.name, federation="POL")
    found = {each.team.id: (each.lack, each.has) for each in lacking(workspace.event)}
    assert found == {
        first: (Lack.NOBODY, 0),
        second: (Lack.FEW, 2),
        third: (Lack.FOREIGNERS, 2),
    }
    assert {*teamless(workspace.event)} >= {guest, *(each.player for each in members)}


def test_that_women_and_juniors_are_missing_on_a_roster_that_must_have_them(
    workspace: Workspace,
) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=3, women=1, juniors=2, juniors_under=18))
    day = date(2026, 4, 1)
    workspace.do(describe_event, title="Cup", place="", organiser="", starts_on=day, ends_on=day)
    (team,) = of_teams(workspace, teams=1, rules=rules, reserves=0)
    workspace.do(change_team, team=team, name="Буревій", captain="Ковач Ю.")
    girl, boy, man = players_of(workspace, team)
    workspace.do(edit_player, player=girl, name="Мала Яна", sex=Sex.FEMALE, birth=Birth(year=2008))
    workspace.do(edit_player, player=boy, name="Малий Ян", sex=Sex.MALE, birth=Birth(year=2007))
    found = [(each.lack, each.has, each.wanted) for each in lacking(workspace.event)]
    assert found == [(Lack.JUNIORS, 1, 2)]
    workspace.do(edit_player, player=man, name="Малий Лев", birth=Birth(year=2012))
    workspace.do(edit_player, player=girl, name="Малий Яр", sex=Sex.MALE)
    assert [each.lack for each in lacking(workspace.event)] == [Lack.WOMEN]


def _reserves(members: tuple[Member, ...]) -> tuple[Member, ...]:
    return tuple(replace(each, is_reserve=True) for each in members)


def test_that_the_overview_counts_short_rosters_and_who_plays_for_no_team(
    workspace: Workspace,
) -> None:
    first, _, third = of_teams(workspace, teams=3)
    members = workspace.event.tournament.team(first).members
    workspace.do(set_roster, team=first, members=members[:3])
    workspace.do(change_team, team=third, name="Дебют", captain="")
    state = overview(workspace.event, FIRST_TOURNAMENT)
    assert (state.teams, state.short_rosters, state.on_no_roster) == (3, 1, 2)
