"""The pages of a paper as small pictures, to go to any of them."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import Room, Type, letters, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.i18n import translate

_SIDE = 84
"""The longer side of a picture, in pixels beside letters of the usual height."""
_SCROLL_BAR = 14
_FINER = 4


class Thumbnails(QListWidget):
    """Stands beside the pages that it leads to, where there are several."""

    def __init__(self, view: PdfView) -> None:
        super().__init__()
        self._view = view
        self._pages: PdfPages | None = None
        self.setAccessibleName(translate("Thumbnails", "Pages"))
        show_as(self, Look.BARE)
        self.setItemDelegate(_PictureDelegate(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(px(_SIDE) + 2 * px(Room.SMALL) + px(_SCROLL_BAR))
        self.hide()
        self.currentRowChanged.connect(self._go)
        view.moved.connect(self._follow)

    @property
    def pages(self) -> PdfPages | None:
        """The pages that are shown."""
        return self._pages

    def _go(self, row: int) -> None:
        if row >= 0:
            self._view.go_to(row)

    def _follow(self) -> None:
        """Show the pages of the view, with the one in view in hand."""
        with QSignalBlocker(self):
            if self._view.pages is not self._pages:
                self._take_over(self._view.pages)
            if not self.hasFocus():
                self.setCurrentRow(self._view.page)

    def _take_over(self, pages: PdfPages | None) -> None:
        self._pages = pages
        self.clear()
        count = len(pages) if pages else 0
        pattern = translate("Thumbnails", "Page {page}")
        for page in range(1, count + 1):
            item = QListWidgetItem(str(page), self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, pattern.format(page=page))
        self.setVisible(count > 1)


class _PictureDelegate(QStyledItemDelegate):
    """Paints a page when it comes into sight, over its number."""

    def __init__(self, thumbnails: Thumbnails) -> None:
        super().__init__(thumbnails)
        self._thumbnails = thumbnails
        self._of: PdfPages | None = None
        self._pictures: dict[int, QImage] = {}

    def sizeHint(  # noqa: N802
        self, _: QStyleOptionViewItem, __: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        number = QFontMetrics(letters(Type.SMALL)).height()
        return QSize(px(_SIDE), px(_SIDE) + number + 2 * px(Room.TIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        whole: QRect = option.rect
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        has_keys = is_current and self._thumbnails.hasFocus()
        if is_current:
            painter.fillRect(whole, colour(Token.PICKED if has_keys else Token.HELD))
        picture = self._picture(index.row())
        if picture is not None:
            size = picture.deviceIndependentSize().toSize()
            left = whole.left() + (whole.width() - size.width()) // 2
            top = whole.top() + px(Room.TIGHT) + (px(_SIDE) - size.height()) // 2
            sheet = QRect(left, top, size.width(), size.height())
            painter.fillRect(sheet.adjusted(-1, -1, 1, 1), colour(Token.RULE))
            painter.drawImage(sheet.topLeft(), picture)
        painter.setFont(letters(Type.SMALL))
        painter.setPen(colour(Token.ON_PICKED if has_keys else Token.INK2))
        below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(whole.adjusted(0, 0, 0, -px(Room.HAIR)), below, index.data())

    def _picture(self, page: int) -> QImage | None:
        pages = self._thumbnails.pages
        if pages is None:
            return None
        if pages is not self._of:
            self._of, self._pictures = pages, {}
        if page not in self._pictures:
            density = self._thumbnails.devicePixelRatioF()
            size = pages.sizes[page]
            scale = px(_SIDE) * density / max(size.width(), size.height())
            # Painted larger and made small, lines of tables do not grow together.
            large = pages.image(page, _FINER * scale)
            picture = large.scaled(
                large.size() / _FINER,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            picture.setDevicePixelRatio(density)
            self._pictures[page] = picture
        return self._pictures[page]
