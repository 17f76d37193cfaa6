"""Where each tournament may sit in the hall, one behind the other, at different times together."""

import re
from collections.abc import Mapping, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import MOST_BOARDS_IN_HALL
from arbiter_app.domain.hall.rounds import boards_needed, played_together
from arbiter_app.domain.ids import Board, TournamentId
from arbiter_app.values import frozen


@frozen
class _Place:
    tournament: Tournament
    first: int
    last: int


def numbered_through(
    event: Event, rooms: Sequence[Room] | None = None
) -> Mapping[TournamentId, Board]:
    """Return a first board for every tournament, in their order, each with as many boards as it
    needs at most; one that fits into a room is not put into two. Those that are never played at
    the same time have the same boards. Without rooms given those of the event count.
    """
    placed: list[_Place] = []
    for tournament in event.tournaments:
        needed = boards_needed(tournament)
        in_the_way = [
            each for each in placed if played_together(event, tournament, each.tournament)
        ]
        first = _free(needed, in_the_way, event.rooms if rooms is None else rooms)
        placed.append(_Place(tournament, first, first + needed - 1))
    return {each.tournament.id: Board(each.first) for each in placed}


def rooms_of(event: Event, tournament: Tournament) -> tuple[Room, ...]:
    """Return the rooms in which a tournament plays; none where its boards are none of the hall."""
    if (first := tournament.first_board) is None:
        return ()
    last = first + boards_needed(tournament) - 1
    return tuple(room for room in event.rooms if room.first <= last and first <= room.last)


_ROOM = re.compile(r"(?P<name>.+):\s*(?P<first>[0-9]{1,4})\s*[-–—]\s*(?P<last>[0-9]{1,4})\Z")


def read_rooms(text: str) -> tuple[Room, ...]:
    """Read rooms as they are typed, one in each line: "Room A: 1–40".

    Raises RuleError("room.unreadable").
    """
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if (said := _ROOM.match(line)) is None:
            raise RuleError("room.unreadable", text=line)
        first, last = Board(int(said["first"])), Board(int(said["last"]))
        found.append(Room(name=said["name"].strip(), first=first, last=last))
    return tuple(found)


def rooms_text(rooms: Sequence[Room]) -> str:
    """Return rooms as they are typed."""
    return "\n".join(f"{room.name}: {room.first}–{room.last}" for room in rooms)


def demand_rooms(rooms: Sequence[Room]) -> None:
    """Make sure that every room has a name and boards of its own.

    Raises RuleError: "room.name-missing", "room.boards", "room.overlap".
    """
    for room in rooms:
        if not room.name.strip():
            raise RuleError("room.name-missing", first=room.first, last=room.last)
        if not 1 <= room.first <= room.last <= MOST_BOARDS_IN_HALL:
            raise RuleError(
                "room.boards",
                name=room.name,
                first=room.first,
                last=room.last,
                most=MOST_BOARDS_IN_HALL,
            )
    for position, room in enumerate(rooms):
        for other in rooms[position + 1 :]:
            if room.first <= other.last and other.first <= room.last:
                raise RuleError("room.overlap", name=room.name, other=other.name)


def _free(needed: int, in_the_way: Sequence[_Place], rooms: Sequence[Room]) -> int:
    """Return the lowest board from which so many are free, in one room where any has them."""
    whole = [room for room in rooms if room.last - room.first + 1 >= needed]
    for room in sorted(whole, key=lambda each: each.first):
        first = _lowest(room.first, needed, in_the_way)
        if first + needed - 1 <= room.last:
            return first
    return _lowest(min((room.first for room in rooms), default=1), needed, in_the_way)


def _lowest(first: int, needed: int, in_the_way: Sequence[_Place]) -> int:
    for place in sorted(in_the_way, key=lambda each: each.first):
        if first <= place.last and place.first <= first + needed - 1:
            first = place.last + 1
    return first
