"""Whom players stand for on papers that go to one organisation: a team, a club or a region."""

from arbiter_app.documents.options import OptionValue, OrganisationOption
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.english_names import english_name
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.names import english_words
from arbiter_app.domain.names.collation import CollationKey, Letters, collation_key, letters_of
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

ORGANISATION = OrganisationOption("organisation", QT_TRANSLATE_NOOP("Option", "Organisation"))


def organisations(here: InHand) -> tuple[str, ...]:
    """Return the teams, then regions and clubs of the players, each once, by the alphabet."""
    teams = _once([team.name for team in here.tournament.teams])
    regions = _once([player.region for player in here.entrants])
    clubs = _once([player.club for player in here.entrants])
    others = (*regions, *(club for club in clubs if not _is_among(club, regions)))
    return (*teams, *(each for each in others if not _is_among(each, teams)))


def team_named(here: InHand, organisation: OptionValue) -> Team | None:
    """Return the team that an organisation is; None where it is none. On a sheet in English teams
    have their English names already.
    """
    asked = str(organisation or "")
    names = (asked, english_name(here.event, asked))
    return next((team for team in here.tournament.teams if _is_among(team.name, names)), None)


def members(here: InHand, catalogue: Catalogue, organisation: OptionValue) -> tuple[Player, ...]:
    """Return the players of a club or region by the alphabet, those of a team in the order of its
    boards; everybody where it is None.

    Raises RuleError("document.no-such-organisation").
    """
    players = sorted(here.entrants, key=lambda player: people.alphabetical(catalogue, player))
    if organisation is None:
        return tuple(players)
    if (team := team_named(here, organisation)) is not None:
        return tuple(here.event.players[player] for player in team.players)
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
    return not name, collation_key(told, catalogue.alphabet)


def _once(names: list[str | None]) -> tuple[str, ...]:
    """Return the names by the alphabet; case, apostrophes and spaces make no other name."""
    first: dict[Letters, str] = {}
    for name in names:
        if name is not None:
            first.setdefault(letters_of(name), name)
    return tuple(first[letters] for letters in sorted(first))


def _is_among(name: str, names: list[str] | tuple[str, ...]) -> bool:
    return letters_of(name) in {letters_of(each) for each in names}
