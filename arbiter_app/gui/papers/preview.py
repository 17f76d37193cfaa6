"""The place of a paper: its pages with small pictures beside them, or why there is none."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import act, act_tool
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import Fit, PdfView
from arbiter_app.gui.papers.thumbnails import Thumbnails
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate


class Preview(QWidget):
    """Says which page of how many is in view, and how large."""

    def __init__(self, owner: QWidget) -> None:
        """Let the keys of zooming work while `owner`, the page, is seen."""
        super().__init__()
        self.view = PdfView()
        self.thumbnails = Thumbnails(self.view)
        self._said = words(look=Look.LEAD, wraps=True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        pages = QWidget()
        row(self.thumbnails, (self.view, 1), gap=Room.SMALL, into=pages)
        self._pages_place = pages
        self._stack.addWidget(pages)
        self._stack.addWidget(self._said)
        self._position = words(look=Look.SECOND)
        # Another figure moves no tool.
        widest = _position_text(page=10, pages=10, zoom=100)
        self._position.setMinimumWidth(self._position.fontMetrics().horizontalAdvance(widest))
        self.larger = act(
            owner,
            translate("DocumentsPage", "&Larger"),
            lambda: self.view.zoom_by(1),
            Key.LARGER,
        )
        self.smaller = act(
            owner,
            translate("DocumentsPage", "S&maller"),
            lambda: self.view.zoom_by(-1),
            Key.SMALLER,
        )
        self.fit_width = act(
            owner,
            translate("DocumentsPage", "Fit &width"),
            lambda: self.view.fit(Fit.WIDTH),
            Key.USUAL_SIZE,
        )
        self.fit_page = act(
            owner,
            translate("DocumentsPage", "Fit p&age"),
            lambda: self.view.fit(Fit.PAGE),
            Key.WHOLE_IN_VIEW,
        )
        for fit in (self.fit_width, self.fit_page):
            fit.setCheckable(True)
        zooming = (self.smaller, self.larger, self.fit_width, self.fit_page)
        self._zooms = [act_tool(each) for each in zooming]
        self._told = Aside()
        column(
            wrapping(self._position, *self._zooms, right=1),
            self._told,
            (self._stack, 1),
            into=self,
        )
        self.view.moved.connect(self._show_position)

    @property
    def zooming(self) -> tuple[QAction, ...]:
        """The acts that change how large a page is seen."""
        return (self.larger, self.smaller, self.fit_width, self.fit_page)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab stops, in its order."""
        return (*self._zooms, self.thumbnails, self.view)

    def show_pages(self, pages: PdfPages) -> None:
        """Show a paper."""
        self.view.show_pages(pages)
        self._stack.setCurrentWidget(self._pages_place)

    def say_instead(self, text: str, *, is_list: bool = False) -> None:
        """Say in the place of a paper why there is none; a list begins at the left."""
        self._said.setAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            if is_list
            else Qt.AlignmentFlag.AlignCenter
        )
        self._said.setText(text)
        self.view.show_pages(None)
        self._stack.setCurrentWidget(self._said)

    def tell(self, text: str) -> None:
        """Say above the paper what is to be known of it; "" for nothing."""
        self._told.say(text)

    def say_how_far(self, text: str) -> None:
        """Say in the place of the figures what is being made."""
        self._position.setText(text)

    def _show_position(self) -> None:
        self.fit_width.setChecked(self.view.fitting is Fit.WIDTH)
        self.fit_page.setChecked(self.view.fitting is Fit.PAGE)
        if not self.view.page_count:
            self._position.clear()
            return
        text = _position_text(
            page=self.view.page + 1,
            pages=self.view.page_count,
            zoom=round(100 * self.view.zoom),
        )
        self._position.setText(text)


def _position_text(*, page: int, pages: int, zoom: int) -> str:
    pattern = translate("DocumentsPage", "Page {page} of {pages}, {zoom} %")
    return pattern.format(page=page, pages=pages, zoom=zoom)
