"""The games of a play-off, their results typed by the keys of every round."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.gui.base.destinations import NewIncident
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.parts.tables.letter_search import find_board
from arbiter_app.gui.play_off.games import PlacedGame, PlayOffGames
from arbiter_app.gui.play_off.outcome import height_of_rows
from arbiter_app.gui.rounds.dialogs.adjournment_dialog import AdjournmentDialog
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.grid.result_sheet import ResultSheet
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.i18n import translate


class PlayOffResults(QWidget):
    """The games of all steps in one grid. Each is typed and corrected in its own step."""

    finished = Signal()
    """Enter was pressed where no result is missing."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page, self._open_event = page, page.open_event
        self._lines = PlayOffGames()
        self._games: Mapping[Board, PlacedGame] = {}
        self._grid = ResultGrid(of_rounds=True)
        # As high as its games, and scrolled where the page has not so much room.
        self._grid.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._entry = ResultEntry(page)
        self._sheet = ResultSheet(
            self._grid,
            find=lambda text: find_board(self._grid.shown, text),
            not_found=translate("PlayOffPage", "The play-off has no game or name “{text}”."),
        )
        column(self._sheet, into=self)
        self._connect()
        self.hide()  # until there are games

    @property
    def keys_menu(self) -> QAction:
        """The choice of keys, for the menu."""
        return self._sheet.keys_menu

    @property
    def told_keys(self) -> Sequence[tuple[str, str]]:
        """Every key with what it means."""
        return self._sheet.told_keys

    def offer_on_games(self, acts: Sequence[QAction]) -> None:
        """Let the menu of a game offer these acts."""
        self._grid.row_acts = acts

    @property
    def has_games(self) -> bool:
        """Whether there is anything to type or to correct."""
        return bool(self._games)

    @property
    def has_focus(self) -> bool:
        """Whether the next key is typed at a game."""
        return self._grid.hasFocus()

    def take_focus(self) -> None:
        """Put the focus on the game to be typed."""
        self._grid.setFocus()

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._lines.forget()

    def show_steps(self, steps: Sequence[Stage]) -> None:
        """Show the games of these steps, with the cursor on the first one without a result where
        they are others than before.
        """
        before = [placed.game.id for placed in self._games.values()]
        self._games = self._lines.of(self._open_event.facts, steps)
        self._grid.show_lines([placed.line for placed in self._games.values()])
        self._grid.setMaximumHeight(height_of_rows(self._grid, len(self._games)))
        self.setVisible(self.has_games)
        if [placed.game.id for placed in self._games.values()] != before:
            self._select_first_missing()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Put the cursor on a game that can still be typed when the page is opened again."""
        super().showEvent(event)
        if not event.spontaneous():
            self._grid.leave_typed()

    def tell_incident(self) -> None:
        """Tell the page of incidents of the game under the cursor."""
        line = self._grid.selected
        if line is not None:
            placed = self._games[line.board]
            self._page.go_to(NewIncident(placed.round.number, placed.game.board, placed.stage))

    def _take(self, row: int, result: Result | None) -> None:
        placed = self._games[Board(row)]
        self._page.take_up(placed.stage)
        corrected = placed.game.result is not None
        if self._entry.enter(placed.round, placed.game, result) and result is not None:
            self._grid.select_next(Board(row), corrected=corrected)

    def _adjourn(self, row: int) -> None:
        placed = self._games[Board(row)]
        self._page.take_up(placed.stage)
        dialog = AdjournmentDialog(self._page, placed.line)
        if dialog.exec():
            self._entry.adjourn(placed.round, placed.game, dialog.adjournment)
        self._grid.setFocus()

    def _go_on(self) -> None:
        """Go to the next game without a result, else to what comes after them."""
        line = self._grid.selected
        if line is None or not self._grid.select_next_missing(line.board):
            self.finished.emit()

    def _select_first_missing(self) -> None:
        if lines := self._grid.shown:
            self._grid.select(self._grid.first_missing or lines[-1].board)

    def _connect(self) -> None:
        self._grid.result_typed.connect(self._take)
        self._grid.adjourned.connect(self._adjourn)
        self._grid.enter_pressed.connect(self._go_on)
        self._grid.wrong_key.connect(self._open_event.refused)
        self._grid.go_to_typed.connect(self._sheet.ask_board)
        self._sheet.found.connect(self._grid.select)
