"""What people have to pay, kept where a discount would no longer be reckoned as it was."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.registration.fees import charge


def with_dues_kept(event: Event) -> Tournament:
    """Return the tournament that an event is seen of, in which whoever has a discount has to pay
    the rest of the fee, whatever discounts there are elsewhere.
    """

    def kept(entry: Entry) -> Entry:
        charged = charge(event, entry)
        return replace(entry, fee_due=charged.due) if charged.off else entry

    entries = tuple(kept(each) for each in event.tournament.entries)
    return replace(event.tournament, entries=entries)
