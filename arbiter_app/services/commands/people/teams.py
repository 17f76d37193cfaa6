"""Commands about teams: who they are, and who is on their rosters."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Required, TypedDict, Unpack

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.domain.taking_part.entering import for_entering_team
from arbiter_app.domain.teams.entering import demand_new_name, demand_roster, numbered_later
from arbiter_app.domain.teams.rosters import are_closed, with_member
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.people.players import register_listed
from arbiter_app.services.writing.joining import join
from arbiter_app.services.writing.participants import forget_participant
from arbiter_app.services.writing.register import players_in_register
from arbiter_app.services.writing.settings import clean, settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import teams as rows_of_teams


class TeamFields(TypedDict, total=False):
    """What may be known of a team, see `Team`."""

    name: Required[str]
    short_name: str
    club: str | None
    region: str | None
    federation: str | None
    captain: str
    captain_plays: PlayerId | None
    substitute: str
    coach: str | None
    strength: int | None


@command("team.add", allows(Action.ADD_TEAM), right=for_entering_team)
def add_team(
    uow: UnitOfWork,
    /,
    *,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
    **fields: Unpack[TeamFields],
) -> TeamId:
    """Enter a team, without anybody on its roster. Once teams have numbers it comes late: into a
    Swiss with the number of its strength, and is paired from the next round on (C.04.2 Art. 3);
    into an odd round robin before round 1 with the number after the last, with a reason, and every
    free round becomes a match (C.05 Art. 6.3).

    Raises RuleError("team.none-play"), ("team.name-missing"), ("team.name-taken") and
    ("late.even-field-of-teams").
    """
    if not uow.tournament.played_by_teams:
        raise RuleError("team.none-play")
    team = _described(Team(id=rows_of_teams.new_team(uow.rows), name=""), fields)
    if uow.tournament.draw is None:
        return _written(uow, team)
    join(uow, lambda: _written(uow, team), half_byes=0)
    return team.id


def _noted(params: Params) -> Params:
    return {**params, "team": params["team"]}


@command("team.change", allows(Action.EDIT_TEAM), right=Right.REGISTER, noted=_noted)
def change_team(uow: UnitOfWork, /, *, team: TeamId, **fields: Unpack[TeamFields]) -> None:
    """Change what is said of a team. Raises RuleError as `add_team`, and ("team.none")."""
    _written(uow, _described(uow.tournament.team(team), fields))


@command("team.remove", allows(Action.REMOVE_TEAM), right=Right.REGISTER, is_risky=True)
def remove_team(uow: UnitOfWork, /, *, team: TeamId) -> None:
    """Remove a team that has no number, with all that was kept about it; its people stay in the
    event.

    Raises RuleError("team.none"), ("team.in-register") where something stands there that does
    not disappear, and ("team.has-paid") while it has paid a fee.
    """
    name, paid = uow.tournament.team(team).name, uow.tournament.team(team).fee_paid
    if paid:
        raise RuleError("team.has-paid", name=name, amount=paid)
    if team in players_in_register(uow):
        raise RuleError("team.in-register", name=name)
    forget_participant(uow, team)
    rows_of_teams.remove_team(uow.rows, team)


def _noted_roster(params: Params) -> Params:
    """Return what the journal keeps of a roster: who stands on it; the rest is in the rows."""
    members: Sequence[Member] = params["members"]
    return {**params, "members": [each.player for each in members]}


@command("team.roster", allows(Action.CHANGE_ROSTER), right=Right.REGISTER, noted=_noted_roster)
def set_roster(
    uow: UnitOfWork,
    /,
    *,
    team: TeamId,
    members: Sequence[Member],
    reason: str | None = None,
) -> None:
    """Say who plays for a team, in the order of boards, reserves last. Numbers stay with who has
    one; who comes after the draw gets the next.

    Raises RuleError("team.none"), ("team.rosters-closed") without a reason after the last day for
    changes, and as `demand_roster`.
    """
    if not clean(reason) and are_closed(uow.tournament, date.today()):
        raise RuleError("team.rosters-closed")
    chosen = uow.tournament.team(team)
    demand_roster(uow.event, chosen, members)
    former = {each.player: each.number for each in chosen.members}
    kept = [replace(each, number=former.get(each.player)) for each in members]
    listed = replace(chosen, members=numbered_later(uow.tournament, kept))
    if listed.captain_plays not in listed.players:
        listed = replace(listed, captain_plays=None)
    rows_of_teams.write_team(uow.rows, uow.tournament.id, listed)


def _noted_member(params: Params) -> Params:
    return {"team": params["roster"], "name": params["name"], "reason": params.get("reason")}


@command("team.member", allows(Action.CHANGE_ROSTER), right=Right.REGISTER, noted=_noted_member)
def add_member(
    uow: UnitOfWork,
    /,
    *,
    roster: TeamId,
    reason: str | None = None,
    **fields: Unpack[PlayerFields],
) -> PlayerId:
    """Register somebody, enter them and put them on the roster of a team, before the reserves; who
    is in the event already is only entered.

    Raises RuleError as `players.register_listed` and `set_roster`.
    """
    uow.tournament.team(roster)
    (player,) = register_listed(uow, [fields], OnTheList(uow.event.players.values()))
    now = replace(uow, here=in_hand(uow.now, uow.here.competition.id))
    members = with_member(now.tournament.team(roster), Member(player=player))
    set_roster.run(now, team=roster, members=members, reason=reason)
    return player


@command("team.close-rosters", anything, right=Right.MANAGE)
def close_rosters(uow: UnitOfWork, /, *, until: date | None) -> None:
    """Say up to which day rosters are changed without a reason; None: no day is set.

    Raises RuleError("team.none-play").
    """
    settings = settings_now(uow)
    if settings.teams is None:
        raise RuleError("team.none-play")
    write_settings(uow, replace(settings, teams=replace(settings.teams, rosters_until=until)))


def _described(team: Team, fields: TeamFields) -> Team:
    cleaned: dict[str, Any] = {
        name: clean(value) or ("" if name in _NEVER_NONE else None)
        if isinstance(value, str)
        else value
        for name, value in fields.items()
    }
    return replace(team, **cleaned)


_NEVER_NONE = frozenset({"name", "short_name", "captain", "substitute"})


def _written(uow: UnitOfWork, team: Team) -> TeamId:
    demand_new_name(uow.tournament, team)
    rows_of_teams.write_team(uow.rows, uow.tournament.id, team)
    return team.id
