"""A question in the page itself: what is done, and the words the record needs of it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QPushButton

from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.gui.look.layouts import column, form, wrapping
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.dialogs.confirmed_acts import CONFIRMED, Act
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate

Answer = Callable[[Sequence[str]], bool]
"""Takes what was typed; returns whether it was done, having told `refuse` why not."""


_WIDEST = 900
"""In pixels beside letters of the usual height."""


class AskPanel(QFrame):
    """Stands in the page while something is asked. Enter goes on and then does it, or where that
    wants more than one key (see `confirmed_acts`) comes to the way out; Esc leaves.
    """

    asked = Signal()
    """A question stands in the page."""
    closed = Signal()
    """The question is answered or left."""

    def __init__(self) -> None:
        super().__init__()
        show_as(self, Look.RULE)
        self._answer: Answer | None = None
        self._title = words(look=Look.HEADING, wraps=True)
        self._body = words(wraps=True)
        self._form = form()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fields: list[QLineEdit] = []
        self._problem = Problem(lines_kept=1)
        self._act = QPushButton()
        self._act.clicked.connect(self._do)
        self._leave = QPushButton(translate("AskPanel", "Leave it (Esc)"))
        self._leave.clicked.connect(self.close_question)
        self._confirmed = False
        column(
            self._title,
            self._body,
            self._form,
            self._problem,
            wrapping(self._act, self._leave),
            around=(Room.NONE, Room.MIDDLE, Room.NONE, Room.NONE),
            into=self,
        )
        self.setMaximumWidth(px(_WIDEST))
        self.hide()

    def ask(
        self,
        title: str,
        body: str,
        *,
        fields: Sequence[tuple[str, str]],
        verb: str,
        answer: Answer,
        act: Act | None = None,
    ) -> None:
        """Ask for words: each field has a label and what stands in it at first."""
        self._confirmed = act in CONFIRMED
        while self._form.rowCount():
            self._form.removeRow(0)
        self._answer = answer
        self._title.setText(title)
        self._body.setText(body)
        self._body.setVisible(bool(body))
        self._act.setText(verb)
        show_as(self._act, Look.DANGER if self._confirmed else Look.PRIMARY)
        self._problem.say("")
        self._fields = [self._add_field(label, text) for label, text in fields]
        self.setAccessibleName(title)
        self.show()
        first = next((field for field in self._fields if not field.text()), self._fields[0])
        first.setFocus()
        self.asked.emit()

    def refuse(self, words: str) -> None:
        """Say why it was not done."""
        self._problem.say(words)

    def close_question(self) -> None:
        """Leave the question; nothing is done."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close_question()
        else:
            super().keyPressEvent(event)

    def _add_field(self, label: str, text: str) -> QLineEdit:
        field = Line(text, TEXT)
        self._form.addRow(label, field)
        field.returnPressed.connect(lambda: self._go_on(field))
        return field

    def _go_on(self, field: QLineEdit) -> None:
        """Go to the next field that wants words; from the last one, do it or to the way out."""
        later = self._fields[self._fields.index(field) + 1 :]
        if later:
            later[0].setFocus()
        elif self._confirmed:
            self._leave.setFocus()
        else:
            self._do()

    def _do(self) -> None:
        assert self._answer is not None
        if self._answer([field.text() for field in self._fields]):
            self.hide()
            self.closed.emit()
        else:
            empty = (field for field in self._fields if not field.text().strip())
            next(empty, self._fields[0]).setFocus()
