"""The teams of a tournament: who they are, and who plays for them."""

from collections.abc import Callable
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PairingNumber, PlayerId, TeamId
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Member:
    """Somebody on the roster of a team."""

    player: PlayerId
    is_reserve: bool = False
    boards: tuple[int, ...] = ()
    """At which boards he may sit, where the regulations give each board its own people; () is any.
    """
    number: PairingNumber | None = None
    """His number among the players of all teams, as reports (TRF) name him; None before the draw.
    """


@frozen(kw_only=True)
class Team:
    """A team with its roster; `members` stand in the order of boards, reserves last."""

    id: TeamId
    name: str
    short_name: str = ""
    """For narrow columns, five letters in a report; "" where it has none."""
    club: str | None = None
    region: str | None = None
    federation: str | None = None
    captain: str = ""
    """Name of who speaks for the team; "" where nobody is named."""
    captain_plays: PlayerId | None = None
    """The member who is the captain, where the captain plays."""
    substitute: str = ""
    """Who stands in for the captain by a written notice."""
    coach: str | None = None
    strength: int | None = None
    """As it was typed; None: the mean of its best players, see `teams.strength`."""
    members: tuple[Member, ...] = ()
    status: EntryStatus = EntryStatus.REGISTERED
    fee_due: Decimal | None = None
    """What it has to pay as a team; None: the entry fee of teams."""
    fee_paid: Decimal = Decimal(0)

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Its members in the order of boards."""
        return tuple(each.player for each in self.members)

    @property
    def has_left(self) -> bool:
        """Whether it has withdrawn or was expelled."""
        return self.status is not EntryStatus.REGISTERED

    def member(self, player: PlayerId) -> Member:
        """Return a member. Raises RuleError("team.no-such-member")."""
        for each in self.members:
            if each.player == player:
                return each
        raise RuleError("team.no-such-member", team=self.name, player=player)


@frozen(kw_only=True)
class TeamAsEntrant(Player):
    """A team as pairings, tables and papers name it among participants; nothing keeps it so."""

    short_name: str = ""


def as_entrant(team: Team, strength: int | None) -> TeamAsEntrant:
    """Return how a team is named among participants; its strength is the arbiter's rating."""
    return TeamAsEntrant(
        id=team.id,
        name=team.name,
        short_name=team.short_name,
        federation=team.federation,
        region=team.region,
        club=team.club,
        coach=team.coach,
        team=team.name,
        arbiters_rating=strength,
    )


def strength(team: Team, boards: int, rated: Callable[[PlayerId], int | None]) -> int | None:
    """Return what was typed, else the mean of the best players of a roster, as many as there are
    boards, rounded half up; None where nobody has a rating.
    """
    if team.strength is not None:
        return team.strength
    ratings = sorted(filter(None, map(rated, team.players)), reverse=True)[:boards]
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else None
