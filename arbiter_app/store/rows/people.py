"""Rows of people into domain values."""

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
from arbiter_app.store.rows.columns import RowValues


def player(row: RowValues) -> Player:
    return Player(
        id=PlayerId(row["id"]),
        name=row["name"],
        latin_name=row["latin_name"],
        birth=None if row["birth"] is None else Birth.parse(row["birth"]),
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


def official(row: RowValues) -> Official:
    return Official(
        role=Role(row["role"]),
        name=row["name"],
        category=row["category"],
        title=row["title"],
        fide_id=row["fide_id"],
        region=row["region"],
        birth=None if row["birth"] is None else Birth.parse(row["birth"]),
    )


def _origin(text: str | None) -> RatingOrigin | None:
    return None if text is None else RatingOrigin.parse(text)
