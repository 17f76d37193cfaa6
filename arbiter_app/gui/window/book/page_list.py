"""The list of pages at the left: icon, word, state and key of each, in the groups of the work."""

from collections.abc import Mapping
from operator import is_

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.look.appearance import appearance, colour, kind
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.tokens import Kind, Token
from arbiter_app.gui.look.viewports import own_viewport
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.window.book.page_row import PageDelegate, Row
from arbiter_app.gui.window.book.pages import PAGES, PageEntry, waits
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_CAPTIONS = {
    PageId.EVENT: QT_TRANSLATE_NOOP("PageList", "Preparation"),
    PageId.PLAYING: QT_TRANSLATE_NOOP("PageList", "Play"),
    PageId.TABLE: QT_TRANSLATE_NOOP("PageList", "Result"),
    PageId.PAPERS: QT_TRANSLATE_NOOP("PageList", "Papers"),
}
"""What stands above each group, by its first page; above the next one while that is folded away."""


def _are_same(parts: tuple[object, ...], former: tuple[object, ...]) -> bool:
    return len(parts) == len(former) and all(map(is_, parts, former))


class PageList(QListWidget):
    """The pages of an event, one of them current; those that the event has no use for are folded
    away while they are not shown.
    """

    chosen = Signal(object)
    """The page the arbiter wants to see: its `PageId`."""

    def __init__(self) -> None:
        super().__init__()
        own_viewport(self)
        self._warnings: Mapping[PageId, str] = {}
        self._event: Event | None = None
        self._figures: list[tuple[tuple[object, ...], str]] = [((), "")] * len(PAGES)
        """What was said of each page last, with the parts of the event from which that followed."""
        self.rows = [Row(page_title(entry.id), entry.key, entry.id.value) for entry in PAGES]
        self.setAccessibleName(translate("PageList", "Pages"))
        show_as(self, Look.PAGES)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._delegate = PageDelegate(self, self.rows)
        self.setItemDelegate(self._delegate)
        for entry, row in zip(PAGES, self.rows, strict=True):
            item = QListWidgetItem(row.title, self)
            item.setToolTip(plain_tip(f"{row.title} ({row.key})"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(entry, ""))
        self._put_captions()
        self.currentRowChanged.connect(self._on_current)
        appearance().themed.connect(self.viewport().update)
        self._fit()

    def show_state(self, event: Event) -> None:
        """Bring the figures beside the words up to date, and show the pages that it needs."""
        self._event = event
        for place, entry in enumerate(PAGES):
            follows_from = () if entry.follows_from is None else entry.follows_from(event)
            if not follows_from or not _are_same(follows_from, self._figures[place][0]):
                self._figures[place] = follows_from, entry.state(event)
        self._show_figures()

    def warn(self, warnings: Mapping[PageId, str]) -> None:
        """Show beside pages what waits for the arbiter there, in place of their figures."""
        self._warnings = warnings
        if self._event is not None:
            self._show_figures()

    def state_of(self, page: PageId) -> str:
        """Return what stands beside the word of a page."""
        return self.rows[_place(page)].state

    def is_folded(self, page: PageId) -> bool:
        """Return whether a page is not seen in the list."""
        return self.isRowHidden(_place(page))

    def set_current(self, page: PageId) -> None:
        """Mark a page as the one that is shown."""
        self.setCurrentRow(_place(page))

    @property
    def is_narrow(self) -> bool:
        """Whether icons and keys stand alone."""
        return self._delegate.is_narrow

    def set_narrow(self, is_narrow: bool) -> None:
        """Show icons and keys alone, or the words too."""
        if is_narrow != self._delegate.is_narrow:
            self._delegate.is_narrow = is_narrow
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_height()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose no page by its caption."""
        if not self._is_caption(event.position().toPoint()):
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if kind() is Kind.HIGH_CONTRAST:
            # Its desk has the colour of the page.
            painter = QPainter(self.viewport())
            height = self.viewport().height()
            painter.fillRect(self.viewport().width() - 1, 0, 1, height, colour(Token.RULE))
            painter.end()

    def _on_current(self, place: int) -> None:
        self._fold()
        self.chosen.emit(PAGES[place].id)

    def _show_figures(self) -> None:
        news = [self._show(place, figure) for place, (_, figure) in enumerate(self._figures)]
        if any(news):
            self._fit()
        self._fold()

    def _show(self, place: int, figure: str) -> bool:
        """Show a figure; return whether it is another than before."""
        entry, row = PAGES[place], self.rows[place]
        state = self._warnings.get(entry.id) or figure
        if row.state == state:
            return False
        row.state, row.waits = state, waits(state)
        self.item(place).setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(entry, state))
        return True

    def _fold(self) -> None:
        """Show the pages that the event needs, and the current one."""
        if self._event is None:
            return
        folds = [
            place != self.currentRow()
            and not self.rows[place].state
            and not entry.is_used(self._event)
            for place, entry in enumerate(PAGES)
        ]
        if folds != [self.isRowHidden(place) for place in range(self.count())]:
            for place, is_folded in enumerate(folds):
                self.setRowHidden(place, is_folded)
            self._put_captions()
            self._fit_height()

    def _put_captions(self) -> None:
        """Put the caption of each group above the first of its pages that is seen."""
        caption = ""
        for place, (entry, row) in enumerate(zip(PAGES, self.rows, strict=True)):
            if entry.id in _CAPTIONS:
                caption = translate("PageList", _CAPTIONS[entry.id])
            row.caption = "" if self.isRowHidden(place) else caption
            caption = caption if self.isRowHidden(place) else ""

    def _is_caption(self, at: QPoint) -> bool:
        index = self.indexAt(at)
        return index.isValid() and at.y() < self.visualRect(index).top() + self._delegate.head_of(
            self.rows[index.row()]
        )

    def _fit(self) -> None:
        self.setFixedWidth(self._delegate.width())
        self._fit_height()

    def _fit_height(self) -> None:
        """Let rows give way before they have to be scrolled."""
        shown = [row for place, row in enumerate(self.rows) if not self.isRowHidden(place)]
        self._delegate.fit(shown, self.viewport().height())
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


def _place(page: PageId) -> int:
    return next(place for place, entry in enumerate(PAGES) if entry.id is page)


def _spoken(entry: PageEntry, state: str) -> str:
    title = page_title(entry.id)
    if waits(state):
        pattern = translate("PageList", "{page}: {count} waiting ({key})")
        count = state.removeprefix("!").strip() or "1"
        return pattern.format(page=title, count=count, key=entry.key)
    return f"{title} {state} ({entry.key})" if state else f"{title} ({entry.key})"
