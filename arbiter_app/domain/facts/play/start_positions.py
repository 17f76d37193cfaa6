"""From which positions games of Chess960 begin (Laws of Chess, Guidelines II)."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from arbiter_app.domain.ids import Board, StartNumber
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.values import frozen


class Chess960(StrEnum):
    """For whom a start position is drawn before a round."""

    ROUND = "round"
    """One for all boards."""
    BOARD = "board"
    """Each board has its own."""


@frozen(kw_only=True)
class StartPositions:
    """The start positions of one round, as they were drawn; for a board see
    `drawing.start_positions`.
    """

    seed: str | None = None
    """The lots follow from it; None: they were drawn in the hall."""
    for_all: StartNumber | None = None
    """None: each board has its own."""
    of_boards: Mapping[Board, StartNumber] = field(default_factory=dict)
    """Those that were drawn in the hall for single boards; what a seed gives is not kept twice."""


POSITIONS = 960


def known_number(number: int) -> StartNumber:
    """Return a number that a start position has. Raises ValueError."""
    if not 0 <= number < POSITIONS:
        raise ValueError(number)
    return StartNumber(number)


def numbers_of_boards(start: StartPositions) -> str:
    """Return the positions of single boards in the order of boards: "1:518 2:0"."""
    return " ".join(f"{board}:{number}" for board, number in sorted(start.of_boards.items()))


def read_numbers_of_boards(text: str) -> Mapping[Board, StartNumber]:
    """Return what `numbers_of_boards` wrote. Raises ValueError."""
    read: dict[Board, StartNumber] = {}
    for word in text.split():
        board, _, number = word.partition(":")
        at, position = whole_number(board, least=1), whole_number(number, most=POSITIONS - 1)
        if at is None or position is None:
            raise ValueError(word)
        read[Board(at)] = StartNumber(position)
    return read
