"""People in a tournament whose numbers teams have, and teams struck off before the draw."""

from datetime import datetime
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.entries import enter_players, move_players
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import add_player, edit_player, remove_player
from arbiter_app.services.commands.people.teams import remove_team
from arbiter_app.services.commands.rules.criteria import define_own_criterion, set_own_value
from arbiter_app.services.commands.rules.swiss_rules import forbid_pairs
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code, undo_and_redo
from tests.services.team_hands import numbered, of_teams
from tests.services.tournament_hands import second


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams of a Swiss, with their numbers."""
    entered = of_teams(workspace, system=System.SWISS)
    numbered(workspace, entered)
    return entered


def test_that_nobody_joins_the_numbers_of_teams(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    assert refused_code(lambda: workspace.do(join_late, name="Пізній Гравець")) == "late.of-teams"
    assert {*workspace.event.tournament.numbers} == {*teams}


def test_that_people_of_the_event_are_entered_after_teams_have_their_numbers(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    other = second(workspace, "Blitz")
    player = other.do(add_player, name="Пізній Гравець")
    here = workspace.at(workspace.event.tournaments[0].main_stage.id)
    here.do(enter_players, players=[player])
    league = read_event(workspace.path).tournaments[0]
    assert player in {entry.player for entry in league.entries}
    assert {*league.numbers} == {*teams}
    assert verify(workspace.path) == ()


def test_that_a_player_moves_to_a_tournament_of_teams_that_is_drawn(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    other = second(workspace, "Blitz")
    player = other.do(add_player, name="Пізній Гравець")
    other.do(move_players, players=[player], to=workspace.event.tournaments[0].id)
    league, blitz = read_event(workspace.path).tournaments
    assert player in {entry.player for entry in league.entries}
    assert {*league.numbers} == {*teams}
    assert not any(entry.player == player for entry in blitz.entries)


def test_that_a_team_is_no_person_to_be_corrected_or_struck_off(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.undo()
    stranger = PlayerId(teams[0])
    assert (
        refused_code(lambda: workspace.do(edit_player, player=stranger, name="Інша"))
        == "tournament.no-such-player"
    )
    assert (
        refused_code(lambda: workspace.do(remove_player, player=stranger))
        == "tournament.no-such-player"
    )


def test_that_a_team_goes_with_all_that_was_kept_about_it(workspace: Workspace) -> None:
    gone, other, third, _ = of_teams(workspace, system=System.SWISS)
    workspace.do(
        adjust_points, team=gone, points=Decimal(-1), game_points=Decimal(0), reason="late"
    )
    workspace.do(define_own_criterion, code="OTHER_JURY", definition="Журі")
    workspace.do(set_own_value, code="OTHER_JURY", player=gone, value=Decimal(1))
    for pair in ((gone, other), (gone, other, third)):
        workspace.do(forbid_pairs, forbidden=(ForbiddenPairs(players=pair),))
    workspace.do(remove_team, team=gone)
    tournament = read_event(workspace.path).tournament
    assert tournament.adjustments == ()
    assert tournament.own_criteria[0].values == {}
    assert [each.players for each in tournament.settings.swiss.forbidden] == [(other, third)]
    undo_and_redo(workspace)
    assert verify(workspace.path) == ()


def test_that_a_team_of_which_the_registers_tell_stays(workspace: Workspace) -> None:
    team, *_ = of_teams(workspace)
    workspace.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=datetime(2026, 11, 1, 10),
        player=team,
        filed_by="Сокіл Роман",
        claim="Кімната замала.",
    )
    assert refused_code(lambda: workspace.do(remove_team, team=team)) == "team.in-register"
