"""Teams whom nobody knows, with their rosters."""

from collections.abc import Mapping
from datetime import date

from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Player
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.simulation import people
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.team_options import TeamSwissOptions

_LOWEST = 1400
_SPREAD = 60
"""How far apart two neighbours of a roster are at the most."""


def invented_teams(
    options: TeamSwissOptions, day: date, chance: Chance
) -> tuple[tuple[Team, ...], Mapping[PlayerId, Player]]:
    """Return a team for each rating, and all their members; the stronger ones sit higher."""
    boards = options.rules.boards
    size = boards + options.reserves
    ratings: list[int | None] = []
    for strength in options.swiss.ratings:
        if strength is None:
            ratings += [None] * size
            continue
        top = strength + boards * _SPREAD // 4
        for _ in range(size):
            ratings.append(max(_LOWEST, min(top, HIGHEST_RATING)))
            top -= chance.below(_SPREAD)
    members = people.invented(ratings, day, chance)
    names = people.invented_places(len(options.swiss.ratings), chance)
    teams = tuple(
        Team(
            id=TeamId(PlayerId(-place)),
            name=name,
            members=tuple(
                Member(player=player.id, is_reserve=at >= boards)
                for at, player in enumerate(members[(place - 1) * size : place * size])
            ),
        )
        for place, name in enumerate(names, start=1)
    )
    return teams, {player.id: player for player in members}
