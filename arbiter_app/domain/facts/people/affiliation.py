"""What somebody plays for: a federation, a region, a club, a coach, a team."""

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import ContingentKey


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
