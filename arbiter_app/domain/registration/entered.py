"""Who is entered in which tournaments of an event."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId
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


def that_count(entries: Sequence[Entered]) -> Sequence[Entered]:
    """Return the entries of a person who still takes part there; where he does nowhere, all."""
    return [each for each in entries if each.entry.takes_part] or entries


def is_present(entries: Sequence[Entered]) -> bool:
    """Whether a person has come to the desk, for every tournament in which he takes part."""
    return all(each.entry.present for each in that_count(entries))
