"""A regulation on the page of the event: its name, which opens its text, the one line that matters
most, and the way to change it.
"""

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QPushButton, QWidget

from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.dialogs.read_dialog import read
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.link import Link


class RegulationSummary:
    """A row of a form; it is hidden where there is no such regulation."""

    def __init__(self, form: QFormLayout, label: str, edit: Callable[[], None]) -> None:
        self._form = form
        self._lines: list[str] = []
        self._name = Link()
        self._state = CutWords(Look.SECOND)
        self._button = QPushButton()
        self._button.clicked.connect(lambda: edit())
        self._name.clicked.connect(self._read)
        self._row = QWidget()
        named = column(self._name, self._state, gap=Room.HAIR)
        row((named, 1), self._button, gap=Room.MIDDLE, into=self._row)
        form.addRow(label, self._row)

    def show(self, verb: str, name: str, state: str, lines: list[str]) -> None:
        """Show the regulation as it is now; one without a name has no more to be read than what
        `state` says of it.
        """
        self._button.setText(verb)
        self._name.say(name)
        self._name.setVisible(bool(name))
        self._state.say(state)
        self._lines = lines
        self._form.setRowVisible(self._row, True)

    def hide(self) -> None:
        """Show nothing: there is no such regulation."""
        self._form.setRowVisible(self._row, False)

    def _read(self) -> None:
        read(self._row.window(), self._name.accessibleName(), self._lines)
