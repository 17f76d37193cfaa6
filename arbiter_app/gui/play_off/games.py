"""The games of a play-off as rows of one grid, whatever step and round they belong to; of teams the
boards of their matches, once these are made.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.domain.teams.two_stages import played_on_boards
from arbiter_app.gui.rounds.grid.board_lines import BoardLine, BoardLines
from arbiter_app.i18n import translate


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedGame:
    """A game, where it belongs, and its row."""

    stage: StageId
    round: RoundOfPlay
    game: Game
    line: BoardLine


class PlayOffGames:
    """Makes the rows; words about players are kept as long as they hold."""

    def __init__(self) -> None:
        self._lines: dict[tuple[StageId, Round], BoardLines] = {}

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._lines.clear()

    def of(self, event: Event, steps: Sequence[Stage]) -> Mapping[Board, PlacedGame]:
        """Return the games of these steps in their order, by the numbers of their rows."""
        found: dict[Board, PlacedGame] = {}
        for stage in steps:
            seen = in_hand(event, stage.id)
            for round_ in stage.rounds:
                for line in self._of_round(seen, round_):
                    if _is_left_out(seen, line):
                        continue
                    alone = PlacedGame(stage=stage.id, round=round_, game=line.game, line=line)
                    for placed in self._boards(seen, round_, line) or (alone,):
                        row = Board(len(found) + 1)
                        label = _label(seen, line, round_, placed.line.place)
                        line_here = replace(placed.line, row=row, label=label)
                        found[row] = replace(placed, line=line_here)
        return found

    def _of_round(self, seen: InHand, round_: RoundOfPlay) -> Sequence[BoardLine]:
        lines = self._lines.setdefault((seen.competition.id, round_.number), BoardLines())
        return lines.of(seen, round_)

    def _boards(self, seen: InHand, round_: RoundOfPlay, line: BoardLine) -> Sequence[PlacedGame]:
        """Return the boards of a match of teams; none of people, and before they are made."""
        boards = seen.tournament.boards_of(seen.competition.id)
        if boards is None or not line.game.boards:
            return ()
        played = played_on_boards(seen.tournament, boards.id, round_.number)
        return [
            PlacedGame(stage=boards.id, round=played, game=each.game, line=each)
            for each in self._of_round(in_hand(seen.event, boards.id), played)
            if each.table == line.game.board
        ]


def _is_left_out(seen: InHand, line: BoardLine) -> bool:
    """Whether its match was decided before this game could be played."""
    is_of_matches = seen.competition.traits.has_bracket
    return is_of_matches and not line.game_of_match and line.result is None


def _label(seen: InHand, line: BoardLine, round_: RoundOfPlay, place: str) -> str:
    """Return which game it is, with its time control: "Semifinal 1, game 2 · 3+2"; of a match of
    teams also at which of its boards it is played.
    """
    if line.game_of_match:
        name = line.game_of_match
        if seen.competition.traits.has_rounds_of_matches:
            pattern = translate("PlayOffPage", "{match}, {game}")
            name = pattern.format(match=line.match, game=name)
    elif line.table is not None:
        pattern = translate("PlayOffPage", "round {round}, table {table}")
        name = pattern.format(round=round_.number, table=line.table)
    else:
        pattern = translate("PlayOffPage", "round {round}, board {board}")
        name = pattern.format(round=round_.number, board=line.told)
    if place:
        _, board = place.split(".")
        name = translate("PlayOffPage", "{match}, board {board}").format(match=name, board=board)
    clock = line.game.time_control or seen.time_control
    timed = translate("PlayOffPage", "{game} · {clock}")
    return timed.format(game=name, clock=clock) if clock else name
