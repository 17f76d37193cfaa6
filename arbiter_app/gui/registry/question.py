"""Name and date of a rating list, asked where its file does not tell them for certain."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from arbiter_app.domain.facts.people.rating_lists import ListDescription, ListKind
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate


class ListQuestion(QWidget):
    """Hidden until it asks. Enter answers, Esc leaves the import."""

    answered = Signal(str, object)
    """The name of the list and its own date."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._head = words(look=Look.STRONG, wraps=True)
        self._name = Line()
        self._name.setAccessibleName(translate("Registry", "Name of the list"))
        self._published = DateField(translate("Registry", "Date of the list"))
        self._problem = Problem()
        self._import = QPushButton(translate("Registry", "I&mport"))
        self._import.setAutoDefault(False)
        self._import.clicked.connect(self._answer)
        name = Label(translate("Registry", "&Name, as papers print it:"))
        name.setBuddy(self._name)
        published = Label(translate("Registry", "&Date of the list:"))
        published.setBuddy(self._published)
        fields = row(name, (self._name, 1), published, self._published, self._import)
        column(self._head, fields, self._problem, into=self)
        self.hide()

    def ask(self, path: Path, found: ListDescription) -> None:
        """Ask what the file does not tell; what it tells stands there already."""
        head = translate("Registry", "Whose list is {file}, and of which date is it?")
        self._head.setText(head.format(file=path.name))
        self._name.setText(found.name)
        self._published.show_value(f"{found.published:%d.%m.%Y}" if found.published else "")
        self._problem.say("")
        is_fide = found.kind is ListKind.FIDE
        self.setFocusProxy(self._published if is_fide else self._name)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._answer()
            case Qt.Key.Key_Escape:
                self.hide()
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _answer(self) -> None:
        name, published = " ".join(self._name.text().split()), self._published.day
        if not name:
            self._refuse(
                self._name, translate("Registry", "Type a name: it stands beside every rating.")
            )
        elif published is None:
            self._refuse(
                self._published,
                translate("Registry", "Type the date of the list itself, such as 01.11.2026."),
            )
        elif not _is_plausible(published):
            self._refuse(
                self._published, translate("Registry", "No rating list is as old as that.")
            )
        else:
            self.answered.emit(name, published)
            self.hide()

    def _refuse(self, field: QLineEdit, words: str) -> None:
        self._problem.say(words)
        field.setFocus()
        field.selectAll()


def _is_plausible(published: date) -> bool:
    return published.year >= 1970
