"""Whether somebody of the event is on a list of suspended persons.

Who is under a sanction in force is not admitted (V.1.11); organisers check players and officials
against the lists of the national centre, FIDE and the testing agency (X).
"""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Birth, Official, Player
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.names.transliteration import forms_of, spelling_keys
from arbiter_app.domain.registration.known_people import is_spelt_alike


def suspension_of(event: Event, person: Player | Official) -> Suspension | None:
    """Return the line of the lists that a player or an official may be meant by, if it is in force
    on the first day of the event: of the same FIDE ID, else of the same name in whatever letters,
    unless the births differ.
    """
    if not event.suspended:
        return None
    for line in _Lines.of(event.suspended).like(person):
        if _is_in_force(line, event.starts_on) and _is_meant(line, person):
            return line
    return None


def _is_in_force(line: Suspension, on: date | None) -> bool:
    return line.until is None or on is None or line.until >= on


def _is_meant(line: Suspension, person: Player | Official) -> bool:
    if line.fide_id and person.fide_id:
        return line.fide_id == person.fide_id
    if not _may_be_one(line.birth, person.birth):
        return False
    names = filter(None, (person.name, getattr(person, "latin_name", None)))
    return any(is_spelt_alike(name, line.name) for name in names)


def _may_be_one(birth: Birth | None, other: Birth | None) -> bool:
    if birth is None or other is None:
        return True
    if birth.day and other.day:
        return birth.day == other.day
    return birth.year == other.year


class _Lines:
    """The lines of the lists, found by FIDE ID and by the spellings of the surname."""

    def __init__(self, lines: Iterable[Suspension]) -> None:
        self._by_id: dict[int, Suspension] = {}
        self._by_surname: defaultdict[str, list[Suspension]] = defaultdict(list)
        for line in lines:
            if line.fide_id:
                self._by_id[line.fide_id] = line
            for form in _surname(line.name):
                self._by_surname[form].append(line)

    @staticmethod
    @lru_cache(maxsize=2)
    def of(lines: tuple[Suspension, ...]) -> "_Lines":
        """Return the lines made ready once."""
        return _Lines(lines)

    def like(self, person: Player | Official) -> Iterable[Suspension]:
        """Yield the lines that are worth comparing, that of the ID first."""
        if person.fide_id and (line := self._by_id.get(person.fide_id)):
            yield line
        names = filter(None, (person.name, getattr(person, "latin_name", None)))
        for form in {form for name in names for form in _surname(name)}:
            yield from self._by_surname.get(form, ())


def _surname(name: str) -> frozenset[str]:
    keys = spelling_keys(name.replace(",", " "))
    return forms_of(keys[0]) if keys else frozenset()
