"""How far the registration desk has come: who is here, what is paid, what is missing."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.registration.commission import papers_of
from arbiter_app.domain.registration.entered import entered, is_present
from arbiter_app.domain.registration.fees import FeeTotals, fee_totals
from arbiter_app.domain.registration.findings import once_each, open_findings
from arbiter_app.values import frozen


@frozen(kw_only=True)
class DeskTally:
    """The counters of the desk: of everybody who was registered, also who left later."""

    players: int
    present: int
    missing: tuple[Player, ...]
    """Who has not come yet, in the order of the alphabet; nobody waits for who has left."""
    papers_missing: int
    """How many players have yet to show something."""
    pointed_out: int
    """How much the arbiter has yet to decide, what a contingent shares counted once."""
    fees: FeeTotals


def desk_tally(event: Event) -> DeskTally:
    """Return the counters of the desk, everybody counted once; of an event seen of a tournament,
    those of that tournament.
    """
    people = entered(event)
    expected = {
        player: entries
        for player, entries in people.items()
        if any(each.entry.takes_part for each in entries)
    }
    missing = [event.contestants[each] for each, own in expected.items() if not is_present(own)]
    return DeskTally(
        players=len(people),
        present=sum(is_present(entries) for entries in people.values()),
        missing=tuple(sorted(missing, key=lambda player: collation_key(player.name))),
        papers_missing=sum(not papers_of(own).is_complete for own in expected.values()),
        pointed_out=sum(len(once_each(open_findings(each))) for each in event.seen_of_each),
        fees=fee_totals(event),
    )
