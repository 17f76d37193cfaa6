"""Writing the players of a list onto the rosters of their teams, which are entered at need."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PlayerId, StageId, TeamId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.teams.entering import demand_new_name, demand_roster, numbered_later
from arbiter_app.domain.teams.listed import Listed, by_team, shared
from arbiter_app.domain.teams.rosters import are_closed, in_board_order
from arbiter_app.services.writing.joining import join
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.teams import new_team, write_team


def list_on_rosters(
    uow: UnitOfWork,
    players: Sequence[PlayerId],
    listed: Sequence[Listed],
    reason: str | None = None,
) -> None:
    """Put players behind those who stand on the rosters of the teams that a list says; a team that
    is not entered yet is entered, once teams have numbers as one that comes late.

    Raises RuleError as `team.add` and `team.roster`.
    """
    here = in_hand(uow.now, StageId(uow.tournament.id))
    rules = here.tournament.settings.teams
    if rules is None:
        return
    known = {letters_of(team.name): team for team in here.tournament.teams}
    for key, (name, members) in by_team(players, listed, rules).items():
        tournament = here.tournament
        team = known.get(key)
        if team is None:
            allows(Action.ADD_TEAM)(here, {"reason": reason})
            came = [each.player for each in members]
            team = Team(
                id=new_team(uow.rows),
                name=name,
                region=shared(here.event, came, "region"),
                club=shared(here.event, came, "club"),
                federation=shared(here.event, came, "federation"),
            )
            demand_new_name(tournament, team)
        elif are_closed(tournament, date.today()):
            raise RuleError("team.rosters-closed")
        allows(Action.CHANGE_ROSTER)(here, {"reason": reason})
        whole = in_board_order((*team.members, *members))
        demand_roster(here.event, team, whole)
        enter = partial(_write, uow, replace(team, members=numbered_later(tournament, whole)))
        if key in known or tournament.draw is None:
            enter()
            continue
        join(replace(uow, here=here), enter, half_byes=0)
        # The next one finds this one there, with its number.
        here = in_hand(uow.now, StageId(uow.tournament.id))


def _write(uow: UnitOfWork, team: Team) -> TeamId:
    write_team(uow.rows, uow.tournament.id, team)
    return team.id
