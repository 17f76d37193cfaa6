"""The numbers under which the players and the teams of an event stand in its report."""

from collections.abc import Mapping

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId


def numbers_of(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the numbers of the draw; before it those of the order of entry. Where teams play, they
    are those of the teams.
    """
    if tournament.numbers:
        return tournament.numbers
    entered = (
        [team.id for team in tournament.teams]
        if tournament.played_by_teams
        else [entry.player for entry in tournament.entries]
    )
    return {each: PairingNumber(number) for number, each in enumerate(entered, start=1)}


def numbers_of_people(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the numbers of the lines of players: where teams play, of the members of those that
    have a number; a member who has none yet follows behind the others.
    """
    if not tournament.played_by_teams:
        return numbers_of(tournament)
    numbers = numbers_of(tournament)
    told = (team for team in tournament.teams if team.id in numbers)
    in_order = sorted(told, key=lambda team: numbers[team.id])
    members = [member for team in in_order for member in team.members]
    last = max((member.number or 0 for member in members), default=0)
    found: dict[PlayerId, PairingNumber] = {}
    for member in members:
        if member.number is None:
            last += 1
        found[member.player] = member.number or PairingNumber(last)
    return dict(sorted(found.items(), key=lambda numbered: numbered[1]))
