"""Where the envelopes lie in the view for the hall, and what is written on each."""

from collections.abc import Iterator, Sequence
from math import floor

from PySide6.QtCore import QLineF, QRectF

from arbiter_app.gui.draw.ceremony.scene import Card, Scene
from arbiter_app.gui.look.hall import Hall
from arbiter_app.gui.parts.hall.writing import Writing, write
from arbiter_app.i18n import translate

WIDE = 1.5
"""How wide an envelope is, in its heights."""
_BETWEEN = 0.14
"""Room between two of them, in their heights."""
_WITH_QUANTITY = 3.4
_WITH_PLACE = 1.6
"""How high an envelope is at least, in heights of the smallest letters, that can be read on it."""
_FLAP_FROM = 2.6
"""From this height on a sealed envelope shows its flap, above what is written on it."""
_FLAP, _SHORT_FLAP = 0.36, 0.2
"""How far down it comes, and where there is more to write."""
_LARGE_SHARE = (0.36, 0.62)
"""Of the width: what the large envelopes have beside the small ones."""

Lying = tuple[QRectF, Card]
"""An envelope in its place."""


def lay_envelopes(
    scene: Scene, room: QRectF, least: int
) -> tuple[tuple[Lying, ...], tuple[QLineF, ...]]:
    """Lay the envelopes out: large ones at the left, while small ones are drawn from at the right
    of a line.
    """
    if not scene.large or not scene.small:
        return tuple(_lay(room, scene.large or scene.small)), ()
    share = _share(scene.large, room.width(), least)
    gap = room.width() * 0.03
    left = QRectF(room.left(), room.top(), room.width() * share - gap / 2, room.height())
    right = QRectF(left.right() + gap, room.top(), room.right() - left.right() - gap, room.height())
    middle = left.right() + gap / 2
    line = QLineF(middle, room.top(), middle, room.bottom())
    return (*_lay(left, scene.large), *_lay(right, scene.small)), (line,)


def least_height(scene: Scene, width: float, least: int) -> float:
    """Return the height in which all that is on the envelopes can be read."""
    if not scene.large or not scene.small:
        return _height(scene.large or scene.small, width, least)
    share = _share(scene.large, width, least)
    return max(
        _height(scene.large, width * (share - 0.015), least),
        _height(scene.small, width * (1 - share - 0.015), least),
    )


def card_writings(card: Card, room: QRectF, least: int) -> Iterator[Writing]:
    """Yield what is written on an envelope: its place or what was read large, the quantity below;
    never smaller than `least`.
    """
    ink = Hall.ON_SPENT if card.is_spent else Hall.ON_PAPER
    large = card.shown or ("" if card.place is None else str(card.place))
    quantity = card_quantity(card)
    height = room.height()
    top = flap(card, room, least) * 0.85 or 0.04
    foot = 0.42 if quantity else 0.04
    if large:
        upper = room.adjusted(0, height * top, 0, -height * foot)
        yield write(large, upper, ink, least=least, most=height, is_bold=True)
    if quantity:
        beside = room.width() * 0.02
        lower = room.adjusted(beside, height * 0.58, -beside, -height * 0.04)
        yield write(quantity, lower, ink, least=least, most=height * 0.3)


def flap(card: Card, room: QRectF, least: int) -> float:
    """Return how far down the flap of a sealed envelope comes, as a part of its height; 0 where it
    is open, or too small to show it.
    """
    has_place, has_quantity = card.place is not None, card.size is not None
    is_small = room.height() < _FLAP_FROM * least and (has_place or has_quantity)
    if card.shown or card.is_spent or is_small:
        return 0
    return _SHORT_FLAP if has_place and has_quantity else _FLAP


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


def _least_of(cards: Sequence[Card], least: int) -> float:
    """Return how high each of these envelopes is at least."""
    if any(card.size is not None for card in cards):
        return _WITH_QUANTITY * least
    return _WITH_PLACE * least


def _height(cards: Sequence[Card], width: float, least: int) -> float:
    each = _least_of(cards, least)
    per_row = max(floor((width + each * _BETWEEN) / (each * (WIDE + _BETWEEN))), 1)
    rows = -(-len(cards) // per_row)
    return rows * each * (1 + _BETWEEN)


def _share(large: Sequence[Card], width: float, least: int) -> float:
    """Return the part of the width for the large envelopes, in one row if they have room."""
    needed = len(large) * _least_of(large, least) * (WIDE + _BETWEEN) / width + 0.03
    low, high = _LARGE_SHARE
    return min(max(needed, low), high)


def _lay(room: QRectF, cards: Sequence[Card]) -> Iterator[Lying]:
    """Lay envelopes in rows, as large as they can be."""
    if not cards:
        return
    height, rows = max(
        (_height_in(room, len(cards), rows), rows) for rows in range(1, len(cards) + 1)
    )
    per_row = -(-len(cards) // rows)
    step, width = height * (WIDE + _BETWEEN), height * WIDE
    down = height * (1 + _BETWEEN)
    left = room.center().x() - (step * per_row - height * _BETWEEN) / 2
    top = room.center().y() - (down * rows - height * _BETWEEN) / 2
    for position, card in enumerate(cards):
        row, column = divmod(position, per_row)
        yield QRectF(left + column * step, top + row * down, width, height), card


def _height_in(room: QRectF, cards: int, rows: int) -> float:
    """Return how high envelopes can be in so many rows."""
    per_row = -(-cards // rows)
    across = room.width() / (per_row * (WIDE + _BETWEEN))
    return min(room.height() / (rows * (1 + _BETWEEN)), across)
