"""The choice of the places behind which a line is drawn that must be decided."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate

_OWN = "own"
_EVERY = "every"

Cuts = tuple[int, ...] | None


class PlacesChoice(QWidget):
    """The usual choices, or numbers that are typed: "1, 4"."""

    changed = Signal()

    def __init__(self, *, of_ties: bool = False) -> None:
        """`of_ties` says it of ties that are played off, else of a knockout."""
        super().__init__()
        self._usual, self._typed = QComboBox(), Line()
        self._usual.setAccessibleName(translate("PlacesChoice", "Places"))
        self._typed.setAccessibleName(translate("PlacesChoice", "Lines behind the places"))
        self._typed.setPlaceholderText(translate("PlacesChoice", "such as 1, 4"))
        if of_ties:
            self._usual.addItem(translate("PlacesChoice", "for the first place"), "1")
            self._usual.addItem(translate("PlacesChoice", "for every place"), _EVERY)
            self._usual.addItem(translate("PlacesChoice", "where one crosses a line behind"), _OWN)
        else:
            self._usual.addItem(translate("PlacesChoice", "the winner"), "1")
            self._usual.addItem(translate("PlacesChoice", "the winner and the third place"), "1, 3")
            self._usual.addItem(translate("PlacesChoice", "every place"), _EVERY)
            self._usual.addItem(translate("PlacesChoice", "with lines behind the places"), _OWN)
        row(self._usual, (self._typed, 1), into=self)
        self.setFocusProxy(self._usual)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._usual.activated.connect(self._on_chosen)
        self._typed.textEdited.connect(self.changed)
        self.show_cuts((1,))

    @property
    def cuts(self) -> Cuts:
        """The places behind which a line is drawn; None for every place."""
        chosen = self._usual.currentData()
        if chosen == _EVERY:
            return None
        text = self._typed.text() if chosen == _OWN else chosen
        numbers = {
            number
            for word in _words(text)
            if (number := whole_number(word, least=1, most=999)) is not None
        }
        return tuple(sorted(numbers))

    @property
    def problem(self) -> str:
        """What is wrong with what was typed; "" for nothing."""
        if self._usual.currentData() != _OWN:
            return ""
        words = _words(self._typed.text())
        wrong = next(
            (word for word in words if whole_number(word, least=1, most=999) is None), None
        )
        if wrong is None and words:
            return ""
        if not words:
            return translate(
                "PlacesChoice", "Type behind which places lines are drawn, such as 1, 4."
            )
        problem = translate("PlacesChoice", "“{text}” is not a place. Type numbers, such as 1, 4.")
        return problem.format(text=wrong)

    def show_cuts(self, cuts: Cuts) -> None:
        """Show what is chosen now."""
        text = _EVERY if cuts is None else ", ".join(map(str, cuts))
        found = self._usual.findData(text)
        self._usual.setCurrentIndex(self._usual.findData(_OWN) if found < 0 else found)
        self._typed.setText("" if cuts is None else text)
        self._typed.setVisible(self._usual.currentData() == _OWN)

    def _on_chosen(self) -> None:
        is_own = self._usual.currentData() == _OWN
        self._typed.setVisible(is_own)
        if is_own:
            self._typed.setFocus()
            self._typed.selectAll()
        self.changed.emit()


def _words(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()
