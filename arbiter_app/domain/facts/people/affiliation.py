"""What somebody plays for: a federation, a region, a club, a coach, a team."""

from enum import StrEnum

from arbiter_app.domain.facts.people.people import Player


class ContingentKey(StrEnum):
    """What makes players members of one contingent in a restricted draw (C.05 Annex 2)."""

    FEDERATION = "federation"
    REGION = "region"
    CLUB = "club"
    COACH = "coach"
    TEAM = "team"
    """That for which somebody counts in an individual tournament."""


def affiliation(player: Player, by: ContingentKey) -> str | None:
    """Return the name of a player's contingent, as it was typed; None for one who has none."""
    match by:
        case ContingentKey.FEDERATION:
            return player.federation
        case ContingentKey.REGION:
            return player.region
        case ContingentKey.CLUB:
            return player.club
        case ContingentKey.COACH:
            return player.coach
        case ContingentKey.TEAM:
            return player.team
