"""The list of pages at the left: icon, word, state and key of each."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.icons import icon
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.window.pages import PAGES, PageEntry
from arbiter_app.i18n import translate

_STATE = Qt.ItemDataRole.UserRole
_KEY = Qt.ItemDataRole.UserRole + 1
_GAP = 10
_USUAL_STATE = "10/11"
"""As wide as the figures beside a word are but for very large events."""


class PageList(QListWidget):
    """The pages of an event, one of them current."""

    chosen = Signal(object)
    """The page the arbiter wants to see: its `PageId`."""

    def __init__(self) -> None:
        super().__init__()
        self._warnings: dict[PageId, str] = {}
        self._states: dict[int, str] = {}
        """What stands beside the words, by row."""
        self.setAccessibleName(translate("PageList", "Pages"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_PageDelegate(self))
        for entry in PAGES:
            item = QListWidgetItem(page_title(entry.id), self)
            item.setData(_KEY, entry.key)
            item.setToolTip(f"{page_title(entry.id)} ({entry.key})")
        self._draw_icons()
        self.currentRowChanged.connect(lambda row: self.chosen.emit(PAGES[row].id))
        self._fit()

    def show_state(self, event: Event) -> None:
        """Bring the figures beside the words up to date."""
        shown = [
            self._show(row, self._warnings.get(entry.id) or entry.state(event))
            for row, entry in enumerate(PAGES)
        ]
        if any(shown):
            self._fit()

    def warn(self, page: PageId, warning: str) -> None:
        """Show a warning beside a page in place of its figure; "" takes it away."""
        self._warnings[page] = warning
        for row, entry in enumerate(PAGES):
            if entry.id == page:
                self._show(row, warning)
        self._fit()

    def _show(self, row: int, state: str) -> bool:
        """Show a figure; return whether it is another than before."""
        if self._states.get(row) == state:
            return False
        self._states[row] = state
        self.item(row).setData(_STATE, state)
        self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(PAGES[row], state))
        return True

    def set_current(self, page: PageId) -> None:
        """Mark a page as the one that is shown."""
        self.setCurrentRow([entry.id for entry in PAGES].index(page))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw_icons()

    def _fit(self) -> None:
        self.setFixedWidth(self.sizeHintForColumn(0) + 2 * self.frameWidth())

    def _draw_icons(self) -> None:
        for row in range(self.count()):
            self.item(row).setIcon(icon(PAGES[row].id))


def _spoken(entry: PageEntry, state: str) -> str:
    return f"{page_title(entry.id)} {state} ({entry.key})"


class _PageDelegate(QStyledItemDelegate):
    """Icon and word at the left; at the right the state, and the key in fainter text."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(option.font)
        words = metrics.horizontalAdvance(index.data())
        states = (_USUAL_STATE, index.data(_STATE) or "")
        right = max(map(metrics.horizontalAdvance, states))
        right += metrics.horizontalAdvance(index.data(_KEY))
        return QSize(words + right + 24 + 5 * _GAP, metrics.height() + 20)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        page_icon, word = QIcon(option.icon), option.text
        option.icon, option.text = QIcon(), ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)

        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = option.palette.color(role)
        inside = option.rect.adjusted(_GAP, 0, -_GAP, 0)
        at = QRect(inside.left(), inside.center().y() - 11, 24, 24)
        mode = QIcon.Mode.Selected if selected else QIcon.Mode.Normal
        page_icon.paint(painter, at, Qt.AlignmentFlag.AlignCenter, mode)

        painter.save()
        painter.setPen(colour)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside.adjusted(24 + _GAP, 0, 0, 0), middle, word)
        key_width = QFontMetrics(option.font).horizontalAdvance(index.data(_KEY)) + _GAP
        right = Qt.AlignmentFlag.AlignRight | middle
        painter.drawText(inside.adjusted(0, 0, -key_width, 0), right, index.data(_STATE) or "")
        colour.setAlphaF(0.6)
        painter.setPen(colour)
        painter.drawText(inside, right, index.data(_KEY))
        painter.restore()
