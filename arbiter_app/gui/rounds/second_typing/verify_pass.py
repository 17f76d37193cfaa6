"""The second typing of a round: in which order its papers lie, and which are still to be typed."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from itertools import groupby

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.matches import place_of


class PileOrder(StrEnum):
    """How the papers lie when they are typed a second time."""

    AS_TYPED = "as-typed"
    TURNED_OVER = "turned-over"
    """The pile that grew while they were typed: the last one is on top."""
    BY_BOARD = "by-board"


def in_order(
    games: Sequence[Game], order: PileOrder, boards_of_match: int = 1
) -> tuple[Board, ...]:
    """Return the boards of the games that have a result, as their papers lie: those of a match of
    teams are on one, which came when its last board was typed.
    """
    typed = [game for game in games if game.result is not None]
    papers = [
        [*of_it]
        for _, of_it in groupby(typed, lambda game: place_of(game.board, boards_of_match)[0])
    ]
    if order is not PileOrder.BY_BOARD:
        papers.sort(
            key=lambda paper: max(game.entered_at or datetime.min for game in paper),
            reverse=order is PileOrder.TURNED_OVER,
        )
    return tuple(game.board for paper in papers for game in paper)


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Two typings of one board that differ."""

    board: Board
    first: Result
    second: Result


@dataclass(slots=True)
class VerifyPass:
    """A pass under way. The order of the boards is that of its beginning."""

    boards: tuple[Board, ...]
    put_off: set[Board] = field(default_factory=set)
    """Boards whose two typings differ, to be looked at later."""
    mismatch: Mismatch | None = None
    """What has to be settled before anything else is typed."""

    def next(self, after: Board | None, verified: Container[Board]) -> Board | None:
        """Return the next board to type, round again after the last; those put off come last."""
        start = self.boards.index(after) + 1 if after in self.boards else 0
        ring = (*self.boards[start:], *self.boards[:start])
        left = [board for board in ring if board not in verified]
        return next((board for board in left if board not in self.put_off), next(iter(left), None))
