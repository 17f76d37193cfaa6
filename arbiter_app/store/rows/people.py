"""Players and officials: their rows, read and written."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, TypedDict, cast

from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.people import (
    PERSON_FIELDS,
    Birth,
    Official,
    Player,
    Role,
    plain,
)
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.store.rows.rows import Rows, in_places
from arbiter_app.store.rows.table import Area, Line, Own, RowValues, Table, Text


class PlayerRow(TypedDict):
    id: int
    name: str
    latin_name: str | None
    birth: str | None
    sex: str | None
    title: str | None
    sport_rank: str | None
    fide_rating: int | None
    fide_origin: Line | None
    """Day and name of a rating list: "2026-11-01 FIDE standard"."""
    national_rating: int | None
    national_origin: Line | None
    arbiters_rating: int | None
    fide_id: int | None
    national_id: str | None
    federation: str | None
    region: str | None
    club: str | None
    coach: Line | None
    patronymic: str | None
    needs: Text | None
    later_ratings: Text | None
    """One in each line: "2026-12-01 fide 2105 FIDE standard"."""
    account: str | None
    venue: str | None
    team: str | None
    grade: Own | None
    """Of Go, as `Grade` writes it: "5k"."""


PLAYER = Table(
    "player", PlayerRow, key=("id",), order="id", area=Area.PLAYERS, numbers_stay_taken=True
)


class OfficialRow(TypedDict):
    position: int
    role: str
    name: str
    category: str | None
    title: str | None
    fide_id: int | None
    region: str | None
    birth: str | None
    tournaments: Own | None
    """Ids of those that the official is assigned to, separated by spaces; None: all."""
    rooms: Line | None
    shifts: Line | None
    days: Own | None
    """Of duty, separated by spaces; None: all."""


OFFICIAL = Table("official", OfficialRow, key=("position",), order="position", area=Area.EVENT)


def read_players(rows: Iterable[PlayerRow]) -> Mapping[PlayerId, Player]:
    return {PlayerId(row["id"]): _read_player(row) for row in rows}


def _read_player(row: RowValues) -> Player:
    said: dict[str, Any] = {field.name: field.read(row[field.name]) for field in PERSON_FIELDS}
    return Player(id=PlayerId(row["id"]), **said)


def _player_row(player: Player) -> PlayerRow:
    said = {field.name: plain(getattr(player, field.name)) for field in PERSON_FIELDS}
    return cast("PlayerRow", {"id": player.id, **said})


def player_of(table: str, row: RowValues | None) -> Player | None:
    """Return the player whose row a change of the journal has; None where it is about others."""
    if table != PLAYER.name or row is None:
        return None
    return _read_player(row)


def new_player(rows: Rows) -> PlayerId:
    """Return the id of a player who is to be written."""
    return PlayerId(rows.next_number(PLAYER))


def write_player(rows: Rows, player: Player) -> None:
    rows.put(PLAYER, _player_row(player))


def remove_player(rows: Rows, player: PlayerId) -> None:
    rows.remove(PLAYER, player)


def _read_official(row: OfficialRow) -> Official:
    return Official(
        role=Role(row["role"]),
        name=row["name"],
        category=row["category"],
        title=row["title"],
        fide_id=row["fide_id"],
        region=row["region"],
        birth=_birth(row["birth"]),
        duty=Duty(
            tournaments=tuple(
                TournamentId(int(each)) for each in (row["tournaments"] or "").split()
            ),
            rooms=row["rooms"],
            shifts=row["shifts"],
            days=tuple(map(date.fromisoformat, (row["days"] or "").split())),
        ),
    )


def _official_row(official: Official, position: int) -> OfficialRow:
    return OfficialRow(
        position=position,
        role=official.role.value,
        name=official.name,
        category=official.category,
        title=official.title,
        fide_id=official.fide_id,
        region=official.region,
        birth=_text(official.birth),
        tournaments=" ".join(map(str, official.duty.tournaments)) or None,
        rooms=official.duty.rooms,
        shifts=official.duty.shifts,
        days=" ".join(day.isoformat() for day in official.duty.days) or None,
    )


def read_officials(rows: Iterable[OfficialRow]) -> tuple[Official, ...]:
    return tuple(map(_read_official, rows))


def write_officials(rows: Rows, officials: Iterable[Official]) -> None:
    """Write all officials of the event, in place of those there were."""
    former = [(row["position"], _read_official(row)) for row in rows.where(OFFICIAL)]
    placed = in_places(former, [*officials], first_new=rows.next_number(OFFICIAL))
    rows.set_where(OFFICIAL, (_official_row(each, position) for position, each in placed))


def _birth(text: str | None) -> Birth | None:
    return None if text is None else Birth.parse(text)


def _text(value: Birth | None) -> str | None:
    return None if value is None else str(value)
