"""What the lists of this computer have otherwise than an event."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.registration.known_people import RatingDifference, rating_differences
from arbiter_app.domain.registration.later_lists import is_taken_over
from arbiter_app.domain.registration.lists_asked import as_asked
from arbiter_app.services.registry.registry import Registry


def differences_of(registry: Registry, event: Event) -> tuple[RatingDifference, ...]:
    """Return the ratings that could be brought up to date, in the order of the entries.

    Raises FileError where the registry cannot be read.
    """
    players = event.entrants
    by_fide_id = registry.by_fide_id(player.fide_id for player in players if player.fide_id)
    by_national_id = registry.by_national_id(
        player.national_id for player in players if player.national_id
    )
    known = (*by_fide_id.values(), *by_national_id.values())
    found = [as_asked(event, each) for each in known]
    differences = rating_differences(players, found, event.discipline)
    return tuple(each for each in differences if not is_taken_over(event, each))
