"""A dialog that decides something: how it is laid out, the buttons under it, when it closes."""

from collections.abc import Callable
from html import escape

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.parts.problem import Problem


class DecisionButtons(QDialogButtonBox):
    """The verb, which Enter stands for, and the way out; a verb that follows is set on `act`."""

    def __init__(self, dialog: QDialog, *, verb: str = "", cancel: str) -> None:
        # Inside the dialog at once: a button is its default only where it knows the dialog.
        super().__init__(dialog)
        self.act: QPushButton = self.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        self.act.setDefault(True)
        self.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)


class DecisionDialog(QDialog):
    """Carries its decision out itself: while that is refused it stays and says why."""

    def __init__(self, parent: QWidget, carry_out: Callable[[], str]) -> None:
        """`carry_out` returns why it was refused, "" where it was done."""
        super().__init__(parent)
        self._carry_out = carry_out
        self._problem = Problem()

    def accept(self) -> None:
        """Close once it is done."""
        if refused := self._carry_out():
            self._problem.say(refused)
            give_room(self)
        else:
            super().accept()


def give_room(dialog: QDialog) -> None:
    """Let a dialog grow with what it says: by itself it gives no room to words of several lines."""
    if layout := dialog.layout():
        layout.activate()
    dialog.resize(dialog.width(), max(dialog.height(), dialog.heightForWidth(dialog.width())))


def lay_out_decision(dialog: QDialog, *parts: str | QLayout | QWidget) -> None:
    """Put the parts of a dialog under its title, one below the other; words are a paragraph."""
    column = QVBoxLayout(dialog)
    column.setSpacing(10)
    column.setContentsMargins(20, 16, 20, 16)
    column.addWidget(QLabel(f"<b>{escape(dialog.windowTitle())}</b>", wordWrap=True))
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(QLabel(part, wordWrap=True) if isinstance(part, str) else part)
