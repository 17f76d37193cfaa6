"""What is scrolled as a whole where there is no room for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QTableView, QWidget

from arbiter_app.gui.look.sizes import row_height


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

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return no more height than it is given at the least, where that is said."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.minimumHeight() or hint.height())


def show_row(table: QTableView) -> None:
    """Scroll what a table of all its rows stands in to the row of its cursor."""
    around = table.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and (inside := around.widget()) is not None:
            row = table.visualRect(table.currentIndex()).center()
            place = table.viewport().mapTo(inside, row)
            around.ensureVisible(0, place.y(), 0, row_height())
            return
        around = around.parentWidget()
