"""Which sheet of a file holds the list, and in which line its headings stand."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.formats.player_sheet import Sheet, propose
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.words import Label
from arbiter_app.i18n import translate
from arbiter_app.services.files.player_lists import proposed_sheet

_HEADINGS_OFFERED = 30
"""Headings stand in one of the first rows."""
_MOST_SHOWN = 40


class SheetChoice(QWidget):
    """What is proposed, until a person chooses otherwise; of one sheet there is no choice."""

    sheet_chosen = Signal()
    headings_chosen = Signal(object)
    """The headings stand in another line, whose number this is; None for no headings."""

    def __init__(self) -> None:
        super().__init__()
        self._sheets: tuple[Sheet, ...] = ()
        self._sheet = QComboBox()
        self._sheet.activated.connect(self._choose_sheet)
        self._sheet_label = Label(translate("SheetChoice", "&Sheet:"))
        self._sheet_label.setBuddy(self._sheet)
        self._headings = QComboBox()
        self._headings.activated.connect(
            lambda: self.headings_chosen.emit(self._headings.currentData())
        )
        headings_label = Label(translate("SheetChoice", "&Headings in line:"))
        headings_label.setBuddy(self._headings)
        row(self._sheet_label, self._sheet, headings_label, self._headings, STRETCH, into=self)
        self.setFocusProxy(self._headings)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is chosen."""
        return self._sheets[self._sheet.currentIndex()]

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Offer the sheets of a file; of one that is read again the same sheet stays chosen."""
        former = self._sheet.currentText()
        self._sheets = tuple(sheets)
        self._sheet.clear()
        self._sheet.addItems([_name(sheet) for sheet in sheets])
        same = self._sheet.findText(former) if former else -1
        proposed = self._sheets.index(proposed_sheet(sheets))
        self._sheet.setCurrentIndex(same if same >= 0 else proposed)
        for widget in (self._sheet_label, self._sheet):
            widget.setVisible(len(sheets) > 1)
        self._show_headings()

    def _choose_sheet(self) -> None:
        self._show_headings()
        self.sheet_chosen.emit()

    def _show_headings(self) -> None:
        self._headings.clear()
        self._headings.addItem(translate("SheetChoice", "no headings"), None)
        for line in self.sheet.lines[:_HEADINGS_OFFERED]:
            words = ", ".join(cell for cell in line.cells if cell)
            self._headings.addItem(f"{line.number}: {words[:_MOST_SHOWN]}", line.number)
        proposed = self._headings.findData(propose(self.sheet).headings_in)
        self._headings.setCurrentIndex(max(proposed, 0))


def _name(sheet: Sheet) -> str:
    if sheet.is_hidden:
        return translate("SheetChoice", "{sheet} (hidden)").format(sheet=sheet.name)
    return sheet.name
