"""Rosters of teams: in which order they stand, and what is missing of a team before it plays."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from enum import StrEnum

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import age_that_counts
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.rules.team_rules import LineUpRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.values import frozen


class Lack(StrEnum):
    """What is missing of a team, or speaks against it."""

    NOBODY = "nobody"
    """Nobody is on its roster."""
    FEW = "few"
    """Fewer are on it than there are boards."""
    NO_CAPTAIN = "no-captain"
    FOREIGNERS = "foreigners"
    """Without more foreigners than may play in a round, boards stay empty."""
    WOMEN = "women"
    """Fewer women are on it than must play in a round."""
    JUNIORS = "juniors"
    """Fewer juniors are on it than must play in a round."""

    @property
    def leaves_boards_empty(self) -> bool:
        """Whether a team of which it is missing cannot fill its boards."""
        return self is not Lack.NO_CAPTAIN


@frozen(kw_only=True)
class Lacking:
    """What is missing of a team."""

    team: Team
    lack: Lack
    has: int = 0
    """How many there are of what is too few."""
    wanted: int = 0


def in_board_order(members: Sequence[Member]) -> tuple[Member, ...]:
    """Return members in the order they have, reserves last."""
    return tuple(sorted(members, key=lambda each: each.is_reserve))


def with_member(team: Team, member: Member) -> tuple[Member, ...]:
    """Return the roster with somebody new behind all others, before the reserves unless he is one
    of them.
    """
    return in_board_order((*team.members, member))


def moved(team: Team, player: PlayerId, by: int) -> tuple[Member, ...]:
    """Return the roster with a member so many places further down, no further than to the last of
    those who play, or of the reserves.
    """
    members = [*team.members]
    place = team.players.index(player)
    alike = [n for n, each in enumerate(members) if each.is_reserve == members[place].is_reserve]
    target = min(max(place + by, alike[0]), alike[-1])
    members.insert(target, members.pop(place))
    return tuple(members)


def as_reserve(team: Team, player: PlayerId) -> tuple[Member, ...]:
    """Return the roster with a member as the last reserve; a reserve as the last of those who
    play.
    """
    chosen = team.member(player)
    others = [each for each in team.members if each.player != player]
    return in_board_order((*others, replace(chosen, is_reserve=not chosen.is_reserve)))


def with_boards(team: Team, player: PlayerId, boards: Sequence[int]) -> tuple[Member, ...]:
    """Return the roster with the boards at which a member may sit; () is any."""
    return tuple(
        replace(each, boards=tuple(boards)) if each.player == player else each
        for each in team.members
    )


def without(team: Team, player: PlayerId) -> tuple[Member, ...]:
    """Return the roster without a member."""
    return tuple(each for each in team.members if each.player != player)


def are_closed(tournament: Tournament, today: date) -> bool:
    """Whether the rosters were to be handed in before today, by what the regulations say."""
    rules = tournament.settings.teams
    return rules is not None and rules.rosters_until is not None and today > rules.rosters_until


def taken_off(team: Team, player: PlayerId) -> Team:
    """Return a team without a member, who is its captain no longer."""
    is_captain = team.captain_plays == player
    return replace(
        team,
        members=without(team, player),
        captain_plays=None if is_captain else team.captain_plays,
    )


def teamless(event: Event) -> tuple[PlayerId, ...]:
    """Return who is entered into a tournament of teams and is on no roster."""
    tournament = event.tournament
    if not tournament.played_by_teams:
        return ()
    listed = {player for team in tournament.teams for player in team.players}
    entries = (entry.player for entry in tournament.entries if not entry.has_left)
    return tuple(player for player in entries if player not in listed)


def lacking(event: Event) -> Iterator[Lacking]:
    """Yield what is missing of the teams of a tournament, team by team."""
    rules = event.tournament.settings.teams
    if rules is None:
        return
    for team in event.tournament.teams:
        if team.has_left:
            continue
        has = len(team.members)
        if has < rules.boards:
            lack = Lack.FEW if has else Lack.NOBODY
            yield Lacking(team=team, lack=lack, has=has, wanted=rules.boards)
        else:
            yield from _by_limits(event, team, rules.line_ups)
        if has and team.captain_plays is None and not team.captain:
            yield Lacking(team=team, lack=Lack.NO_CAPTAIN)


def _by_limits(event: Event, team: Team, rules: LineUpRules) -> Iterator[Lacking]:
    """Yield what a full roster lacks for line-ups within the limits of the regulations."""
    if rules.foreigners is not None:
        foreign = len(foreigners(event, team))
        may_play = len(team.members) - foreign + min(foreign, rules.foreigners)
        if may_play < rules.boards:
            yield Lacking(team=team, lack=Lack.FOREIGNERS, has=may_play, wanted=rules.boards)
    for lack, must, those in (
        (Lack.WOMEN, rules.women, women(event, team)),
        (Lack.JUNIORS, rules.juniors, juniors(event, team, rules.juniors_under)),
    ):
        if must is not None and those is not None and len(those) < must:
            yield Lacking(team=team, lack=lack, has=len(those), wanted=must)


def short_rosters(event: Event) -> frozenset[TeamId]:
    """Return the teams of a tournament that cannot fill the boards of a match."""
    return frozenset(each.team.id for each in lacking(event) if each.lack.leaves_boards_empty)


def foreigners(event: Event, team: Team) -> tuple[PlayerId, ...]:
    """Return the members of another federation than that of their team, where both are known."""
    own = team.federation
    federations = ((player, event.players[player].federation) for player in team.players)
    return tuple(player for player, other in federations if own and other and other != own)


def women(event: Event, team: Team) -> tuple[PlayerId, ...]:
    """Return the members who are known to be women."""
    return tuple(each for each in team.players if event.players[each].sex is Sex.FEMALE)


def juniors(event: Event, team: Team, under: int) -> tuple[PlayerId, ...] | None:
    """Return the members who are known to be younger than that on 1 January of the year of the
    event; None while it has no day.
    """
    year = event.year_of_ages
    if year is None:
        return None
    births = ((player, event.players[player].birth) for player in team.players)
    return tuple(
        player for player, birth in births if birth and age_that_counts(birth, year) < under
    )
