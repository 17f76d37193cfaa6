"""The line that asks for the date and the reason of a decision."""

from datetime import date

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.formats.days import format_day, parse_day
from arbiter_app.gui.base.kept_texts import kept_value
from arbiter_app.gui.base.keyboard import keep_escape
from arbiter_app.gui.base.page import Fields
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_VERBS = {
    Admission.ADMITTED: QT_TRANSLATE_NOOP("MandateDecision", "Admit"),
    Admission.CONDITIONAL: QT_TRANSLATE_NOOP("MandateDecision", "Admit conditionally"),
    Admission.REFUSED: QT_TRANSLATE_NOOP("MandateDecision", "Do not admit"),
}


_ADMISSION, _UNTIL, _REASON = "admission", "until", "reason"


class MandateDecision(QWidget):
    """Hidden until a decision needs more than a key. Enter decides, Esc leaves all as it is."""

    decided = Signal(object, object, str)
    """An admission, its date or None, and its reason."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._admission = Admission.ADMITTED
        self._asked = ""
        """What stood in the fields when they were shown."""
        self._words = Label(wraps=True)
        self._until = DateField(translate("MandateDecision", "Admitted until"))
        self._reason = Line(limit=TEXT)
        self._reason.setAccessibleName(translate("MandateDecision", "Reason"))
        self._until_label = Label(translate("MandateDecision", "Unti&l"))
        self._until_label.setBuddy(self._until)
        self._reason_label = Label()
        self._reason_label.setBuddy(self._reason)
        self._decide = QPushButton()
        self._decide.clicked.connect(self._take)
        self._problem = Problem(lines_kept=1)
        fields = row(
            self._until_label,
            self._until,
            self._reason_label,
            (self._reason, 1),
            self._decide,
        )
        column(self._words, fields, self._problem, gap=Room.TIGHT, into=self)
        self.hide()

    @property
    def _first(self) -> QLineEdit:
        """What must be typed: the date of a condition, else the reason."""
        return self._until if self._admission is Admission.CONDITIONAL else self._reason

    def ask(self, admission: Admission, words: str, until: date | None) -> None:
        """Ask for what a decision needs: a date, a reason, or both."""
        is_conditional = admission is Admission.CONDITIONAL
        self._admission = admission
        self._words.setText(words)
        self._problem.say("")
        self._reason.clear()
        self._until.show_value(format_day(until))
        self._until.setVisible(is_conditional)
        self._until_label.setVisible(is_conditional)
        self._reason_label.setText(
            translate("MandateDecision", "&Reason, if any")
            if is_conditional
            else translate("MandateDecision", "&Reason")
        )
        self._decide.setText(translate("MandateDecision", _VERBS[admission]))
        self._asked = self._until.text()
        self.show()
        self._first.setFocus()
        self._until.selectAll()

    @property
    def unsaved(self) -> Fields:
        """What is being typed, of which decision; nothing while the line is closed."""
        typed = self._until.text() + self._reason.text()
        if self.isHidden() or typed == self._asked:
            return {}
        return {
            _ADMISSION: self._admission.value,
            _UNTIL: self._until.text(),
            _REASON: self._reason.text(),
        }

    def bring_back(self, unsaved: Fields) -> None:
        """Show again what was being typed into the line that asks."""
        self._until.setText(unsaved.get(_UNTIL, ""))
        self._reason.setText(unsaved.get(_REASON, ""))
        (self._reason if self._reason.text() else self._first).setFocus()

    @staticmethod
    def admission_of(unsaved: Fields) -> Admission | None:
        """Return which decision was being typed; None where it was something else."""
        return kept_value(Admission, unsaved.get(_ADMISSION))

    def complain(self, why: str) -> None:
        """Say why it was not decided; what was typed stays."""
        self._problem.say(why)
        self._first.setFocus()

    def leave(self) -> None:
        """Close the line without a decision."""
        self.hide()
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        return keep_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take()
            case Qt.Key.Key_Escape:
                self.leave()
            case _:
                super().keyPressEvent(event)

    def _take(self) -> None:
        until = None
        if self._admission is Admission.CONDITIONAL:
            try:
                until = parse_day(self._until.text())
            except ValueError:
                self._problem.say(
                    translate(
                        "MandateDecision", "“{text}” is not a date. Type it as 31.12.2026."
                    ).format(text=self._until.text())
                )
                self._until.setFocus()
                self._until.selectAll()
                return
        self.decided.emit(self._admission, until, self._reason.text())
