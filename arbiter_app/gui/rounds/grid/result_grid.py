"""The boards of a round with their results, entered by single keys."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, is_team
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.sizes import Type, letters, px, row_height
from arbiter_app.gui.parts.tables.letter_search import NameTyping, find_by_name, is_letter
from arbiter_app.gui.parts.tables.row_paint import BESIDE
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.board_paint import BoardPaint
from arbiter_app.gui.rounds.grid.board_rows import (
    MATCH_COLUMN,
    RESULT_COLUMN,
    SUM_COLUMNS,
    columns,
    longest_games,
)
from arbiter_app.gui.rounds.grid.board_widths import LESSER_COLUMNS, share
from arbiter_app.gui.rounds.grid.match_heads import MatchHead
from arbiter_app.gui.rounds.grid.rare_results import RareResults
from arbiter_app.gui.rounds.grid.result_keys import PRESETS, Meaning, Preset
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import results

_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_TURN_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_FLASH = 180
"""How long a refused key is seen, in milliseconds."""

_MOST_STRETCHED = 1.5
"""How high the rows of few boards grow, before half of the page stays white."""
_NARROWEST_NAME = 9
"""In heights of letters."""


def _above(lines: Sequence[BoardLine], heads: Mapping[Board, MatchHead]) -> Mapping[int, MatchHead]:
    """Return the matches by the rows of the first boards of each that are shown."""
    tables = [line.table for line in lines]
    before = [None, *tables]
    return {
        row: heads[table]
        for row, table in enumerate(tables)
        if table is not None and table != before[row] and table in heads
    }


_PLACE = attrgetter("row", "hall", "game.board", "white", "black")
"""What a line is about: every line is asked for it with every key."""


def _are_about_the_same(before: Sequence[BoardLine], now: Sequence[BoardLine]) -> bool:
    return len(before) == len(now) and all(
        old is new or _PLACE(old) == _PLACE(new) for old, new in zip(before, now, strict=True)
    )


def _half(first: Result | None) -> str:
    return "" if first is None else results.both_games(window_catalogue(), (first, None))


class ResultGrid(Table[BoardLine]):
    """The grid of a round. It says what was typed; entering it is the page's part."""

    result_typed = Signal(int, object)
    """A board and its result, None to clear it."""
    adjourned = Signal(int)
    """The game of a board is broken off."""
    go_to_typed = Signal(str)
    """A board or a player is to be typed, beginning so."""
    enter_pressed = Signal()
    wrong_key = Signal(str)
    """A key that means nothing here, and why."""

    def __init__(self, *, of_rounds: bool = False) -> None:
        """Make the grid of a round, or of the games of several ones."""
        name = (
            translate("ResultGrid", "Games and their results")
            if of_rounds
            else translate("ResultGrid", "Boards and results of the round")
        )
        self._of_rounds = of_rounds
        self._lines = RowsModel(columns(of_rounds=of_rounds), lambda line: line.board)
        super().__init__(self._lines, name=name, sortable=False, filtered=False)
        self._boards = 0
        """How many boards the round has, shown or not."""
        self._fitted: object = None
        """What the widths of the columns and the height of the rows were made for."""
        self._widths: tuple[object, dict[str, dict[int, int]]] = (None, {})
        """What the columns were measured for, and how wide they want to be by their letters."""
        self._keys = PRESETS[0]
        self._heads: Mapping[int, MatchHead] = {}
        """The matches of teams, by the rows above which they stand."""
        self._name = NameTyping()
        self.horizontalHeader().setFont(letters(Type.TEXT))
        self.setFont(letters(Type.GRID))
        self._paint = BoardPaint(self, self._lines)
        self.paint_with(self._paint)
        self.selectionModel().currentChanged.connect(self._keep_to_results)
        self._menu = RareResults(self)
        self._menu.chosen.connect(self._type_result)
        self._menu.adjourned.connect(self._adjourn)
        self._menu.use(self._keys)

    @property
    def keys(self) -> Preset:
        """What the keys mean."""
        return self._keys

    @keys.setter
    def keys(self, keys: Preset) -> None:
        self._keys = keys
        self._menu.use(keys)

    def show_lines(
        self,
        lines: Sequence[BoardLine],
        *,
        of: int = 0,
        heads: Mapping[Board, MatchHead] | None = None,
    ) -> None:
        """Show the boards; where only their results are others, only those rows change.

        `of` is how many boards there are where not all of them are shown; `heads` are the matches
        of teams by their tables, each above the first of its boards that are shown.
        """
        self._boards = max(of, len(lines))
        before, self._heads = self._heads, _above(lines, heads or {})
        if _are_about_the_same(self._lines.rows, lines):
            self._lines.change_rows(lines)
            self._change_heads(before)
        else:
            of_matches = not self._of_rounds and any(line.match for line in lines)
            of_teams = any(is_team(line.game.white) for line in lines)
            of_two_games = any(line.games is not None for line in lines)
            shown = columns(
                of_rounds=self._of_rounds,
                of_matches=of_matches,
                of_teams=of_teams,
                of_two_games=of_two_games,
                has_handicaps=any(line.game.handicap is not None for line in lines),
            )
            self._paint.heads, self._paint.has_points = self._heads, of_teams
            self._paint.has_two_games = of_two_games
            self._fitted = None
            self.set_rows(tuple(lines), shown)

    @property
    def heads(self) -> list[MatchHead]:
        """The matches of teams above the boards, from the top."""
        return list(self._heads.values())

    def _change_heads(self, before: Mapping[int, MatchHead]) -> None:
        """Paint those anew that tell something else than before."""
        self._paint.heads = self._heads
        for row, head in self._heads.items():
            if head != before.get(row):
                top = self.rowViewportPosition(row)
                self.viewport().update(0, top, self.viewport().width(), self.rowHeight(row))

    def next_missing(self, after: Board) -> Board | None:
        """Return the next board to type, from the top again after the last one."""
        return next((line.board for line in self._open_after(after)), None)

    def _open_after(self, board: Board) -> Iterator[BoardLine]:
        """Yield the boards to type behind one, then those from the top on to it."""
        lines = self._lines.rows
        position = next((i for i, line in enumerate(lines) if line.board == board), -1)
        ring = (*lines[position + 1 :], *lines[: position + 1])
        return (line for line in ring if line.is_open)

    @property
    def first_missing(self) -> Board | None:
        """The first board to type; None where every result is there."""
        lines = self._lines.rows
        return self.next_missing(lines[-1].board) if lines else None

    def select_next_missing(self, after: Board) -> bool:
        """Put the cursor on the next board to type; return whether there is one."""
        board = self.next_missing(after)
        return board is not None and self.select(board)

    def select_next_card(self, after: Board) -> bool:
        """Put the cursor on the next board to type that belongs to another match of teams than a
        board, else on the next one at all; return whether there is one.
        """
        table = self.table_of(after)
        others = (line for line in self._open_after(after) if table and line.table != table)
        other = next(others, None)
        return self.select_next_missing(after) if other is None else self.select(other.board)

    def table_of(self, board: Board) -> Board | None:
        """Return the table of the match of teams that a board belongs to."""
        return next((line.table for line in self._lines.rows if line.board == board), None)

    def select_next(self, after: Board, *, corrected: bool) -> None:
        """Put the cursor where the next key belongs once a board was typed: on the next board to
        type; where its result was corrected, on the board below, which may be wrong as well.
        """
        if not corrected:
            self.select_next_missing(after)
        elif (below := self.board_below(after)) is not None:
            self.select(below)

    def board_below(self, board: Board) -> Board | None:
        """Return the board in the row below; None at the last one."""
        boards = [line.board for line in self._lines.rows]
        rest = boards[boards.index(board) + 1 :] if board in boards else []
        return next(iter(rest), None)

    def show_half(self, board: Board, first: Result | None) -> None:
        """Show at a match of two games, whose results are typed anew, what the first of them is to
        become; None: what they are.
        """
        texts = {
            line.board: replace(line, anew="" if line.board != board else _half(first))
            for line in self._lines.rows
        }
        self._lines.change_rows(tuple(texts.values()))

    def leave_typed(self) -> None:
        """Take the cursor from a board that has its result to the next one to type, if any."""
        if (line := self.selected) is not None and not line.is_open:
            self.select_next_missing(line.board)

    @property
    def shown(self) -> list[BoardLine]:
        """The rows as they stand: neither sorted nor filtered by the table."""
        return list(self._lines.rows)

    def fit_columns(self) -> None:
        """Give the names what the other columns leave, and few boards high rows where there is
        room; a result alone moves nothing.
        """
        players = tuple(line.sides for line in self._lines.rows)
        room, columns = self.viewport().width(), self._lines.columns
        needs = (players, self._boards, room, self.height(), len(columns), *self._heads)
        if needs == self._fitted or not players:
            return
        self._fitted = needs
        stretch = self._stretch()
        self.verticalHeader().setDefaultSectionSize(round(row_height(Type.GRID) * stretch))
        for scale in dict.fromkeys(((1 + stretch) / 2, 1.0)):
            self._use_letters(scale)
            wanted = self._wanted(of=(players, len(columns)))
            if sum(wanted.values()) <= room:
                break
        widths = share(wanted, room, narrowest=_NARROWEST_NAME * self.fontMetrics().height())
        self._gone = tuple(place for place in wanted if place not in widths)
        self._paint.forget_fitted()
        for row in self._heads:
            height = self.verticalHeader().defaultSectionSize() + self._paint.height_of_head
            self.verticalHeader().resizeSection(row, height)
        for column in range(len(columns)):
            self.setColumnHidden(column, column not in widths)
            if column in widths:
                self.setColumnWidth(column, widths[column])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit_columns()

    def _stretch(self) -> float:
        """Return how much higher than usual the rows are: few boards do not leave half of the page
        white before they have grown.
        """
        if self._of_rounds:
            return 1
        rows = self._boards * row_height(Type.GRID) + len(self._heads) * self._paint.height_of_head
        room = self.height() - self.horizontalHeader().height()
        return min(max(room / 2 / rows, 1), _MOST_STRETCHED)

    def _use_letters(self, scale: float) -> None:
        font = letters(Type.GRID, scale=scale)
        if font != self.font():
            self.setFont(font)
            self._paint.use_letters(scale)

    def _wanted(self, *, of: object) -> dict[int, int]:
        """Return how wide each column is that shows what it has in full; the same players are
        measured once, for the room changes many times until a window stands.
        """
        if self._widths[0] != of:
            self._widths = of, {}
        known, letters_now = self._widths[1], self.font().key()
        if letters_now not in known:
            known[letters_now] = self._measure()
        return known[letters_now]

    def _measure(self) -> dict[int, int]:
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        beside, wanted = 2 * px(BESIDE) + 1, {}
        for place, column in enumerate(self._lines.columns):
            texts = {*map(column.text, self._lines.rows)}
            if place == MATCH_COLUMN and self._paint.has_two_games:
                texts.add(longest_games())
            if place in LESSER_COLUMNS and self._of_rounds:
                continue
            if place >= MATCH_COLUMN and not any(texts):
                continue
            width = max(map(metrics.horizontalAdvance, texts)) + beside
            if place in SUM_COLUMNS:
                width = self._paint.width_of_sums(texts)
            elif place == RESULT_COLUMN:
                width = self._paint.width_of_results
            wanted[place] = max(width, header.sectionSizeFromContents(place).width())
        return wanted

    def reject(self, why: str) -> None:
        """Say that a key was wrong: a beep, a flash and a word."""
        QApplication.beep()
        self._flash(is_wrong=True)
        QTimer.singleShot(_FLASH, self, self._end_flash)
        self.wrong_key.emit(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key, text = event.key(), event.text()
        if key in _TURN_KEYS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # The keys that turn rounds come here where there is no round to turn to.
            QApplication.beep()
        elif event.modifiers() & _CHORD or self.selected is None:
            super().keyPressEvent(event)
        elif key in _ENTER:
            # Held down it would run past what comes after the last board.
            if not event.isAutoRepeat():
                self.enter_pressed.emit()
        elif key in _CLEAR_KEYS or (text and self.keys.meaning(text) is not None):
            # One press is one result, however long the key is held.
            if not event.isAutoRepeat():
                self._take(Meaning.CLEAR if key in _CLEAR_KEYS else self.keys.meaning(text), text)
        elif key == Qt.Key.Key_Space:
            self._menu.open_at(self._cell_of_cursor())
        elif not text.isprintable() or not text:
            super().keyPressEvent(event)
        elif is_letter(text) and not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            self._take_letter(text)
        else:
            why = translate(
                "ResultGrid", "The key “{key}” has no meaning here; see the line below."
            )
            self.reject(why.format(key=text))

    def _keep_to_results(self, index: QModelIndex) -> None:
        if index.isValid() and index.column() != RESULT_COLUMN:
            self.setCurrentIndex(self.model().index(index.row(), RESULT_COLUMN))

    def _take(self, meaning: Result | Meaning | None, text: str) -> None:
        match meaning:
            case Meaning.CLEAR:
                self._type_result(None)
            case Meaning.ADJOURN:
                self._adjourn()
            case Meaning.GO_TO:
                self.go_to_typed.emit(text if is_figures(text) else "")
            case Result():
                self._type_result(meaning)

    def _type_result(self, result: Result | None) -> None:
        self._name.forget()
        if line := self.selected:
            self.result_typed.emit(line.board, result)

    def _adjourn(self) -> None:
        if line := self.selected:
            self.adjourned.emit(line.board)

    def _take_letter(self, letter: str) -> None:
        if self.keys.has_letters:
            why = translate(
                "ResultGrid", "The letter “{key}” is not a result; type “/” before a player’s name."
            )
            self.reject(why.format(key=letter))
            return
        self._type_letter(letter)

    def _type_letter(self, letter: str) -> None:
        """Go to the player whose name begins with the letters typed without a pause."""
        typed = self._name.add(letter)
        board = find_by_name(self.shown, typed)
        if board is None:
            why = translate("ResultGrid", "Nobody at these boards has a name that begins “{text}”.")
            self.reject(why.format(text=typed))
            self._name.forget()
        else:
            self.select(board)

    def _cell_of_cursor(self) -> Any:
        index = self.model().index(self.currentIndex().row(), RESULT_COLUMN)
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())

    def _end_flash(self) -> None:
        self._flash(is_wrong=False)

    def _flash(self, *, is_wrong: bool) -> None:
        self._paint.is_wrong = is_wrong
        self.update(self.currentIndex())
