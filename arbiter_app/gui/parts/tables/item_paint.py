"""How the items of small lists and trees are painted that are no `Table`: as its rows are."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.gui.base.rows_model import Index
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import px, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.row_paint import paint_bar

SECOND_ROLE = Qt.ItemDataRole.UserRole + 100
"""Whether an item is read second."""

_AROUND = 5
"""Above and below words of several lines, in pixels beside letters of the usual height."""
_BOX = 14
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.80, 0.30))
"""The corners of a tick, in parts of its box."""


class ItemDelegate(QStyledItemDelegate):
    """Hairlines and inks, the item that the keys go to picked, boxes that can be ticked."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        view = shown.widget
        assert isinstance(view, QAbstractItemView), "views alone have items"
        rect: QRect = shown.rect
        is_chosen = bool(shown.state & QStyle.StateFlag.State_Selected)
        is_picked = is_chosen and view.hasFocus()
        if is_chosen:
            painter.fillRect(rect, colour(Token.PICKED if is_picked else Token.HELD))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colour(Token.LINE))
        if index == view.currentIndex() and is_chosen:
            paint_bar(painter, rect)
        part, style = QStyle.SubElement, view.style()
        if shown.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            place = style.subElementRect(part.SE_ItemViewItemCheckIndicator, shown, view)
            is_ticked = shown.checkState == Qt.CheckState.Checked
            _paint_box(painter, place, is_ticked=is_ticked, is_framed=is_picked)
        painter.setFont(shown.font)
        painter.setPen(colour(_ink(shown, index, is_picked=is_picked)))
        _write(painter, style.subElementRect(part.SE_ItemViewItemText, shown, view), shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), max(hint.height() + px(_AROUND), row_height()))


def _ink(shown: QStyleOptionViewItem, index: Index, *, is_picked: bool) -> Token:
    is_second = bool(index.data(SECOND_ROLE))
    if not shown.state & QStyle.StateFlag.State_Enabled:
        is_second = True
    if is_picked:
        return Token.ON_PICKED2 if is_second else Token.ON_PICKED
    return Token.INK2 if is_second else Token.INK


def _write(painter: QPainter, room: QRect, shown: QStyleOptionViewItem) -> None:
    beside = px(3)
    inside = room.adjusted(beside, 0, -beside, 0)
    how = int(shown.displayAlignment)
    text = shown.text
    if shown.features & QStyleOptionViewItem.ViewItemFeature.WrapText:
        how |= int(Qt.TextFlag.TextWordWrap)
    else:
        text = shown.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
    painter.drawText(inside, how, text)


def _paint_box(painter: QPainter, place: QRect, *, is_ticked: bool, is_framed: bool) -> None:
    box = QRect(0, 0, px(_BOX), px(_BOX))
    box.moveCenter(place.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(Token.ACCENT if is_ticked or is_framed else Token.EDGE))
    painter.setBrush(colour(Token.ACCENT if is_ticked else Token.FIELD))
    painter.drawRoundedRect(box, px(2), px(2))
    if is_ticked:
        painter.setPen(pen(Token.ON_ACCENT, 1.7))
        corners = (
            QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in _TICK
        )
        painter.drawPolyline(QPolygonF([*corners]))
    painter.restore()
