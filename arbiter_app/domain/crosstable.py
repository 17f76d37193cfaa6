"""The crosstable: per player a line of the games that have a result, with cached facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property

from arbiter_app.domain.event import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.results import LOSS_POINTS, WIN_POINTS, Colour, Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One game seen from one side of the board.

    A free round of an odd field is no round and has no cell (C.05 Annex 1).
    """

    round: Round
    opponent: PlayerId
    colour: Colour
    mark: Mark
    opponent_mark: Mark

    @property
    def points(self) -> Decimal:
        return self.mark.points


# Line and Crosstable have no slots, because cached_property needs a place to remember its answer.


@dataclass(frozen=True, kw_only=True)
class Line:
    """A player's games in round order."""

    player: PlayerId
    number: PairingNumber
    cells: tuple[Cell, ...]

    @cached_property
    def points(self) -> Decimal:
        return sum((cell.points for cell in self.cells), LOSS_POINTS)

    def points_before(self, round: Round) -> Decimal:
        """Return the points of the rounds before a round, whatever was played ahead."""
        earlier = (cell.points for cell in self.cells if cell.round < round)
        return sum(earlier, LOSS_POINTS)

    @cached_property
    def against(self) -> Mapping[PlayerId, tuple[Cell, ...]]:
        """The games by opponent, each opponent's in round order."""
        games: dict[PlayerId, list[Cell]] = {}
        for cell in self.cells:
            games.setdefault(cell.opponent, []).append(cell)
        return {opponent: tuple(cells) for opponent, cells in games.items()}


@dataclass(frozen=True, kw_only=True)
class Crosstable:
    """The lines of all players in the order of pairing numbers."""

    lines: Mapping[PlayerId, Line]
    cycles: int

    @cached_property
    def maximum(self) -> Decimal:
        """The points of a player who wins all his games, the free round not counted."""
        return WIN_POINTS * self.cycles * max(len(self.lines) - 1, 0)

    def points(self, player: PlayerId) -> Decimal:
        return self.lines[player].points

    def against(self, player: PlayerId, opponent: PlayerId) -> tuple[Cell, ...]:
        """Return the games of a player against an opponent in round order."""
        return self.lines[player].against.get(opponent, ())


def crosstable(tournament: Tournament) -> Crosstable:
    """Return the crosstable of the main stage; it has no lines before the draw."""
    numbers = tournament.numbers
    cells: dict[PlayerId, list[Cell]] = {player: [] for player in numbers}
    for stage in tournament.stages[:1]:
        for round_, game in stage.games:
            if game.result is None:
                continue
            for colour in Colour:
                cell = Cell(
                    round=round_.number,
                    opponent=game.player(colour.other),
                    colour=colour,
                    mark=game.result.mark(colour),
                    opponent_mark=game.result.mark(colour.other),
                )
                cells[game.player(colour)].append(cell)
    return Crosstable(
        lines={
            player: Line(player=player, number=number, cells=tuple(cells[player]))
            for player, number in numbers.items()
        },
        cycles=tournament.settings.cycles,
    )
