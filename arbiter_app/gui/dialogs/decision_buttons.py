"""The buttons under a dialog that decides something."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton


class DecisionButtons(QDialogButtonBox):
    """The verb, which Enter stands for, and the way out; a verb that follows is set on `act`."""

    def __init__(self, dialog: QDialog, *, verb: str = "", cancel: str) -> None:
        super().__init__()
        self.act: QPushButton = self.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        self.act.setDefault(True)
        self.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)
