"""The sheets that pages stand on: one is seen, and a page that needs more room is scrolled."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget

from arbiter_app.gui.base.page import Page, on_sheet
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.viewports import own_viewport


class PageStack(QStackedWidget):
    """Shows one page. It asks the window for no room: no page makes the window grow."""

    @property
    def page(self) -> Page:
        """The page that is shown."""
        sheet = self.currentWidget()
        assert isinstance(sheet, _Sheet)
        assert sheet.page is not None, "nobody asks while it is built"
        return sheet.page

    def build(self, build: Callable[[], Page]) -> Page:
        """Build a page on a sheet of its own, not shown yet; what fails to be built leaves none."""
        sheet = _Sheet()
        self.addWidget(sheet)
        try:
            with on_sheet(sheet.viewport()):
                page = sheet.page = build()
        except BaseException:
            self.removeWidget(sheet)
            sheet.deleteLater()
            raise
        return page

    def add_page(self, page: Page) -> None:
        """Put a page that was built here among the others, not shown yet."""
        self._sheet_of(page).take(page)

    def show_page(self, page: Page) -> None:
        """Show a page that was added before."""
        self.setCurrentWidget(self._sheet_of(page))

    def _sheet_of(self, page: Page) -> "_Sheet":
        sheets = (self.widget(place) for place in range(self.count()))
        return next(each for each in sheets if isinstance(each, _Sheet) and each.page is page)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(480), px(300))


class _Sheet(QScrollArea):
    """A page as large as there is room, or as large as it has to be."""

    def __init__(self) -> None:
        super().__init__()
        own_viewport(self)
        self.page: Page | None = None
        """None while it is being built."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def take(self, page: Page) -> None:
        """Show the page that was built here wherever the sheet is shown."""
        page.installEventFilter(self)
        self.setWidget(page)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.page is not None:
            self._fit(self.page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        page = self.page
        if page is not None and watched is page and event.type() is QEvent.Type.LayoutRequest:
            self._fit(page)
        return super().eventFilter(watched, event)

    def _fit(self, page: Page) -> None:
        """Qt's own way takes the height that a page would like for the one that it needs."""
        room = self.maximumViewportSize()
        least = _least(page, room.width())
        if least.height() > room.height():
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
            least = _least(page, room.width())
        if least.width() > room.width():
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        page.resize(room.expandedTo(least))


def _least(page: Page, width: int) -> QSize:
    """Return the room without which something of a page would be cut."""
    layout = page.layout()
    if layout is None:
        return page.minimumSizeHint()
    least = layout.totalMinimumSize()
    if layout.hasHeightForWidth():
        wide = max(width, least.width())
        least.setHeight(layout.totalMinimumHeightForWidth(wide))
    return least
