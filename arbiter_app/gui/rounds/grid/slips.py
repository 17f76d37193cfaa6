"""What is typed of the slip of a game: its board and the key of its result."""

import re
from dataclasses import dataclass

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.rounds.grid.result_keys import Preset

_SLIP = re.compile(r"([0-9]+)([\s.,]*)(\S)\Z")
"""A dot or a comma, for both hands stay where they are: the keypad has no space."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A board and what the slip from it says."""

    board: Board
    result: Result


def read_slip(text: str, keys: Preset) -> Slip | None:
    """Return the slip that is typed, "137 1", "137.1" or "137="; None for anything else, such as
    the number of a board alone.
    """
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
