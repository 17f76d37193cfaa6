"""The panel beside the table: what put the selected player where he stands."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStyle, QToolButton, QVBoxLayout

from arbiter_app.i18n import translate

_WIDTH = 210


class SidePanel(QFrame):
    """A name, a sentence about its place, and the games of the cell under the cursor."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(_WIDTH)
        self._name = _text()
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self._sentence = _text()
        self._games = _text()
        close = QToolButton(autoRaise=True)
        close.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton))
        close.setToolTip(translate("SidePanel", "Close"))
        close.setAccessibleName(translate("SidePanel", "Close the panel"))
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self._sentence)
        layout.addSpacing(12)
        layout.addWidget(self._games)
        layout.addStretch()

    def tell(self, name: str, sentence: str, games: str) -> None:
        """Show a player, what put him there, and games with an opponent ("" for none)."""
        self._name.setText(name)
        self._sentence.setText(sentence)
        self._games.setText(games)
        self.setAccessibleDescription(" ".join((name, sentence, games)))


def _text() -> QLabel:
    label = QLabel(wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
