"""The conditions of taking part beside the desk, where the question comes up."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from arbiter_app.i18n import translate


class EligibilityDialog(QDialog):
    """Every choice is saved at once, as on the page of the event; Esc closes."""

    def __init__(self, parent: QWidget, rules: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("EligibilityDialog", "Conditions of taking part"))
        self.setMinimumWidth(460)
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("EligibilityDialog", "&Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(rules)
        layout.addWidget(buttons)
