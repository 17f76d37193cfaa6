"""What is in the way between the tournaments of an event, told under their list."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.hall.rounds import collisions
from arbiter_app.domain.staffing.shortfalls import who_play
from arbiter_app.domain.taking_part.overlaps import in_two_places
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.hall import collision_text, two_places_text
from arbiter_app.wording.terms.registration.staffing import sentence

_MOST_TOLD = 2
"""So many of each kind are named; there may be as many as rounds and people."""


def told_in_the_way(event: Event) -> str:
    """Return boards that two rounds need at once, people in two places at once and officials who
    play, one in each line; "" for none. `event` is the whole event.
    """
    if not event.has_several:
        return ""
    catalogue = window_catalogue()
    boards, people, officials = collisions(event), in_two_places(event), [*who_play(event)]
    told = [
        *(collision_text(catalogue, each) for each in boards[:_MOST_TOLD]),
        *(two_places_text(catalogue, event, each) for each in people[:_MOST_TOLD]),
        *(sentence(catalogue, each) for each in officials[:_MOST_TOLD]),
    ]
    lines = [f"⚠ {each}" for each in told]
    if more := len(boards) + len(people) + len(officials) - len(told):
        lines.append(translate("TournamentsPage", "and %n more like these", None, more))
    return "\n".join(lines)
