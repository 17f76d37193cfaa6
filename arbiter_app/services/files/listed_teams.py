"""Who of a list of players is entered already, and only comes onto the roster of a team."""

from collections.abc import Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player, PlayerFields
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.formats.player_sheet import ReadRow
from arbiter_app.services.files.list_groups import Going

Teamless = Mapping[TournamentId | None, frozenset[PlayerId]]
"""Who plays in each tournament of teams and stands on no roster there; None is the only one."""


def who_is_teamless(event: Event) -> Teamless:
    """Return who may come onto a roster of each tournament of teams."""
    found: dict[TournamentId | None, frozenset[PlayerId]] = {
        each.id: frozenset(entry.player for entry in each.entries if entry.takes_part)
        - {player for team in each.teams for player in team.players}
        for each in event.tournaments
        if each.played_by_teams
    }
    if not event.has_several:
        found[None] = next(iter(found.values()), frozenset())
    return found


def to_roster(
    people: OnTheList,
    row: ReadRow,
    fields: PlayerFields,
    goes: Going | None,
    teamless: Teamless,
) -> Player | None:
    """Return who of the people is the person of a row that says a team, where one alone can be
    meant, and may come onto a roster where the row goes.
    """
    if not row.listed.team:
        return None
    found, alike = people.same(fields), people.alike(fields)
    if found is None and len(alike) == 1:
        (found,) = alike
    where = None if goes is None else goes.tournament
    return found if found is not None and found.id in teamless.get(where, ()) else None
