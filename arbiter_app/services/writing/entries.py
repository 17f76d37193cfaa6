"""Which entries an act of the desk or the commission is about: it names people, who may be in
several tournaments of the event, or teams.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId, TournamentId, is_team
from arbiter_app.domain.registration.entered import Entered, as_entry
from arbiter_app.services.command import Params
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import write_entry
from arbiter_app.store.rows.teams import write_team


def entries_meant(
    uow: UnitOfWork, players: Sequence[PlayerId], tournament: TournamentId | None
) -> Iterator[Entered]:
    """Yield the entries of people in a tournament; None: in all in which they are. A team has one,
    see `entered.as_entry`.

    Raises RuleError("tournament.no-such-player") and ("tournament.none").
    """
    for player in players:
        found = [
            each for each in _entries(uow.whole, player) if tournament in (None, each.tournament.id)
        ]
        if not found:
            raise RuleError("tournament.no-such-player", player=player)
        yield from found


def _entries(event: Event, player: PlayerId) -> Iterator[Entered]:
    if not is_team(player):
        for where, entry in event.entries_of(player):
            yield Entered(event=event.of(where), entry=entry)
        return
    for seen in event.seen_of_each:
        for team in seen.tournament.teams:
            if team.id == player:
                yield Entered(event=seen, entry=as_entry(seen.tournament, team))


def write_fee(uow: UnitOfWork, entered: Entered) -> None:
    """Write what somebody has to pay and has paid, who may be a team."""
    entry, tournament = entered.entry, entered.tournament
    if not is_team(entry.player):
        write_entry(uow.rows, tournament.id, entry)
        return
    team = tournament.team(entry.player)
    paid = replace(team, fee_due=entry.fee_due, fee_paid=entry.fee_paid)
    write_team(uow.rows, tournament.id, paid)


def where_noted(params: Params) -> Params:
    """Return what the journal keeps of such an act: the tournament only where one was chosen."""
    return {name: each for name, each in params.items() if (name, each) != ("tournament", None)}
