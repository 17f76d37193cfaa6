"""The window with the boards of the round for the hall: its pages turn by themselves, and by keys
while it has them.
"""

from PySide6.QtCore import QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.results import Colour
from arbiter_app.gui.look.hall import Hall, hall_colour, hall_pen
from arbiter_app.gui.parts.hall.window import HallWindow, keys_that_leave
from arbiter_app.gui.parts.hall.writing import paint_writing
from arbiter_app.gui.rounds.hall.scene import RoundInHall
from arbiter_app.gui.rounds.hall.sheets import HallSheets
from arbiter_app.i18n import translate

SECONDS = 12.0
"""How long a page is seen."""
_TURNS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


class BoardsInHall(HallWindow):
    """All matches and boards of a round, in letters that are read at ten metres."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, translate("HallBoards", "Boards – for the hall"))
        self._told = RoundInHall(title="")
        self._has_names: bool | None = None
        self._page = 0
        self._sheets: HallSheets | None = None
        self._clock = QTimer(self)
        self._clock.timeout.connect(lambda: self.turn(1))

    @property
    def sheets(self) -> HallSheets:
        """What is shown, laid out for the size that the window has."""
        if self._sheets is None:
            self._sheets = HallSheets(
                self._told,
                QSizeF(self.size()),
                leave=keys_that_leave(),
                has_names=self._has_names,
            )
            self._page = min(self._page, self._sheets.pages - 1)
        return self._sheets

    @property
    def page(self) -> int:
        """The page that is seen, from 0."""
        return self._page

    def tell(self, told: RoundInHall) -> None:
        """Show a round as it is now; one that was not shown before from its first page."""
        if told != self._told:
            if told.head != self._told.head:
                self._page = 0
            self._told = told
            self._lay_out_anew()

    def turn(self, by: int) -> None:
        """Go so many pages on, round and round."""
        self._show_page((self._page + by) % self.sheets.pages)

    def name_players(self) -> None:
        """Tell matches with the names of their players, or without, the other way than now."""
        self._has_names = not self.sheets.has_names
        self._page = 0
        self._lay_out_anew()

    def open(self) -> None:
        """Fill the second screen; the only one with the keys, for nobody sees what is behind it."""
        self._page = 0
        super().open()
        if self.covers_the_arbiter:
            self.activateWindow()
            self.setFocus()

    def _lay_out_anew(self) -> None:
        self._sheets = None
        self._say_page()

    def _show_page(self, page: int) -> None:
        self._page = page
        if self.isVisible():
            self._clock.start()
        self._say_page()

    def _say_page(self) -> None:
        told, sheets = self._told, self.sheets
        lines = [told.title, told.head, told.state]
        for meeting in sheets.meetings(self._page):
            lines.append(meeting.head.told)
            lines += [row.told for row in meeting.boards] if sheets.has_names else []
            lines.append(meeting.note)
        self.setAccessibleName(told.title)
        self.setAccessibleDescription("\n".join(filter(None, (*lines, told.beside))))
        self.update()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._clock.start(round(SECONDS * 1000))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._clock.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in _TURNS:
            self.turn(_TURNS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._show_page(0 if key == Qt.Key.Key_Home else self.sheets.pages - 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), hall_colour(Hall.GROUND))
        page = self.sheets.page(self._page)
        least = self.sheets.least
        painter.setPen(hall_pen(Hall.RULE, least / 18))
        painter.drawLines(page.rules)
        for room, colour in page.discs:
            is_white = colour is Colour.WHITE
            painter.setPen(hall_pen(Hall.INK if is_white else Hall.INK2, least / 14))
            painter.setBrush(hall_colour(Hall.INK if is_white else Hall.GROUND))
            painter.drawEllipse(room)
        for writing in page.writings:
            paint_writing(painter, writing)
        painter.end()
