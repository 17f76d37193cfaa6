"""Who is not at the board, and who has lost the game by that: the marks, the word and the acts."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from PySide6.QtCore import QTimer, Signal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.pairing.latecomers import forfeit_of, is_awaited, late_games, next_away
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act, act_tool
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.what_follows.next_line import LINES, NextPart
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.rounds import forfeit_late, note_away
from arbiter_app.wording.terms.play import late_results, results
from arbiter_app.wording.terms.registration import people

_LOOK = 10_000
"""How often the clock is looked at, in milliseconds."""


class Latecomers(NextPart):
    """Says above the boards who is late; looks at the clock while the page is seen."""

    clock_turned = Signal()
    """Somebody is late who was not, or the other way round."""

    def __init__(
        self,
        page: Page,
        grid: ResultGrid,
        shown: Callable[[], RoundOfPlay],
        now: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self._page, self._grid, self._shown, self._now = page, grid, shown, now
        self._open_event = page.open_event
        self._late: tuple[Game, ...] = ()
        # fmt: off
        self.note = act(page, translate("RoundsPage", "Not at t&he board"),
                        self._note, Key.NOT_AT_BOARD)
        self.forfeit = act(page, translate("RoundsPage", "Forfeit the &late…"),
                           self._forfeit, Key.FORFEIT)
        # fmt: on
        self._words = LongWords(translate("RoundsPage", "Late"), lines_kept=LINES)
        around = (Room.MIDDLE, Room.TIGHT, Room.SMALL, Room.TIGHT)
        button = act_tool(self.forfeit, raised=True)
        layouts.row((self._words, 1), button, around=around, into=self)
        self._clock = QTimer(page, interval=_LOOK)
        self._clock.timeout.connect(self.look)

    @property
    def acts(self) -> Sequence[PageAct]:
        return self.note, self.forfeit

    def show_round(self, here: InHand, round_: RoundOfPlay) -> tuple[Game, ...]:
        """Return the games of a round that somebody is late for, and say who."""
        self._late = late_games(here, round_, self._now())
        late = translate("RoundsPage", "Late: {boards}")
        self._words.say(late.format(boards=" · ".join(map(self._who, self._late))))
        self.set_due(bool(self._late))
        no_boards = translate("RoundsPage", "Round {round} has no boards.")
        nobody = translate("RoundsPage", "Nobody is late in round {round}.")
        self.note.offer("" if round_.games else no_boards.format(round=round_.number))
        self.forfeit.offer("" if self._late else nobody.format(round=round_.number))
        if any(game.away for game in round_.games):
            self._clock.start()
        else:
            self._clock.stop()
        return self._late

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no round."""
        self._late = ()
        self._clock.stop()
        self.set_due(False)
        for action in self.acts:
            action.offer(why)

    def look(self) -> None:
        """Look at the clock, and say where it has made somebody late."""
        here = self._open_event.in_hand
        if self._page.isVisible() and late_games(here, self._shown(), self._now()) != self._late:
            self.clock_turned.emit()

    def _note(self) -> None:
        """Note the next of White, Black, both and nobody as not at the board of the cursor."""
        line = self._grid.selected
        if line is None:
            return
        number = self._shown().number
        if not is_awaited(line.game):
            error = RuleError("game.not-awaited", round=number, board=line.shown)
            self._open_event.refused.emit(error_sentence(error))
            return
        away = next_away(line.game)
        self._open_event.do(
            note_away,
            round=number,
            board=line.board,
            white=Colour.WHITE in away,
            black=Colour.BLACK in away,
        )

    def _forfeit(self) -> None:
        """Let the late lose their games, having asked once."""
        number, late = self._shown().number, self._late
        boards = [game.board for game in late]
        if not self._open_event.door().would(forfeit_late, round=number, boards=boards):
            return
        catalogue = window_catalogue()
        law = translate(
            "RoundsPage",
            "Who comes to the board after the default time loses the game unless the arbiter"
            " decides otherwise (Laws of Chess, Article 6.7.1).",
        )
        lines = (
            f"{self._who(game)} – {results.result(catalogue, forfeit_of(game))}" for game in late
        )
        if decided(
            self._page,
            title=translate("RoundsPage", "Forfeit those who are late in round {round}?").format(
                round=number
            ),
            body="\n".join((*lines, "", law, *self._of_a_swiss())),
            verb=translate("RoundsPage", "&Forfeit"),
            act=Act.FORFEIT_LATE,
        ):
            self._open_event.do(forfeit_late, round=number, boards=boards)
            self._grid.setFocus()

    def _of_a_swiss(self) -> Iterator[str]:
        """Yield what it means for the pairings to come, where results pair them."""
        competition = self._open_event.competition
        if competition.traits.follows_results:
            is_last = self._shown().number == competition.announced_rounds
            yield ""
            yield late_results.no_show(window_catalogue(), is_last=is_last)

    def _who(self, game: Game) -> str:
        players, catalogue = self._open_event.facts.contestants, window_catalogue()
        names = people.listed(
            people.name(catalogue, players[game.player(each)]) for each in game.away
        )
        pattern = translate("RoundsPage", "board {board}, {names}")
        board = board_told(self._open_event.tournament, self._open_event.stage, game.board)
        return pattern.format(board=board, names=names)
