"""What is noted of a game that is broken off to be finished later."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.facts.game_notes import Adjournment
from arbiter_app.domain.facts.results import Colour
from arbiter_app.formats.moments import parse_moment
from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.rounds.board_rows import BoardLine
from arbiter_app.i18n import translate


class AdjournmentDialog(QDialog):
    """Who sealed his move, what stands on the envelope, when the game goes on."""

    def __init__(self, parent: QWidget, line: BoardLine) -> None:
        super().__init__(parent)
        self.setMinimumWidth(480)
        pattern = translate("AdjournmentDialog", "Adjourn board {board}: {white} – {black}")
        self.setWindowTitle(
            pattern.format(board=line.game.board, white=line.white.name, black=line.black.name)
        )
        noted = line.game.adjournment or Adjournment()
        self._sealed = QComboBox()
        self._sealed.addItem(translate("AdjournmentDialog", "nobody"), None)
        white = translate("AdjournmentDialog", "White: {name}").format(name=line.white.name)
        black = translate("AdjournmentDialog", "Black: {name}").format(name=line.black.name)
        self._sealed.addItem(white, Colour.WHITE)
        self._sealed.addItem(black, Colour.BLACK)
        self._sealed.setCurrentIndex((None, *Colour).index(noted.sealed_by))
        self._note = QLineEdit(noted.note)
        self._resumes = MomentEdit()
        self._resumes.moment = noted.resumes_at
        self._problem = Aside()
        self._resumes.unreadable.connect(self._problem.say)
        self._lay_out(line)
        self._sealed.setFocus()

    @property
    def adjournment(self) -> Adjournment:
        """What was noted."""
        sealed = self._sealed.currentData()
        return Adjournment(
            sealed_by=Colour(sealed) if sealed else None,
            note=self._note.text().strip(),
            resumes_at=self._resumes.moment,
        )

    def accept(self) -> None:
        """Close, unless the game goes on at what is no moment."""
        try:
            self._resumes.moment = parse_moment(self._resumes.text())
        except ValueError:
            self._problem.say(unreadable_moment(self._resumes.text()))
            self._resumes.setFocus()
            self._resumes.selectAll()
            return
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Enter go from field to field; only on its button it adjourns."""
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in enter and self.focusWidget() in (self._sealed, self._note, self._resumes):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def _lay_out(self, line: BoardLine) -> None:
        form = QFormLayout()
        form.addRow(translate("AdjournmentDialog", "&Sealed his move:"), self._sealed)
        form.addRow(translate("AdjournmentDialog", "On the &envelope:"), self._note)
        form.addRow(translate("AdjournmentDialog", "&Goes on:"), self._resumes)
        body = translate(
            "AdjournmentDialog",
            "The envelope shows names, position, times used, who sealed and the number of the"
            " move (Laws of Chess, Guidelines I). The result stays open, and there is no final"
            " table, until it is typed.",
        )
        if line.result is not None:
            body += "\n\n" + translate("AdjournmentDialog", "The result that was typed is cleared.")
        buttons = DecisionButtons(
            self,
            verb=translate("AdjournmentDialog", "&Adjourn the game"),
            cancel=translate("AdjournmentDialog", "&Cancel"),
        )
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(QLabel(f"<b>{escape(self.windowTitle())}</b>", wordWrap=True))
        layout.addWidget(QLabel(body, wordWrap=True))
        layout.addLayout(form)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)
