"""How envelopes are painted, on the arbiter's page and for the hall."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from arbiter_app.gui.draw.ceremony.scene import Card
from arbiter_app.i18n import translate

_PAPER = QColor("#f4e9cf")
_SPENT = QColor("#6f7680")
_LINE = QColor("#5b4a2f")
_INK = QColor("#20180c")
_ON_SPENT = QColor("#ffffff")
_SMALLEST = 6.0
"""Pixels; nothing is written smaller."""


def paint_card(painter: QPainter, room: QRectF, card: Card) -> None:
    """Paint an envelope: sealed with its flap down, opened with what was read on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_LINE, max(1.0, room.height() / 50)))
    painter.setBrush(_SPENT if card.is_spent else _PAPER)
    body = QRectF(room)
    painter.drawRoundedRect(body, room.height() / 20, room.height() / 20)
    if not card.shown and not card.is_spent:
        fold = QPointF(body.center().x(), body.top() + body.height() * 0.42)
        painter.drawPolyline([body.topLeft(), fold, body.topRight()])
    painter.setPen(_ON_SPENT if card.is_spent else _INK)
    _write_on(painter, body, card)
    painter.restore()


def _write_on(painter: QPainter, body: QRectF, card: Card) -> None:
    """Write the place or what was read large, and the quantity below."""
    large = card.shown or ("" if card.place is None else str(card.place))
    quantity = card_quantity(card)
    if card.shown:
        upper = body.adjusted(0, body.height() * 0.08, 0, -body.height() * 0.3 if quantity else 0)
    else:
        upper = body.adjusted(0, body.height() * 0.32, 0, -body.height() * 0.26 if quantity else 0)
    write(painter, upper, large, bold=True, flags=Qt.AlignmentFlag.AlignCenter)
    if quantity:
        lower = body.adjusted(4, body.height() * 0.74, -4, -body.height() * 0.04)
        write(painter, lower, quantity, flags=Qt.AlignmentFlag.AlignCenter)


def card_quantity(card: Card) -> str:
    """Say how many numbers are in a large envelope; "" where the hall is not told."""
    if card.size is None:
        return ""
    if not card.size:
        return translate("Ceremony", "empty")
    return translate("Ceremony", "%n number(s)", None, card.size)


def card_words(card: Card) -> str:
    """Return what a screen reader says of an envelope."""
    if card.shown and card.is_spent and card.size is None:
        text = translate("Ceremony", "Number {number}, drawn").format(number=card.shown)
    elif card.shown:
        text = translate("Ceremony", "Envelope {letter}, opened").format(letter=card.shown)
    elif card.place is None:
        text = translate("Ceremony", "Sealed envelope")
    else:
        text = translate("Ceremony", "Sealed envelope {place}").format(place=card.place)
    quantity = card_quantity(card)
    return f"{text}, {quantity}" if quantity else text


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    *,
    bold: bool = False,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Write a line as high as its room, smaller where it is too long for it."""
    if not text or room.height() <= 0 or room.width() <= 0:
        return
    painter.setFont(_fitting(painter.font(), text, room, bold=bold))
    painter.drawText(room, int(flags), text)


def write_in_lines(painter: QPainter, room: QRectF, text: str, lines: int) -> None:
    """Write words in the middle of a room, in so many lines where one would be small."""
    # Lines break at words, so that they are never quite full.
    whole = QRectF(0, 0, room.width() * lines * 0.85, room.height() / lines)
    painter.setFont(_fitting(painter.font(), text, whole))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(room, int(flags), text)


def _fitting(font: QFont, text: str, room: QRectF, *, bold: bool = False) -> QFont:
    """Return the font in which a line fills the height of its room, or its width if longer."""
    fitted = QFont(font)
    fitted.setBold(bold)
    size = max(room.height() * 0.76, _SMALLEST)
    fitted.setPixelSize(max(round(size), 1))
    width = QFontMetricsF(fitted).horizontalAdvance(text)
    if width > room.width():
        size = max(size * room.width() / width * 0.98, _SMALLEST)
        fitted.setPixelSize(max(int(size), 1))
    return fitted
