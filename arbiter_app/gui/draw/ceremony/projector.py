"""The window for the hall: very large, nothing of what is sealed, and no keys of its own."""

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.draw.ceremony.envelopes import card_words
from arbiter_app.gui.draw.ceremony.hall import HallSheet, lay_out
from arbiter_app.gui.draw.ceremony.paint import paint_card
from arbiter_app.gui.draw.ceremony.scene import Scene
from arbiter_app.gui.look.hall import Hall, hall_colour, hall_pen
from arbiter_app.gui.parts.hall.window import HallWindow, keys_that_leave
from arbiter_app.gui.parts.hall.writing import paint_writing
from arbiter_app.i18n import translate

_AROUND = 0.06
"""How far the frame of the envelope that is drawn from stands from it, in its heights."""


class Projector(HallWindow):
    """What the hall sees of a ceremony. It takes no focus: the keys stay with the arbiter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(
            parent,
            translate("Projector", "Draw – for the hall"),
            Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus,
        )
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scene: Scene | None = None
        self._notice = ""

    @property
    def scene(self) -> Scene | None:
        """What is shown."""
        return self._scene

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

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), hall_colour(Hall.GROUND))
        if self._scene is not None:
            size = QSizeF(self.size())
            _paint(
                painter, lay_out(self._scene, size, notice=self._notice, leave=keys_that_leave())
            )
        painter.end()


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
