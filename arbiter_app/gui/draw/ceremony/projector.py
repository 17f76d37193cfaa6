"""The window for the hall: very large, nothing of what is sealed, and no keys of its own."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.draw.ceremony.paint import card_words, paint_card, write, write_in_lines
from arbiter_app.gui.draw.ceremony.scene import Card, Scene
from arbiter_app.i18n import translate

_GROUND = QColor("#101418")
_TEXT = QColor("#ffffff")
_QUIET = QColor("#b9c4cf")
_ACCENT = QColor("#ffd75e")
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Projector(QWidget):
    """What the hall sees of a ceremony. It takes no focus: the keys stay with the arbiter."""

    left = Signal()
    """It is seen no more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(translate("Projector", "Draw – for the hall"))
        self.setMinimumSize(480, 270)
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
        painter.fillRect(self.rect(), _GROUND)
        if self._scene is not None:
            margin = self.width() * 0.025
            inside = QRectF(self.rect()).adjusted(margin, margin * 0.5, -margin, -margin * 0.5)
            if mark := self._scene.mark:
                inside = _paint_mark(painter, QRectF(self.rect()), inside, mark)
            _paint(painter, inside, self._scene, self._notice)
        painter.end()


def _other_screen(arbiters: QWidget | None) -> QScreen:
    """Return a screen the arbiter's window is not on, if there is one."""
    own = arbiters.screen() if arbiters else QGuiApplication.primaryScreen()
    return next((screen for screen in QGuiApplication.screens() if screen is not own), own)


def scene_words(scene: Scene) -> str:
    """Return what a screen reader says of the table."""
    drawn = [f"{number} {name}" for number, name in scene.numbers if name]
    cards = [card_words(card) for card in (*scene.large, *scene.small)]
    return "\n".join(filter(None, (scene.mark, scene.head, scene.name, scene.ask, *cards, *drawn)))


def _paint_mark(painter: QPainter, screen: QRectF, inside: QRectF, mark: str) -> QRectF:
    """Paint across the top that nothing counts; return the room that is left."""
    band = QRectF(screen.left(), screen.top(), screen.width(), screen.height() * 0.06)
    painter.fillRect(band, _ACCENT)
    painter.setPen(_GROUND)
    write(painter, band, mark, bold=True, flags=_CENTRE)
    return inside.adjusted(0, band.height(), 0, 0)


def _paint(painter: QPainter, room: QRectF, scene: Scene, notice: str) -> None:
    """Divide the room: title, whose turn, envelopes, numbers; at the end the numbers alone."""
    painter.setPen(_QUIET)
    write(painter, _band(room, 0, 0.065), scene.title, flags=_CENTRE)
    foot = 0.89 if notice else 0.945
    _paint_foot(painter, _band(room, foot, 1), scene, notice)
    if scene.is_over:
        painter.setPen(_ACCENT)
        write(painter, _band(room, 0.08, 0.19), scene.ask, bold=True, flags=_CENTRE)
        _paint_numbers(painter, _band(room, 0.21, foot), scene, columns=2)
        return
    painter.setPen(_TEXT)
    write(painter, _band(room, 0.085, 0.16), scene.head, flags=_CENTRE)
    painter.setPen(_ACCENT)
    write(painter, _band(room, 0.16, 0.32), scene.name, bold=True, flags=_CENTRE)
    painter.setPen(_TEXT)
    write(painter, _band(room, 0.32, 0.395), scene.ask, flags=_CENTRE)
    _paint_table(painter, _band(room, 0.42, 0.63), scene)
    painter.setPen(_QUIET)
    line = _band(room, 0.645, 0.645)
    painter.drawLine(line.topLeft(), line.topRight())
    players = len(scene.numbers)
    _paint_numbers(painter, _band(room, 0.66, foot), scene, columns=2 + players // 11)


def _paint_foot(painter: QPainter, room: QRectF, scene: Scene, notice: str) -> None:
    """Paint how the draw is held, with the announced seed; a notice takes its place."""
    if notice:
        painter.setPen(_ACCENT)
        write_in_lines(painter, room, f"⚠ {notice}", 2)
    else:
        write(painter, room, scene.facts, flags=_CENTRE)


def _band(room: QRectF, top: float, bottom: float) -> QRectF:
    """Return a part of the height of a room."""
    height = room.height()
    return QRectF(room.left(), room.top() + top * height, room.width(), (bottom - top) * height)


def _paint_table(painter: QPainter, room: QRectF, scene: Scene) -> None:
    """Paint the envelopes: large ones at the left while small ones are drawn from at the right."""
    if not scene.large or not scene.small:
        _paint_cards(painter, room, scene.large or scene.small)
        return
    share = room.width() * 0.36
    gap = room.width() * 0.03
    _paint_cards(painter, QRectF(room.left(), room.top(), share, room.height()), scene.large)
    rest = room.adjusted(share + gap, 0, 0, 0)
    painter.setPen(_QUIET)
    between = QPointF(gap / 2, 0)
    painter.drawLine(rest.topLeft() - between, rest.bottomLeft() - between)
    _paint_cards(painter, rest, scene.small)


def _card_height(room: QRectF, cards: int, rows: int) -> float:
    """Return how high envelopes can be in so many rows."""
    per_row = -(-cards // rows)
    return min(room.height() / rows * 0.88, room.width() / per_row * 0.6)


def _paint_cards(painter: QPainter, room: QRectF, cards: tuple[Card, ...]) -> None:
    if not cards:
        return
    height, rows = max((_card_height(room, len(cards), rows), rows) for rows in (1, 2, 3))
    per_row = -(-len(cards) // rows)
    step, width = min(room.width() / per_row, height * 1.75), height * 1.5
    left = room.center().x() - step * per_row / 2
    for position, card in enumerate(cards):
        row, column = divmod(position, per_row)
        top = room.top() + row * room.height() / rows + (room.height() / rows - height) / 2
        place = QRectF(left + column * step + (step - width) / 2, top, width, height)
        paint_card(painter, place, card)
        if card.is_chosen:
            painter.setPen(_ACCENT)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = height * 0.06
            painter.drawRoundedRect(
                place.adjusted(-around, -around, around, around), around, around
            )


def _paint_numbers(painter: QPainter, room: QRectF, scene: Scene, *, columns: int) -> None:
    """Paint who has which number, down the columns, the latest one bright; a number nobody has yet
    stands faint.
    """
    rows = -(-len(scene.numbers) // columns)
    width, height = room.width() / columns, min(room.height() / rows, room.height() / 5)
    name_room = QRectF(0, 0, width - height * 1.8, height)
    for position, (number, name) in enumerate(scene.numbers):
        column, row = divmod(position, rows)
        left, top = room.left() + column * width, room.top() + row * height
        painter.setPen(_ACCENT if name else _QUIET)
        digits = QRectF(left, top, height * 1.3, height)
        write(painter, digits, str(number), bold=bool(name), flags=_RIGHT)
        painter.setPen(_ACCENT if number == scene.latest else _TEXT)
        write(painter, name_room.translated(left + height * 1.6, top), name, flags=_LEFT)
