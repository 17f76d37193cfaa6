"""Whom players stand for on papers that go to one organisation: a club or a region."""

from arbiter_app.documents.options import OptionValue, OrganisationOption
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.english_names import english_name
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.names import english_words
from arbiter_app.domain.names.collation import CollationKey, Letters, collation_key, letters_of
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

ORGANISATION = OrganisationOption("organisation", QT_TRANSLATE_NOOP("Option", "Organisation"))


def organisations(here: InHand) -> tuple[str, ...]:
    """Return the regions, then the clubs of the players, each once, by the alphabet."""
    regions = _once([player.region for player in here.entrants])
    clubs = _once([player.club for player in here.entrants])
    return (*regions, *(club for club in clubs if not _is_among(club, regions)))


def members(here: InHand, catalogue: Catalogue, organisation: OptionValue) -> tuple[Player, ...]:
    """Return the players of a club or region by the alphabet; of everybody where it is None.

    Raises RuleError("document.no-such-organisation").
    """
    players = sorted(here.entrants, key=lambda player: people.alphabetical(catalogue, player))
    if organisation is None:
        return tuple(players)
    name = str(organisation)
    found = tuple(
        player
        for player in players
        if _is_among(name, [each for each in (player.region, player.club) if each])
    )
    if not found:
        known = "; ".join(organisations(here))
        raise RuleError("document.no-such-organisation", text=name, known=known)
    return found


def alphabetical(event: Event, catalogue: Catalogue, name: str | None) -> tuple[bool, CollationKey]:
    """Return where a club or a region stands in a list of them, none of them last: as it is printed
    there; on a sheet in both languages as the first of them has it.
    """
    told = name or ""
    if catalogue.alphabet == "en":
        told = english_name(event, told, english_words.place)
    return not name, collation_key(told)


def _once(names: list[str | None]) -> tuple[str, ...]:
    """Return the names by the alphabet; case, apostrophes and spaces make no other name."""
    first: dict[Letters, str] = {}
    for name in names:
        if name is not None:
            first.setdefault(letters_of(name), name)
    return tuple(first[letters] for letters in sorted(first))


def _is_among(name: str, names: list[str] | tuple[str, ...]) -> bool:
    return letters_of(name) in {letters_of(each) for each in names}
