"""The Ukrainian rules list the programs that administer events and pair a Swiss (II.5)."""

from arbiter_app.domain.facts.event import Event

UKRAINE = "UKR"
TOLD = "program.told"
"""What the journal calls it that an event was told of Arbiter not being on that list."""


def wants_listed_program(event: Event) -> bool:
    """Whether a list that Arbiter is not on is asked for: a Swiss of chess in Ukraine, or in an
    event that names no federation; never to practise.
    """
    settings = event.tournament.settings
    is_swiss = settings.traits.follows_results and settings.sport.traits.has_fide
    return is_swiss and event.counts and event.federation in ("", UKRAINE)
