"""What is in the way between the tournaments of an event, told under their list."""

from collections.abc import Iterator

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.hall.rounds import collisions
from arbiter_app.domain.staffing.shortfalls import who_play
from arbiter_app.domain.taking_part.overlaps import in_two_places
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.hall import collision_text, two_places_text
from arbiter_app.wording.terms.registration.staffing import sentence

_MOST_TOLD = 4
"""So many are named; there may be as many as rounds and people."""


def told_in_the_way(event: Event) -> str:
    """Return boards that two rounds need at once, people in two places at once and officials who
    play, one in each line; "" for none. `event` is the whole event.
    """
    lines = [*_lines(event)] if event.has_several else []
    told = [f"⚠ {each}" for each in lines[:_MOST_TOLD]]
    if more := len(lines) - len(told):
        told.append(translate("TournamentsPage", "and %n more like these", None, more))
    return "\n".join(told)


def _lines(event: Event) -> Iterator[str]:
    catalogue = window_catalogue()
    yield from (collision_text(catalogue, each) for each in collisions(event))
    yield from (two_places_text(catalogue, event, each) for each in in_two_places(event))
    yield from (sentence(catalogue, each) for each in who_play(event))
