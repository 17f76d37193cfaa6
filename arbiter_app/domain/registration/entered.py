"""Who is entered in which tournaments of an event."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Entered:
    """A person's entry in a tournament."""

    event: Event
    """Seen of that tournament."""
    entry: Entry

    @property
    def tournament(self) -> Tournament:
        return self.event.tournament


def entered(event: Event) -> Mapping[PlayerId, tuple[Entered, ...]]:
    """Return everybody with their entries, in the order of tournaments and of registration; of an
    event seen of one tournament those who are entered there, with that entry alone.
    """
    found: dict[PlayerId, list[Entered]] = {}
    for seen in event.seen_of_each:
        for entry in seen.tournament.entries:
            found.setdefault(entry.player, []).append(Entered(event=seen, entry=entry))
    return {player: tuple(entries) for player, entries in found.items()}


def payers(event: Event) -> Mapping[PlayerId, tuple[Entered, ...]]:
    """Return who has a fee to pay: everybody who is entered, and behind them the teams where these
    pay as teams too, each with what it has to pay and has paid as an entry.
    """
    teams: dict[PlayerId, tuple[Entered, ...]] = {
        team.id: (Entered(event=seen, entry=as_entry(seen.tournament, team)),)
        for seen in event.seen_of_each
        if teams_pay(seen)
        for team in seen.tournament.teams
    }
    return {**entered(event), **teams}


def teams_pay(event: Event) -> bool:
    """Whether a fee of teams is asked, or was paid, in the tournament that an event is seen of."""
    teams = event.tournament.teams
    has_own = any(team.fee_due is not None or team.fee_paid for team in teams)
    return bool(teams) and (event.team_fee is not None or has_own)


def as_entry(tournament: Tournament, team: Team) -> Entry:
    """Return what the desk knows of a team; it is present when all of its members are."""
    there = {entry.player for entry in tournament.entries if entry.present}
    members = people_of(tournament, team.id)
    return Entry(
        player=team.id,
        status=team.status,
        present=bool(members) and there.issuperset(members),
        fee_due=team.fee_due,
        fee_paid=team.fee_paid,
    )


def that_count(entries: Sequence[Entered]) -> Sequence[Entered]:
    """Return the entries of a person who still takes part there; where he does nowhere, all."""
    return [each for each in entries if each.entry.takes_part] or entries


def is_present(entries: Sequence[Entered]) -> bool:
    """Whether a person has come to the desk, for every tournament in which he takes part."""
    return all(each.entry.present for each in that_count(entries))
