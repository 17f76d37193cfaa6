"""Rows of the registry of this computer <-> what is known of a person.

List files and the file of local people have one table `person`; each has the columns it needs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from arbiter_app.domain.facts.people import PERSON_FIELDS, Player, Use, plain
from arbiter_app.domain.facts.rating_lists import Discipline, ListedPerson, RatingList

_KEPT = tuple(field for field in PERSON_FIELDS if Use.KEPT in field.use)

LOCAL_COLUMNS = tuple(field.name for field in _KEPT)
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
    said: dict[str, Any] = {field.name: field.read(row.get(field.name)) for field in _KEPT}
    return ListedPerson(
        list=source,
        ratings={each: rating for each in Discipline if (rating := row.get(each.value))},
        inactive=bool(row.get("inactive")),
        **said,
    )


def local_values(player: Player) -> dict[str, str | int | None]:
    """Return what is kept of a player of an event, by column."""
    values = {field.name: plain(getattr(player, field.name)) for field in _KEPT}
    return values | {"name": " ".join(player.name.split())}
