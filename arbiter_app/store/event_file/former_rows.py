"""Rows that a journal keeps from the time of a former schema, as they stand in the tables of today.

Entries of a journal are never changed: what a migration did to the rows of a file is done here to
those of its journal.
"""

from collections.abc import Iterator, Mapping
from typing import Any

_Row = dict[str, Any]
_Change = tuple[str, _Row, _Row | None, _Row | None]

_OF_LINES = (
    "id",
    "tournament_id",
    "at",
    "stage_id",
    "round",
    "board",
    "offence",
    "article",
    "account",
    "reported_by",
    "arbiter",
)


def in_tables_of_today(
    table: str, key: _Row, before: _Row | None, after: _Row | None
) -> Iterator[_Change]:
    """Yield a change of a row as changes of the tables of today; what is not said is null."""
    row = after or before or {}
    if table == "incident" and "sanction" in row:
        of_penalty = {"incident_id": key["id"], "number": 1}
        for change in (
            (table, key, _line(before), _line(after)),
            ("penalty", of_penalty, _penalty(before), _penalty(after)),
        ):
            if change[2] != change[3]:  # of two tables an act may have changed but one
                yield change
    elif table == "incident_effect":
        place = {
            "incident_id": key["incident_id"],
            "number": 1,
            "lifting": False,
            "position": key["game_id"],
        }
        yield "penalty_effect", place, _at(place, before), _at(place, after)
    elif table == "appeal_effect" and "position" not in row:
        place = {"appeal_id": key["appeal_id"], "position": key["game_id"]}
        yield table, place, _at(place, before), _at(place, after)
    elif table == "appeal" and "lifted_incident" in row:
        yield table, key, _appeal(before), _appeal(after)
    else:
        yield table, key, before, after


def _at(place: _Row, row: Mapping[str, Any] | None) -> _Row | None:
    return None if row is None else {**row, **place}


def _line(row: Mapping[str, Any] | None) -> _Row | None:
    return None if row is None else {column: row[column] for column in _OF_LINES}


def _penalty(row: Mapping[str, Any] | None) -> _Row | None:
    """Return what followed for the one person of an incident."""
    if row is None:
        return None
    rest = {column: value for column, value in row.items() if column not in _OF_LINES}
    return {"incident_id": row["id"], "number": 1, **rest}


def _appeal(row: Mapping[str, Any] | None) -> _Row | None:
    """Return an appeal that says which sanctions it lifted."""
    if row is None:
        return None
    rest = {column: value for column, value in row.items() if column != "lifted_incident"}
    return {**rest, "lifted": "1" if row["lifted_incident"] else ""}
