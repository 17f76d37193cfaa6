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
    """Yield the entries of people in a tournament; None: in all in which they are.

    Raises RuleError("tournament.no-such-player") and ("tournament.none").
    """
    for player in players:
        found = False
        for where, entry in uow.whole.entries_of(player):
            if tournament in (None, where):
                found = True
                yield Entered(event=uow.whole.of(where), entry=entry)
        if not found:
            raise RuleError("tournament.no-such-player", player=player)


def fees_meant(
    uow: UnitOfWork, payers: Sequence[PlayerId], tournament: TournamentId | None
) -> Iterator[Entered]:
    """Yield the entries whose fees an act is about: of people as `entries_meant`, and what the desk
    knows of teams.

    Raises RuleError as `entries_meant`, and ("team.none").
    """
    for payer in payers:
        if not is_team(payer):
            yield from entries_meant(uow, [payer], tournament)
            continue
        here = (each for each in uow.whole.seen_of_each if _has_team(each, payer))
        seen = next(here, None)
        if seen is None or tournament not in (None, seen.tournament.id):
            raise RuleError("team.none", team=payer)
        team = seen.tournament.team(payer)
        yield Entered(event=seen, entry=as_entry(seen.tournament, team))


def _has_team(event: Event, team: PlayerId) -> bool:
    return any(each.id == team for each in event.tournament.teams)


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
