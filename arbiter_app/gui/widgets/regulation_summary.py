"""A regulation in plain words beside the button that changes it."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from arbiter_app.gui.widgets.heading import Aside


class RegulationSummary(QWidget):
    """What is announced, and the way to change it."""

    def __init__(self, verb: str, edit: Callable[[], None]) -> None:
        super().__init__()
        self._button = QPushButton(verb)
        self._button.clicked.connect(lambda: edit())
        self._words = Aside()
        row = QHBoxLayout()
        row.addWidget(self._button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._words)
        self.setFocusProxy(self._button)

    @property
    def verb(self) -> str:
        """What the button says."""
        return self._button.text()

    @verb.setter
    def verb(self, text: str) -> None:
        self._button.setText(text)

    def say(self, text: str) -> None:
        """Show the regulation as it is now."""
        self._words.say(text)
