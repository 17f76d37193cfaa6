"""The boards of the round that is shown, and beneath them who has no game in it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QObject

from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.parts.tables.letter_search import find_board
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.rounds.grid.board_lines import BoardLine, BoardLines, Side
from arbiter_app.gui.rounds.grid.match_heads import MatchHead, MatchHeads, veiled
from arbiter_app.gui.rounds.grid.match_places import find_of_match, read_slip_of_match
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.grid.result_keys import Preset
from arbiter_app.gui.rounds.grid.slips import Slip, read_slip
from arbiter_app.gui.rounds.round_typing import RoundTyping
from arbiter_app.gui.rounds.second_typing.verifying import Verifying
from arbiter_app.gui.rounds.signatures.missing import missing_signatures
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.undoing import Kind


class BoardsInView(QObject):
    """All boards, those without result alone, or as the second typing wants them."""

    def __init__(
        self, page: Page, grid: ResultGrid, typing: RoundTyping, verifying: Verifying
    ) -> None:
        super().__init__(page)
        self._open_event, self._grid = page.open_event, grid
        self._typing, self._verifying = typing, verifying
        self._made, self._heads_made = BoardLines(), MatchHeads()
        self.lines: Sequence[BoardLine] = ()
        """All boards of the round in their order, whatever the grid shows."""
        self._heads: Mapping[Board, MatchHead] = {}
        """The matches of teams, by their tables."""
        self._round: RoundOfPlay | None = None
        self._unpaired_beside: Mapping[PlayerId, Side] | None = None
        """The players whose round the words about the others belong to."""
        self.unpaired = LongWords(translate("RoundsPage", "Without a game in this round"))
        self.only_open = act(
            page,
            translate("RoundsPage", "Only without &result"),
            self._show_only_open,
            Key.ONLY_MISSING,
        )
        self.only_open.setCheckable(True)

    def show_round(self, here: InHand, round_: RoundOfPlay, late: Collection[Game]) -> None:
        """Show a round of the stage in hand, with the games that somebody is late for."""
        self._round = round_
        lines = self._made.of(here, round_)
        if late:
            lines = tuple(
                replace(line, is_late=True) if line.game in late else line for line in lines
            )
        self.lines, self._heads = lines, self._heads_made.of(here, round_)
        if not round_.missing:
            self.only_open.setChecked(False)
        self._show_lines()
        if self._made.sides is not self._unpaired_beside:
            self._unpaired_beside = self._made.sides
            self.unpaired.say("\n".join(unpaired(here, window_catalogue(), round_)))

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._made.forget()
        self._heads_made.forget()

    def leave(self) -> None:
        """Show no board: another stage is in hand."""
        self.forget()
        self.lines = ()

    def find(self, text: str) -> Board | None:
        """Return the board of a number or a name, whether or not it is shown."""
        return find_of_match(self.lines, text) or find_board(self.lines, text)

    def read_slip(self, text: str, keys: Preset) -> Slip | None:
        """Return the slip that is typed; of a match of teams its board is "3.2"."""
        if self._heads:
            return read_slip_of_match(self.lines, text, keys)
        return read_slip(text, keys, of_two_games=self.has_two_games)

    @property
    def has_two_games(self) -> bool:
        """Whether a match of two games is played at each board."""
        return any(line.games is not None for line in self.lines)

    def select(self, board: Board) -> None:
        """Put the cursor on a board; where it is left out, all are shown again."""
        if not self._grid.select(board):
            self.only_open.setChecked(False)
            self._show_lines()
            self._grid.select(board)

    def select_first_missing(self) -> None:
        """Put the cursor on the first board to be typed, else on the first one."""
        if lines := self._grid.shown:
            self._grid.select(self._grid.first_missing or lines[0].board)

    @contextmanager
    def following_undo(self) -> Iterator[None]:
        """Put the cursor on the one board that an undo or a redo changes before the eyes."""
        before = {line.board: (line.result, line.games) for line in self.lines}
        yield
        changed = [
            line.board
            for line in self.lines
            for now in [(line.result, line.games)]
            if now != before.get(line.board, now)
        ]
        newest = self._open_event.workspace.undoing.newest
        is_turned_back = newest is not None and newest.kind in (Kind.UNDO, Kind.REDO)
        if len(changed) == 1 and is_turned_back:
            self._grid.select(changed[0])

    def _show_lines(self) -> None:
        lines, heads = self.lines, self._heads
        if self._verifying.is_under_way:
            lines, heads = self._verifying.arranged(lines), veiled(heads)
        elif self.only_open.isChecked():
            lines = _without_result(lines, self._typing.last)
        self._grid.show_lines(lines, of=len(self.lines), heads=heads)
        self._verifying.follow()

    def _show_only_open(self) -> None:
        """Show the boards without result alone, or all of them again."""
        has_missing = self._round is not None and bool(self._round.missing)
        if self.only_open.isChecked() and (self._verifying.is_under_way or not has_missing):
            self.only_open.setChecked(False)
            why = translate("RoundsPage", "Every board has its result.")
            if self._round is not None and not has_missing:
                unsigned = missing_signatures(self._open_event.in_hand, self._round)
                why = f"{why[:-1]}; {unsigned}." if unsigned else why
            if self._verifying.is_under_way:
                why = translate("RoundsPage", "Only boards that have a result are verified.")
            self._open_event.refused.emit(why)
            return
        self._typing.begin_anew()
        self._show_lines()
        if self.only_open.isChecked():
            self.select_first_missing()
        self._grid.setFocus()


def _without_result(lines: Sequence[BoardLine], just_typed: Board | None) -> tuple[BoardLine, ...]:
    """Return the boards still to be typed, with the one typed last, and adjourned ones apart."""
    return (
        *(line for line in lines if line.is_open or line.board == just_typed),
        *(line for line in lines if line.game.is_adjourned and line.board != just_typed),
    )
