"""The bracket on the screen: boxes of matches, lines between them, keys to go about in it."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from arbiter_app.documents.play.bracket_plan import Block, PlacedMatch, Sheet, plan
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.bracket import Bracket, Part
from arbiter_app.gui.bracket.box import MatchBox, box_size
from arbiter_app.gui.parts.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.parts.match_cards import Card
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import knockouts

_ZOOMS = (50, 60, 70, 80, 90, 100, 115, 130, 150, 175, 200)
_USUAL_ZOOM = 100
_BETWEEN = 32
_ABOVE = 8
"""Room between columns, and between boxes one above the other, in pixels at 100 %."""
_MARGIN = 10
"""After so many milliseconds a letter begins another name."""


class BracketView(QScrollArea):
    """Shows a bracket with one match selected."""

    selected_changed = Signal()
    opened = Signal()
    """Enter was pressed on the selected match, or it was clicked twice."""

    def __init__(self) -> None:
        super().__init__()
        self._bracket: Bracket | None = None
        self._columns: dict[int, list[PlacedMatch]] = {}
        self._selected: MatchId | None = None
        self._zoom = _USUAL_ZOOM
        self._name = NameTyping()
        self._canvas = _Canvas()
        self._heads = _Heads(self)
        self.setWidget(self._canvas)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("Bracket", "Bracket"))
        self.horizontalScrollBar().valueChanged.connect(lambda: self._heads.update())

    @property
    def selected(self) -> MatchId | None:
        """The selected match; there is one whenever there are matches."""
        return self._selected

    @property
    def zoom(self) -> int:
        """How large all is shown, in per cent."""
        return self._zoom

    def show_bracket(self, bracket: Bracket, cards: Mapping[MatchId, Card]) -> bool:
        """Show a bracket as it stands now, with the same match selected as before; return whether
        it is another bracket.
        """
        is_other = bracket != self._bracket
        if is_other:
            self._bracket = bracket
            self._build(bracket, cards)
        for match, box in self._canvas.boxes.items():
            if box.card != cards[match]:
                box.show_card(cards[match])
        self._lay_out()
        return is_other

    def select(self, match: MatchId) -> None:
        """Select a match and let it be seen."""
        if match not in self._canvas.boxes or match == self._selected:
            return
        had_focus = self.has_focus
        if self._selected in self._canvas.boxes:
            former = self._canvas.boxes[self._selected]
            former.setChecked(False)
            former.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._selected = match
        box = self._canvas.boxes[match]
        box.setChecked(True)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if had_focus:
            box.setFocus()
        self._reveal(box)
        self.selected_changed.emit()

    @property
    def has_focus(self) -> bool:
        """Whether the next key goes to a match."""
        focused = QApplication.focusWidget()
        return isinstance(focused, MatchBox) and focused.parent() is self._canvas

    def take_focus(self) -> None:
        """Put the focus on the selected match."""
        if self._selected is not None:
            self._canvas.boxes[self._selected].setFocus()

    def zoom_by(self, steps: int) -> None:
        """Show all larger or smaller; by 0 as usual."""
        at = _ZOOMS.index(_USUAL_ZOOM if steps == 0 else self._zoom) + steps
        self._zoom = _ZOOMS[min(max(at, 0), len(_ZOOMS) - 1)]
        self._lay_out()
        if self._selected is not None:
            self._reveal(self._canvas.boxes[self._selected])

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Zoom with Ctrl, as elsewhere."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go from match to match, or to a player by letters; Enter opens what is due."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            self.opened.emit()
        elif (match := self._after(Qt.Key(event.key()))) is not None:
            self.select(match)
        elif is_letter(event.text()) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            self._type_letter(event.text())
        elif event.key() not in _GOING:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_heads()

    # Going about

    def _after(self, key: Qt.Key) -> MatchId | None:
        """Return the match to which a key leads from the selected one."""
        at = self._place_of(self._selected)
        if at is None:
            return None
        column = self._columns[at.column]
        position = column.index(at)
        match key:
            case Qt.Key.Key_Up:
                return column[max(position - 1, 0)].match
            case Qt.Key.Key_Down:
                return column[min(position + 1, len(column) - 1)].match
            case Qt.Key.Key_Home:
                return column[0].match
            case Qt.Key.Key_End:
                return column[-1].match
            case Qt.Key.Key_Right:
                on = (to for before, to in self._canvas.lines if before == at.match)
                return next(on, None) or self._nearest(at, 1)
            case Qt.Key.Key_Left:
                back = (before for before, to in self._canvas.lines if to == at.match)
                return next(back, None) or self._nearest(at, -1)
        return None

    def _type_letter(self, letter: str) -> None:
        """Go to the last match of the player whose name begins with the letters typed without a
        pause.
        """
        typed = self._name.add(letter)
        cards = sorted(
            (box.card for box in self._canvas.boxes.values()), key=lambda card: card.number
        )
        known = [(card.id, side) for card in cards for side in card.sides if side.is_known]
        meant = next((side for _, side in known if begins((side.name,), typed)), None)
        if meant is None:
            QApplication.beep()
            self._name.forget()
        else:
            who = (meant.number, meant.name)
            self.select([match for match, side in known if (side.number, side.name) == who][-1])

    def _nearest(self, at: PlacedMatch, by: int) -> MatchId | None:
        """Return the match beside another in the next column that has any."""
        column = at.column + by
        if column not in self._columns:
            return None
        return min(self._columns[column], key=lambda each: abs(each.row - at.row)).match

    def _place_of(self, match: MatchId | None) -> PlacedMatch | None:
        placed = (each for column in self._columns.values() for each in column)
        return next((each for each in placed if each.match == match), None)

    # Building

    def _build(self, bracket: Bracket, cards: Mapping[MatchId, Card]) -> None:
        had_focus = self.has_focus
        sheet = plan(bracket)
        self._columns = {}
        for each in sorted(sheet.placed, key=lambda each: each.row):
            self._columns.setdefault(each.column, []).append(each)
        self._canvas.show_sheet(sheet, cards, _block_names(bracket, sheet))
        for match, box in self._canvas.boxes.items():
            box.clicked.connect(lambda _=False, match=match: self.select(match))
            box.clicked_twice.connect(self.opened)
        self._heads.names = _column_names(bracket, sheet)
        self._lay_out()
        if self._selected not in self._canvas.boxes:
            self._selected = None
        first = self._selected or next((each.match for each in sheet.placed), None)
        self._selected = None
        if first is not None:
            self.select(first)
        if had_focus:
            self.take_focus()

    def _lay_out(self) -> None:
        """Give every box its place at the zoom chosen."""
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * self._zoom / 100)
        self._canvas.lay_out(font, self._zoom / 100)
        self._heads.setFont(font)
        self._place_heads()

    def _place_heads(self) -> None:
        height = QFontMetrics(self._heads.font()).height() + 8
        self.setViewportMargins(0, height, 0, 0)
        self._heads.setGeometry(0, 0, self.viewport().width(), height)

    def _reveal(self, box: MatchBox) -> None:
        self.ensureWidgetVisible(box, _BETWEEN, _BETWEEN)

    def left_of(self, column: int) -> int:
        """Return where a column begins on the screen."""
        return self._canvas.left_of(column) - self.horizontalScrollBar().value()

    @property
    def column_width(self) -> int:
        """How wide a column is on the screen."""
        return self._canvas.box.width()


class _Canvas(QWidget):
    """What is scrolled: the boxes, and the lines and headings between them."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[MatchId, MatchBox] = {}
        self.lines: tuple[tuple[MatchId, MatchId], ...] = ()
        self.box = QSize()
        self._sheet: Sheet | None = None
        self._names: tuple[tuple[Block, str], ...] = ()
        self._row = self._between = 0

    def show_sheet(
        self, sheet: Sheet, cards: Mapping[MatchId, Card], names: tuple[tuple[Block, str], ...]
    ) -> None:
        """Take other boxes."""
        for box in self.boxes.values():
            box.deleteLater()
        self._sheet, self._names = sheet, names
        lines = (line for block in sheet.blocks for line in block.lines)
        self.lines = (*lines, *sheet.lines)
        self.boxes = {each.match: MatchBox(self, cards[each.match]) for each in sheet.placed}
        for box in self.boxes.values():
            box.show()

    def lay_out(self, font: QFont, scale: float) -> None:
        """Give every box its place."""
        if self._sheet is None:
            return
        self.setFont(font)
        self.box = box_size(font, [box.card for box in self.boxes.values()])
        self._between = round(_BETWEEN * scale)
        self._row = (self.box.height() + round(_ABOVE * scale) + 1) // 2
        for each in self._sheet.placed:
            box = self.boxes[each.match]
            top = self._top(each.row) - self.box.height() // 2
            box.setGeometry(QRect(QPoint(self.left_of(each.column), top), self.box))
        width = self.left_of(self._sheet.columns) - self._between + _MARGIN
        self.setFixedSize(width, self._top(self._sheet.rows) + _MARGIN)
        self.update()

    def left_of(self, column: int) -> int:
        return _MARGIN + column * (self.box.width() + self._between)

    def _top(self, row: int) -> int:
        return _MARGIN // 2 + row * self._row

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        for before, match in self.lines:
            self._draw_line(painter, self.boxes[before].geometry(), self.boxes[match].geometry())
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for block, name in self._names:
            if block.head is not None:
                at = QRect(self.left_of(block.column), self._top(block.head), 0, self._row)
                at.setWidth(QFontMetrics(font).horizontalAdvance(name) + 1)
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_line(self, painter: QPainter, before: QRect, match: QRect) -> None:
        """Draw how a winner goes on: out of his box, up or down, into the next one."""
        begins, ends = before.center().y(), match.center().y()
        turn = match.left() - self._between // 2
        painter.drawLine(before.right() + 1, begins, turn, begins)
        painter.drawLine(turn, begins, turn, ends)
        painter.drawLine(turn, ends, match.left(), ends)


class _Heads(QWidget):
    """The names of the rounds, which stay above their columns."""

    def __init__(self, view: BracketView) -> None:
        super().__init__(view)
        self._view = view
        self.names: Mapping[int, str] = {}

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        letters = QFontMetrics(self.font())
        for column, name in self.names.items():
            at = QRect(self._view.left_of(column), 0, self._view.column_width, self.height())
            shown = letters.elidedText(name, Qt.TextElideMode.ElideRight, at.width())
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, shown)


def _column_names(bracket: Bracket, sheet: Sheet) -> Mapping[int, str]:
    """Return what stands above the columns: the rounds on the way to the final."""
    catalogue = window_catalogue()
    names: dict[int, str] = {}
    for block in sheet.blocks:
        if block.part in (Part.MAIN, Part.FINALS):
            for each in block.placed:
                name = knockouts.round_name(catalogue, bracket, each.match)
                if block.part is Part.MAIN and knockouts.is_double(bracket):
                    text = translate("Bracket", "{part}: {round}")
                    part = knockouts.part_name(catalogue, bracket, block.part)
                    name = text.format(part=part, round=name)
                names.setdefault(each.column, name)
    return names


def _block_names(bracket: Bracket, sheet: Sheet) -> tuple[tuple[Block, str], ...]:
    """Return the headings of the blocks that do not begin the sheet."""
    catalogue = window_catalogue()
    return tuple(
        (block, knockouts.block_name(catalogue, bracket, _widest(bracket, block)))
        for block in sheet.blocks
    )


def _widest(bracket: Bracket, block: Block) -> MatchId:
    """Return a match of a block that decides most places: it names what all play for."""
    places = (each.match for each in block.placed)
    return max(places, key=lambda match: bracket.matches[match].last_place)


_GOING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
