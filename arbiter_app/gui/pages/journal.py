"""The journal: every act with time, person and reason, and whether nobody has tampered with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QPushButton, QVBoxLayout

from arbiter_app.gui.background import in_background
from arbiter_app.gui.bridge import Desk, error_sentence
from arbiter_app.gui.models import RIGHT, Column, RowsModel
from arbiter_app.gui.page import MARGINS, Page
from arbiter_app.gui.widgets.filter_box import FilterBox
from arbiter_app.gui.widgets.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.people_then import events_then
from arbiter_app.services.workspace import FileError, HistoryEntry, Kind, undone, verify
from arbiter_app.wording.errors import sentence

# Places of the columns.
_WHO, _WHAT, _REASON = 2, 4, 5


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalRow:
    """An entry as the list shows it."""

    entry: HistoryEntry
    text: str
    undone: bool


class JournalPage(Page):
    """Everything that was done, the newest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._checks = 0
        """How many checks were begun: only the answer of the last one is shown."""
        self._state = QLabel(wordWrap=True)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._table = _JournalTable(
            RowsModel[JournalRow](_columns(), lambda row: row.entry.id),
            name=translate("JournalPage", "Journal"),
        )
        self._table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self._filter = FilterBox(self._table, name=translate("JournalPage", "Filter"))
        self._filter.textChanged.connect(self._table.set_filter)
        self._undo = QPushButton(translate("JournalPage", "Undo"))
        self._redo = QPushButton(translate("JournalPage", "Redo"))
        self._undo.clicked.connect(desk.undo)
        self._redo.clicked.connect(desk.redo)
        tools = QHBoxLayout()
        tools.addWidget(self._filter, 1)
        tools.addStretch(1)
        tools.addWidget(self._undo)
        tools.addWidget(self._redo)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.addWidget(self._state)
        column.addLayout(tools)
        column.addWidget(self._table, 1)

    def refresh(self) -> None:
        history = self.desk.workspace.history()
        self._table.set_rows(self._rows(history))
        undo, redo = self.desk.workspace.can_undo, self.desk.workspace.can_redo
        self._undo.setEnabled(undo is not None)
        self._undo.setToolTip(self.desk.text_of(undo) if undo else "")
        self._redo.setEnabled(redo is not None)
        self._redo.setToolTip(self.desk.text_of(redo) if redo else "")
        self._verify(len(history))

    def focus_first(self) -> None:
        self._table.setFocus()
        if self._table.selected is None:
            self._table.selectRow(0)

    def page_actions(self) -> Sequence[QAction]:
        return ()

    def _rows(self, history: Sequence[HistoryEntry]) -> list[JournalRow]:
        taken_back = undone(history)
        then = events_then(self.desk.open_event, history)
        texts = {entry.id: self.desk.text_of(entry, then[entry.id]) for entry in history}
        return [
            JournalRow(entry=entry, text=_text(entry, texts), undone=entry.id in taken_back)
            for entry in history
        ]

    def _verify(self, entries: int) -> None:
        """Check the file in a worker; what an older check finds is not shown any more."""
        self._state.setText(translate("JournalPage", "The journal is being checked…"))
        self._checks += 1
        number, path = self._checks, self.desk.workspace.path
        in_background(lambda: _Check(number, entries, _problems(path)), self._show_state)

    def _show_state(self, check: "_Check") -> None:
        if check.number != self._checks:
            return
        if check.problems:
            self._state.setText("⚠ " + " ".join(check.problems))
            return
        text = translate(
            "JournalPage",
            "✓ The chain of %n entry(s) is whole: nothing was changed or left out afterwards.",
            None,
            check.entries,
        )
        self._state.setText(text)


class _JournalTable(Table[JournalRow]):
    """Keeps every column in view: what was done takes the room the others leave, and is cut."""

    def fit_columns(self) -> None:
        super().fit_columns()
        header = self.horizontalHeader()
        if header.count() > _WHAT:
            header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
        for column, widest in ((_WHO, self.width() // 8), (_REASON, self.width() // 4)):
            self.setColumnWidth(column, min(self.columnWidth(column), widest))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit_columns()


@dataclass(frozen=True, slots=True)
class _Check:
    """What a check of the file found; `number` is its turn among the checks of the page."""

    number: int
    entries: int
    problems: tuple[str, ...]


def _problems(path: Path) -> tuple[str, ...]:
    """Return what is wrong with a file, in sentences."""
    catalogue = window_catalogue()
    try:
        return tuple(
            sentence(catalogue, fault.code, {"place": fault.place}) for fault in verify(path)
        )
    except FileError as error:
        return (error_sentence(error),)


def _text(entry: HistoryEntry, texts: Mapping[int, str]) -> str:
    """Return the line of an entry; of an undo with what was undone."""
    if entry.reverses is None:
        return texts[entry.id]
    pattern = (
        translate("JournalPage", "№ {number} undone: {act}")
        if entry.kind is Kind.UNDO
        else translate("JournalPage", "№ {number} done again: {act}")
    )
    return pattern.format(number=entry.reverses, act=texts[entry.reverses])


def _columns() -> Sequence[Column[JournalRow]]:
    return (
        Column(
            title=translate("JournalPage", "№"),
            text=lambda row: str(row.entry.id),
            sort_key=lambda row: row.entry.id,
            align=RIGHT,
        ),
        Column(
            title=translate("JournalPage", "Time"),
            text=lambda row: f"{row.entry.at:%d.%m.%Y %H:%M:%S}",
            sort_key=lambda row: row.entry.at,
        ),
        Column(title=translate("JournalPage", "Who"), text=lambda row: row.entry.actor),
        Column(
            title=translate("JournalPage", "State"),
            text=lambda row: translate("JournalPage", "undone") if row.undone else "",
        ),
        Column(
            title=translate("JournalPage", "What"),
            text=lambda row: row.text,
            struck_out=lambda row: row.undone,
        ),
        Column(title=translate("JournalPage", "Reason"), text=lambda row: row.entry.reason or ""),
    )
