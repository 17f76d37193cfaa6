"""The numbers under which the players of an event stand in its report."""

from collections.abc import Mapping

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId


def numbers_of(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the numbers of the draw; before it those of the order of entry."""
    return tournament.numbers or {
        entry.player: PairingNumber(number)
        for number, entry in enumerate(tournament.entries, start=1)
    }
