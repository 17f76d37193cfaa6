"""What the program is."""

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter_app import __version__
from arbiter_app.i18n import translate


def show_about(parent: QWidget) -> None:
    """Show name, version and licence."""
    text = translate(
        "MainWindow",
        "Arbiter {version}\n\nFor the chief arbiter of a chess tournament: from registration"
        " to the printed final table.\n\nFree software under the MIT licence.",
    )
    QMessageBox.about(
        parent, translate("MainWindow", "About Arbiter"), text.format(version=__version__)
    )
