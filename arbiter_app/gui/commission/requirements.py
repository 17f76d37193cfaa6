"""The list of papers that the event asks for."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.domain.facts.people.admission import USUAL_REQUIREMENTS, Requirement
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.page import Fields
from arbiter_app.gui.commission.panel import BELOW_TABS
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.gui.parts.line import keep_bounds
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.tables.row_paint import wear_head
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission

_NAME, _DATED, _COMPULSORY = range(3)
_ADDED = "added"


class MandateList(QWidget):
    """Papers in their order; every change of the list goes out as the new list."""

    edited = Signal(tuple)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._papers: tuple[Requirement, ...] = ()
        self._table = _Papers(self)
        self._table.itemChanged.connect(self._take)
        self._table.currentCellChanged.connect(self._enable)
        self._new = QComboBox(editable=True)
        self._new.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._new.setAccessibleName(translate("MandateList", "Paper to add"))
        field = self._new.lineEdit()
        assert field is not None, "the list can be typed into"
        keep_bounds(field, LINE)
        field.setPlaceholderText(translate("MandateList", "another paper"))
        field.returnPressed.connect(self._add_typed)
        self._add = QPushButton(translate("MandateList", "Add"))
        self._up = QPushButton(translate("MandateList", "Up"))
        self._up.setToolTip("Alt+↑")
        self._down = QPushButton(translate("MandateList", "Down"))
        self._down.setToolTip("Alt+↓")
        self._remove = QPushButton(translate("MandateList", "Remove"))
        self._remove.setToolTip("Del")
        self._add.clicked.connect(self._add_typed)
        self._up.clicked.connect(lambda: self.shift(-1))
        self._down.clicked.connect(lambda: self.shift(1))
        self._remove.clicked.connect(self.remove)
        self._problem = Problem(lines_kept=1)
        self._lay_out()
        self.setFocusProxy(self._table)

    def show_list(self, papers: tuple[Requirement, ...]) -> None:
        """Show the list of the event, and offer the usual papers that are not on it."""
        row, column = max(self._table.currentRow(), 0), max(self._table.currentColumn(), 0)
        self._papers = papers
        self._problem.say("")
        with QSignalBlocker(self._table):
            self._table.setRowCount(len(papers))
            for place, paper in enumerate(papers):
                self._table.show_paper(place, paper)
        self._table.setCurrentCell(min(row, len(papers) - 1), column)
        self._offer()
        self._enable()

    @property
    def unsaved(self) -> Fields:
        """The name of a paper that is being typed."""
        text = self._new.currentText().strip()
        return {_ADDED: text} if text and self._new.findText(text) < 0 else {}

    def bring_back(self, unsaved: Fields) -> bool:
        """Show the name of a paper again that was being typed; return whether there is one."""
        if _ADDED in unsaved:
            self._new.setEditText(unsaved[_ADDED])
            self._new.setFocus()
        return _ADDED in unsaved

    def complain(self, why: str) -> None:
        """Say why the list was not changed, and show it as it is."""
        self.show_list(self._papers)
        self._problem.say(why)

    def shift(self, by: int) -> None:
        """Move the paper under the cursor up (-1) or down (1)."""
        row = self._table.currentRow()
        if row >= 0 and 0 <= row + by < len(self._papers):
            papers = list(self._papers)
            papers.insert(row + by, papers.pop(row))
            self._table.setCurrentCell(row + by, self._table.currentColumn())
            self.edited.emit(tuple(papers))

    def remove(self) -> None:
        """Take the paper under the cursor off the list."""
        row = self._table.currentRow()
        if 0 <= row < len(self._papers):
            self.edited.emit(self._papers[:row] + self._papers[row + 1 :])

    def _take(self, item: QTableWidgetItem) -> None:
        """Take in a name that was typed, or a mark that was set."""
        papers = list(self._papers)
        paper = papers[item.row()]
        is_on = item.checkState() is Qt.CheckState.Checked
        if item.column() == _DATED:
            papers[item.row()] = replace(paper, dated=is_on)
        elif item.column() == _COMPULSORY:
            papers[item.row()] = replace(paper, compulsory=is_on)
        else:
            papers[item.row()] = replace(paper, title=_title(paper, item.text()))
        self.edited.emit(tuple(papers))

    def _add_typed(self) -> None:
        text = " ".join(self._new.currentText().split())
        if not text:
            self._new.setFocus()
            return
        usual = {
            commission.requirement(window_catalogue(), each): each for each in USUAL_REQUIREMENTS
        }
        known = {each.id for each in self._papers}
        offered = usual.get(text)
        added = offered if offered and offered.id not in known else Requirement.own(text)
        self._new.clearEditText()
        self.edited.emit((*self._papers, added))

    def _offer(self) -> None:
        known = {each.id for each in self._papers}
        typed = self._new.currentText()
        self._new.clear()
        for each in USUAL_REQUIREMENTS:
            if each.id not in known:
                self._new.addItem(commission.requirement(window_catalogue(), each))
        self._new.setEditText(typed)

    def _enable(self) -> None:
        row, count = self._table.currentRow(), len(self._papers)
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < count - 1)
        self._remove.setEnabled(0 <= row < count)

    def _lay_out(self) -> None:
        for button in (self._up, self._down, self._remove):
            button.setAutoDefault(False)
        buttons = wrapping(self._up, self._down, self._remove)
        adding = row((self._new, 1), self._add)
        hint = Aside(
            translate(
                "MandateList",
                "Dated papers must be valid through the last day (Ukrainian rules V.1.7). Without"
                " a compulsory one nobody is admitted (V.1.12). Regulations may ask for others,"
                " those of events of rank V and VI for fewer (V.1.8). What was shown of a removed"
                " paper is kept.",
            )
        )
        column(
            (self._table, 1),
            buttons,
            adding,
            self._problem,
            hint,
            around=BELOW_TABS,
            into=self,
        )


class _Papers(QTableWidget):
    """Typing renames, Space sets a mark, Alt and the arrows move, Delete removes."""

    def __init__(self, editor: MandateList) -> None:
        super().__init__(0, 3)
        self._editor = editor
        self.setAccessibleName(translate("MandateList", "Papers asked for"))
        heads = (
            translate("MandateList", "Paper"),
            translate("MandateList", "dated"),
            translate("MandateList", "compuls."),
        )
        self.setHorizontalHeaderLabels(heads)
        wear_head(self, heads)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.setItemDelegate(ItemDelegate(self))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height())
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def show_paper(self, row: int, paper: Requirement) -> None:
        """Show a paper in a row, in the items that stand there if any: one may be just typed in."""
        if self.item(row, _NAME) is None:
            for column, item in enumerate((QTableWidgetItem(), _mark(), _mark())):
                self.setItem(row, column, item)
        name = commission.requirement(window_catalogue(), paper)
        states = {True: Qt.CheckState.Checked, False: Qt.CheckState.Unchecked}
        self.cell(row, _NAME).setText(name)
        self.cell(row, _NAME).setToolTip(plain_tip(name))
        self.cell(row, _DATED).setCheckState(states[paper.dated])
        self.cell(row, _COMPULSORY).setCheckState(states[paper.compulsory])

    def cell(self, row: int, column: int) -> QTableWidgetItem:
        """Return the item of a cell of a row that is shown."""
        item = self.item(row, column)
        assert item is not None, "every cell is filled when the list is shown"
        return item

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        match event.key():
            case Qt.Key.Key_Up if alt:
                self._editor.shift(-1)
            case Qt.Key.Key_Down if alt:
                self._editor.shift(1)
            case Qt.Key.Key_Delete:
                self._editor.remove()
            case Qt.Key.Key_Escape if self.state() is not QAbstractItemView.State.EditingState:
                self._editor.left.emit()
            case _:
                super().keyPressEvent(event)


def _title(paper: Requirement, typed: str) -> str | None:
    """Return the arbiter's own words for a paper: none where they are those of its kind."""
    is_usual = any(each.id == paper.id for each in USUAL_REQUIREMENTS)
    usual = commission.requirement(window_catalogue(), replace(paper, title=None))
    return None if is_usual and typed.strip() == usual else typed.strip() or None


def _mark() -> QTableWidgetItem:
    item = QTableWidgetItem()
    item.setFlags(
        Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
    )
    return item
