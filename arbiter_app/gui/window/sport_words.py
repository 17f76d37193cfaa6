"""Lets the window speak as the sport of the open event does."""

from functools import partial

from arbiter_app import i18n
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.wording.sports import in_words_of, sport_of

_spoken = Sport.CHESS


def speak_as(event: Event) -> None:
    """Let all texts of the window be in the words of an event's sport: what is built from now on
    has them.
    """
    global _spoken
    _spoken = sport_of(event)
    i18n.speak(partial(in_words_of, sport=_spoken))


def speaks_as(event: Event) -> bool:
    """Whether the window speaks in the words of an event's sport."""
    return sport_of(event) is _spoken
