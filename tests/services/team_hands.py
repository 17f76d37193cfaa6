"""What tests do with teams: enter them, draw their numbers, hand in line-ups, type results."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round, StageId, TeamId
from arbiter_app.domain.teams.matches import hall_board
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.draw import number_by_hand, number_by_rating
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour, set_rounds
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import choose_system, ready_made

NAMES = ("Буревій", "Гамбіт", "Дебют", "Ендшпіль", "Ферзь", "Цугцванг", "Шахіст", "Юність")
"""Of teams, in the order in which they are entered."""

FOUR_BOARDS = TeamRules(line_ups=LineUpRules(boards=4))


def of_teams(
    workspace: Workspace | AtStage,
    *,
    teams: int = 4,
    rules: TeamRules = FOUR_BOARDS,
    system: System = System.ROUND_ROBIN,
    reserves: int = 1,
) -> tuple[TeamId, ...]:
    """Let teams play in an event, and enter them with full rosters, the stronger ones first."""
    what = ("teams", teams, rules, system, reserves)
    return ready_made(
        workspace, what, lambda event: _of_teams(event, teams, rules, system, reserves)
    )


def _of_teams(
    workspace: Workspace | AtStage, teams: int, rules: TeamRules, system: System, reserves: int
) -> tuple[TeamId, ...]:
    if system is not System.ROUND_ROBIN:
        choose_system(workspace, system)
    if system is System.SWISS:
        workspace.do(set_rounds, rounds=min(teams - 1, 9))
        workspace.do(set_initial_colour, colour=Colour.WHITE)
    workspace.do(set_team_rules, rules=rules)
    return tuple(
        entered(workspace, name, size=rules.boards + reserves, rating=2400 - 50 * place)
        for place, name in enumerate(named(teams))
    )


def named(teams: int) -> list[str]:
    """Return names of so many teams."""
    again = (f"{name} {number}" for number in range(2, 40) for name in NAMES)
    return [*NAMES, *again][:teams]


def entered(workspace: Workspace | AtStage, name: str, *, size: int, rating: int = 2000) -> TeamId:
    """Enter a team with a roster of so many players, the last one a reserve."""
    team = workspace.do(add_team, name=name)
    players = [
        workspace.do(add_player, name=f"{name} Гравець{place}", fide_rating=rating - place)
        for place in range(1, size + 1)
    ]
    members = [Member(player=player) for player in players]
    members[-1] = replace(members[-1], is_reserve=True)
    workspace.do(set_roster, team=team, members=members)
    return team


def numbered(workspace: Workspace | AtStage, teams: Sequence[TeamId]) -> None:
    """Give the teams their numbers in this order; in a Swiss by strength."""
    if workspace.event.tournament.settings.traits.follows_results:
        workspace.do(number_by_rating)
    else:
        numbers: dict[PlayerId, PairingNumber] = {
            team: PairingNumber(number) for number, team in enumerate(teams, start=1)
        }
        workspace.do(number_by_hand, numbers=numbers)


def boards_made(workspace: Workspace, round: int = 1) -> AtStage:
    """Make all boards of a round of the main stage; return the event at them."""
    tables = [match.board for match in main(workspace).round(Round(round)).games]
    workspace.do(make_boards, round=Round(round), tables=tables)
    return workspace.at(boards_stage(workspace))


def main(workspace: Workspace) -> Competition:
    """Return the competition of the teams."""
    return workspace.event.tournament.competition()


def boards_stage(workspace: Workspace) -> StageId:
    """Return the stage in which the boards of the main stage are played."""
    found = workspace.event.tournament.boards_of()
    assert found is not None
    return found.id


def typed(workspace: Workspace, round: int, table: int, results: Iterable[Result | None]) -> None:
    """Type the results of a match, from board 1 on, White's half first."""
    tournament = workspace.event.tournament
    rules = tournament.settings.teams
    assert rules is not None
    here = workspace.at(boards_stage(workspace))
    for board, result in enumerate(results, start=1):
        place = hall_board(table, board, rules.boards)
        here.do(enter_result, round=Round(round), board=place, result=result)


def players_of(workspace: Workspace, team: TeamId) -> tuple[PlayerId, ...]:
    """Return the roster of a team."""
    return workspace.event.tournament.team(team).players


def table_of(workspace: Workspace, team: TeamId, round: int = 1) -> Board:
    """Return the table of a team in a round."""
    return next(
        match.board
        for match in main(workspace).round(Round(round)).games
        if team in (match.white, match.black)
    )
