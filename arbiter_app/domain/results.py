"""What each side of a game got, and how: one matrix that answers every question about a result."""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import Self

WIN_POINTS = Decimal(1)
DRAW_POINTS = Decimal("0.5")
LOSS_POINTS = Decimal(0)


class Colour(StrEnum):
    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Colour":
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Mark(StrEnum):
    """What one side of a game got."""

    WON = "1"
    DRAWN = "="
    LOST = "0"
    FORFEIT_WON = "+"
    FORFEIT_LOST = "-"
    AWARDED_DRAW = "½"
    AWARDED_LOSS = "∅"

    @property
    def points(self) -> Decimal:
        return _MATRIX[self].points

    @property
    def over_the_board(self) -> bool:
        """Whether the game was played (C.07 Art. 2.3); a forfeit was not."""
        return _MATRIX[self].over_the_board

    @property
    def voluntary(self) -> bool:
        """Whether it is a voluntary unplayed round, VUR (C.07 Art. 16.1.2)."""
        return _MATRIX[self].voluntary


@dataclass(frozen=True, slots=True)
class _Facts:
    points: Decimal
    over_the_board: bool
    voluntary: bool


_MATRIX = {
    #                         points       played voluntary
    Mark.WON: _Facts(WIN_POINTS, True, False),
    Mark.DRAWN: _Facts(DRAW_POINTS, True, False),
    Mark.LOST: _Facts(LOSS_POINTS, True, False),
    Mark.FORFEIT_WON: _Facts(WIN_POINTS, False, False),
    Mark.FORFEIT_LOST: _Facts(LOSS_POINTS, False, True),
    Mark.AWARDED_DRAW: _Facts(DRAW_POINTS, True, False),
    Mark.AWARDED_LOSS: _Facts(LOSS_POINTS, True, False),
}


@dataclass(frozen=True, slots=True)
class Result:
    """The marks of both sides; after a penalty they need not add up to a whole point."""

    white: Mark
    black: Mark

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the form that `str` writes ("1-0", "½-½", "+/-", "½-0").

        Raises ValueError for anything that is not a result of the rules.
        """
        for result, spelling in _SPELLINGS.items():
            if spelling == text:
                return cls(result.white, result.black)
        raise ValueError(text)

    def __str__(self) -> str:
        return _SPELLINGS[self]

    def mark(self, colour: Colour) -> Mark:
        return self.white if colour is Colour.WHITE else self.black

    @property
    def is_forfeit(self) -> bool:
        return not self.white.over_the_board

    @property
    def is_decision(self) -> bool:
        """Whether the arbiter set the points of the sides apart (Laws of Chess Art. 12.9)."""
        return Mark.AWARDED_LOSS in (self.white, self.black)


WHITE_WINS = Result(Mark.WON, Mark.LOST)
BLACK_WINS = Result(Mark.LOST, Mark.WON)
DRAW = Result(Mark.DRAWN, Mark.DRAWN)
BLACK_FORFEITS = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)
WHITE_FORFEITS = Result(Mark.FORFEIT_LOST, Mark.FORFEIT_WON)
BOTH_FORFEIT = Result(Mark.FORFEIT_LOST, Mark.FORFEIT_LOST)
HALF_TO_WHITE = Result(Mark.AWARDED_DRAW, Mark.AWARDED_LOSS)
HALF_TO_BLACK = Result(Mark.AWARDED_LOSS, Mark.AWARDED_DRAW)
BOTH_LOSE = Result(Mark.AWARDED_LOSS, Mark.AWARDED_LOSS)

_SPELLINGS = {
    WHITE_WINS: "1-0",
    BLACK_WINS: "0-1",
    DRAW: "½-½",
    BLACK_FORFEITS: "+/-",
    WHITE_FORFEITS: "-/+",
    BOTH_FORFEIT: "-/-",
    HALF_TO_WHITE: "½-0",
    HALF_TO_BLACK: "0-½",
    BOTH_LOSE: "0-0",
}

ALL_RESULTS = tuple(_SPELLINGS)
"""Every result that can be entered, the common ones first."""
