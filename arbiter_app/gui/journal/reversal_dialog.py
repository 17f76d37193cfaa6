"""The decision to undo or redo several acts at once."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.i18n import translate


class ReversalDialog(QDialog):
    """Lists the acts in the order in which they are undone or redone; Esc leaves all as it is."""

    def __init__(
        self, parent: QWidget, *, title: str, body: str, acts: Sequence[str], verb: str
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumSize(680, 360)
        heading = QLabel(f"<b>{escape(title)}</b>", wordWrap=True)
        listed = QListWidget()
        listed.setAccessibleName(translate("Reversal", "Acts, in this order"))
        listed.setAlternatingRowColors(True)
        listed.setWordWrap(True)
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.addItems(list(acts))
        listed.setCurrentRow(0)
        buttons = DecisionButtons(self, verb=verb, cancel=translate("Reversal", "&Cancel"))
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.setContentsMargins(20, 16, 20, 16)
        for widget in (heading, QLabel(body, wordWrap=True), listed, buttons):
            layout.addWidget(widget)
        buttons.act.setFocus()


def decided_reversal(
    parent: QWidget, *, title: str, body: str, acts: Sequence[str], verb: str
) -> bool:
    """Ask whether these acts shall be undone or redone."""
    dialog = ReversalDialog(parent, title=title, body=body, acts=acts, verb=verb)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return accepted
