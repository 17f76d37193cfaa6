"""The games of a play-off as rows of one grid, whatever step and round they belong to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.ids import Board, Round, StageId
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
                lines = self._lines.setdefault((stage.id, round_.number), BoardLines())
                for line in lines.of(seen, round_):
                    if _is_left_out(seen, line):
                        continue
                    row = Board(len(found) + 1)
                    found[row] = PlacedGame(
                        stage=stage.id,
                        round=round_,
                        game=line.game,
                        line=replace(line, row=row, label=_label(seen, line, round_)),
                    )
        return found


def _is_left_out(seen: InHand, line: BoardLine) -> bool:
    """Whether its match was decided before this game could be played."""
    is_of_matches = seen.competition.traits.has_bracket
    return is_of_matches and not line.game_of_match and line.result is None


def _label(seen: InHand, line: BoardLine, round_: RoundOfPlay) -> str:
    """Return which game it is, with its time control: "Semifinal 1, game 2 · 3+2"."""
    if line.game_of_match:
        name = line.game_of_match
        if seen.competition.traits.has_rounds_of_matches:
            pattern = translate("PlayOffPage", "{match}, {game}")
            name = pattern.format(match=line.match, game=name)
    else:
        pattern = translate("PlayOffPage", "round {round}, board {board}")
        name = pattern.format(round=round_.number, board=line.in_hall)
    clock = line.game.time_control or seen.time_control
    timed = translate("PlayOffPage", "{game} · {clock}")
    return timed.format(game=name, clock=clock) if clock else name
