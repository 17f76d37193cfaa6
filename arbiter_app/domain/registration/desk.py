"""How far the registration desk has come: who is here, what is paid, what is missing."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Player
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.registration.commission import check_papers
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
    """Return the counters of the desk."""
    entries = event.tournament.entries
    expected = [entry for entry in entries if entry.takes_part]
    missing = (event.players[entry.player] for entry in expected if not entry.present)
    return DeskTally(
        players=len(entries),
        present=sum(entry.present for entry in entries),
        missing=tuple(sorted(missing, key=lambda player: collation_key(player.name))),
        papers_missing=sum(not check_papers(event, entry).is_complete for entry in expected),
        pointed_out=len(once_each(open_findings(event))),
        fees=fee_totals(event),
    )
