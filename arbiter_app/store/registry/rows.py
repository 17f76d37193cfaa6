"""Rows of the registry of this computer <-> what is known of a person.

List files and the file of local people have one table `person`; each has the columns it needs.
"""

from collections.abc import Mapping, Sequence
from sqlite3 import Row
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import PERSON_FIELDS, PersonField, Player, Use, plain
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListedPerson, RatingList

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


def told(row: Row) -> dict[str, Any]:
    """Return what a row of a file of the registry holds, by column; a value of another kind than
    the column has, as in a damaged file, is none.
    """
    said: dict[str, Any] = dict(row)
    for column, value in said.items():
        if value is None or column == "birth":
            continue
        kind = int if _COLUMN_TYPES.get(column) == "INTEGER" or column == "number" else str
        if type(value) is not kind:
            said[column] = None
    said["name"] = said.get("name") or ""
    return said


def listed_person(row: Mapping[str, Any], source: RatingList | None) -> ListedPerson:
    """Return what a row as `told` tells of a person, of a list or with None of this computer."""
    said: dict[str, Any] = {field.name: _known(field, row.get(field.name)) for field in _KEPT}
    return ListedPerson(
        list=source,
        ratings={each: rating for each in Discipline if (rating := row.get(each.value))},
        inactive=bool(row.get("inactive")),
        **said,
    )


def _known(field: PersonField, value: Any) -> object:
    """Return the value of a field; None where a damaged file has what no such field can hold."""
    try:
        return field.read(value)
    except (ValueError, RuleError):
        return None


def local_values(player: Player) -> dict[str, str | int | None]:
    """Return what is kept of a player of an event, by column."""
    values = {field.name: plain(getattr(player, field.name)) for field in _KEPT}
    return values | {"name": " ".join(player.name.split())}
