"""What each side of a game got, and how: one matrix that answers every question about a result."""

from collections.abc import Mapping
from decimal import Decimal
from enum import Enum, StrEnum, auto
from functools import cached_property
from typing import Self

from arbiter_app.values import frozen


class Colour(StrEnum):
    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Colour":
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Worth(Enum):
    """As what a mark is scored, see `Scoring`."""

    WIN = auto()
    DRAW = auto()
    LOSS = auto()
    ABSENCE = auto()
    PAIRING_BYE = auto()


class Mark(StrEnum):
    """What a player got in a round: one side of a game, or a bye; see the matrix below."""

    worth: Worth
    over_the_board: bool
    """Whether a game was played (C.07 Art. 2.3); a forfeit was not."""
    voluntary: bool
    """Whether it is a voluntary unplayed round, VUR (C.07 Art. 16.1.2)."""
    requested: bool
    """Whether it is a requested bye (C.07 Art. 16.1.1)."""

    WON = "1"
    DRAWN = "="
    LOST = "0"
    UNRATED_WON = "W"
    UNRATED_DRAWN = "D"
    UNRATED_LOST = "L"
    FORFEIT_WON = "+"
    FORFEIT_LOST = "-"
    AWARDED_DRAW = "½"
    AWARDED_LOSS = "∅"
    PAIRING_BYE = "U"
    FULL_BYE = "F"
    HALF_BYE = "H"
    ZERO_BYE = "Z"


_MATRIX = {
    #                   worth              played VUR    requested
    Mark.WON:           (Worth.WIN,         True,  False, False),
    Mark.DRAWN:         (Worth.DRAW,        True,  False, False),
    Mark.LOST:          (Worth.LOSS,        True,  False, False),
    Mark.UNRATED_WON:   (Worth.WIN,         True,  False, False),
    Mark.UNRATED_DRAWN: (Worth.DRAW,        True,  False, False),
    Mark.UNRATED_LOST:  (Worth.LOSS,        True,  False, False),
    Mark.FORFEIT_WON:   (Worth.WIN,         False, False, False),
    Mark.FORFEIT_LOST:  (Worth.ABSENCE,     False, True,  False),
    Mark.AWARDED_DRAW:  (Worth.DRAW,        True,  False, False),
    Mark.AWARDED_LOSS:  (Worth.LOSS,        True,  False, False),
    Mark.PAIRING_BYE:   (Worth.PAIRING_BYE, False, False, False),
    Mark.FULL_BYE:      (Worth.WIN,         False, False, False),
    Mark.HALF_BYE:      (Worth.DRAW,        False, True,  True),
    Mark.ZERO_BYE:      (Worth.ABSENCE,     False, True,  True),
}  # fmt: skip

# Kept in the marks themselves, for a table asks thousands of times.
for _mark, _facts in _MATRIX.items():
    _mark.worth, _mark.over_the_board, _mark.voluntary, _mark.requested = _facts


BYES = (Mark.PAIRING_BYE, Mark.FULL_BYE, Mark.HALF_BYE, Mark.ZERO_BYE)
"""The marks of a round without an opponent."""


@frozen(kw_only=True, slots=False)
class Scoring:
    """How many points each worth gives; FIDE's own are the defaults.

    No slots, because cached_property needs a place to remember its answer.
    """

    win: Decimal = Decimal(1)
    draw: Decimal = Decimal("0.5")
    loss: Decimal = Decimal(0)
    absence: Decimal = Decimal(0)
    """A zero-point bye or a forfeit loss."""
    pairing_bye: Decimal = Decimal(1)
    """The pairing-allocated bye of an odd field."""

    def points(self, mark: Mark) -> Decimal:
        return self.by_mark[mark]

    def of(self, result: "Result") -> tuple[Decimal, Decimal]:
        """Return the points of both sides, White's first; of a match of two games, which it is the
        scoring of, a game gives half of what a match does.
        """
        points = self.by_mark
        if not result.games:
            return points[result.white], points[result.black]
        white = sum((points[each.white] for each in result.games), Decimal(0))
        black = sum((points[each.black] for each in result.games), Decimal(0))
        return white / len(result.games), black / len(result.games)

    @cached_property
    def by_mark(self) -> Mapping[Mark, Decimal]:
        """The points of every mark; a table asks for them thousands of times."""
        worth = {
            Worth.WIN: self.win,
            Worth.DRAW: self.draw,
            Worth.LOSS: self.loss,
            Worth.ABSENCE: self.absence,
            Worth.PAIRING_BYE: self.pairing_bye,
        }
        return {mark: worth[mark.worth] for mark in Mark}


STANDARD_SCORING = Scoring()


@frozen
class Result:
    """The marks of both sides; after a penalty they need not add up to a whole point."""

    white: Mark
    black: Mark
    games: tuple["Result", ...] = ()
    """Of a match of two games what each ended in, the side named first in front in both: it has
    White in the first game. The marks of the match say who has more."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the form that `str` writes ("1-0", "½-½", "+/-", "½-0"; of a match "1-0 ½-½").

        Raises ValueError for anything that is not a result of the rules.
        """
        if " " in text:
            first, second = map(cls.parse, text.split(" "))
            return cls.of_match(first, second)
        for result, spelling in _SPELLINGS.items():
            if spelling == text:
                return cls(result.white, result.black)
        raise ValueError(text)

    @classmethod
    def of_sides(cls, white: Mark, black: Mark) -> Self:
        """Return the result of which each side reports its own half, as report files do.

        Raises ValueError for halves that cannot belong to one game.
        """
        if (white, black) in _BY_DECISION:
            return cls(*_BY_DECISION[white, black])
        result = cls(white, black)
        if result not in _SPELLINGS:
            raise ValueError(f"{white}{black}")
        return result

    @classmethod
    def of_match(cls, first: Self, second: Self) -> Self:
        """Return the result of a match of two games. It is forfeited where somebody forfeits both,
        else it was played (C.04.5 Art. 1).
        """
        games = (first, second)
        white, black = (
            all(each.mark(colour) is Mark.FORFEIT_LOST for each in games) for colour in Colour
        )
        if white or black:
            marks = {True: Mark.FORFEIT_LOST, False: Mark.FORFEIT_WON}
            return cls(marks[white], marks[black], games)
        match = cls(Mark.DRAWN, Mark.DRAWN, games)
        of_white, of_black = map(match.score, Colour)
        if of_white == of_black:
            return match
        won, lost = Mark.WON, Mark.LOST
        return cls(won, lost, games) if of_white > of_black else cls(lost, won, games)

    def __str__(self) -> str:
        return " ".join(map(str, self.games)) or _SPELLINGS[self]

    @property
    def turned(self) -> Self:
        """The result of the same game with the players in each other's place."""
        return type(self)(self.black, self.white, tuple(each.turned for each in self.games))

    @property
    def in_games(self) -> tuple["Result", ...]:
        """What was played: the game itself, or both of a match."""
        return self.games or (self,)

    def score(self, colour: Colour) -> Decimal:
        """Return what a side has of its games where a win is a point, as people say it."""
        points = STANDARD_SCORING.by_mark
        return sum((points[each.mark(colour)] for each in self.in_games), Decimal(0))

    def mark(self, colour: Colour) -> Mark:
        return self.white if colour is Colour.WHITE else self.black

    @property
    def is_forfeit(self) -> bool:
        return not self.white.over_the_board

    @property
    def is_unrated(self) -> bool:
        """Whether the game was played but is not rated, such as one under one move."""
        unrated = {Mark.UNRATED_WON, Mark.UNRATED_DRAWN, Mark.UNRATED_LOST}
        return any(not unrated.isdisjoint((each.white, each.black)) for each in self.in_games)

    @property
    def is_decision(self) -> bool:
        """Whether the arbiter set the points of the sides apart (Laws of Chess Art. 12.9)."""
        awarded = {Mark.AWARDED_DRAW, Mark.AWARDED_LOSS}
        return any(not awarded.isdisjoint((each.white, each.black)) for each in self.in_games)

    @property
    def is_possible(self) -> bool:
        """Whether the rules know it, and each game of a match."""
        return all(each in ALL_RESULTS for each in self.in_games)


WHITE_WINS = Result(Mark.WON, Mark.LOST)
BLACK_WINS = Result(Mark.LOST, Mark.WON)
DRAW = Result(Mark.DRAWN, Mark.DRAWN)
BLACK_FORFEITS = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)
WHITE_FORFEITS = Result(Mark.FORFEIT_LOST, Mark.FORFEIT_WON)
BOTH_FORFEIT = Result(Mark.FORFEIT_LOST, Mark.FORFEIT_LOST)
HALF_TO_WHITE = Result(Mark.AWARDED_DRAW, Mark.AWARDED_LOSS)
HALF_TO_BLACK = Result(Mark.AWARDED_LOSS, Mark.AWARDED_DRAW)
BOTH_LOSE = Result(Mark.AWARDED_LOSS, Mark.AWARDED_LOSS)
HALF_MORE_TO_WHITE = Result(Mark.WON, Mark.AWARDED_DRAW)
HALF_MORE_TO_BLACK = Result(Mark.AWARDED_DRAW, Mark.WON)
UNRATED_WHITE_WINS = Result(Mark.UNRATED_WON, Mark.UNRATED_LOST)
UNRATED_BLACK_WINS = Result(Mark.UNRATED_LOST, Mark.UNRATED_WON)
UNRATED_DRAW = Result(Mark.UNRATED_DRAWN, Mark.UNRATED_DRAWN)
UNRATED_HALF_TO_WHITE = Result(Mark.UNRATED_DRAWN, Mark.UNRATED_LOST)
UNRATED_HALF_TO_BLACK = Result(Mark.UNRATED_LOST, Mark.UNRATED_DRAWN)
UNRATED_BOTH_LOSE = Result(Mark.UNRATED_LOST, Mark.UNRATED_LOST)

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
    HALF_MORE_TO_WHITE: "1-½",
    HALF_MORE_TO_BLACK: "½-1",
    UNRATED_WHITE_WINS: "W-L",
    UNRATED_BLACK_WINS: "L-W",
    UNRATED_DRAW: "D-D",
    UNRATED_HALF_TO_WHITE: "D-L",
    UNRATED_HALF_TO_BLACK: "L-D",
    UNRATED_BOTH_LOSE: "L-L",
}

_BY_DECISION = {
    (Mark.DRAWN, Mark.LOST): (Mark.AWARDED_DRAW, Mark.AWARDED_LOSS),
    (Mark.LOST, Mark.DRAWN): (Mark.AWARDED_LOSS, Mark.AWARDED_DRAW),
    (Mark.LOST, Mark.LOST): (Mark.AWARDED_LOSS, Mark.AWARDED_LOSS),
    (Mark.WON, Mark.DRAWN): (Mark.WON, Mark.AWARDED_DRAW),
    (Mark.DRAWN, Mark.WON): (Mark.AWARDED_DRAW, Mark.WON),
}
"""Sides that do not add up: the arbiter set their points apart (Laws of Chess Art. 12.9)."""

_MORE_THAN_A_GAME_GIVES = (HALF_MORE_TO_WHITE, HALF_MORE_TO_BLACK)

ALL_RESULTS = tuple(each for each in _SPELLINGS if each not in _MORE_THAN_A_GAME_GIVES)
"""Every result of the rules, the common ones first; others cannot be entered.

A win and a draw in one game are more than a game gives (Laws of Chess Art. 10.2): they are only
read where an event or a report has them.
"""
