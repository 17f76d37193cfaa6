"""The tie-breaks that may be added, found by typing a part of their code or name."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QSortFilterProxyModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QCompleter, QStyle

from arbiter_app.gui.base.keyboard import TO_LATIN
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.look.sizes import Type, letters
from arbiter_app.gui.parts.line import keep_bounds
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_CODE = Qt.ItemDataRole.UserRole


class Offer(NamedTuple):
    """A tie-break that may be added."""

    article: str
    """Of C.07, or of an earlier text with the name of that before it."""
    code: str
    text: str
    """As it stands in the list: the code, a dash, the name."""


class TieBreakSearch(QComboBox):
    """Enter takes what was typed: a code in any spelling, else the first name that contains it."""

    wanted = Signal(str)
    """The code to be added, or a text that is none."""

    def __init__(self, is_code: Callable[[str], bool]) -> None:
        super().__init__()
        self._is_code = is_code
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(translate("TieBreakSearch", "Tie-break to add"))
        self.setMaxVisibleItems(20)
        # The longest name is for the list below; the field is as wide as the page lets it be.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._selectable = _Selectable(self._model)
        self._found = QCompleter(self._selectable, self)
        self._found.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._found.setFilterMode(Qt.MatchFlag.MatchContains)
        self._found.setMaxVisibleItems(12)
        self.setCompleter(self._found)
        appearance().dress_suggestions(self._found)
        field = self.lineEdit()
        assert field is not None, "an editable box has a field"
        keep_bounds(field)
        field.setAccessibleName(self.accessibleName())
        field.setPlaceholderText(translate("TieBreakSearch", "add: type a code or a name"))
        field.setClearButtonEnabled(False)
        self._found.activated.connect(self._take_found)

    def offer(self, offers: Iterable[Offer]) -> None:
        """Offer these tie-breaks, those of one chapter together."""
        typed = self.currentText()
        self._model.clear()
        chapter = ""
        for offer in offers:
            if (head := _chapter(offer.article)) != chapter:
                chapter = head
                self._model.appendRow(_heading(head))
            item = QStandardItem(offer.text)
            item.setData(offer.code, _CODE)
            self._model.appendRow(item)
        self.setCurrentIndex(-1)
        self.setEditText(typed)
        self._widen()

    def _widen(self) -> None:
        """Let both lists show their longest name in full."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        width = self.view().sizeHintForColumn(0) + 2 * bar
        for shown in (self.view(), self._found.popup()):
            if shown is not None:
                shown.setMinimumWidth(width)

    def take(self) -> None:
        """Ask for what stands in the field."""
        text = self.currentText().strip()
        if not text:
            self.setFocus()
            self.showPopup()
            return
        self.wanted.emit(self._code_of(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        found = self._found.popup()
        assert found is not None, "the completer shows a list"
        if found.isVisible() and found.currentIndex().isValid():
            event.ignore()  # the list of what was found takes it
            return
        found.hide()
        self.take()

    def _take_found(self) -> None:
        # Qt is yet to write into the field what was chosen.
        QTimer.singleShot(0, self, self.take)

    def _code_of(self, text: str) -> str:
        """Return the code that a text means; the text itself where it means none."""
        row = self.findText(text)
        if row >= 0:
            return str(self.itemData(row, _CODE))
        for code in (text, text.lower().translate(TO_LATIN)):
            if self._is_code(code):
                return code
        for row in range(self.count()):
            if text.lower() in self.itemText(row).lower() and (code := self.itemData(row, _CODE)):
                return str(code)
        return text


class _Selectable(QSortFilterProxyModel):
    """The offers without the headings between them."""

    def __init__(self, model: QStandardItemModel) -> None:
        super().__init__(model)
        self._offers = model
        self.setSourceModel(model)

    def filterAcceptsRow(self, row: int, _: object) -> bool:  # noqa: N802
        return self._offers.item(row).isEnabled()


_CHAPTERS = {
    "4": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 4 – own criteria of the event"),
    "6": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 6 – games among the tied"),
    "7": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 7 – own results"),
    "8": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 8 – results of the opponents"),
    "9": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 9 – own and opponents’ results"),
    "10": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 10 – ratings"),
    "12": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 12 – boards of teams"),
    "13": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 13 – both scores of teams"),
    "C": QT_TRANSLATE_NOOP("TieBreakChapter", "Art. 13 of C.02"),
}


def _chapter(article: str) -> str:
    return translate("TieBreakChapter", _CHAPTERS[article.partition(".")[0]])


def _heading(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEnabled(False)
    item.setFont(letters(Type.STRONG))
    return item
