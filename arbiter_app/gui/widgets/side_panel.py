"""The panel beside the table: what put the selected player where he stands."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.widgets.heading import Aside
from arbiter_app.i18n import translate

_WIDTH = 210
_WIDTH_FOR_PARTS = 280


class SidePanel(QFrame):
    """Names, a sentence about their places, the parts of values, and the games of a cell."""

    closed = Signal()

    def __init__(self, foot: QWidget) -> None:
        super().__init__()
        self._name = _text()
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self._sentence = _text()
        self._parts = _Parts()
        self._games = _text()
        self._hint = Aside()
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
        layout.addSpacing(6)
        layout.addWidget(self._games)
        layout.addWidget(self._parts, 1)
        layout.addStretch()
        layout.addWidget(self._hint)
        layout.addWidget(foot)
        self.make_room_for_parts(wide=True)

    def make_room_for_parts(self, *, wide: bool) -> None:
        """Take more of the page, or leave it to the table."""
        self.setFixedWidth(_WIDTH_FOR_PARTS if wide else _WIDTH)

    def tell(self, name: str, sentence: str, *, parts: str = "", games: str = "") -> None:
        """Show who is meant, what put them there, parts of values and games; "" for none."""
        self._name.setText(name)
        self._sentence.setText(sentence)
        self._parts.show_text(parts)
        self._games.setText(games)
        self._games.setVisible(bool(games))
        self.setAccessibleDescription(" ".join(filter(None, (name, sentence, parts, games))))

    def advise(self, hint: str) -> None:
        """Say at the foot which keys tell more; "" for nothing."""
        self._hint.say(hint)


class _Parts(QPlainTextEdit):
    """A list of parts that is read, scrolled and copied, with the keyboard too."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setAccessibleName(translate("SidePanel", "Parts of the value"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        ground = self.palette()
        ground.setColor(QPalette.ColorRole.Base, ground.color(QPalette.ColorRole.Window))
        self.setPalette(ground)

    def show_text(self, text: str) -> None:
        """Show other parts from their beginning; without any there is no list."""
        if text != self.toPlainText():
            self.setPlainText(text)
        self.setVisible(bool(text))


def _text() -> QLabel:
    label = QLabel(wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
