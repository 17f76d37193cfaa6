"""Events and tournaments that are of teams from the beginning."""

from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.new_tournaments import NewTournament, like_last_time
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import FIRST_TOURNAMENT
from arbiter_app.domain.tie_breaks.editions import default_edition, edition
from arbiter_app.services.commands.whole.tournaments import add_tournament, add_tournaments
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import FOUR_BOARDS, of_teams

ON_SIX = TeamRules(line_ups=LineUpRules(boards=6), colours="WBBW")
DAY = date(2026, 4, 1)


@pytest.fixture
def league(path: Path) -> Workspace:
    """A new event of teams on six boards in a Swiss."""
    return Workspace.create(
        path.with_name("league.arbiter"),
        title="Ліга",
        starts_on=DAY,
        edition_id=default_edition(DAY),
        system=System.SWISS,
        teams=ON_SIX,
    )


def test_that_an_event_begins_with_teams(league: Workspace) -> None:
    tournament = league.event.tournament

    assert tournament.settings.teams == ON_SIX
    assert tournament.settings.system is System.SWISS
    assert tournament.settings.scoring.win == 2
    assert tournament.boards_of() is not None
    league.close()


def test_that_a_tournament_like_one_of_teams_has_boards_of_its_own(workspace: Workspace) -> None:
    of_teams(workspace)

    added = workspace.do(add_tournament, title="Друга ліга", like=FIRST_TOURNAMENT)

    tournament = workspace.event.of(added).tournament
    assert tournament.settings.teams == FOUR_BOARDS
    assert tournament.teams == ()
    assert tournament.boards_of() is not None
    assert tournament.boards_of() != workspace.event.of(FIRST_TOURNAMENT).tournament.boards_of()


def test_that_teams_play_in_a_tournament_beside_one_of_people(workspace: Workspace) -> None:
    added = workspace.do(add_tournament, title="Команди", like=FIRST_TOURNAMENT, teams=ON_SIX)

    settings = workspace.event.of(added).tournament.settings
    usual = edition(settings.edition).usual(settings.system, of_teams=True)
    assert settings.teams == ON_SIX
    assert tuple(settings.tie_breaks) == usual
    assert workspace.event.of(FIRST_TOURNAMENT).tournament.settings.teams is None
    assert workspace.event.of(FIRST_TOURNAMENT).tournament.boards_of() is None


def test_that_teams_on_no_board_are_refused_with_the_number_that_was_typed(
    workspace: Workspace,
) -> None:
    nothing = TeamRules(line_ups=LineUpRules(boards=0))

    with pytest.raises(RuleError) as refused:
        workspace.do(add_tournament, title="Команди", like=FIRST_TOURNAMENT, teams=nothing)

    assert refused.value.code == "team-rules.boards"
    assert len(workspace.event.tournaments) == 1


def test_that_a_set_of_last_time_keeps_teams_and_people_apart(
    workspace: Workspace, league: Workspace
) -> None:
    former = [like_last_time(league.event.tournament, "Вища ліга")]
    league.close()

    workspace.do(
        add_tournaments,
        tournaments=[*former, NewTournament(title="Бліц")],
        like=FIRST_TOURNAMENT,
    )

    first, second = workspace.event.tournaments
    assert (first.settings.teams, second.settings.teams) == (ON_SIX, None)
    assert first.boards_of() is not None
    assert second.boards_of() is None


def test_that_one_undo_takes_a_tournament_of_teams_away_with_its_boards(
    workspace: Workspace,
) -> None:
    workspace.do(add_tournament, title="Команди", like=FIRST_TOURNAMENT, teams=ON_SIX)

    workspace.undo()

    assert len(workspace.event.whole.tournaments) == 1
    assert len(workspace.event.tournament.stages) == 1
