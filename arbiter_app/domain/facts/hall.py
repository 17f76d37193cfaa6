"""The hall in which tournaments are played: its rooms."""

from arbiter_app.domain.ids import Board
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Room:
    """A room of the hall, with the boards that stand in it: "Room A: 1–40"."""

    name: str
    first: Board
    last: Board

    def has(self, board: Board) -> bool:
        """Whether a board of the hall stands in it."""
        return self.first <= board <= self.last
