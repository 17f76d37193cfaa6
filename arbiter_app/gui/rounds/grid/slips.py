"""What is typed of the slip of a game: its board and the key of its result."""

import re
from dataclasses import dataclass

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.rounds.grid.result_keys import Preset

_SLIP = re.compile(r"([0-9]+)([\s.,]*)(\S)\Z")
_SLIP_OF_MATCH = re.compile(r"([0-9]+)([\s.,]+)(\S)[\s.,]*(\S)\Z")
"""A dot or a comma, for both hands stay where they are: the keypad has no space."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A board and what the slip from it says."""

    board: Board
    result: Result


def read_slip(text: str, keys: Preset, *, of_two_games: bool = False) -> Slip | None:
    """Return the slip that is typed, "137 1", "137.1" or "137="; of a match of two games also both
    of them, "137 15". None for anything else, such as the number of a board alone.
    """
    both = _SLIP_OF_MATCH.match(text.strip()) if of_two_games else None
    if both is not None and (number := whole_number(both[1])) is not None:
        first, second = keys.meaning(both[3]), keys.meaning(both[4])
        if isinstance(first, Result) and isinstance(second, Result):
            return Slip(Board(number), Result.of_match(first, second))
    match = _SLIP.match(text.strip())
    if match is None:
        return None
    board, between, key = match.groups()
    number, meaning = whole_number(board), keys.meaning(key)
    if number is None or not isinstance(meaning, Result):
        return None
    if whole_number(key) is not None and not between:
        return None
    return Slip(Board(number), meaning)
