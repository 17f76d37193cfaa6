"""The licences of all parts of the program, to be read."""

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate
from arbiter_app.licences import Licence, licences

_WIDTH, _HEIGHT = 820, 380
"""Of the dialog and of its text, in pixels beside usual letters."""


class LicencesDialog(Dialog):
    """The parts at the left, the licence of the one in hand at the right; letters find both."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, translate("Licences", "Licences"))
        self.setMinimumWidth(px(_WIDTH))
        self._all = licences()
        self._shown: list[Licence] = []
        self._find = Line()
        find = Label(translate("Licences", "&Find:"))
        find.setBuddy(self._find)
        self._names = QListWidget()
        self._names.setAccessibleName(translate("Licences", "Parts of the program"))
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(translate("Licences", "Licence"))
        self._text.setMinimumHeight(px(_HEIGHT))
        self.lay_out(
            translate(
                "Licences",
                "Arbiter is made with the parts named here. Qt may be replaced: its licence says"
                " how.",
            ),
            row(find, (self._find, 1)),
            row((self._names, 1), (self._text, 3), gap=Room.MIDDLE),
        )
        self._find.textChanged.connect(self._show_found)
        self._names.currentRowChanged.connect(self._show)
        self._show_found("")
        self._find.setFocus()

    def _show_found(self, letters: str) -> None:
        """List the parts that have the letters in their name or their licence."""
        sought = letters.strip().casefold()
        self._shown = [
            each
            for each in self._all
            if sought in each.part.casefold() or sought in each.text.casefold()
        ]
        self._names.clear()
        self._names.addItems([plain_caption(each.part) for each in self._shown])
        self._names.setCurrentRow(0 if self._shown else -1)
        if not self._shown:
            self._text.clear()

    def _show(self, at: int) -> None:
        if not 0 <= at < len(self._shown):
            return
        self._text.setPlainText(self._shown[at].text)
        if sought := self._find.text().strip():
            self._text.moveCursor(QTextCursor.MoveOperation.Start)
            self._text.find(sought)
