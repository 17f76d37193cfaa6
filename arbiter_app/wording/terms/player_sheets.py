"""Lists of players as spreadsheets: the rows that are written, with headings importing knows."""

from datetime import date

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import PERSON_FIELDS, Birth, FieldKind
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import person_fields

NUMBER = QT_TRANSLATE_NOOP("PlayerSheet", "№")
_TITLE = QT_TRANSLATE_NOOP("PlayerSheet", "Players")

Cell = str | int | date | None


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
            (
                person_fields.heading(catalogue, field.name),
                [_cell(catalogue, getattr(player, field.name)) for player in players],
            )
            for field in PERSON_FIELDS
            if field.kind is not FieldKind.ORIGIN
        ),
    ]
    filled = (
        [heading, *cells]
        for heading, cells in columns
        if not players or any(cell is not None for cell in cells)
    )
    return [list(row) for row in zip(*filled, strict=True)]


def _cell(catalogue: Catalogue, value: object) -> Cell:
    match value:
        case None | int():
            return value
        # Spreadsheets show the days of these years, but mean the years 1900 to 2100 by them.
        case Birth(day=date()) if value.year >= 1910:
            return value.day
        case Birth(day=None):
            return value.year
        case _:
            return person_fields.value_text(catalogue, value)
