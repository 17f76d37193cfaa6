"""The Ukrainian rules list the programs that administer events and pair a Swiss (II.5)."""

from arbiter_app.domain.facts.event import Event

UKRAINE = "UKR"
TOLD = "program.told"
"""What the journal calls it that an event was told of Arbiter not being on that list."""


def wants_listed_program(event: Event) -> bool:
    """Whether a list that Arbiter is not on is asked for: a Swiss of Ukraine, or of an event that
    names no federation; never to practise.
    """
    is_swiss = event.tournament.settings.traits.follows_results
    return is_swiss and event.counts and event.federation in ("", UKRAINE)
