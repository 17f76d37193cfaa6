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
    """The counters of the desk; who has withdrawn counts for money alone."""

    players: int
    missing: tuple[Player, ...]
    """Who has not come yet, in the order of the alphabet."""
    papers_missing: int
    """How many players have yet to show something."""
    pointed_out: int
    """How much the arbiter has yet to decide, what a contingent shares counted once."""
    fees: FeeTotals

    @property
    def present(self) -> int:
        return self.players - len(self.missing)


def desk_tally(event: Event) -> DeskTally:
    """Return the counters of the desk."""
    expected = [entry for entry in event.tournament.entries if entry.takes_part]
    missing = (event.players[entry.player] for entry in expected if not entry.present)
    return DeskTally(
        players=len(expected),
        missing=tuple(sorted(missing, key=lambda player: collation_key(player.name))),
        papers_missing=sum(not check_papers(event, entry).is_complete for entry in expected),
        pointed_out=len(once_each(open_findings(event))),
        fees=fee_totals(event),
    )
