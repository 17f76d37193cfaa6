"""Which entries an act of the desk or the commission is about: it names people, who may be in
several tournaments of the event.
"""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.entered import Entered
from arbiter_app.services.command import Params
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


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


def where_noted(params: Params) -> Params:
    """Return what the journal keeps of such an act: the tournament only where one was chosen."""
    return {name: each for name, each in params.items() if (name, each) != ("tournament", None)}
