"""The ordered list of tie-breaks: add, move, remove, all by keyboard."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.tie_breaks.catalogue import Criterion
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import tie_breaks


class TieBreakList(QWidget):
    """Shows the list; every change of it goes out as the new list."""

    edited = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._codes: tuple[str, ...] = ()
        self._list = _List(self)
        self._list.setSpacing(2)
        self._list.setMaximumHeight(self.fontMetrics().height() * 12)
        self._list.setAccessibleName(translate("TieBreakList", "Tie-breaks in their order"))
        self._offer = QComboBox()
        self._offer.setAccessibleName(translate("TieBreakList", "Tie-break to add"))
        self._up = self._button(translate("TieBreakList", "Up"), "Alt+↑")
        self._down = self._button(translate("TieBreakList", "Down"), "Alt+↓")
        self._remove = self._button(translate("TieBreakList", "Remove"), "Del")
        self._add = self._button(translate("TieBreakList", "Add"), "")
        self._up.clicked.connect(lambda: self.shift(-1))
        self._down.clicked.connect(lambda: self.shift(1))
        self._remove.clicked.connect(self.remove)
        self._add.clicked.connect(self._add_offered)
        self._list.currentRowChanged.connect(self._enable)
        buttons = QVBoxLayout()
        for button in (self._up, self._down, self._remove):
            buttons.addWidget(button)
        buttons.addStretch()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self._list, 0, 0)
        grid.addLayout(buttons, 0, 1)
        grid.addWidget(self._offer, 1, 0)
        grid.addWidget(self._add, 1, 1)
        self.setFocusProxy(self._list)

    def show_list(self, codes: Sequence[str], offered: Sequence[Criterion]) -> None:
        """Show a list, and offer what else the edition allows."""
        row = max(self._list.currentRow(), 0)
        self._codes = tuple(codes)
        self._list.clear()
        for position, code in enumerate(self._codes, start=1):
            self._list.addItem(f"{position}.  {_text(code)}")
        self._list.setCurrentRow(min(row, len(codes) - 1))
        self._offer.clear()
        for criterion in offered:
            for code in _spellings(criterion):
                if code not in self._codes:
                    self._offer.addItem(_text(code), code)
        self._add.setEnabled(self._offer.count() > 0)
        self._enable()

    def shift(self, by: int) -> None:
        """Move the tie-break under the cursor up (-1) or down (1)."""
        row = self._list.currentRow()
        if 0 <= row + by < len(self._codes):
            codes = list(self._codes)
            codes.insert(row + by, codes.pop(row))
            self._list.setCurrentRow(row + by)
            self.edited.emit(tuple(codes))

    def remove(self) -> None:
        """Take the tie-break under the cursor off the list."""
        row = self._list.currentRow()
        if row >= 0:
            self.edited.emit(self._codes[:row] + self._codes[row + 1 :])

    def _add_offered(self) -> None:
        self.edited.emit((*self._codes, self._offer.currentData()))

    def _enable(self) -> None:
        row = self._list.currentRow()
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < len(self._codes) - 1)
        self._remove.setEnabled(row >= 0)

    def _button(self, text: str, key: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        if key:
            button.setToolTip(f"{text} ({key})")
        return button


class _List(QListWidget):
    """Moves with Alt and the arrows, removes with Delete."""

    def __init__(self, editor: TieBreakList) -> None:
        super().__init__()
        self._editor = editor

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        match event.key():
            case Qt.Key.Key_Up if alt:
                self._editor.shift(-1)
            case Qt.Key.Key_Down if alt:
                self._editor.shift(1)
            case Qt.Key.Key_Delete:
                self._editor.remove()
            case _:
                super().keyPressEvent(event)


def _spellings(criterion: Criterion) -> Iterator[str]:
    """Yield the names under which a criterion is offered: plain, then each common modifier."""
    yield criterion.acronym
    for modifier in sorted(criterion.modifiers):
        for spelling in ("/L+1", "/L-1") if modifier == "/L±n" else (modifier,):
            yield criterion.acronym + spelling


def _text(code: str) -> str:
    return f"{code} – {tie_breaks.name(window_catalogue(), code)}"
