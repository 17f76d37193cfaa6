"""The decision to leave what is half typed and cannot be saved."""

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.i18n import translate


def leaves_typed(parent: QWidget) -> bool:
    """Ask whether it may be thrown away."""
    return decided(
        parent,
        title=translate("MainWindow", "Leave what is being typed?"),
        body=translate(
            "MainWindow",
            "It could not be saved; the page says beside it what is wrong. If you leave now, it"
            " is lost.",
        ),
        verb=translate("MainWindow", "&Leave without it"),
    )
