"""Lists that say for which team people of the event count in team scores."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.formats.player_sheet import (
    Field,
    Layout,
    ReadRow,
    Sheet,
    layout_problems,
    read_rows,
)
from arbiter_app.values import frozen


@frozen(kw_only=True)
class MembersListed:
    """What a list says of people of the event."""

    teams: dict[PlayerId, str]
    """Of those who have another one, or none, so far."""
    alike: int
    """How many have the team that the list says."""
    unknown: tuple[str, ...]
    """Who is not in the event, or may be one of several."""


def members_listed(event: Event, sheet: Sheet, layout: Layout) -> MembersListed:
    """Return the teams of a list with people and teams; rows without a team say nothing.

    Raises FormatError as `layout_problems`, of the first bad cell, and
    RuleError("across.no-team-column").
    """
    for problem in layout_problems(layout):
        raise problem
    if Field.TEAM not in layout.fields:
        raise RuleError("across.no-team-column")
    people = OnTheList(event.players.values())
    teams: dict[PlayerId, str] = {}
    unknown: list[str] = []
    alike = 0
    year = event.starts_on.year if event.starts_on else _ANY_YEAR
    for row in read_rows(sheet, layout, year):
        for problem in row.problems:
            raise problem
        team = str(row.values.get(Field.TEAM) or "")
        if not team:
            continue
        player = _meant(people, row)
        if player is None:
            unknown.append(row.name)
        elif event.players[player].team == team:
            alike += 1
        else:
            teams[player] = team
    return MembersListed(teams=teams, alike=alike, unknown=tuple(unknown))


_ANY_YEAR = 2100


def _meant(people: OnTheList, row: ReadRow) -> PlayerId | None:
    """Return who a row means: by an ID or name and birthday, else the only one of the name."""
    fields = {"name": row.name, **{field.value: value for field, value in row.values.items()}}
    if (same := people.same(fields)) is not None:
        return same.id
    alike = people.alike(fields)
    return alike[0].id if len(alike) == 1 else None
