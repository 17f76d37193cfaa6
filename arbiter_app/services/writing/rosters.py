"""Writing the players of a list onto the rosters of their teams, which are entered at need."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import Action, Verdict, allows, refusal, verdict_here
from arbiter_app.domain.teams.entering import demand_new_name, demand_roster, numbered_later
from arbiter_app.domain.teams.listed import Listed, by_team, shared
from arbiter_app.domain.teams.rosters import are_closed, in_board_order
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.teams import new_team, write_team


def _demand_new_team(here: InHand) -> None:
    """Make sure that a list may enter a team: one that comes late into a round robin is entered by
    itself, with a reason. Raises RuleError as `team.add`.
    """
    if verdict_here(Action.ADD_TEAM, here) is not Verdict.ALLOWED:
        raise refusal(Action.ADD_TEAM, here.competition)


def list_on_rosters(uow: UnitOfWork, players: Sequence[PlayerId], listed: Sequence[Listed]) -> None:
    """Put players behind those who stand on the rosters of the teams that a list says; a team that
    is not entered yet is entered.

    Raises RuleError as `team.add` and `team.roster`.
    """
    here = in_hand(uow.now, StageId(uow.tournament.id))
    event, tournament = here.event, here.event.tournament
    rules = tournament.settings.teams
    if rules is None:
        return
    known = {letters_of(team.name): team for team in tournament.teams}
    for key, (name, members) in by_team(players, listed, rules).items():
        team = known.get(key)
        if team is None:
            _demand_new_team(here)
            came = [each.player for each in members]
            team = Team(
                id=new_team(uow.rows),
                name=name,
                region=shared(event, came, "region"),
                club=shared(event, came, "club"),
                federation=shared(event, came, "federation"),
            )
            demand_new_name(tournament, team)
        elif are_closed(tournament, date.today()):
            raise RuleError("team.rosters-closed")
        allows(Action.CHANGE_ROSTER)(here, {})
        whole = in_board_order((*team.members, *members))
        demand_roster(event, team, whole)
        write_team(
            uow.rows, tournament.id, replace(team, members=numbered_later(tournament, whole))
        )
