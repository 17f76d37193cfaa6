"""What stands between name and points: everybody against everybody, or round by round."""

from collections.abc import Sequence
from typing import Protocol

from arbiter_app.documents.table import swiss_rounds
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.table.meetings import (
    Meeting,
    describe,
    describe_bye,
    meetings,
    round_head,
)
from arbiter_app.gui.table.standing_rows import TableRow
from arbiter_app.i18n import window_catalogue


class Cells(Protocol):
    """The cells of the cross table that are about games; each row is a player's."""

    @property
    def count(self) -> int:
        """How many columns there are."""
        ...

    @property
    def explanation(self) -> str:
        """How the cells are read; "" where it goes without saying."""
        ...

    def head(self, column: int) -> str:
        """Return what stands above a column."""
        ...

    def head_hint(self, column: int) -> str:
        """Return what hovering over the head of a column tells."""
        ...

    def head_player(self, column: int) -> PlayerId | None:
        """Return whose column it is; None for a column of a round."""
        ...

    def opponent(self, row: int, column: int) -> PlayerId | None:
        """Return whom the cell is about beside the player of the row."""
        ...

    def text(self, row: int, column: int) -> str:
        """Return what stands in a cell."""
        ...

    def described(self, row: int, column: int) -> str:
        """Return what hovering over a cell tells."""
        ...


def cells(here: InHand, rows: Sequence[TableRow]) -> Cells:
    """Return the cells of the tournament's system for players in this order."""
    follows_results = here.competition.traits.follows_results
    return RoundByRound(here, rows) if follows_results else Square(here, rows)


class Square:
    """Everybody against everybody, the opponents in the order of the rows."""

    explanation = ""

    def __init__(self, here: InHand, rows: Sequence[TableRow]) -> None:
        self._here = here
        self._rows = rows
        self._meetings = meetings(here.competition)
        self.count = len(rows)

    def head(self, column: int) -> str:
        return str(self._rows[column].standing.number)

    def head_hint(self, column: int) -> str:
        return self._rows[column].name

    def head_player(self, column: int) -> PlayerId | None:
        return self._rows[column].standing.player

    def opponent(self, row: int, column: int) -> PlayerId | None:  # noqa: ARG002 - alike in every row
        return self._rows[column].standing.player

    def text(self, row: int, column: int) -> str:
        return "\n".join(game.sign for game in self._games(row, column))

    def described(self, row: int, column: int) -> str:
        return describe(self._here.event, self._games(row, column))

    def _games(self, row: int, column: int) -> tuple[Meeting, ...]:
        pair = (self._rows[row].standing.player, self._rows[column].standing.player)
        return self._meetings.get(pair, ())


class RoundByRound:
    """A column for every round of a Swiss: the opponent's number, the colour and the result."""

    def __init__(self, here: InHand, rows: Sequence[TableRow]) -> None:
        competition, catalogue = here.competition, window_catalogue()
        self._here = here
        self._rows = rows
        self._rounds = competition.rounds
        self._texts = swiss_rounds.texts(competition, catalogue)
        self._games = {
            (player, game.round): game
            for (player, _), games in meetings(competition).items()
            for game in games
        }
        self._byes = {
            (bye.player, round_.number): bye.mark for round_ in self._rounds for bye in round_.byes
        }
        byes = swiss_rounds.byes_explained(competition, catalogue, set(self._byes.values()))
        lines = (swiss_rounds.explanation(catalogue, competition), byes)
        self.explanation = " ".join(line for line in lines if line)
        self.count = len(self._rounds)

    def head(self, column: int) -> str:
        return swiss_rounds.head(window_catalogue(), self._rounds[column])

    def head_hint(self, column: int) -> str:
        return round_head(self._rounds[column].number, self._rounds[column].starts_at)

    def head_player(self, column: int) -> PlayerId | None:  # noqa: ARG002 - it is nobody's
        return None

    def opponent(self, row: int, column: int) -> PlayerId | None:
        game = self._game(row, column)
        return game.opponent if game else None

    def text(self, row: int, column: int) -> str:
        text = self._texts[self._rows[row].standing.player][column]
        game = self._game(row, column)
        return f"{text}*" if game and game.result and game.result.is_decision else text

    def described(self, row: int, column: int) -> str:
        if game := self._game(row, column):
            return describe(self._here.event, (game,))
        round_ = self._rounds[column]
        mark = self._byes.get((self._rows[row].standing.player, round_.number))
        return describe_bye(self._here, round_, mark) if mark else ""

    def _game(self, row: int, column: int) -> Meeting | None:
        key = (self._rows[row].standing.player, self._rounds[column].number)
        return self._games.get(key)
