"""What is scrolled as a whole where there is no room for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QTableView, QWidget

from arbiter_app.gui.look.sizes import Room, px, row_height


class Scrolled(QScrollArea):
    """As much of a widget as there is room for, never pushed sideways. The keys go to what stands
    in it, which is scrolled to when it has the focus.
    """

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        app = QApplication.instance()
        assert isinstance(app, QApplication), "there is no widget without it"
        app.focusChanged.connect(self._reveal)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of what is inside: it is not pushed sideways."""
        inside = self.widget()
        assert inside is not None, "it is made with what is inside"
        beside = self.verticalScrollBar().sizeHint().width()
        width = inside.minimumSizeHint().width() + beside
        return QSize(width, super().minimumSizeHint().height())

    def _reveal(self, _: QWidget | None, focused: QWidget | None) -> None:
        if focused is not None and self.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 0, px(Room.SMALL))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return no more height than it is given at the least, where that is said."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.minimumHeight() or hint.height())


def show_whole(table: QTableView) -> None:
    """Let a table of all its rows be scrolled with what stands around it, not by itself."""
    table.setTabKeyNavigation(False)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.selectionModel().currentChanged.connect(lambda: _show_row(table))


def _show_row(table: QTableView) -> None:
    """Scroll what a table of all its rows stands in to the row of its cursor."""
    around = table.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and (inside := around.widget()) is not None:
            row = table.visualRect(table.currentIndex()).center()
            place = table.viewport().mapTo(inside, row)
            around.ensureVisible(0, place.y(), 0, row_height())
            return
        around = around.parentWidget()
