"""Which teams may be entered, and who may stand on their rosters."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.names.collation import letters_of

HIGHEST_STRENGTH = 4000


def demand_new_name(tournament: Tournament, team: Team) -> None:
    """Check what is said of a team.

    Raises RuleError("team.name-missing"), ("team.name-taken"), ("team.strength") or
    ("team.no-such-member") for a captain who is not on its roster.
    """
    if not team.name:
        raise RuleError("team.name-missing")
    for other in tournament.teams:
        if other.id != team.id and letters_of(other.name) == letters_of(team.name):
            raise RuleError("team.name-taken", name=other.name)
    if team.strength is not None and not 0 < team.strength <= HIGHEST_STRENGTH:
        raise RuleError("team.strength", strength=team.strength, most=HIGHEST_STRENGTH)
    if team.captain_plays is not None:
        team.member(team.captain_plays)


def demand_roster(event: Event, team: Team, members: Sequence[Member]) -> None:
    """Check who is to play for a team.

    Raises RuleError("team.not-entered") for somebody who is not entered into the tournament,
    ("team.member-twice"), ("team.member-of-another") or ("team.member-played") where somebody is
    left out who has sat at a board for it.
    """
    tournament = event.tournament
    entered = {entry.player for entry in tournament.entries}
    seen = set()
    for each in members:
        if each.player not in entered:
            raise RuleError("team.not-entered", player=each.player)
        name = event.players[each.player].name
        if each.player in seen:
            raise RuleError("team.member-twice", name=name)
        seen.add(each.player)
        other = tournament.team_of(each.player)
        if other is not None and other.id != team.id:
            raise RuleError("team.member-of-another", name=name, team=other.name)
    for player in team.players:
        if player not in seen and _has_sat(tournament, player):
            raise RuleError("team.member-played", name=event.players[player].name)


def _has_sat(tournament: Tournament, player: int) -> bool:
    return any(
        player in (game.white, game.black)
        for stage in tournament.stages
        if stage.boards_of is not None
        for _, game in stage.games
    )


def numbered(teams: Iterable[Team]) -> tuple[Team, ...]:
    """Return teams, in the order of their numbers, with their members numbered through."""
    last, made = 0, []
    for team in teams:
        members = tuple(
            replace(each, number=PairingNumber(last + place))
            for place, each in enumerate(team.members, start=1)
        )
        last += len(members)
        made.append(replace(team, members=members))
    return tuple(made)


def numbered_later(tournament: Tournament, members: Iterable[Member]) -> tuple[Member, ...]:
    """Return members of a team with numbers behind all others for those who have none, once numbers
    were given.
    """
    if tournament.draw is None:
        return tuple(members)
    taken = (each.number or 0 for team in tournament.teams for each in team.members)
    last, made = max(taken, default=0), []
    for each in members:
        if each.number is None:
            last += 1
        made.append(each if each.number else replace(each, number=PairingNumber(last)))
    return tuple(made)
