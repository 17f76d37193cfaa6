"""The boards of a round with their results, entered by single keys."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QElapsedTimer, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.domain.crosstable import Crosstable, crosstable
from arbiter_app.domain.event import Event, RoundOfPlay
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Result,
)
from arbiter_app.gui.models import CENTRE, RIGHT, Column, RowsModel
from arbiter_app.gui.widgets.board_search import find_by_name, is_letter
from arbiter_app.gui.widgets.rare_results import RareResults
from arbiter_app.gui.widgets.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import numbers, people, results

RESULT_KEYS = {
    "1": WHITE_WINS,
    "0": BLACK_WINS,
    "5": DRAW,
    "=": DRAW,
    "3": BLACK_FORFEITS,
    "4": WHITE_FORFEITS,
    "2": BOTH_FORFEIT,
}
"""What is typed for a result; the same on every keyboard and keypad."""

_CLEAR_TEXT = "9"
_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_TURN_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_NAME_PAUSE = 1000
"""Milliseconds after which a letter begins another name."""
_FLASH = 180
_RESULT_COLUMN = 6
_NAME_COLUMNS = (2, 9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player of a board, in words."""

    number: PairingNumber
    name: str
    names: tuple[str, ...]
    title: str
    rating: str
    points: str
    withdrawn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """A board of the round."""

    board: Board
    white: Side
    black: Side
    result: Result | None

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.white, self.black


def board_lines(event: Event, round_: RoundOfPlay) -> tuple[BoardLine, ...]:
    """Return the boards of a round with what the players had before it."""
    table, pairing_numbers = crosstable(event.tournament), event.tournament.numbers

    def side(player: PlayerId) -> Side:
        return _side(event, table, pairing_numbers[player], player, round_.number)

    return tuple(
        BoardLine(
            board=game.board,
            white=side(game.white),
            black=side(game.black),
            result=game.result,
        )
        for game in round_.games
    )


def _side(
    event: Event, table: Crosstable, number: PairingNumber, player: PlayerId, round: Round
) -> Side:
    catalogue = window_catalogue()
    facts, line = event.players[player], table.lines.get(player)
    return Side(
        number=number,
        name=people.name(catalogue, facts),
        names=(facts.name, facts.latin_name or ""),
        title=people.title_and_rank(catalogue, facts),
        rating=str(facts.rating or ""),
        points=numbers.points(catalogue, line.points_before(round)) if line else "–",
        withdrawn=event.tournament.entry(player).has_left,
    )


class ResultGrid(Table[BoardLine]):
    """The grid of a round. It says what was typed; entering it is the page's part."""

    result_typed = Signal(int, object)
    """A board and its result, None to clear it."""
    enter_pressed = Signal()
    wrong_key = Signal(str)
    """A key that means nothing here, and why."""

    def __init__(self) -> None:
        name = translate("ResultGrid", "Boards and results of the round")
        super().__init__(RowsModel(_columns(), lambda line: line.board), name=name, sortable=False)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.1)
        self.setFont(font)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 14)
        self._typed = ""
        self._last_letter = QElapsedTimer()
        self._fitted: tuple[tuple[Side, ...], ...] = ()
        self._result_cell = _ResultCell(self)
        self.setItemDelegateForColumn(_RESULT_COLUMN, self._result_cell)
        self.selectionModel().currentChanged.connect(self._keep_to_results)
        self._menu = RareResults(self)
        self._menu.chosen.connect(self._type_result)

    def next_missing(self, after: Board) -> Board | None:
        """Return the next board without a result, from the top again after the last one."""
        lines = self.shown
        position = next((i for i, line in enumerate(lines) if line.board == after), -1)
        ring = (*lines[position + 1 :], *lines[: position + 1])
        return next((line.board for line in ring if line.result is None), None)

    def fit_columns(self) -> None:
        """Give the names what the other columns leave; a result alone moves no column."""
        players = tuple(line.sides for line in self.shown)
        if players == self._fitted:
            return
        self._fitted = players
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        for column in _NAME_COLUMNS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        if header.sectionSize(_RESULT_COLUMN) < (
            width := self.fontMetrics().averageCharWidth() * 14
        ):
            header.resizeSection(_RESULT_COLUMN, width)

    def reject(self, why: str) -> None:
        """Say that a key was wrong: a beep, a flash and a word."""
        QApplication.beep()
        self._result_cell.flashing = True
        self.viewport().update()
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
            self.enter_pressed.emit()
        elif text in RESULT_KEYS or text == _CLEAR_TEXT or key in _CLEAR_KEYS:
            # One press is one result, however long the key is held.
            if not event.isAutoRepeat():
                self._type_result(RESULT_KEYS.get(text))
        elif key == Qt.Key.Key_Space:
            self._menu.open_at(self._cell_of_cursor())
        elif not text.isprintable() or not text:
            super().keyPressEvent(event)
        elif is_letter(text) and not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            self._type_letter(text)
        else:
            why = translate(
                "ResultGrid", "The key “{key}” has no meaning here; see the line below."
            )
            self.reject(why.format(key=text))

    def _keep_to_results(self, index: QModelIndex) -> None:
        if index.isValid() and index.column() != _RESULT_COLUMN:
            self.setCurrentIndex(self.model().index(index.row(), _RESULT_COLUMN))

    def _type_result(self, result: Result | None) -> None:
        self._typed = ""
        if line := self.selected:
            self.result_typed.emit(line.board, result)

    def _type_letter(self, letter: str) -> None:
        """Go to the player whose name begins with the letters typed without a pause."""
        paused = not self._last_letter.isValid() or self._last_letter.hasExpired(_NAME_PAUSE)
        self._typed = letter if paused else self._typed + letter
        self._last_letter.start()
        board = find_by_name(self.shown, self._typed)
        if board is None:
            why = translate("ResultGrid", "Nobody at these boards has a name that begins “{text}”.")
            self.reject(why.format(text=self._typed))
            self._typed = ""
        else:
            self.select(board)

    def _cell_of_cursor(self) -> Any:
        index = self.model().index(self.currentIndex().row(), _RESULT_COLUMN)
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())

    def _end_flash(self) -> None:
        self._result_cell.flashing = False
        self.viewport().update()


class _ResultCell(QStyledItemDelegate):
    """Paints results bold, with a frame round the one to be typed."""

    def __init__(self, grid: ResultGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self.flashing = False

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        font = QFont(option.font)
        font.setBold(True)
        option.font = font

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        if index.row() == self._grid.currentIndex().row():
            painter.save()
            width = 4 if self.flashing else 2 if self._grid.hasFocus() else 1
            painter.setPen(QPen(option.palette.highlightedText().color(), width))
            painter.drawRoundedRect(option.rect.adjusted(6, 3, -6, -3), 3, 3)
            painter.restore()


def _columns() -> tuple[Column[BoardLine], ...]:
    catalogue = window_catalogue()
    points = translate("ResultGrid", "pts", "points before the round")
    points_hint = translate("ResultGrid", "Points before the round")
    rating = translate("ResultGrid", "Rating")
    number = translate("ResultGrid", "№")
    withdrawn = translate("ResultGrid", "withdrawn")

    def title(side: Side) -> str:
        return ", ".join(filter(None, (side.title, withdrawn if side.withdrawn else "")))

    def told(side: Side) -> str:
        return f"{side.name} ({withdrawn})" if side.withdrawn else side.name

    def result(line: BoardLine) -> str:
        return results.result(catalogue, line.result) if line.result else ""

    def result_told(line: BoardLine) -> str:
        return results.described(catalogue, line.result) if line.result else ""

    # fmt: off
    return (
        Column(title=translate("ResultGrid", "Bd", "board"), text=lambda line: str(line.board),
               align=RIGHT),
        Column(title=number, text=lambda line: str(line.white.number), align=RIGHT),
        Column(title=translate("ResultGrid", "White"), text=lambda line: line.white.name,
               tooltip=lambda line: told(line.white),
               struck_out=lambda line: line.white.withdrawn),
        Column(title="", text=lambda line: title(line.white)),
        Column(title=rating, text=lambda line: line.white.rating, align=RIGHT),
        Column(title=points, text=lambda line: line.white.points, align=RIGHT, hint=points_hint),
        Column(title=translate("ResultGrid", "Result"), text=result, align=CENTRE,
               tooltip=result_told),
        Column(title=points, text=lambda line: line.black.points, align=RIGHT, hint=points_hint),
        Column(title=number, text=lambda line: str(line.black.number), align=RIGHT),
        Column(title=translate("ResultGrid", "Black"), text=lambda line: line.black.name,
               tooltip=lambda line: told(line.black),
               struck_out=lambda line: line.black.withdrawn),
        Column(title="", text=lambda line: title(line.black)),
        Column(title=rating, text=lambda line: line.black.rating, align=RIGHT),
    )
    # fmt: on
