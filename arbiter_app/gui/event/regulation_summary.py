"""A regulation in plain words under the button that changes it."""

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QWidget

from arbiter_app.gui.parts.heading import Aside


class RegulationSummary:
    """Two rows of a form: the way to change what is announced, and what that is."""

    def __init__(self, form: QFormLayout, edit: Callable[[], None]) -> None:
        self._form = form
        self._button = QPushButton()
        self._button.clicked.connect(lambda: edit())
        self._words = Aside()
        self._way = QWidget()
        row = QHBoxLayout(self._way)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._button)
        row.addStretch()
        form.addRow(self._way)
        form.addRow(self._words)

    def show(self, verb: str, lines: list[str]) -> None:
        """Show the regulation as it is now."""
        self._button.setText(verb)
        self._words.say("\n".join(lines))
        self._form.setRowVisible(self._way, True)

    def hide(self) -> None:
        """Show neither: there is no such regulation."""
        self._words.say("")
        self._form.setRowVisible(self._way, False)
