"""The matrix of players and papers, filled by single keys."""

from collections.abc import Callable, Mapping, Sequence, Set
from datetime import date
from typing import Any

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyle, QStyleOptionViewItem

from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.domain.registration.commission import CheckedPaper
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.page import Fields
from arbiter_app.gui.base.rows_model import ROW_ROLE, Column, Index, RowsModel
from arbiter_app.gui.commission.date_editor import DateEditor
from arbiter_app.gui.commission.rows import (
    FIRST_PAPER,
    MandateRow,
    columns,
)
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.parts.tables.row_paint import Columns, RowDelegate
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate

_PAPER, _DATE = "paper", "date"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_SIDEWAYS: Mapping[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class MandateMatrix(Table[MandateRow]):
    """A cell is toggled by Space; figures typed into it are its date, of all rows that are chosen.
    Saving is the page's part.
    """

    marked = Signal(object, str, bool)
    """Players, a paper, and whether it was shown or was not after all."""
    date_typed = Signal(object, str, object)
    """Players, a paper and until when it is valid, None where the date was cleared."""
    details_wanted = Signal()
    moved = Signal()
    """The cursor is on another cell."""
    wrong_key = Signal(str)
    """A key that means nothing here, or a date that is none, and what to do."""

    def __init__(self) -> None:
        model = RowsModel[MandateRow](columns(()), lambda row: row.papers.player.id)
        super().__init__(model, name=translate("MandateMatrix", "Players and their papers"))
        self._requirements: tuple[Requirement, ...] = ()
        self._name = NameTyping()
        self._editor = DateEditor(self.viewport())
        self._editor.entered.connect(self._take_date)
        self._editor.confirmed.connect(self._go_down)
        self._editor.next_paper.connect(self._go_on)
        self._editor.next_row.connect(self._step)
        self._editor.left.connect(self.setFocus)
        self._editor.wrong_key.connect(self.wrong_key)
        self.paint_with(_CellDelegate(self, lambda: model.columns))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.doubleClicked.connect(self._on_double_click)
        self.horizontalScrollBar().valueChanged.connect(self._place_editor)
        self.verticalScrollBar().valueChanged.connect(self._place_editor)

    def set_matrix(
        self,
        rows: tuple[MandateRow, ...],
        requirements: tuple[Requirement, ...],
        *,
        with_tournaments: bool = False,
        with_teams: bool = False,
    ) -> None:
        """Show these rows with the same player and paper under the cursor."""
        column, paper = self.currentIndex().column(), self.requirement
        chosen = {row.papers.player.id for row in self.chosen}
        self._editor.hide()
        self._requirements = requirements
        shown = columns(requirements, with_tournaments=with_tournaments, with_teams=with_teams)
        self.set_rows(rows, shown)
        if paper and paper in requirements:
            column = FIRST_PAPER + requirements.index(paper)
        self._go_to_column(max(column, FIRST_PAPER))
        if len(chosen) > 1:
            self._choose(chosen)

    @property
    def chosen(self) -> list[MandateRow]:
        """The rows that are chosen, in the order they stand in."""
        indexes = self.selectionModel().selectedRows()
        return [index.data(ROW_ROLE) for index in sorted(indexes, key=lambda each: each.row())]

    def _choose(self, players: Set[PlayerId]) -> None:
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for place, row in enumerate(self.shown):
            if row.papers.player.id in players:
                self.selectionModel().select(self.model().index(place, 0), flags)

    @property
    def requirement(self) -> Requirement | None:
        """The paper of the column under the cursor; None where it is in another one."""
        position = self.currentIndex().column() - FIRST_PAPER
        return self._requirements[position] if 0 <= position < len(self._requirements) else None

    @property
    def cell(self) -> CheckedPaper | None:
        """The paper under the cursor."""
        row, position = self.selected, self.currentIndex().column() - FIRST_PAPER
        if row is None or self.requirement is None:
            return None
        return row.papers.papers[position]

    @property
    def unsaved(self) -> Fields:
        """The date that is being typed, and of which paper."""
        if self._editor.isHidden() or self.requirement is None:
            return {}
        return {_PAPER: self.requirement.id, _DATE: self._editor.text()}

    def bring_back(self, unsaved: Fields) -> bool:
        """Go on with a date in the row of the cursor; return whether the paper is asked for."""
        ids = [each.id for each in self._requirements]
        if unsaved.get(_PAPER) not in ids:
            return False
        self._go_to_column(FIRST_PAPER + ids.index(unsaved[_PAPER]))
        self._begin_date(unsaved.get(_DATE, ""))
        return True

    def settle(self) -> bool:
        """Save the date that is being typed; return False if it is none, with the focus on it."""
        return self._editor.isHidden() or self._editor.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key, text = event.key(), event.text()
        row = self.selected
        if event.modifiers() & _CHORD or row is None:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self.details_wanted.emit()
        elif key in _SIDEWAYS and len(self.chosen) > 1:
            # Who is chosen stays so, for the next paper of all of them.
            self._go_to_column(self.currentIndex().column() + _SIDEWAYS[key])
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._toggle(wanted=None)
        elif key in _CLEAR_KEYS:
            self._toggle(wanted=False)
        elif is_figures(text):
            self._begin_date(text)
        elif not text.isprintable() or not text:
            super().keyPressEvent(event)
        elif is_letter(text):
            self._type_letter(text)
        else:
            why = translate(
                "MandateMatrix", "The key “{key}” has no meaning here; see the line below."
            )
            self._reject(why.format(key=text))

    def currentChanged(  # noqa: N802
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def _go_to_column(self, column: int) -> None:
        index = self.model().index(max(self.currentIndex().row(), 0), column)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index, flag)

    def _toggle(self, *, wanted: bool | None) -> None:
        """Mark the paper of who is chosen as shown or not shown; None: as shown, unless all have
        shown it.
        """
        if self.requirement is None:
            self._reject(translate("MandateMatrix", "Go to a paper to mark it as shown."))
            return
        position = self._requirements.index(self.requirement)
        have = {row.papers.player.id: row.papers.papers[position].shown for row in self.chosen}
        shows = not all(have.values()) if wanted is None else wanted
        players = tuple(player for player, shown in have.items() if shows != (shown is not None))
        if players:
            self.marked.emit(players, self.requirement.id, shows)

    def _on_double_click(self, index: QModelIndex) -> None:
        if self.selected is not None and self.requirement is not None:
            self._toggle(wanted=None)
        elif index.isValid():
            self.details_wanted.emit()

    # Dates

    def correct_date(self) -> None:
        """Open the field in the cell with the date that stands there."""
        if self.selected is not None:
            self._begin_date("")

    def _begin_date(self, typed: str) -> None:
        """Open the field in the cell with what was typed, or with the date that stands there."""
        cell = self.cell
        if cell is None or not cell.requirement.dated:
            why = translate("MandateMatrix", "This column has no date. Space marks a paper.")
            self._reject(why)
            return
        until = cell.shown.valid_until if cell.shown else None
        self._editor.begin(typed or format_day(until), select=not typed)
        self._place_editor()
        self._editor.setFocus()

    def _take_date(self, day: date | None) -> None:
        row, cell = self.selected, self.cell
        self.setFocus()
        if row is None or cell is None:
            return
        position = self._requirements.index(cell.requirement)
        shown = {row.papers.player.id: row.papers.papers[position].shown for row in self.chosen}
        others = tuple(
            player for player, paper in shown.items() if day != (paper and paper.valid_until)
        )
        if others:
            self.date_typed.emit(others, cell.requirement.id, day)

    def _go_down(self) -> None:
        """Go to the same paper of the next player; several who are chosen stay so."""
        if len(self.chosen) == 1:
            self._step(1)

    def _go_on(self) -> None:
        """Go to the next paper of the player, from the last one to the next player's first."""
        index = self.currentIndex()
        row, column = index.row(), index.column() + 1
        if column >= FIRST_PAPER + len(self._requirements):
            row, column = row + 1, FIRST_PAPER
        following = self.model().index(row, column)
        if following.isValid():
            self.setCurrentIndex(following)

    def _step(self, by: int) -> None:
        """Go to the same paper of the next player (1) or the one before (-1)."""
        index = self.currentIndex()
        following = self.model().index(index.row() + by, index.column())
        if following.isValid():
            self.setCurrentIndex(following)

    def _place_editor(self) -> None:
        if not self._editor.isHidden():
            place = self.visualRect(self.currentIndex())
            place.setWidth(max(place.width(), self._editor.room))
            self._editor.setGeometry(place)

    # Names

    def _type_letter(self, letter: str) -> None:
        """Go to the player whose name begins with the letters typed without a pause."""
        typed = self._name.add(letter)
        found = self._find(
            lambda row: begins((row.papers.player.name, row.papers.player.latin_name or ""), typed)
        )
        if found is None:
            why = translate("MandateMatrix", "Nobody in this list has a name that begins “{text}”.")
            self._reject(why.format(text=typed))
            self._name.forget()
        else:
            self.setCurrentIndex(self.model().index(found, self.currentIndex().column()))

    def go_to(self, player: PlayerId, chosen: Set[PlayerId] = frozenset()) -> bool:
        """Put the cursor on a player, in the same column; return whether they are shown.

        The others who are to be chosen are chosen with them, as far as they are shown.
        """
        found = self._find(lambda row: row.papers.player.id == player)
        if found is not None:
            self.setCurrentIndex(self.model().index(found, self.currentIndex().column()))
            self._choose(chosen)
        return found is not None

    def _find(self, is_meant: Callable[[MandateRow], bool]) -> int | None:
        rows: Sequence[MandateRow] = self.shown
        return next((place for place, row in enumerate(rows) if is_meant(row)), None)

    def _reject(self, why: str) -> None:
        QApplication.beep()
        self.wrong_key.emit(why)


_BOLD: Column[Any] = Column(title="", text=str, is_bold=True)
"""A column in whose letters stands what is lacking."""


class _CellDelegate(RowDelegate):
    """Lights the column of the paper under the cursor and frames its cell. What is lacking is bold,
    so that the eye finds it among what has been shown.
    """

    def __init__(self, matrix: MandateMatrix, columns: Columns) -> None:
        super().__init__(matrix, columns)
        self._matrix = matrix

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cursor = self._matrix.currentIndex()
        is_in_column = self._matrix.requirement is not None and index.column() == cursor.column()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_in_column and not is_chosen:
            painter.fillRect(option.rect, colour(Token.LIT))
        if not (is_in_column and index.row() == cursor.row()):
            super().paint(painter, option, index)
            return
        self.paint_cell_ground(painter, option, index)
        frame = option.rect.adjusted(px(2), px(2), -px(2) - 1, -px(2) - 1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        has_keys = self._matrix.hasFocus()
        painter.setPen(pen(Token.ACCENT if has_keys else Token.EDGE, 2 if has_keys else 1))
        painter.setBrush(colour(Token.FIELD))
        painter.drawRoundedRect(frame, px(3), px(3))
        painter.restore()
        column, row = self._columns()[index.column()], self.row_of(index)
        self.write(painter, option.rect, column, row, is_picked=False)

    def _letters_of(self, column: Column[Any], row: MandateRow) -> tuple[QFont, QFontMetrics]:
        return super()._letters_of(_BOLD if _is_lacking(column, row) else column, row)

    def ink_of(self, column: Column[Any], row: MandateRow, *, is_picked: bool) -> Token:
        if column.code and not _is_lacking(column, row):
            return Token.ON_PICKED2 if is_picked else Token.INK2
        return super().ink_of(column, row, is_picked=is_picked)


def _is_lacking(column: Column[Any], row: MandateRow) -> bool:
    """Whether a column is that of a paper which a player has not in order."""
    return any(
        paper.is_lacking and paper.requirement.id == column.code for paper in row.papers.papers
    )
