"""What stands above the boards while results are typed a second time."""

from html import escape

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from arbiter_app.gui.base.keyboard import keep_escape
from arbiter_app.gui.rounds.verify_pass import PileOrder
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_ORDERS = {
    PileOrder.AS_TYPED: QT_TRANSLATE_NOOP("VerifyBar", "as they were typed"),
    PileOrder.TURNED_OVER: QT_TRANSLATE_NOOP("VerifyBar", "the pile turned over: last typed first"),
    PileOrder.BY_BOARD: QT_TRANSLATE_NOOP("VerifyBar", "by board"),
}


class VerifyBar(QFrame):
    """Says that a second typing is under way, how far it is, and in which order."""

    order_chosen = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._order = QComboBox()
        for order, text in _ORDERS.items():
            self._order.addItem(translate("VerifyBar", text), order)
        self._order.activated.connect(
            lambda: self.order_chosen.emit(PileOrder(self._order.currentData()))
        )
        label = QLabel(translate("VerifyBar", "&Order of the papers:"))
        label.setBuddy(self._order)
        end = QPushButton(translate("VerifyBar", "End (Esc)"))
        end.clicked.connect(self.ended)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.addWidget(self._words, 1)
        layout.addWidget(label)
        layout.addWidget(self._order)
        layout.addWidget(end)
        self.hide()

    def say(self, verified: int, games: int, order: PileOrder) -> None:
        """Say how many results were typed a second time."""
        pattern = translate("VerifyBar", "Second typing: verified {verified} of {games}")
        text = escape(pattern.format(verified=verified, games=games))
        self._words.setText(f"<b>{text}</b>")
        with QSignalBlocker(self._order):
            self._order.setCurrentIndex(self._order.findData(order))
        self.show()


class MismatchPanel(QFrame):
    """Two typings of a result that differ, side by side. Until it is settled it has the keys: none
    that types a result does anything here.
    """

    first_kept = Signal()
    second_taken = Signal()
    put_off = Signal()
    wrong_key = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setObjectName("mismatch")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = QLabel(wordWrap=True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._keep, self._take = QPushButton(), QPushButton()
        later = QPushButton(translate("MismatchPanel", "Look at it later (Esc)"))
        self._keep.clicked.connect(self.first_kept)
        self._take.clicked.connect(self.second_taken)
        later.clicked.connect(self.put_off)
        buttons = QHBoxLayout()
        for button in (self._keep, self._take, later):
            buttons.addWidget(button)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(self._words)
        layout.addLayout(buttons)
        self.hide()

    def ask(self, board: str, first: str, second: str) -> None:
        """Show both values and take the keys."""
        question = translate("MismatchPanel", "{board}: the two typings differ")
        sides = translate("MismatchPanel", "First time {first}, now {second}")
        self._words.setText(
            f"<b>{escape(question.format(board=board))}</b><br>"
            f"{escape(sides).format(first=_big(first), second=_big(second))}"
        )
        self._keep.setText(translate("MismatchPanel", "← Keep {first}").format(first=first))
        self._take.setText(translate("MismatchPanel", "Take {second} →").format(second=second))
        self.setAccessibleName(
            f"{question.format(board=board)}. {sides.format(first=first, second=second)}"
        )
        self.show()
        self.setFocus()
        QApplication.beep()

    def event(self, event: QEvent) -> bool:
        return keep_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.isAutoRepeat():
            return
        match event.key():
            case Qt.Key.Key_Left:
                self.first_kept.emit()
            case Qt.Key.Key_Right:
                self.second_taken.emit()
            case Qt.Key.Key_Escape:
                self.put_off.emit()
            case _ if event.text():
                self.refuse()
            case _:
                super().keyPressEvent(event)

    def refuse(self) -> None:
        """Say that nothing else is typed before the choice."""
        QApplication.beep()
        self.wrong_key.emit(
            translate(
                "MismatchPanel",
                "The two typings differ: choose with ← or → which one the paper shows, or Esc to"
                " look at it later.",
            )
        )
        self.setFocus()


def _big(value: str) -> str:
    return f'<span style="font-size:large"><b>{escape(value)}</b></span>'
