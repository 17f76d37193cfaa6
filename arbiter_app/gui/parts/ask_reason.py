"""Asking why, where the journal must know."""

from html import escape

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.i18n import translate


class ReasonDialog(QDialog):
    """A decision that needs a reason: its verb works once one is typed, Esc leaves all as it is."""

    def __init__(self, parent: QWidget, *, title: str, body: str, verb: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        heading = QLabel(f"<b>{escape(title)}</b>", wordWrap=True)
        self._reason = QLineEdit()
        label = QLabel(translate("ReasonDialog", "&Reason, kept in the journal:"))
        label.setBuddy(self._reason)
        self._reason.textChanged.connect(self._on_typed)
        buttons = DecisionButtons(self, verb=verb, cancel=translate("ReasonDialog", "&Cancel"))
        self._act = buttons.act
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.setContentsMargins(20, 16, 20, 16)
        for widget in (heading, QLabel(body, wordWrap=True), label, self._reason, buttons):
            layout.addWidget(widget)
        self._on_typed()
        self._reason.setFocus()

    @property
    def reason(self) -> str:
        """What was typed, without space around it."""
        return self._reason.text().strip()

    def _on_typed(self) -> None:
        self._act.setEnabled(bool(self.reason))


def ask_reason(parent: QWidget, *, title: str, body: str, verb: str) -> str | None:
    """Ask for a decision with its reason; return the reason, None if it was not taken."""
    dialog = ReasonDialog(parent, title=title, body=body, verb=verb)
    return dialog.reason if dialog.exec() == QDialog.DialogCode.Accepted else None
