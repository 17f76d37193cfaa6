"""The preview: the very PDF that is saved and printed, page below page."""

from enum import Enum, auto

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea

from arbiter_app.gui.look.appearance import appearance, colour
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.papers.pdf_pages import POINTS_PER_INCH, PdfPages
from arbiter_app.gui.parts.tables.row_paint import paint_frame
from arbiter_app.i18n import translate

_GAP = 12
"""Between pages, in pixels beside letters of the usual height."""
_LINE = 24
"""By how much an arrow key scrolls."""
_STEP = 1.25
_SMALLEST, _LARGEST = 0.1, 4.0


class Fit(Enum):
    """What decides the zoom when the window changes its size."""

    PAGE = auto()
    WIDTH = auto()
    NOTHING = auto()


class PdfView(QAbstractScrollArea):
    """Shows pages sharp at any zoom; a screen reader reads the text of the page in view."""

    moved = Signal()
    """Another page is in view, or the zoom changed."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: PdfPages | None = None
        self._fit = Fit.WIDTH
        self._zoom = 1.0
        self._pictures: dict[int, QImage] = {}
        self._described: tuple[PdfPages | None, int] = (None, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("PdfView", "Preview"))
        appearance().themed.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(self._tell)

    def show_pages(self, pages: PdfPages | None) -> None:
        """Show another PDF, or none; zoom and, where it still exists, the place in it stay."""
        self._pages = pages
        self._lay_out()
        self._tell()

    @property
    def pages(self) -> PdfPages | None:
        """The PDF that is shown."""
        return self._pages

    @property
    def page(self) -> int:
        """The page in view, from 0."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 3
        frames = self._frames()
        return next((i for i, frame in enumerate(frames) if frame.bottom() >= middle), 0)

    @property
    def page_count(self) -> int:
        return len(self._pages) if self._pages else 0

    @property
    def zoom(self) -> float:
        """How large the page is shown: 1 is its size on paper."""
        return self._zoom

    @property
    def fitting(self) -> Fit:
        """What decides the zoom."""
        return self._fit

    def fit(self, fit: Fit) -> None:
        """Let the size of the window decide the zoom."""
        self._fit = fit
        self._lay_out()
        self._tell()

    def zoom_by(self, steps: int) -> None:
        """Make the page larger, or smaller for steps below 0."""
        self._fit = Fit.NOTHING
        self._zoom = min(max(self._zoom * _STEP**steps, _SMALLEST), _LARGEST)
        self._lay_out()
        self._tell()

    def go_to(self, page: int) -> None:
        """Bring the top of a page into view; before the first is the first, likewise the last."""
        frames = self._frames()
        if frames:
            frame = frames[min(max(page, 0), len(frames) - 1)]
            self.verticalScrollBar().setValue(frame.top() - px(_GAP))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.ZoomIn):
            self.zoom_by(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom_by(-1)
        elif event.key() == Qt.Key.Key_PageDown:
            self.go_to(self.page + 1)
        elif event.key() == Qt.Key.Key_PageUp:
            self.go_to(self.page - 1)
        elif event.key() == Qt.Key.Key_Home:
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End:
            self.go_to(self.page_count - 1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            return
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), colour(Token.DESK))
        offset = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        seen: set[int] = set()
        for number, frame in enumerate(self._frames()):
            place = frame.translated(-offset)
            if place.intersects(event.rect()):
                seen |= {number - 1, number, number + 1}
                picture = self._picture(number)
                sheet = QRect(place.topLeft(), picture.deviceIndependentSize().toSize())
                painter.fillRect(sheet.adjusted(-1, -1, 1, 1), colour(Token.RULE))
                painter.drawImage(sheet.topLeft(), picture)
        # Of a file of hundreds of pages only those in view, and their neighbours, take memory.
        self._pictures = {page: each for page, each in self._pictures.items() if page in seen}
        if self.hasFocus():
            paint_frame(painter, self.viewport().rect(), has_keys=True)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.viewport().update()

    def _lay_out(self) -> None:
        """Choose the zoom that fits and tell the scroll bars how much there is."""
        self._pictures.clear()
        if self._pages:
            self._zoom = self._fitting_zoom(self._pages)
        frames = self._frames()
        whole = QSize(
            max((frame.width() for frame in frames), default=0) + 2 * px(_GAP),
            frames[-1].bottom() + px(_GAP) if frames else 0,
        )
        seen = self.viewport().size()
        for bar, length, visible in (
            (self.verticalScrollBar(), whole.height(), seen.height()),
            (self.horizontalScrollBar(), whole.width(), seen.width()),
        ):
            bar.setPageStep(visible)
            bar.setSingleStep(px(_LINE))
            bar.setRange(0, max(0, length - visible))
        self.viewport().update()

    def _fitting_zoom(self, pages: PdfPages) -> float:
        if self._fit is Fit.NOTHING:
            return self._zoom
        widest = max(size.width() for size in pages.sizes)
        tallest = max(size.height() for size in pages.sizes)
        # The room beside a scroll bar, whether it is there or not, so that it cannot flicker.
        room = self.maximumViewportSize() - QSize(2 * px(_GAP), 2 * px(_GAP))
        across = (room.width() - self.verticalScrollBar().sizeHint().width()) / widest
        zoom = across if self._fit is Fit.WIDTH else min(across, room.height() / tallest)
        return min(max(zoom / self._pixels_per_point, _SMALLEST), _LARGEST)

    @property
    def _pixels_per_point(self) -> float:
        return self.logicalDpiX() / POINTS_PER_INCH

    def _frames(self) -> list[QRect]:
        """Return where every page lies in the whole, centred, with gaps between."""
        if self._pages is None:
            return []
        scale = self._zoom * self._pixels_per_point
        top, frames = px(_GAP), []
        for size in self._pages.sizes:
            width, height = round(size.width() * scale), round(size.height() * scale)
            left = max((self.viewport().width() - width) // 2, px(_GAP))
            frames.append(QRect(left, top, width, height))
            top += height + px(_GAP)
        return frames

    def _picture(self, number: int) -> QImage:
        """Return a page with as many pixels as the screen has for it."""
        assert self._pages is not None
        if number not in self._pictures:
            density = self.devicePixelRatioF()
            scale = self._zoom * self._pixels_per_point * density
            picture = self._pages.image(number, scale)
            picture.setDevicePixelRatio(density)
            self._pictures[number] = picture
        return self._pictures[number]

    def _tell(self) -> None:
        """Give the text of the page in view to a screen reader, once per page."""
        shown = (self._pages, self.page)
        if shown != self._described:
            self._described = shown
            text = self._pages.text(self.page) if self._pages else ""
            self.setAccessibleDescription(text)
        self.moved.emit()
