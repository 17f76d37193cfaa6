"""Where the boards of a round stand in the view for the hall: on as few pages as letters allow that
are read at ten metres, nothing smaller than a 30th of the height.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt

from arbiter_app.domain.facts.results import Colour
from arbiter_app.gui.look.hall import Hall
from arbiter_app.gui.parts.hall.names import FORMS
from arbiter_app.gui.parts.hall.writing import CENTRE, LEFT, LINE, RIGHT, Writing, width_of, write
from arbiter_app.gui.rounds.hall.scene import Forms, Meeting, RoundInHall, Row
from arbiter_app.gui.rounds.hall.shapes import (
    BETWEEN,
    CARD_GAP,
    CELL,
    GAP,
    HEAD,
    HEAD_LINE,
    card_height,
    column_width,
    shape,
)
from arbiter_app.i18n import translate

_LEAST = 1 / 30
"""The smallest letters, as a part of the height."""
_MOST = 0.05
"""The largest letters of a board, as a part of the height."""
_ROUND = 1.6
"""Letters of the name of the round, beside the smallest."""
_FARTHEST = 1.5
"""How far rows grow to fill a page."""
_MOST_PAGES = 6
"""On more pages than these, matches are told without the names of their players."""


@dataclass(frozen=True, slots=True)
class HallPage:
    """What is painted of a page."""

    writings: list[Writing] = field(default_factory=list)
    rules: list[QLineF] = field(default_factory=list)
    discs: list[tuple[QRectF, Colour]] = field(default_factory=list)
    """The signs of colours."""


class HallSheets:
    """A round on a screen of so many pixels, page by page."""

    def __init__(
        self, told: RoundInHall, size: QSizeF, *, leave: str = "", has_names: bool | None = None
    ) -> None:
        """`leave` says which keys leave the view. Whether the players of matches are named follows
        from the number of pages where nobody has chosen.
        """
        self._told, self._leave = told, leave
        self.least = ceil(size.height() * _LEAST)
        beside, edge = size.width() * 0.025, size.height() * 0.012
        self._room = QRectF(0, 0, size.width(), size.height()).adjusted(
            beside, edge, -beside, -edge
        )
        above = self.least * LINE * (1 + _ROUND + (1 if told.mark else 0)) + self.least * 0.5
        below = self.least * LINE * (2 if told.beside else 1) + self.least * 0.2
        self._body = self._room.adjusted(0, above, 0, -below)
        has_boards = any(each.boards for each in told.meetings)
        self.has_names = has_boards and has_names is not False
        self._divide(size)
        if has_names is None and self.has_names and self.pages > _MOST_PAGES:
            self.has_names = False
            self._divide(size)

    def _divide(self, size: QSizeF) -> None:
        most = ceil(size.height() * _MOST)
        self._shape = shape(
            self._told.meetings, self._body.size(), self.least, most, has_names=self.has_names
        )

    @property
    def pages(self) -> int:
        """How many pages there are, one at least."""
        return self._shape.pages

    def meetings(self, page: int) -> Sequence[Meeting]:
        """Return what stands on a page, from 0."""
        on_page = self._shape.columns * self._shape.rows
        return self._told.meetings[page * on_page : (page + 1) * on_page]

    def page(self, number: int) -> HallPage:
        """Lay out a page, from 0."""
        page = HallPage()
        self._write_head(page, number)
        self._write_foot(page)
        across = column_width(self._body.width(), self._shape.columns)
        height = self._shape.pixels * card_height(self._told.meetings, has_names=self.has_names)
        down = min(self._body.height() / self._shape.rows, height * _FARTHEST)
        for place, meeting in enumerate(self.meetings(number)):
            column, row = divmod(place, self._shape.rows)
            left = self._body.left() + column * (across + BETWEEN * self._body.width())
            room = QRectF(left, self._body.top() + row * down, across, down)
            self._write_meeting(page, meeting, room, down / height)
        return page

    # Around the boards

    def _write_head(self, page: HallPage, number: int) -> None:
        told, room, line = self._told, self._room, self.least * LINE
        top = room.top()
        if told.mark:
            self._line(page, told.mark, QRectF(room.left(), top, room.width(), line), Hall.CALLED)
            top += line
        first = QRectF(room.left(), top, room.width(), line)
        self._line(page, told.title, _part(first, 0, 0.75), Hall.INK2)
        if self.pages > 1:
            pattern = translate("HallBoards", "page {page} of {pages}")
            text = pattern.format(page=number + 1, pages=self.pages)
            self._line(page, text, _part(first, 0.75, 1), Hall.INK2, RIGHT)
        second = QRectF(room.left(), first.bottom(), room.width(), line * _ROUND)
        share = 0.62 if told.state and told.head else 1.0 if told.head else 0.0
        if told.head:
            page.writings.append(
                write(
                    told.head,
                    _part(second, 0, share),
                    Hall.INK,
                    least=self.least,
                    most=self.least * _ROUND,
                    is_bold=True,
                    align=LEFT,
                )
            )
        self._line(
            page, told.state, _part(second, share, 1), Hall.INK, RIGHT if told.head else LEFT
        )
        bottom = second.bottom() + self.least * 0.12
        page.rules.append(QLineF(room.left(), bottom, room.right(), bottom))

    def _write_foot(self, page: HallPage) -> None:
        room, line = self._room, self.least * LINE
        foot = QRectF(room.left(), room.bottom() - line, room.width(), line)
        self._line(page, self._leave, foot, Hall.INK2, CENTRE)
        if self._told.beside:
            self._line(page, self._told.beside, foot.translated(0, -line), Hall.INK)

    def _line(
        self,
        page: HallPage,
        text: str,
        room: QRectF,
        ink: Hall,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Write a line in the smallest letters."""
        if text:
            least = self.least
            page.writings.append(write(text, room, ink, least=least, most=least, align=align))

    # Boards

    def _write_meeting(
        self, page: HallPage, meeting: Meeting, room: QRectF, stretch: float
    ) -> None:
        """Write a match with its boards, or a row alone."""
        pixels = self._shape.pixels
        if not self.has_names:
            left, right = self._write_row(page, meeting.head, room, pixels, boards=meeting.boards)
            if room.bottom() < self._body.bottom() - 1:
                page.rules.append(QLineF(left, room.bottom(), right, room.bottom()))
            return
        head = QRectF(room.left(), room.top(), room.width(), HEAD_LINE * pixels * stretch)
        left, right = self._write_row(page, meeting.head, head, pixels * HEAD, is_head=True)
        page.rules.append(QLineF(left, head.bottom(), right, head.bottom()))
        line = LINE * pixels * stretch
        below = QRectF(room.left(), head.bottom() + CARD_GAP * pixels * 0.15, room.width(), line)
        if meeting.note:
            note = QRectF(left, below.top(), right - left, line)
            self._line(page, meeting.note, note, Hall.INK2, CENTRE)
        for row in meeting.boards:
            self._write_row(page, row, below, pixels)
            below.translate(0, line)

    def _write_row(
        self,
        page: HallPage,
        row: Row,
        room: QRectF,
        pixels: float,
        *,
        is_head: bool = False,
        boards: Sequence[Row] = (),
    ) -> tuple[float, float]:
        """Write two sides with what they got, and what the first one got on each board; return
        where the row begins and ends.
        """
        unit, widths = self._shape.pixels, self._shape.widths
        fixed = widths.beside_names * unit
        name = min((room.width() - fixed) / 2, (widths.longest + 0.3) * unit)
        left = room.left() + (room.width() - fixed - 2 * name) / 2
        at = left

        def take(width: float) -> QRectF:
            nonlocal at
            at += width
            return QRectF(at - width, room.top(), width, room.height())

        size = int(pixels)
        label = take(widths.label * unit)
        page.writings.append(
            Writing(
                text=row.label,
                room=label,
                pixels=size,
                ink=Hall.INK if is_head else Hall.INK2,
                is_bold=is_head,
                align=RIGHT,
            )
        )
        take(GAP * unit)
        self._write_colour(page, row.colour, take(widths.disc * unit))
        self._write_name(page, row.first, take(name), size, row.ahead, is_head=is_head)
        take(GAP * unit)
        if widths.cells:
            self._write_cells(page, boards, take(widths.cells * unit))
            take(GAP * unit)
        marks = take((2 * widths.mark + widths.sign) * unit)
        self._write_marks(page, row, marks, size)
        take(GAP * unit)
        other = None if row.colour is None else row.colour.other
        self._write_colour(page, other, take(widths.disc * unit))
        self._write_name(page, row.second, take(name), size, -row.ahead, is_head=is_head)
        return left, at

    def _write_colour(self, page: HallPage, colour: Colour | None, room: QRectF) -> None:
        if colour is None or not room.width():
            return
        across = self._shape.pixels * 0.5
        disc = QRectF(0, 0, across, across)
        disc.moveCenter(room.center())
        disc.moveLeft(room.left())
        page.discs.append((disc, colour))

    def _write_name(
        self, page: HallPage, name: Forms, room: QRectF, size: int, ahead: int, *, is_head: bool
    ) -> None:
        """Write a name in the form that has room; who has won in bold, who has lost behind."""
        is_bold = is_head or ahead > 0
        forms = name[self._shape.form :]
        text = next(
            (each for each in forms if width_of(each, is_bold=is_bold) * size <= room.width()),
            name[FORMS - 1],
        )
        ink = Hall.INK2 if ahead < 0 else Hall.INK
        page.writings.append(
            write(text, room, ink, least=size, most=size, is_bold=is_bold, align=LEFT)
        )

    def _write_marks(self, page: HallPage, row: Row, room: QRectF, size: int) -> None:
        ink = Hall.CALLED if row.is_latest else Hall.INK
        sign = self._shape.widths.sign * self._shape.pixels
        half = (room.width() - sign) / 2
        between = QRectF(room.left() + half, room.top(), sign, room.height())
        if row.note:
            page.writings.append(Writing(text=row.note, room=room, pixels=size, ink=Hall.INK2))
            return
        page.writings.append(Writing(text=row.sign, room=between, pixels=size, ink=Hall.INK2))
        if row.marks is None:
            return
        sides = (between.left() - half, RIGHT, 0), (between.right(), LEFT, 1)
        for left, align, side in sides:
            page.writings.append(
                Writing(
                    text=row.marks[side],
                    room=QRectF(left, room.top(), half, room.height()),
                    pixels=size,
                    ink=ink,
                    is_bold=True,
                    align=align,
                )
            )

    def _write_cells(self, page: HallPage, boards: Sequence[Row], room: QRectF) -> None:
        unit = self._shape.pixels
        for place, row in enumerate(boards):
            cell = QRectF(room.left() + place * CELL * unit, room.top(), CELL * unit, room.height())
            text, ink, is_bold = _cell(row)
            page.writings.append(
                Writing(text=text, room=cell, pixels=unit, ink=ink, is_bold=is_bold)
            )


def _cell(row: Row) -> tuple[str, Hall, bool]:
    """Return what the first side of a board got, in which ink, and whether it is bold."""
    if row.marks is None:
        return "·", Hall.INK2, False
    ink = Hall.INK2 if row.ahead < 0 else Hall.INK
    return row.marks[0], Hall.CALLED if row.is_latest else ink, row.ahead > 0


def _part(room: QRectF, begins: float, ends: float) -> QRectF:
    """Return a part of a line, from and to a share of its width."""
    return QRectF(
        room.left() + begins * room.width(),
        room.top(),
        (ends - begins) * room.width(),
        room.height(),
    )
