"""How envelopes are painted, on the arbiter's page and for the hall."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from arbiter_app.gui.draw.ceremony.envelopes import card_writings, flap
from arbiter_app.gui.draw.ceremony.scene import Card
from arbiter_app.gui.look.hall import Hall, hall_colour, hall_pen
from arbiter_app.gui.parts.hall.writing import paint_writing


def paint_card(painter: QPainter, room: QRectF, card: Card, *, least: int) -> None:
    """Paint an envelope: sealed with its flap down, opened with what was read on it; nothing is
    written smaller than in letters of `least` pixels.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(hall_pen(Hall.PAPER_EDGE, room.height() / 50))
    painter.setBrush(hall_colour(Hall.PAPER_SPENT if card.is_spent else Hall.PAPER))
    painter.drawRoundedRect(room, room.height() / 20, room.height() / 20)
    if down := flap(card, room, least):
        fold = QPointF(room.center().x(), room.top() + room.height() * down)
        painter.drawPolyline([room.topLeft(), fold, room.topRight()])
    for writing in card_writings(card, room, least):
        paint_writing(painter, writing)
    painter.restore()
