"""The list of papers to choose from, in the groups in which an event needs them."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import Room, Type, letters, px, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.tables.row_paint import paint_bar
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_CAPTIONS = {
    "technical-information": QT_TRANSLATE_NOOP("PaperList", "Before play"),
    "draw-order": QT_TRANSLATE_NOOP("PaperList", "Draw"),
    "schedule": QT_TRANSLATE_NOOP("PaperList", "Play"),
    "cross-table": QT_TRANSLATE_NOOP("PaperList", "Table"),
    "evening-pack": QT_TRANSLATE_NOOP("PaperList", "All together"),
    "all-pairings": QT_TRANSLATE_NOOP("PaperList", "All tournaments"),
    "incident-act": QT_TRANSLATE_NOOP("PaperList", "Disputes"),
}
"""What stands above the first paper of each group."""

_BESIDE = 12
"""Room at the left of a word, in pixels beside letters of the usual height."""
_SCROLL_BAR = 14
_WIDEST = 180
"""Of a word; a longer one goes on in a second line."""


class PaperList(QListWidget):
    """As wide as its words, with a caption above every group."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("PaperList", "Documents"))
        show_as(self, Look.BARE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_PaperDelegate(self))
        for each in DOCUMENTS:
            self.addItem(translate("Document", each.title))
        metrics = QFontMetrics(QApplication.font())
        widest = max(
            metrics.horizontalAdvance(self.item(row).text()) for row in range(self.count())
        )
        self.setFixedWidth(min(widest, px(_WIDEST)) + 2 * px(_BESIDE) + px(_SCROLL_BAR))

    def offer(self, event: Event) -> None:
        """Show the papers that an event has any use for."""
        for row, each in enumerate(DOCUMENTS):
            self.setRowHidden(row, not each.is_used(event))
        if self.isRowHidden(self.currentRow()):
            self.setCurrentRow(0)


class _PaperDelegate(QStyledItemDelegate):
    """Paints the words of papers, picked where the keys go to and held where they are elsewhere."""

    def __init__(self, papers: PaperList) -> None:
        super().__init__(papers)
        self._papers = papers
        self._captions = [_CAPTIONS.get(each.id, "") for each in DOCUMENTS]

    def sizeHint(  # noqa: N802
        self, _: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(letters(Type.TEXT))
        room = QRect(0, 0, px(_WIDEST), 0)
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), index.data())
        more = max(words.height() - metrics.height(), 0)
        return QSize(0, row_height() + more + self._above(index.row()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        whole: QRect = option.rect
        above = self._above(index.row())
        if above:
            self._paint_caption(painter, whole, index.row())
        rect = whole.adjusted(0, above, 0, 0)
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        has_keys = is_current and self._papers.hasFocus()
        if is_current:
            painter.fillRect(rect, colour(Token.PICKED if has_keys else Token.HELD))
            paint_bar(painter, rect)
        painter.setFont(letters(Type.TEXT))
        painter.setPen(colour(Token.ON_PICKED if has_keys else Token.INK))
        words = rect.adjusted(px(_BESIDE), 0, -px(_BESIDE), 0)
        wrapped = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(words, wrapped, index.data())

    def _above(self, row: int) -> int:
        """Return the room of a caption and of what is between groups."""
        if not self._captions[row]:
            return 0
        height = QFontMetrics(letters(Type.SMALL)).height() + px(Room.TIGHT)
        return height + (px(Room.SMALL) if row else 0)

    def _paint_caption(self, painter: QPainter, whole: QRect, row: int) -> None:
        above = QRect(whole.left(), whole.top(), whole.width(), self._above(row) - px(Room.HAIR))
        if row:
            line = QRect(whole.left(), whole.top() + px(Room.TIGHT), whole.width(), 1)
            painter.fillRect(line, colour(Token.LINE))
        painter.setFont(letters(Type.SMALL))
        painter.setPen(colour(Token.INK2))
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        words = above.adjusted(px(_BESIDE), 0, 0, 0)
        painter.drawText(words, bottom, translate("PaperList", self._captions[row]))
