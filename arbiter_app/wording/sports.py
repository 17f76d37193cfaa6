"""How a sport speaks where it differs from chess: who begins has another name."""

from collections.abc import Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

NAMES: Mapping[Sport, str] = {
    Sport.CHESS: QT_TRANSLATE_NOOP("Sport", "chess"),
    Sport.GO: QT_TRANSLATE_NOOP("Sport", "go"),
}
_COLOURS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (("White", "Black"), ("white", "black")),
    "uk": (
        ("Білі", "Чорні"),
        ("Білих", "Чорних"),
        ("Білим", "Чорним"),
        ("Білими", "Чорними"),
        ("білі", "чорні"),
        ("білих", "чорних"),
        ("білим", "чорним"),
        ("білими", "чорними"),
    ),
    "ru": (
        ("Белые", "Чёрные"),
        ("Белых", "Чёрных"),
        ("Белым", "Чёрным"),
        ("Белыми", "Чёрными"),
        ("белые", "чёрные"),
        ("белых", "чёрных"),
        ("белым", "чёрным"),
        ("белыми", "чёрными"),
    ),
}
"""The names of both sides in every form that texts have: they change places where Black begins."""
_LETTERS: Mapping[str, tuple[str, str]] = {
    "en": ("W", "B"),
    "uk": ("Б", "Ч"),
    "ru": ("Б", "Ч"),
}
"""The same as a text of one letter."""


def sport_name(catalogue: Catalogue, sport: Sport) -> str:
    return catalogue.translate("Sport", NAMES[sport])


def sport_of(event: Event) -> Sport:
    """Return the sport of an event, or of the tournament that it is seen of; chess where it has
    tournaments of several.
    """
    sports = {each.settings.sport for each in event.tournaments}
    if event.seen_of is not None:
        return event.tournament.settings.sport
    return sports.pop() if len(sports) == 1 else Sport.CHESS


def in_words_of(catalogue: Catalogue, sport: Sport) -> Catalogue:
    """Return the catalogue as a sport speaks."""
    if not sport.traits.black_begins:
        return catalogue
    return catalogue.swapping(_COLOURS, _LETTERS)
