"""What listeners are told after a change."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class Area(StrEnum):
    """A part of the event that a page shows."""

    EVENT = "event"
    PLAYERS = "players"
    DRAW = "draw"
    GAMES = "games"
    INCIDENTS = "incidents"


_AREA_OF_TABLE = {
    "event": Area.EVENT,
    "pin": Area.EVENT,
    "official": Area.EVENT,
    "particular": Area.EVENT,
    "requirement": Area.EVENT,
    "tournament": Area.EVENT,
    "own_criterion": Area.EVENT,
    "list_change": Area.EVENT,
    "kept_line": Area.EVENT,
    "player": Area.PLAYERS,
    "entry": Area.PLAYERS,
    "shown_paper": Area.PLAYERS,
    "ruling": Area.PLAYERS,
    "ceremony": Area.DRAW,
    "ceremony_member": Area.DRAW,
    "ceremony_step": Area.DRAW,
    "draw": Area.DRAW,
    "drawn_number": Area.DRAW,
    "stage": Area.GAMES,
    "slot": Area.GAMES,
    "play_off": Area.GAMES,
    "play_off_player": Area.GAMES,
    "play_off_step": Area.GAMES,
    "match_decision": Area.GAMES,
    "round": Area.GAMES,
    "game": Area.GAMES,
    "adjournment": Area.GAMES,
    "bye": Area.GAMES,
    "incident": Area.INCIDENTS,
    "incident_effect": Area.INCIDENTS,
    "appeal": Area.INCIDENTS,
    "appeal_seat": Area.INCIDENTS,
    "appeal_effect": Area.INCIDENTS,
    "adjustment": Area.GAMES,
    "own_value": Area.GAMES,
}


@dataclass(frozen=True, slots=True)
class Changes:
    """The areas that a command, an undo or a redo touched; none after a note."""

    areas: frozenset[Area]

    @classmethod
    def of(cls, tables: Iterable[str]) -> Self:
        return cls(frozenset(_AREA_OF_TABLE[table] for table in tables))
