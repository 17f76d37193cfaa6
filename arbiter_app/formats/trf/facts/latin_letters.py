"""Latin letters, which readers of report files expect of names and words.

Where nobody typed a Latin form, Cyrillic words are written by the official table (КМУ 55/2010).
"""

import re
import unicodedata
from collections.abc import Iterator

from arbiter_app.domain.facts.english_names import english_name
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player, Role
from arbiter_app.domain.names import english_words
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import CYRILLIC_WORD, in_latin
from arbiter_app.formats.trf.facts.numbering import numbers_of
from arbiter_app.values import frozen

REPORTED_OFFICES = {Role.CHIEF_ARBITER: "102", Role.DEPUTY: "112"}
"""The officials who stand in a report, with their records."""

_CODE = re.compile("[A-Za-z]{3}")
_UKRAINE = frozenset({"україна", "укр", "украина", "ukraine"})


def time_control_in_latin(event: Event) -> str:
    """Return the time control of an event in English: as the event says, else as far as its words
    are known; others are romanised.
    """
    return in_latin(english_name(event, event.time_control, english_words.clock))


def name_in_latin(player: Player) -> str:
    """Return the Latin name of a player, else the name; one that is romanised here has the comma
    behind the surname that the format wants.
    """
    name = " ".join((player.latin_name or player.name).split())
    latin = in_latin(name)
    if latin == name or "," in latin:
        return latin
    surname, _, others = latin.partition(" ")
    return f"{surname}, {others}" if others else surname


def federation_code(text: str | None) -> str:
    """Return the three letters of a federation; "" where it has none."""
    word = (text or "").strip()
    if collation_key(word)[0] in {collation_key(each)[0] for each in _UKRAINE}:
        return "UKR"
    return word if _CODE.fullmatch(word) else ""


@frozen
class Respelt:
    """A text of the event and how a report has it."""

    text: str
    written: str


@frozen(kw_only=True)
class LatinForms:
    """What a report writes in other letters than the event has it."""

    players: tuple[Respelt, ...]
    officials: tuple[Respelt, ...]
    words: tuple[Respelt, ...]
    """The title, the place and the time control."""
    federations: tuple[str, ...]
    """Those that have no code of three letters and are left out."""
    others: tuple[str, ...]
    """Texts in letters that are neither Latin nor Cyrillic; they stay."""


def latin_forms(event: Event) -> LatinForms:
    """Return what a report of an event writes in other letters, or cannot write in Latin ones."""
    people = [event.contestants[player] for player in numbers_of(event.tournament)]
    names = [
        Respelt(" ".join((each.latin_name or each.name).split()), name_in_latin(each))
        for each in people
    ]
    officials = [
        Respelt(each.name, in_latin(english_name(event, each.name)))
        for each in event.officials
        if each.role in REPORTED_OFFICES
    ]
    words = [
        Respelt(event.title, in_latin(english_name(event, event.title))),
        Respelt(event.place, in_latin(english_name(event, event.place, english_words.place))),
        Respelt(event.time_control, time_control_in_latin(event)),
    ]
    federations = dict.fromkeys(
        text.strip()
        for text in (event.federation, *(each.federation for each in people))
        if text and text.strip() and not federation_code(text)
    )
    return LatinForms(
        players=tuple(_respelt(names)),
        officials=tuple(_respelt(officials)),
        words=tuple(_respelt(words)),
        federations=tuple(federations),
        others=tuple(
            each.text for each in (*names, *officials, *words) if not _is_latin(each.written)
        ),
    )


def _respelt(texts: list[Respelt]) -> Iterator[Respelt]:
    return (each for each in texts if CYRILLIC_WORD.search(each.text))


def _is_latin(text: str) -> bool:
    return all(
        letter.isascii() or "LATIN" in unicodedata.name(letter, "")
        for letter in text
        if letter.isalpha()
    )
