"""A dialog that decides something: how it is laid out, and the buttons under it."""

from html import escape

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)


class DecisionButtons(QDialogButtonBox):
    """The verb, which Enter stands for, and the way out; a verb that follows is set on `act`."""

    def __init__(self, dialog: QDialog, *, verb: str = "", cancel: str) -> None:
        super().__init__()
        self.act: QPushButton = self.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        self.act.setDefault(True)
        self.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)


def lay_out_decision(dialog: QDialog, body: str, form: QFormLayout, *below: QWidget) -> None:
    """Put what follows from a decision under the title of its dialog, then what is asked."""
    layout = QVBoxLayout(dialog)
    layout.setSpacing(10)
    layout.setContentsMargins(20, 16, 20, 16)
    layout.addWidget(QLabel(f"<b>{escape(dialog.windowTitle())}</b>", wordWrap=True))
    layout.addWidget(QLabel(body, wordWrap=True))
    layout.addLayout(form)
    for widget in below:
        layout.addWidget(widget)
