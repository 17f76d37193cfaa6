"""Words for lists of players as spreadsheets: headings that importing knows, and what cells say."""

from collections.abc import Callable, Mapping
from datetime import date

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Birth, Player, Sex, SportRank, Title
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.formats.days import format_day
from arbiter_app.formats.player_sheet import Field, Value
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import people

# fmt: off
FIELDS: Mapping[Field, str] = {
    Field.NAME: QT_TRANSLATE_NOOP("PlayerSheet", "Surname and name"),
    Field.GIVEN_NAME: QT_TRANSLATE_NOOP("PlayerSheet", "Given name"),
    Field.PATRONYMIC: QT_TRANSLATE_NOOP("PlayerSheet", "Patronymic"),
    Field.LATIN_NAME: QT_TRANSLATE_NOOP("PlayerSheet", "In Latin"),
    Field.BIRTH: QT_TRANSLATE_NOOP("PlayerSheet", "Birth"),
    Field.SEX: QT_TRANSLATE_NOOP("PlayerSheet", "Sex"),
    Field.TITLE: QT_TRANSLATE_NOOP("PlayerSheet", "FIDE title"),
    Field.SPORT_RANK: QT_TRANSLATE_NOOP("PlayerSheet", "Sport rank"),
    Field.FIDE_RATING: QT_TRANSLATE_NOOP("PlayerSheet", "FIDE rating"),
    Field.NATIONAL_RATING: QT_TRANSLATE_NOOP("PlayerSheet", "National rating"),
    Field.ARBITERS_RATING: QT_TRANSLATE_NOOP("PlayerSheet", "Rating by the arbiter"),
    Field.FIDE_ID: QT_TRANSLATE_NOOP("PlayerSheet", "FIDE ID"),
    Field.NATIONAL_ID: QT_TRANSLATE_NOOP("PlayerSheet", "National ID"),
    Field.FEDERATION: QT_TRANSLATE_NOOP("PlayerSheet", "Federation"),
    Field.REGION: QT_TRANSLATE_NOOP("PlayerSheet", "Region"),
    Field.CLUB: QT_TRANSLATE_NOOP("PlayerSheet", "Club"),
    Field.COACH: QT_TRANSLATE_NOOP("PlayerSheet", "Coach"),
}
"""What a column says. Each word, in each language, is a heading that `said_by` knows."""
# fmt: on

NUMBER = QT_TRANSLATE_NOOP("PlayerSheet", "№")
_TITLE = QT_TRANSLATE_NOOP("PlayerSheet", "Players")

Cell = str | int | date | None

_CELLS: Mapping[Field, Callable[[Catalogue, Player], Cell]] = {
    Field.NAME: lambda _, player: player.name,
    Field.LATIN_NAME: lambda _, player: player.latin_name,
    Field.BIRTH: lambda _, player: _birth_cell(player.birth),
    Field.SEX: lambda catalogue, player: player.sex and people.sex(catalogue, player.sex),
    Field.TITLE: lambda catalogue, player: player.title and people.title(catalogue, player.title),
    Field.SPORT_RANK: lambda catalogue, player: (
        player.sport_rank and people.sport_rank(catalogue, player.sport_rank)
    ),
    Field.FIDE_RATING: lambda _, player: player.fide_rating,
    Field.NATIONAL_RATING: lambda _, player: player.national_rating,
    Field.ARBITERS_RATING: lambda _, player: player.arbiters_rating,
    Field.FIDE_ID: lambda _, player: player.fide_id,
    Field.NATIONAL_ID: lambda _, player: player.national_id,
    Field.FEDERATION: lambda _, player: player.federation,
    Field.REGION: lambda _, player: player.region,
    Field.CLUB: lambda _, player: player.club,
    Field.COACH: lambda _, player: player.coach,
}


def field_name(catalogue: Catalogue, field: Field) -> str:
    """Return what a field is called."""
    return catalogue.translate("PlayerSheet", FIELDS[field])


def value_text(catalogue: Catalogue, value: Value) -> str:
    """Return a value as lists show it."""
    match value:
        case Birth():
            return format_day(value.day) if value.day else str(value.year)
        case Sex():
            return people.sex(catalogue, value)
        case Title():
            return people.title(catalogue, value)
        case SportRank():
            return people.sport_rank(catalogue, value)
        case _:
            return str(value)


def sheet_title(catalogue: Catalogue) -> str:
    return catalogue.translate("PlayerSheet", _TITLE)


def table_of_players(catalogue: Catalogue, event: Event) -> list[list[Cell]]:
    """Return the headings and a row for each player: by pairing number, or by the alphabet where
    there are none. Columns in which nobody has anything are left out, but of an empty event all
    stay, to be filled in.
    """
    numbers = event.tournament.numbers
    players = sorted(
        (event.players[entry.player] for entry in event.tournament.entries),
        key=lambda player: (
            numbers.get(player.id, PairingNumber(len(event.players) + 1)),
            collation_key(player.name),
        ),
    )
    number = catalogue.translate("PlayerSheet", NUMBER)
    columns: list[tuple[str, list[Cell]]] = [
        (number, [numbers.get(player.id) for player in players]),
        *(
            (field_name(catalogue, field), [cell(catalogue, player) for player in players])
            for field, cell in _CELLS.items()
        ),
    ]
    filled = (
        [heading, *cells]
        for heading, cells in columns
        if not players or any(cell is not None for cell in cells)
    )
    return [list(row) for row in zip(*filled, strict=True)]


def _birth_cell(birth: Birth | None) -> Cell:
    if birth is None:
        return None
    if birth.day is None:
        return birth.year
    # Spreadsheets show the days of these years, but mean the years 1900 to 2100 by them.
    return format_day(birth.day) if birth.year < 1910 else birth.day
