"""The matrix of players and papers, filled by single keys."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.domain.facts.admission import Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.commission import CheckedPaper
from arbiter_app.formats.days import format_day, parse_day
from arbiter_app.gui.base.rows_model import Index, RowsModel
from arbiter_app.gui.commission.rows import (
    FIRST_PAPER,
    NAME_COLUMN,
    REGION_COLUMN,
    MandateRow,
    columns,
)
from arbiter_app.gui.parts.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.parts.table import Table
from arbiter_app.i18n import translate

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""Milliseconds after which a letter begins another name."""
_NARROWEST_NAME = 8
"""In heights of its letters."""


class MandateMatrix(Table[MandateRow]):
    """A cell is toggled by Space; figures typed into it are its date. Saving is the page's part."""

    toggled = Signal(int, str)
    """A player and a paper that was shown, or was not after all."""
    date_typed = Signal(int, str, object)
    """A player, a paper and until when it is valid, None where the date was cleared."""
    details_wanted = Signal()
    moved = Signal()
    """The cursor is on another cell."""
    wrong_key = Signal(str)
    """A key that means nothing here, or a date that is none, and what to do."""

    def __init__(self) -> None:
        model = RowsModel[MandateRow](columns(()), lambda row: row.papers.player.id)
        super().__init__(
            model, name=translate("MandateMatrix", "Players and their papers"), in_view=True
        )
        self._requirements: tuple[Requirement, ...] = ()
        self._name = NameTyping()
        self._editor = _DateEditor(self)
        self._editor.entered.connect(self._take_date)
        self.setItemDelegate(_CellDelegate(self))
        self.doubleClicked.connect(self._on_double_click)
        self.horizontalScrollBar().valueChanged.connect(self._place_editor)
        self.verticalScrollBar().valueChanged.connect(self._place_editor)

    def set_matrix(
        self, rows: tuple[MandateRow, ...], requirements: tuple[Requirement, ...]
    ) -> None:
        """Show these rows with the same player and paper under the cursor."""
        column, paper = self.currentIndex().column(), self.requirement
        self._editor.hide()
        self._requirements = requirements
        self.set_rows(rows, columns(requirements))
        if paper and paper in requirements:
            column = FIRST_PAPER + requirements.index(paper)
        self._go_to_column(max(column, FIRST_PAPER))

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
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._toggle(row, wanted=None)
        elif key in _CLEAR_KEYS:
            self._toggle(row, wanted=False)
        elif key == Qt.Key.Key_F2:
            self._begin_date("")
        elif text.isdecimal():
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

    def fit_columns(self) -> None:
        """Leave out the region, then cut names, where the papers need the room; the decision has
        what is left.
        """
        self.setColumnHidden(REGION_COLUMN, False)
        super().fit_columns()
        if self.lacking > 0:
            self.setColumnHidden(REGION_COLUMN, True)
            super().fit_columns()
        self.cut_column(NAME_COLUMN, least=_NARROWEST_NAME)
        header = self.horizontalHeader()
        if self.lacking < 0:
            last = header.count() - 1
            header.resizeSection(last, header.sectionSize(last) - self.lacking)

    def _go_to_column(self, column: int) -> None:
        index = self.model().index(max(self.currentIndex().row(), 0), column)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index, flag)

    def _toggle(self, row: MandateRow, *, wanted: bool | None) -> None:
        """Mark the paper as shown or not shown; None for the other of the two."""
        cell = self.cell
        if cell is None:
            self._reject(translate("MandateMatrix", "Go to a paper to mark it as shown."))
        elif wanted is None or wanted != (cell.shown is not None):
            self.toggled.emit(row.papers.player.id, cell.requirement.id)

    def _on_double_click(self, index: QModelIndex) -> None:
        row = self.selected
        if row is not None and self.requirement is not None:
            self._toggle(row, wanted=None)
        elif index.isValid():
            self.details_wanted.emit()

    # Dates

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
        until = cell.shown.valid_until if cell.shown else None
        if day != until:
            self.date_typed.emit(row.papers.player.id, cell.requirement.id, day)

    def go_on(self) -> None:
        """Go to the next paper of the player, from the last one to the next player's first."""
        index = self.currentIndex()
        row, column = index.row(), index.column() + 1
        if column >= FIRST_PAPER + len(self._requirements):
            row, column = row + 1, FIRST_PAPER
        following = self.model().index(row, column)
        if following.isValid():
            self.setCurrentIndex(following)

    def step(self, by: int) -> None:
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

    def go_to(self, player: PlayerId) -> bool:
        """Put the cursor on a player, in the same column; return whether he is shown."""
        found = self._find(lambda row: row.papers.player.id == player)
        if found is not None:
            self.setCurrentIndex(self.model().index(found, self.currentIndex().column()))
        return found is not None

    def _find(self, is_meant: Callable[[MandateRow], bool]) -> int | None:
        rows: Sequence[MandateRow] = self.shown
        return next((place for place, row in enumerate(rows) if is_meant(row)), None)

    def _reject(self, why: str) -> None:
        QApplication.beep()
        self.wrong_key.emit(why)


class _DateEditor(QLineEdit):
    """The field in a cell. Enter saves and goes on, the arrows save and go up or down, Esc leaves
    the cell as it was.
    """

    entered = Signal(object)

    def __init__(self, matrix: MandateMatrix) -> None:
        super().__init__(matrix.viewport())
        self._matrix = matrix
        self.setAccessibleName(translate("MandateMatrix", "Valid until"))
        self.setFrame(False)
        self.setAutoFillBackground(True)
        self.hide()

    @property
    def room(self) -> int:
        """How wide it must be for a whole date."""
        return self.fontMetrics().horizontalAdvance("00.00.0000") + 14

    def begin(self, text: str, *, select: bool) -> None:
        """Show a text to be typed on, or to be typed over."""
        self.setText(text)
        if select:
            self.selectAll()
        self.show()

    def commit(self) -> bool:
        """Save what was typed; return False where it is no day, with the focus on it."""
        try:
            day = parse_day(self.text())
        except ValueError:
            self._matrix.wrong_key.emit(
                translate(
                    "MandateMatrix",
                    "“{text}” is not a date. Type it as 31.12.2026, 31.12.26 or 311226, or leave"
                    " it with Esc.",
                ).format(text=self.text())
            )
            QApplication.beep()
            self.setFocus()
            self.selectAll()
            return False
        self.hide()
        self.entered.emit(day)
        return True

    def event(self, event: QEvent) -> bool:
        """Take Esc and Tab, whatever else in the window they would do."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self.hide()
                self._matrix.setFocus()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self.commit():
                    self._matrix.go_on()
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                if self.commit():
                    self._matrix.step(1 if event.key() == Qt.Key.Key_Down else -1)
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Save what stands there when another widget is clicked; what is no day stays open."""
        super().focusOutEvent(event)
        if not self.isHidden() and event.reason() is Qt.FocusReason.MouseFocusReason:
            self.commit()


class _CellDelegate(QStyledItemDelegate):
    """Frames the paper under the cursor."""

    def __init__(self, matrix: MandateMatrix) -> None:
        super().__init__(matrix)
        self._matrix = matrix

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index == self._matrix.currentIndex() and self._matrix.requirement is not None:
            painter.save()
            painter.setPen(
                QPen(
                    self._matrix.palette().color(QPalette.ColorRole.HighlightedText),
                    2 if self._matrix.hasFocus() else 1,
                )
            )
            painter.drawRoundedRect(option.rect.adjusted(3, 3, -4, -4), 3, 3)
            painter.restore()
