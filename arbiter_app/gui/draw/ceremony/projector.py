"""The window for the hall: very large, nothing of what is sealed, and no keys of its own."""

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import key_text
from arbiter_app.gui.draw.ceremony.envelopes import card_words
from arbiter_app.gui.draw.ceremony.hall import HallSheet, lay_out
from arbiter_app.gui.draw.ceremony.paint import paint_card
from arbiter_app.gui.draw.ceremony.scene import Scene
from arbiter_app.gui.draw.ceremony.writing import paint_writing
from arbiter_app.gui.look.hall import Hall, hall_colour, hall_pen
from arbiter_app.i18n import translate

_LEAST_SIZE = QSize(480, 270)
_AROUND = 0.06
"""How far the frame of the envelope that is drawn from stands from it, in its heights."""


class Projector(QWidget):
    """What the hall sees of a ceremony. It takes no focus: the keys stay with the arbiter."""

    left = Signal()
    """It is seen no more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(translate("Projector", "Draw – for the hall"))
        self.setMinimumSize(_LEAST_SIZE)
        self._scene: Scene | None = None
        self._notice = ""

    @property
    def scene(self) -> Scene | None:
        """What is shown."""
        return self._scene

    @property
    def covers_the_arbiter(self) -> bool:
        """Whether it stands before the arbiter's own window."""
        parent = self.parentWidget()
        return self.isVisible() and parent is not None and self.screen() is parent.screen()

    def show_scene(self, scene: Scene) -> None:
        """Show the table as it is now."""
        self._scene = scene
        self._notice = ""
        self.setAccessibleName(scene.title)
        self.setAccessibleDescription(scene_words(scene))
        self.update()

    def say(self, notice: str) -> None:
        """Show a notice at the foot until the next step."""
        self._notice = notice
        self.update()

    def open(self) -> None:
        """Fill the second screen, or the only one."""
        screen = _other_screen(self.parentWidget())
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.close()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.left.emit()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), hall_colour(Hall.GROUND))
        if self._scene is not None:
            size = QSizeF(self.size())
            _paint(
                painter, lay_out(self._scene, size, notice=self._notice, leave=_keys_that_leave())
            )
        painter.end()


def _keys_that_leave() -> str:
    text = translate("Projector", "Esc or {key}: back to the page of the arbiter")
    return text.format(key=key_text(Key.HALL))


def _other_screen(arbiters: QWidget | None) -> QScreen:
    """Return a screen the arbiter's window is not on, if there is one."""
    own = arbiters.screen() if arbiters else QGuiApplication.primaryScreen()
    return next((screen for screen in QGuiApplication.screens() if screen is not own), own)


def scene_words(scene: Scene) -> str:
    """Return what a screen reader says of the table."""
    drawn = [f"{number} {name}" for number, name in scene.numbers if name]
    cards = [card_words(card) for card in (*scene.large, *scene.small)]
    return "\n".join(filter(None, (scene.mark, scene.head, scene.name, scene.ask, *cards, *drawn)))


def _paint(painter: QPainter, sheet: HallSheet) -> None:
    """Paint what was laid out."""
    if sheet.mark is not None:
        painter.fillRect(sheet.mark.room, hall_colour(Hall.CALLED))
        paint_writing(painter, sheet.mark)
    painter.setPen(hall_pen(Hall.INK2, sheet.least / 18))
    painter.drawLines(list(sheet.rules))
    for place, card in sheet.cards:
        paint_card(painter, place, card, least=sheet.least)
        if card.is_chosen:
            around = place.height() * _AROUND
            painter.setPen(hall_pen(Hall.CALLED, around / 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = place.adjusted(-around, -around, around, around)
            painter.drawRoundedRect(frame, around, around)
    for writing in (*sheet.head, *sheet.names.digits, *sheet.names.names, *sheet.foot):
        paint_writing(painter, writing)
