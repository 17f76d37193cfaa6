"""Finding a row by what an arbiter types: letters of a name, at a board also a number."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QElapsedTimer

from arbiter_app.domain.ids import Board, PairingNumber
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.keyboard import LATIN, on_each_keyboard

_PAUSE = 1000
"""Milliseconds after which a letter begins another name."""


class NameTyping:
    """The letters of a name as they are typed, one after the other."""

    def __init__(self) -> None:
        self._typed = ""
        self._last = QElapsedTimer()

    def add(self, letter: str) -> str:
        """Return what was typed without a pause, this letter the last."""
        paused = not self._last.isValid() or self._last.hasExpired(_PAUSE)
        self._typed = letter if paused else self._typed + letter
        self._last.start()
        return self._typed

    def forget(self) -> None:
        """Let the next letter begin another name."""
        self._typed = ""


class Side(Protocol):
    """A player at a board, as far as a search looks at him."""

    @property
    def number(self) -> PairingNumber: ...
    @property
    def names(self) -> tuple[str, ...]: ...


class Line(Protocol):
    """A board, as far as a search looks at it."""

    @property
    def board(self) -> Board: ...
    @property
    def shown(self) -> Board:
        """The number of the board as people see it."""

    @property
    def sides(self) -> tuple[Side, ...]: ...


def is_letter(text: str) -> bool:
    """Whether a typed character is a letter on one of the keyboards."""
    return len(text) == 1 and (text.isalpha() or text in LATIN)


def begins(names: Iterable[str], typed: str) -> bool:
    """Whether a name begins with what was typed, whichever keyboard was switched on."""
    wanted = [
        letters for text in on_each_keyboard(typed.lower()) if (letters := collation_key(text)[0])
    ]
    keys = [collation_key(name)[0] for name in names]
    return any(key[: len(letters)] == letters for key in keys for letters in wanted)


def find_by_name(lines: Sequence[Line], typed: str) -> Board | None:
    """Return the first board with a player whose name begins so."""
    return next(
        (line.board for line in lines if any(begins(side.names, typed) for side in line.sides)),
        None,
    )


def find_board(lines: Sequence[Line], typed: str) -> Board | None:
    """Return the board of a number or a name: "5" is board 5 where there is one, else the player
    with number 5, who is "№5" or "#5" in any case.
    """
    text = typed.strip()
    digits = text.lstrip("#№").strip()
    if (number := whole_number(digits)) is None:
        return find_by_name(lines, text) if text else None
    boards = [line.board for line in lines if text == digits and line.shown == number]
    players = [line.board for line in lines if any(side.number == number for side in line.sides)]
    return next(iter((*boards, *players)), None)
