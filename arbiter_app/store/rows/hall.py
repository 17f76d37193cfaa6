"""Rooms of the hall: their rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.ids import Board
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Line, Table


class RoomRow(TypedDict):
    """A room of the hall and the boards in it."""

    position: int
    name: Line
    first: int
    last: int


ROOM = Table("room", RoomRow, key=("position",), order="position", area=Area.EVENT)


def read_rooms(rows: Iterable[RoomRow]) -> tuple[Room, ...]:
    """Return the rooms in their order."""
    return tuple(
        Room(name=row["name"], first=Board(row["first"]), last=Board(row["last"]))
        for row in sorted(rows, key=lambda row: row["position"])
    )


def write_rooms(rows: Rows, rooms: Iterable[Room]) -> None:
    """Write all rooms, in place of those there were."""
    written = (
        RoomRow(position=position, name=room.name, first=room.first, last=room.last)
        for position, room in enumerate(rooms, start=1)
    )
    rows.set_where(ROOM, written)
