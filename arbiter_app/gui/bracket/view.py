"""The bracket on the screen: boxes of matches, lines between them, keys to go about in it."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea

from arbiter_app.documents.play.bracket_plan import Block, PlacedMatch, Sheet, plan
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.bracket import Bracket, Part
from arbiter_app.gui.bracket.box import MatchBox
from arbiter_app.gui.bracket.canvas import Canvas, Heads
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.match_cards import Card
from arbiter_app.gui.parts.tables.letter_search import NameTyping, begins, is_letter
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import knockouts

_ZOOMS = (40, 50, 60, 70, 80, 90, 100, 115, 130, 150, 175, 200)
_AROUND = 32
"""What is seen around a match that is gone to, in pixels beside letters of the usual height."""


class BracketView(QScrollArea):
    """Shows a bracket with one match selected, as large as there is room for or as was chosen."""

    selected_changed = Signal()
    opened = Signal()
    """Enter was pressed on the selected match, or it was clicked twice."""

    def __init__(self) -> None:
        super().__init__()
        self._bracket: Bracket | None = None
        self._columns: dict[int, list[PlacedMatch]] = {}
        self._selected: MatchId | None = None
        self._chosen_zoom: int | None = None
        """In percent of plain text; None where there shall be as much in view as can be read."""
        self._zoom = 100
        self._laid_out_in = QSize()
        self._name = NameTyping()
        self._canvas = Canvas()
        self._heads = Heads(self, self._canvas)
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
        else:
            self._canvas.show_cards(cards)
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
        """Show all larger or smaller; by 0 as large as there is room for it."""
        larger = [zoom for zoom in _ZOOMS if zoom > self._zoom] or [_ZOOMS[-1]]
        smaller = [zoom for zoom in _ZOOMS if zoom < self._zoom] or [_ZOOMS[0]]
        self._chosen_zoom = larger[0] if steps > 0 else smaller[-1] if steps < 0 else None
        self._lay_out()
        self._go_to_selected()

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
        # The viewport is resized too when a scroll bar comes, which changes nothing here.
        if self.size() != self._laid_out_in:
            self._lay_out()
            self._go_to_selected()

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
        """Give every box its place at the zoom chosen, or at the one that lets most be read."""
        self._laid_out_in = self.size()
        # The same at every zoom that is fitted: else heads and boxes would chase each other.
        height = self._canvas.head_height((self._chosen_zoom or 100) / 100)
        room = self.size() - QSize(0, height)
        is_fitted = self._chosen_zoom is None
        self._zoom = self._canvas.scale_for(room) if is_fitted else self._chosen_zoom or 100
        self._canvas.lay_out(self._zoom, room, is_fitted=is_fitted)
        if self._canvas.height() > room.height():
            room -= QSize(self.verticalScrollBar().sizeHint().width(), 0)
            self._canvas.lay_out(self._zoom, room, is_fitted=is_fitted)
        self.setViewportMargins(0, height, 0, 0)
        self._heads.setGeometry(0, 0, self.width(), height)
        self._heads.update()

    def _go_to_selected(self) -> None:
        """Let the selected match be seen, and the way on from it as far as there is room."""
        if self._selected is not None:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().maximum())
            self._reveal(self._canvas.boxes[self._selected])

    def _reveal(self, box: MatchBox) -> None:
        self.ensureWidgetVisible(box, px(_AROUND), px(_AROUND))


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
