"""A table in which the numbers drawn in the hall are typed, player after player."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QRegularExpression,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.domain.drawing.lots import alphabetical, problems_by_hand
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.people import Player
from arbiter_app.gui.bridge import error_sentence
from arbiter_app.gui.models import RIGHT
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import people

_NAME, _NUMBER, _PROBLEM = range(3)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HandNumbers(QTableWidget):
    """Players by the alphabet, a number for each. Enter goes down; what is doubtful is named."""

    numbers_changed = Signal()
    last_entered = Signal()
    """Enter was pressed in the last row."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        self._players: tuple[Player, ...] = ()
        self.setAccessibleName(translate("HandNumbers", "Numbers drawn by hand"))
        self.setHorizontalHeaderLabels(
            [
                translate("HandNumbers", "Player"),
                translate("HandNumbers", "Number"),
                translate("HandNumbers", "To be corrected"),
            ]
        )
        header = self.horizontalHeader()
        header.setSectionResizeMode(_PROBLEM, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setItemDelegateForColumn(_NUMBER, _NumberEditor(self))
        self.itemChanged.connect(self._on_changed)

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """The numbers typed so far."""
        return {
            player.id: PairingNumber(int(text))
            for row, player in enumerate(self._players)
            if (text := self._cell(row, _NUMBER).text())
        }

    def show_players(self, players: Sequence[Player]) -> None:
        """Show these players; numbers typed for them stay."""
        typed = self.numbers
        self._players = alphabetical(players)
        with QSignalBlocker(self):
            self.setRowCount(len(self._players))
            for row, player in enumerate(self._players):
                name = people.name(window_catalogue(), player)
                for column, text in enumerate((name, str(typed.get(player.id, "")), "")):
                    item = QTableWidgetItem(text)
                    if column == _NUMBER:
                        item.setTextAlignment(RIGHT)
                    else:
                        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                    self.setItem(row, column, item)
        self.resizeColumnToContents(_NAME)
        self._show_problems()
        if self.currentRow() < 0:
            self.setCurrentCell(0, _NUMBER)

    def select_problem(self) -> None:
        """Put the cursor on the first number that is missing or wrong."""
        problems = problems_by_hand(self.numbers, self._players)
        row = next((i for i, player in enumerate(self._players) if player.id in problems), 0)
        self.setCurrentCell(row, _NUMBER)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in _ENTER:
            # The Enter of a number being typed comes here too, before the number is taken.
            if self.state() is not QAbstractItemView.State.EditingState:
                self._go_down()
            return
        self.setCurrentCell(self.currentRow(), _NUMBER)
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._cell(self.currentRow(), _NUMBER).setText("")
        else:
            super().keyPressEvent(event)

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._go_down()

    def _go_down(self) -> None:
        if self.currentRow() == self.rowCount() - 1:
            self.last_entered.emit()
        else:
            self.setCurrentCell(self.currentRow() + 1, _NUMBER)

    def _on_changed(self) -> None:
        self._show_problems()
        self.numbers_changed.emit()

    def _show_problems(self) -> None:
        """Name what is wrong with the typed numbers; a number yet to come is no problem."""
        typed = self.numbers
        problems = problems_by_hand(typed, self._players)
        with QSignalBlocker(self):
            for row, player in enumerate(self._players):
                problem = problems.get(player.id) if player.id in typed else None
                text = error_sentence(problem) if problem else ""
                self._cell(row, _PROBLEM).setText(text)
                self._cell(row, _PROBLEM).setToolTip(text)
        self.viewport().update()

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None, "every cell is filled when the players are shown"
        return item


class _NumberEditor(QStyledItemDelegate):
    """Takes digits only."""

    def createEditor(self, parent: QWidget, *_: object) -> QWidget:  # noqa: N802
        field = QLineEdit(parent)
        field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,3}"), field))
        return field
