"""What is said above the boards while results are typed a second time."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton

from arbiter_app.domain.facts.results import Result
from arbiter_app.gui.base.keyboard import keep_escape
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label, Look
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.rounds.second_typing.verify_pass import PileOrder
from arbiter_app.gui.rounds.what_follows.next_line import LINES, NextPart
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.wording.terms.play import results

_ORDERS = {
    PileOrder.AS_TYPED: QT_TRANSLATE_NOOP("VerifyBar", "as they were typed"),
    PileOrder.TURNED_OVER: QT_TRANSLATE_NOOP("VerifyBar", "the pile turned over: last typed first"),
    PileOrder.BY_BOARD: QT_TRANSLATE_NOOP("VerifyBar", "by board"),
}


class VerifyBar(NextPart):
    """Says that a second typing is under way, how far it is, and in which order."""

    order_chosen = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = CutWords(Look.STRONG, lines=LINES)
        self._order = QComboBox()
        for order, text in _ORDERS.items():
            self._order.addItem(translate("VerifyBar", text), order)
        self._order.activated.connect(
            lambda: self.order_chosen.emit(PileOrder(self._order.currentData()))
        )
        label = Label(translate("VerifyBar", "&Order of the papers:"))
        label.setBuddy(self._order)
        end = QPushButton(translate("VerifyBar", "End (Esc)"))
        end.clicked.connect(self.ended)
        around = (Room.MIDDLE, Room.TIGHT, Room.SMALL, Room.TIGHT)
        layouts.row((self._words, 1), label, self._order, end, around=around, into=self)

    def say(self, verified: int, games: int, order: PileOrder) -> None:
        """Say how many results were typed a second time."""
        pattern = translate("VerifyBar", "Second typing: verified {verified} of {games}")
        self._words.say(pattern.format(verified=verified, games=games))
        with QSignalBlocker(self._order):
            self._order.setCurrentIndex(self._order.findData(order))
        self.set_due(True)


class MismatchPanel(NextPart):
    """Two typings of a result that differ, side by side. Until it is settled it has the keys: none
    that types a result does anything here.
    """

    first_kept = Signal()
    second_taken = Signal()
    put_off = Signal()
    wrong_key = Signal(str)

    def __init__(self) -> None:
        super().__init__(Look.ASKED)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._question, self._sides = CutWords(), CutWords(Look.STRONG)
        self._keep, self._take = QPushButton(), QPushButton()
        later = QPushButton(translate("MismatchPanel", "Look at it later (Esc)"))
        self._keep.clicked.connect(self.first_kept)
        self._take.clicked.connect(self.second_taken)
        later.clicked.connect(self.put_off)
        words = layouts.column(self._question, self._sides, gap=Room.NONE)
        around = (Room.MIDDLE, Room.TIGHT, Room.SMALL, Room.TIGHT)
        layouts.row((words, 1), self._keep, self._take, later, around=around, into=self)

    def ask(self, board: str, first: Result, second: Result) -> None:
        """Show both results and take the keys."""
        catalogue = window_catalogue()
        told = [results.described(catalogue, each) for each in (first, second)]
        signs = [results.result(catalogue, each) for each in (first, second)]
        # What is unusual about a result is on its button only where it alone is the difference.
        keep, take = told if signs[0] == signs[1] else signs
        question = translate("MismatchPanel", "{board}: the two typings differ")
        sides = translate("MismatchPanel", "First time {first}, now {second}")
        self._question.say(question.format(board=board))
        self._sides.say(sides.format(first=told[0], second=told[1]))
        self._keep.setText(translate("MismatchPanel", "← Keep {first}").format(first=keep))
        self._take.setText(translate("MismatchPanel", "Take {second} →").format(second=take))
        self.setAccessibleName(f"{self._question.text()}. {self._sides.text()}")
        self.set_due(True)
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
