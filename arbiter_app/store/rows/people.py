"""Players and officials: their rows, read and written."""

from collections.abc import Iterable, Mapping
from typing import TypedDict

from arbiter_app.domain.facts.people import (
    Birth,
    Official,
    Player,
    RatingOrigin,
    Role,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.store.rows.columns import word
from arbiter_app.store.rows.rows import Rows, in_places
from arbiter_app.store.rows.table import Area, RowValues, Table


class PlayerRow(TypedDict):
    id: int
    name: str
    latin_name: str | None
    birth: str | None
    sex: str | None
    title: str | None
    sport_rank: str | None
    fide_rating: int | None
    fide_origin: str | None
    """Day and name of a rating list: "2026-11-01 FIDE standard"."""
    national_rating: int | None
    national_origin: str | None
    arbiters_rating: int | None
    fide_id: int | None
    national_id: str | None
    federation: str | None
    region: str | None
    club: str | None
    coach: str | None


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


OFFICIAL = Table("official", OfficialRow, key=("position",), order="position", area=Area.EVENT)


def read_players(rows: Iterable[PlayerRow]) -> Mapping[PlayerId, Player]:
    return {PlayerId(row["id"]): _read_player(row) for row in rows}


def _read_player(row: PlayerRow) -> Player:
    return Player(
        id=PlayerId(row["id"]),
        name=row["name"],
        latin_name=row["latin_name"],
        birth=_birth(row["birth"]),
        sex=None if row["sex"] is None else Sex(row["sex"]),
        title=None if row["title"] is None else Title(row["title"]),
        sport_rank=None if row["sport_rank"] is None else SportRank(row["sport_rank"]),
        fide_rating=row["fide_rating"],
        fide_origin=_origin(row["fide_origin"]),
        national_rating=row["national_rating"],
        national_origin=_origin(row["national_origin"]),
        arbiters_rating=row["arbiters_rating"],
        fide_id=row["fide_id"],
        national_id=row["national_id"],
        federation=row["federation"],
        region=row["region"],
        club=row["club"],
        coach=row["coach"],
    )


def _player_row(player: Player) -> PlayerRow:
    return PlayerRow(
        id=player.id,
        name=player.name,
        latin_name=player.latin_name,
        birth=_text(player.birth),
        sex=word(player.sex),
        title=word(player.title),
        sport_rank=word(player.sport_rank),
        fide_rating=player.fide_rating,
        fide_origin=_text(player.fide_origin),
        national_rating=player.national_rating,
        national_origin=_text(player.national_origin),
        arbiters_rating=player.arbiters_rating,
        fide_id=player.fide_id,
        national_id=player.national_id,
        federation=player.federation,
        region=player.region,
        club=player.club,
        coach=player.coach,
    )


def player_of(table: str, row: RowValues | None) -> Player | None:
    """Return the player whose row a change of the journal has; None where it is about others."""
    if table != PLAYER.name or row is None:
        return None
    return _read_player(PlayerRow(**row))  # type: ignore[typeddict-item] # what the journal kept


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


def _origin(text: str | None) -> RatingOrigin | None:
    return None if text is None else RatingOrigin.parse(text)


def _text(value: Birth | RatingOrigin | None) -> str | None:
    return None if value is None else str(value)
