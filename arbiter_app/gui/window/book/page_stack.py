"""The sheets that pages stand on: one is seen, and a page that needs more room is scrolled."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget

from arbiter_app.gui.base.page import Page
from arbiter_app.gui.look.sizes import px


class PageStack(QStackedWidget):
    """Shows one page. It asks the window for no room: no page makes the window grow."""

    @property
    def page(self) -> Page:
        """The page that is shown."""
        sheet = self.currentWidget()
        assert isinstance(sheet, _Sheet)
        return sheet.page

    def add_page(self, page: Page) -> None:
        """Put a page among the others, not shown yet."""
        sheet = _Sheet(page)
        self.addWidget(sheet)
        # Last, for a page that is moved with all that stands on it is dressed anew every time.
        sheet.setWidget(page)

    def show_page(self, page: Page) -> None:
        """Show a page that was added before."""
        for place in range(self.count()):
            sheet = self.widget(place)
            if isinstance(sheet, _Sheet) and sheet.page is page:
                self.setCurrentWidget(sheet)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(480), px(300))


class _Sheet(QScrollArea):
    """A page as large as there is room, or as large as it has to be."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self.page and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Qt's own way takes the height that a page would like for the one that it needs."""
        room = self.maximumViewportSize()
        least = self._least(room.width())
        if least.height() > room.height():
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
            least = self._least(room.width())
        if least.width() > room.width():
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        self.page.resize(room.expandedTo(least))

    def _least(self, width: int) -> QSize:
        """Return the room without which something of the page would be cut."""
        layout = self.page.layout()
        if layout is None:
            return self.page.minimumSizeHint()
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            wide = max(width, least.width())
            least.setHeight(layout.totalMinimumHeightForWidth(wide))
        return least
