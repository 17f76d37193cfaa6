"""Rows, columns and forms with the room of the look between their parts."""

from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label

B = TypeVar("B", bound=QBoxLayout)

STRETCH = 1.0
"""In place of a part: takes the room that is left."""

Part = QWidget | QLayout | float | Room | tuple[QWidget | QLayout, int] | None
"""What stands in a row: a widget or layout, alone or with its stretch; room; or the stretch."""

Margins = Room | tuple[Room, Room, Room, Room]
"""Around a layout: on all sides, or left, above, right, below."""

PAGE_MARGINS = (Room.WIDE, Room.MIDDLE, Room.WIDE, Room.SMALL)
"""Around a page."""


def row(
    *parts: Part, gap: Room = Room.SMALL, around: Margins = Room.NONE, into: QWidget | None = None
) -> QHBoxLayout:
    """Return parts beside each other, as the layout of `into` if given."""
    return _filled(QHBoxLayout(into) if into else QHBoxLayout(), parts, gap, around)


def column(
    *parts: Part, gap: Room = Room.SMALL, around: Margins = Room.NONE, into: QWidget | None = None
) -> QVBoxLayout:
    """Return parts below each other, as the layout of `into` if given."""
    return _filled(QVBoxLayout(into) if into else QVBoxLayout(), parts, gap, around)


def grid(
    *, across: Room = Room.MIDDLE, down: Room = Room.TIGHT, into: QWidget | None = None
) -> QGridLayout:
    """Return an empty grid without margins."""
    made = QGridLayout(into) if into else QGridLayout()
    set_around(made, Room.NONE)
    made.setHorizontalSpacing(px(across))
    made.setVerticalSpacing(px(down))
    return made


class Form(QFormLayout):
    """Labels beside fields; a label that is given as words shows them as they are written."""

    def addRow(self, *parts: Any) -> None:  # noqa: N802
        if isinstance(parts[0], str) and parts[0]:
            label = Label(parts[0])
            if isinstance(parts[1], QWidget):
                label.setBuddy(parts[1])
            parts = (label, parts[1])
        super().addRow(*parts)


def form(*, down: Room = Room.SMALL, into: QWidget | None = None) -> Form:
    """Return an empty form without margins: labels at the left, fields as wide as there is room."""
    made = Form(into) if into else Form()
    set_around(made, Room.NONE)
    made.setHorizontalSpacing(px(Room.MIDDLE))
    made.setVerticalSpacing(px(down))
    made.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    made.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return made


def align(*forms: QFormLayout) -> None:
    """Give the labels of forms that stand below each other one width."""
    label_role = QFormLayout.ItemRole.LabelRole
    items = (each.itemAt(place, label_role) for each in forms for place in range(each.rowCount()))
    labels = [label for item in items if item is not None and (label := item.widget()) is not None]
    width = max((label.sizeHint().width() for label in labels), default=0)
    for label in labels:
        label.setMinimumWidth(width)


def set_gap(layout: QLayout, gap: Room) -> None:
    """Give a layout the room between its parts."""
    layout.setSpacing(px(gap))


def set_around(layout: QLayout, around: Margins) -> None:
    """Give a layout its margins."""
    sides = (around,) * 4 if isinstance(around, Room) else around
    layout.setContentsMargins(*(px(side) for side in sides))


def _filled(made: B, parts: tuple[Part, ...], gap: Room, around: Margins) -> B:
    made.setSpacing(px(gap))
    set_around(made, around)
    for part in parts:
        add(made, part)
    return made


def add(layout: QBoxLayout, part: Part) -> None:
    """Put one more part into a row or a column; None is left out."""
    match part:
        case None:
            pass
        case QWidget():
            layout.addWidget(part)
        case QLayout():
            layout.addLayout(part)
        case Room():
            layout.addSpacing(px(part))
        case float():
            layout.addStretch(1)
        case (QWidget() as widget, stretch):
            layout.addWidget(widget, stretch)
        case (QLayout() as inner, stretch):
            layout.addLayout(inner, stretch)


class WrappingRow(QLayout):
    """Parts beside each other; where the width ends, the rest goes on in the next line.

    With `right`, the parts from a place on stand at the right edge as long as all is one line.
    """

    def __init__(self, *parts: QWidget, gap: Room = Room.SMALL, right: int | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._right = right
        self._heights: dict[int, int] = {}
        """The height in each width that Qt has asked for, as long as the parts stay as they are."""
        self.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self.addWidget(part)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        if width not in self._heights:
            self._heights[width] = self._lay(QRect(0, 0, width, 0), moves=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of all parts in one line."""
        shown = self._shown
        gaps = px(self._gap) * max(len(shown) - 1, 0)
        width = sum(item.sizeHint().width() for _, item in shown) + gaps
        return QSize(width, max((item.sizeHint().height() for _, item in shown), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        shown = self._shown
        return QSize(
            max((item.minimumSize().width() for _, item in shown), default=0),
            max((item.minimumSize().height() for _, item in shown), default=0),
        )

    @property
    def _shown(self) -> list[tuple[int, QLayoutItem]]:
        return [(place, item) for place, item in enumerate(self._items) if not item.isEmpty()]

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        """Lay the parts into lines; return the height of all lines."""
        gap, top = px(self._gap), rect.top()
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for _, item in line)
            widths = self._widths([item for _, item in line], rect.width())
            spare = rect.width() - sum(widths) - gap * (len(line) - 1)
            is_whole = len(line) == len(self._shown)
            left = rect.left()
            for (place, item), width in zip(line, widths, strict=True):
                if is_whole and self._right is not None and place >= self._right and spare > 0:
                    left, spare = left + spare, 0
                if moves:
                    own = min(item.sizeHint().height(), height)
                    item.setGeometry(
                        QRect(QPoint(left, top + (height - own) // 2), QSize(width, own))
                    )
                left += width + gap
            top += height + gap
        return max(top - gap - rect.top(), 0)

    def _lines(self, width: int) -> list[list[tuple[int, QLayoutItem]]]:
        gap = px(self._gap)
        lines: list[list[tuple[int, QLayoutItem]]] = []
        used = 0
        for place, item in self._shown:
            needed = min(item.sizeHint().width(), width)
            if lines and used + gap + needed <= width:
                lines[-1].append((place, item))
                used += gap + needed
            else:
                lines.append([(place, item)])
                used = needed
        return lines

    def _widths(self, line: list[QLayoutItem], width: int) -> list[int]:
        """Return the width of each part of a line; those that expand share what is left."""
        widths = [min(item.sizeHint().width(), width) for item in line]
        growing = [
            place
            for place, item in enumerate(line)
            if item.expandingDirections() & Qt.Orientation.Horizontal
        ]
        spare = width - sum(widths) - px(self._gap) * (len(line) - 1)
        for place in growing:
            most = line[place].maximumSize().width()
            widths[place] = min(widths[place] + spare // len(growing), most)
        return widths


def together(*parts: Part, gap: Room = Room.SMALL) -> QWidget:
    """Return a widget of parts that wrap as one, and are no wider than they need to be."""
    holder = QWidget()
    row(*parts, gap=gap, into=holder)
    holder.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    return holder


def wrapping(*parts: QWidget, gap: Room = Room.SMALL, right: int | None = None) -> QWidget:
    """Return a widget of parts beside each other that go on in the next line where the width ends;
    see `WrappingRow`.
    """
    return holding(WrappingRow(*parts, gap=gap, right=right))


def holding(parts: WrappingRow) -> QWidget:
    """Return a widget as high as its parts want to be in its width."""
    holder = QWidget()
    holder.setLayout(parts)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    return holder


def on_top(layout: QLayout) -> QWidget:
    """Return a widget with a layout that takes no more height than it needs."""
    holder = QWidget()
    column(layout, STRETCH, gap=Room.NONE, into=holder)
    return holder
