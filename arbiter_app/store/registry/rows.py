"""Rows of the registry of this computer <-> what is known of a person.

List files and the file of local people have one table `person`; each has the columns it needs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from arbiter_app.domain.facts.people import Birth, Player, Sex, SportRank, Title
from arbiter_app.domain.facts.rating_lists import Discipline, ListedPerson, RatingList

TEXTS = ("federation", "region", "club", "coach")
LOCAL_COLUMNS = (
    "name",
    "latin_name",
    "birth",
    "sex",
    "title",
    "sport_rank",
    "fide_id",
    "national_id",
    *TEXTS,
)
"""What this computer keeps of a person: no ratings, which grow old."""

_COLUMN_TYPES = {"fide_id": "INTEGER", "inactive": "INTEGER"} | {
    each.value: "INTEGER" for each in Discipline
}


def column_definitions(columns: Sequence[str]) -> str:
    """Return columns as SQL defines them; a birth is a year or a text."""
    types = _COLUMN_TYPES | {"birth": ""}
    return ", ".join(f"{column} {types.get(column, 'TEXT')}".strip() for column in columns)


def listed_person(row: Mapping[str, Any], source: RatingList | None) -> ListedPerson:
    """Return what a row of a list, or with None of this computer, tells of a person."""
    said = {column: value for column, value in row.items() if value is not None}
    ratings = {each: said[each.value] for each in Discipline if each.value in said}
    return ListedPerson(
        list=source,
        name=said["name"],
        latin_name=said.get("latin_name"),
        birth=Birth.parse(str(said["birth"])) if "birth" in said else None,
        sex=Sex(said["sex"]) if "sex" in said else None,
        title=Title(said["title"]) if "title" in said else None,
        sport_rank=SportRank(said["sport_rank"]) if "sport_rank" in said else None,
        ratings=ratings,
        fide_id=said.get("fide_id"),
        national_id=said.get("national_id"),
        federation=said.get("federation"),
        region=said.get("region"),
        club=said.get("club"),
        coach=said.get("coach"),
        inactive=bool(said.get("inactive")),
    )


def local_values(player: Player) -> dict[str, str | int | None]:
    """Return what is kept of a player of an event, by column."""
    values: dict[str, str | int | None] = {
        "name": " ".join(player.name.split()),
        "latin_name": player.latin_name,
        "birth": str(player.birth) if player.birth else None,
        "sex": player.sex.value if player.sex else None,
        "title": player.title.value if player.title else None,
        "sport_rank": player.sport_rank.value if player.sport_rank else None,
        "fide_id": player.fide_id,
        "national_id": player.national_id,
    }
    return values | {column: getattr(player, column) for column in TEXTS}
