"""Asking before something that weighs: the title is the decision, the button its verb."""

from html import escape

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter_app.i18n import translate


def decided(parent: QWidget, *, title: str, body: str, verb: str) -> bool:
    """Ask for a decision; return whether the verb was chosen. Enter alone leaves all as it is."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(f"<b>{escape(title)}</b>")
    box.setInformativeText(body)
    act = box.addButton(verb, QMessageBox.ButtonRole.AcceptRole)
    back = box.addButton(translate("Decision", "&Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(back)
    box.setEscapeButton(back)
    box.exec()
    return box.clickedButton() is act
