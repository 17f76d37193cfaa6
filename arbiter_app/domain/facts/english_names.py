"""How an event, its people and whom they play for are called in English: as Latin letters write
them (КМУ 55/2010), unless the event says otherwise.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import in_latin


def english_name(event: Event, name: str) -> str:
    """Return what a name of an event is in English."""
    return event.english_names.get(name) or in_latin(name)


def english_names(event: Event) -> Mapping[str, str]:
    """Return what every name of an event that is another one in English is there."""
    told = {name: english_name(event, name) for name in _names(event)}
    return {name: english for name, english in told.items() if english != name}


def nameable_in_english(event: Event) -> tuple[str, ...]:
    """Return the names that may have an English form: those with another one, and those in letters
    that the table of Latin ones does not know, such as 王 or 🙂.
    """
    names = dict.fromkeys(_names(event))
    known = event.english_names
    return tuple(each for each in names if each in known or any(map(_is_foreign, each)))


def _is_foreign(letter: str) -> bool:
    if letter <= _LAST_LATIN:
        return False
    is_letter = unicodedata.category(letter) in _LETTERS
    return letter >= _PICTURES or (is_letter and "LATIN" not in unicodedata.name(letter, ""))


_LETTERS = {"Lu", "Ll", "Lo", "Mn", "Mc"}
_LAST_LATIN = "\u024f"
"""Behind the blocks of Latin letters that stand together."""
_PICTURES = "\u2600"
"""The first of the signs that are pictures; № and its like stand before them."""


def _names(event: Event) -> Iterator[str]:
    """Yield the names of an event, its place and organiser, its tournaments and stages, officials
    of now and of disputes, and by the alphabet the regions, clubs and coaches of players.
    """
    whole = event.whole
    people = whole.players.values()
    groups = (
        (whole.title, whole.organiser, whole.place),
        (each.title for each in whole.tournaments),
        (stage.title for each in whole.tournaments for stage in each.stages),
        (each.name for each in whole.officials),
        (name for each in whole.tournaments for name in _of_disputes(each)),
        _sorted((*(each.region for each in people), *(each.region for each in whole.officials))),
        _sorted(each.club for each in people),
        _sorted(each.coach for each in people),
    )
    return (name for group in groups for name in group if name)


def _of_disputes(tournament: Tournament) -> Iterator[str | None]:
    """Yield the officials of that time whom incidents and appeals name."""
    for incident in tournament.incidents:
        yield from (incident.arbiter, incident.chief)
    for appeal in tournament.appeals:
        yield from (appeal.addressee, appeal.chief, appeal.decided_by)
        yield from (seat.name for seat in appeal.seats)


def _sorted(names: Iterable[str | None]) -> list[str]:
    return sorted({name for name in names if name}, key=collation_key)
