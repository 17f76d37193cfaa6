"""Lists of players as spreadsheets: the rows that are written, with headings importing knows."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import (
    PERSON_FIELDS,
    Birth,
    FieldKind,
    Player,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import person_fields

NUMBER = QT_TRANSLATE_NOOP("PlayerSheet", "№")
_RESERVE = QT_TRANSLATE_NOOP("PlayerSheet", "reserve")
_TITLE = QT_TRANSLATE_NOOP("PlayerSheet", "Players")

_EXAMPLE_NAMES = (
    QT_TRANSLATE_NOOP("PlayerSheet", "Sample Mary"),
    QT_TRANSLATE_NOOP("PlayerSheet", "Specimen Leo"),
)
_EXAMPLES: tuple[dict[str, Any], ...] = (
    {
        "birth": Birth(2012, date(2012, 4, 3)),
        "sex": Sex.FEMALE,
        "sport_rank": SportRank.SECOND,
        "title": None,
        "national_rating": 1540,
        "fide_rating": None,
        "fide_id": None,
        "national_id": "5001",
        "federation": "UKR",
        "region": QT_TRANSLATE_NOOP("PlayerSheet", "Lviv"),
        "club": QT_TRANSLATE_NOOP("PlayerSheet", "Sports School 4"),
        "coach": None,
    },
    {
        "birth": Birth(2009),
        "sex": Sex.MALE,
        "sport_rank": SportRank.KMS,
        "title": Title.CM,
        "national_rating": 2050,
        "fide_rating": 2012,
        "fide_id": 14100010,
        "federation": "UKR",
        "region": QT_TRANSLATE_NOOP("PlayerSheet", "Sumy"),
    },
)

_IN_WORDS = {"region", "club"}
"""What of an example is translated."""

Cell = str | int | date | None


def sheet_title(catalogue: Catalogue) -> str:
    return catalogue.translate("PlayerSheet", _TITLE)


def table_of_players(catalogue: Catalogue, event: Event) -> list[list[Cell]]:
    """Return the headings and a row for each player: by pairing number, or by the alphabet where
    there are none, members of teams by team and in the order of its boards. Columns in which
    nobody has anything are left out, but of an empty event all stay, to be filled in. Of several
    tournaments each row says which; of a whole event those of all stand below each other, somebody
    who plays in two in two rows.
    """
    listed = [each for tournament in _shown(event) for each in _in_order(event, tournament)]
    has_rosters = any(tournament.teams for tournament in _shown(event))
    number = catalogue.translate("PlayerSheet", NUMBER)
    columns: list[tuple[str, list[Cell]]] = [
        (number, [tournament.numbers.get(player.id) for tournament, player in listed]),
        *(
            (
                person_fields.heading(catalogue, field.name),
                [_cell(catalogue, getattr(player, field.name)) for _, player in listed],
            )
            for field in PERSON_FIELDS
            if field.kind not in (FieldKind.ORIGIN, FieldKind.LATER_RATINGS)
            and not (has_rosters and field.name == "team")
        ),
    ]
    if has_rosters:
        columns[1:1] = [
            (person_fields.heading(catalogue, "roster"), [_team(*each) for each in listed]),
            (
                person_fields.heading(catalogue, "board"),
                [_board(catalogue, *each) for each in listed],
            ),
        ]
    if event.has_several:
        titles: list[Cell] = [each.title or each.position for each, _ in listed]
        columns.insert(1, (person_fields.heading(catalogue, "tournament"), titles))
    filled = (
        [heading, *cells]
        for heading, cells in columns
        if not listed or any(cell is not None for cell in cells)
    )
    return [list(row) for row in zip(*filled, strict=True)]


def _shown(event: Event) -> tuple[Tournament, ...]:
    """Return the tournaments whose players are listed: all of a whole event."""
    return event.tournaments if event.seen_of is None else (event.tournament,)


def _in_order(event: Event, tournament: Tournament) -> list[tuple[Tournament, Player]]:
    numbers = tournament.numbers
    last = len(event.players) + 1
    on_rosters = (player for team in tournament.teams for player in team.players)
    places = {player: place for place, player in enumerate(on_rosters)}
    players = sorted(
        event.of(tournament.id).entrants,
        key=lambda player: (
            places.get(player.id, last),
            numbers.get(player.id, PairingNumber(last)),
            collation_key(player.name),
        ),
    )
    return [(tournament, player) for player in players]


def _team(tournament: Tournament, player: Player) -> Cell:
    """Return the team on whose roster somebody stands; in an individual tournament beside one of
    teams that for which the results count.
    """
    if not tournament.played_by_teams:
        return player.team
    team = tournament.team_of(player.id)
    return None if team is None else team.name


def _board(catalogue: Catalogue, tournament: Tournament, player: Player) -> Cell:
    """Return the place on the roster, as importing reads it: a board, with a word for reserves."""
    team = tournament.team_of(player.id)
    if team is None:
        return None
    member = team.member(player.id)
    place = member.boards[0] if member.boards else team.players.index(player.id) + 1
    if not member.is_reserve:
        return place
    return f"{place} {catalogue.translate('PlayerSheet', _RESERVE)}"


def example_rows(catalogue: Catalogue) -> list[list[Cell]]:
    """Return headings and two invented players, as an example of a list that is imported."""
    names = [catalogue.translate("PlayerSheet", each) for each in _EXAMPLE_NAMES]
    players = [
        Player(id=PlayerId(place), name=name, **_example(catalogue, _EXAMPLES[place]))
        for place, name in enumerate(names)
    ]
    rows: list[list[Cell]] = [[person_fields.heading(catalogue, name) for name in _EXAMPLES[0]]]
    rows[0].insert(0, person_fields.heading(catalogue, "name"))
    fields = ("name", *_EXAMPLES[0])
    return rows + [[_cell(catalogue, getattr(each, name)) for name in fields] for each in players]


def _example(catalogue: Catalogue, fields: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: catalogue.translate("PlayerSheet", value) if name in _IN_WORDS else value
        for name, value in fields.items()
    }


def example_columns(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Return every column of the example as it reads: heading, and what may stand below it."""
    head, first, second = example_rows(catalogue)

    def text(cell: Cell) -> str:
        return f"{cell:%d.%m.%Y}" if isinstance(cell, date) else str(cell or "")

    return [
        (str(heading), ", ".join(dict.fromkeys(filter(None, (text(one), text(other))))))
        for heading, one, other in zip(head, first, second, strict=True)
    ]


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
