"""What each column of a list of players says: proposed, and changed by a person."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QScrollArea, QWidget

from arbiter_app.formats.player_sheet import Column, Field
from arbiter_app.gui.look.layouts import form, set_around
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration.person_fields import heading

_LONGEST_HEADING = 24


class SheetColumns(QScrollArea):
    """A line for each column: its heading, and a choice of what it says."""

    chosen = Signal(int, object)
    """A column now says something else: its number, and the field or None for nothing."""
    looked_at = Signal(int)
    """The choice for a column has been entered."""

    def __init__(self, *, several: bool, teams: bool = False) -> None:
        """Let a column also say the tournament where the event has `several`, and the team where
        `teams` play.
        """
        super().__init__()
        left_out = {
            *(() if several else (Field.TOURNAMENT,)),
            *(() if teams else (Field.ROSTER, Field.BOARD)),
        }
        self.fields = [field for field in Field if field not in left_out]
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._choices: dict[int, _FieldChoice] = {}
        self._names: list[str] = []

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show what the columns say; the focus stays where it is while they are the same ones."""
        names = [column.name for column in columns]
        if (names, [column.number for column in columns]) != (self._names, list(self._choices)):
            self._names = names
            self._lay_out(columns)
        for column in columns:
            self._choices[column.number].show_column(column)

    def focus_column(self, number: int) -> bool:
        """Put the focus on the choice for a column; return whether there is one."""
        choice = self._choices.get(number)
        if choice is not None:
            choice.setFocus(Qt.FocusReason.OtherFocusReason)
        return choice is not None

    def _lay_out(self, columns: Sequence[Column]) -> None:
        body = QWidget()
        lines = form(down=Room.TIGHT, into=body)
        set_around(lines, (Room.NONE, Room.NONE, Room.SMALL, Room.NONE))
        self._choices = {}
        for column in columns:
            choice = _FieldChoice(column, self)
            label = Label(_shortened(column.name))
            label.setToolTip(plain_tip(column.name))
            lines.addRow(label, choice)
            self._choices[column.number] = choice
        self.setWidget(body)


class _FieldChoice(QComboBox):
    def __init__(self, column: Column, panel: SheetColumns) -> None:
        super().__init__()
        self._column = column
        self._panel = panel
        self._is_told_open = False
        self.setAccessibleName(column.name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        catalogue = window_catalogue()
        self.addItem(translate("SheetColumns", "not taken over"), None)
        for field in panel.fields:
            self.addItem(heading(catalogue, field), field)
        self.activated.connect(self._choose)

    def show_column(self, column: Column) -> None:
        """Show what the column says; where a person has to say it, a line that asks."""
        if self._is_told_open != column.is_open:
            if column.is_open:
                self.insertItem(0, translate("SheetColumns", "⚠ choose…"), _ASKING)
            else:
                self.removeItem(0)
            self._is_told_open = column.is_open
        self.setCurrentIndex(self._place(_ASKING if column.is_open else column.field))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._panel.ensureWidgetVisible(self)
        self._panel.looked_at.emit(self._column.number)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the panel: a choice must not change while the list is scrolled."""
        event.ignore()

    def _place(self, wanted: Field | str | None) -> int:
        return next(i for i in range(self.count()) if self.itemData(i) == wanted)

    def _choose(self, place: int) -> None:
        said = self.itemData(place)
        if said != _ASKING:
            self._panel.chosen.emit(self._column.number, Field(said) if said else None)


_ASKING = "?"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_HEADING else f"{text[: _LONGEST_HEADING - 1]}…"
