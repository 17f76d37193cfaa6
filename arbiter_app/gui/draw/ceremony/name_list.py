"""The list of numbers in the view for the hall: all names in letters of one size."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.gui.draw.ceremony.scene import Scene
from arbiter_app.gui.look.hall import Hall
from arbiter_app.gui.parts.hall.names import FORMS, shortened
from arbiter_app.gui.parts.hall.writing import LEFT, LINE, RIGHT, Writing, cut, width_of

_AFTER_DIGITS = 0.5
_BETWEEN = 1.0
"""Room after the digits of a number and between two columns, in heights of the letters."""
_LEAST_NAME = 4.0
"""What of a name that is cut can still be seen, in heights of its letters."""
_FARTHEST = 2.0
"""How far two rows stand apart at the most, in heights of the letters."""


@dataclass(frozen=True, slots=True)
class NameList:
    """Numbers with the names beside them."""

    pixels: int
    """How high all letters are."""
    digits: tuple[Writing, ...]
    names: tuple[Writing, ...]
    """Of the same order; "" where nobody has the number yet."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """How the list is divided."""

    columns: int
    rows: int
    pixels: int
    name: float
    """Room for a name, in heights of the letters."""


def lay_names(
    scene: Scene, room: QRectF, least: int, most: int, *, form: int = 0
) -> NameList | None:
    """Lay out every number with its name, in letters between two sizes; None if there is no room.
    The size is set by the longest name of all who draw, so that it stays from step to step.
    """
    wanted = max(width_of(shortened(each, form), is_bold=True) for each in scene.players)
    digits = _digits(len(scene.numbers))
    shape = max(
        (
            _shape(room, len(scene.numbers), columns, digits, wanted, most)
            for columns in range(1, len(scene.numbers) + 1)
        ),
        key=lambda each: (each.pixels, -each.columns),
    )
    if shape.pixels < least:
        return None
    return _written(scene, room, shape, scene.numbers, form)


def lay_cut_names(scene: Scene, room: QRectF, least: int) -> NameList:
    """Lay out every number with what of its surname has room, in the smallest letters."""
    total = len(scene.numbers)
    rows = max(int(room.height() / (least * LINE)), 1)
    columns = -(-total // rows)
    digits = _digits(total)
    name = room.width() / columns / least - digits - _AFTER_DIGITS - _BETWEEN
    shape = _Shape(columns, -(-total // columns), least, max(name, 0))
    return _written(scene, room, shape, scene.numbers, FORMS - 1)


def lay_latest_names(scene: Scene, room: QRectF, least: int) -> NameList:
    """Lay out those who drew last, as many as have room, the last one first."""
    digits = _digits(len(scene.numbers))
    wanted = max(width_of(shortened(each, 1), is_bold=True) for each in scene.players)
    each = (digits + _AFTER_DIGITS + wanted + _BETWEEN) * least
    columns = max(int(room.width() / each), 1)
    rows = int(room.height() / (least * LINE))
    name_of = dict(scene.numbers)
    latest = tuple((number, name_of[number]) for number in reversed(scene.order))[: columns * rows]
    name = room.width() / columns / least - digits - _AFTER_DIGITS - _BETWEEN
    return _written(scene, room, _Shape(columns, max(rows, 1), least, name), latest, 1)


def _digits(total: int) -> float:
    """Return how wide the highest number is, in heights of its letters."""
    return width_of("0" * len(str(total)), is_bold=True)


def _shape(
    room: QRectF, total: int, columns: int, digits: float, wanted: float, most: int
) -> _Shape:
    rows = -(-total // columns)
    across = room.width() / (columns * (digits + _AFTER_DIGITS + wanted + _BETWEEN) - _BETWEEN)
    pixels = int(min(across, room.height() / rows / LINE, most))
    return _Shape(columns, rows, pixels, wanted)


def _written(
    scene: Scene,
    room: QRectF,
    shape: _Shape,
    shown: Sequence[tuple[PairingNumber, str]],
    form: int,
) -> NameList:
    """Write the list down its columns, in the middle of its room."""
    pixels = shape.pixels
    digits_width = _digits(len(scene.numbers)) * pixels
    own = digits_width + (_AFTER_DIGITS + shape.name) * pixels
    step = min(room.width() / shape.columns, own * 1.4)
    step = max(step, own)
    left = room.left() + (room.width() - step * (shape.columns - 1) - own) / 2
    height = min(room.height() / shape.rows, pixels * _FARTHEST)
    digits, names = [], []
    for position, (number, name) in enumerate(shown):
        column, row = divmod(position, shape.rows)
        place = QRectF(left + column * step, room.top() + row * height, digits_width + 1, height)
        is_latest = number == scene.latest
        ink = Hall.CALLED if is_latest else Hall.INK2
        digits.append(_writing(str(number), place, pixels, ink, right=True))
        beside = QRectF(
            place.left() + digits_width + _AFTER_DIGITS * pixels,
            place.top(),
            shape.name * pixels + 1,
            height,
        )
        told = cut(shortened(name, form), beside.width(), pixels, is_bold=True)
        ink = Hall.CALLED if is_latest else Hall.INK
        names.append(_writing(told, beside, pixels, ink))
    return NameList(pixels, tuple(digits), tuple(names))


def _writing(text: str, room: QRectF, pixels: int, ink: Hall, *, right: bool = False) -> Writing:
    return Writing(
        text=text, room=room, pixels=pixels, ink=ink, is_bold=True, align=RIGHT if right else LEFT
    )
