"""What the program is."""

from PySide6.QtWidgets import QWidget

from arbiter_app import __version__
from arbiter_app.gui.parts.dialog import Dialog
from arbiter_app.i18n import translate


def show_about(parent: QWidget) -> None:
    """Show name, version and licence."""
    text = translate(
        "MainWindow",
        "Arbiter {version}\n\nFor the chief arbiter of a chess tournament: from registration"
        " to the printed final table.\n\nFree software under the MIT licence.",
    )
    title = translate("MainWindow", "About Arbiter")
    Dialog(parent, title, text.format(version=__version__)).exec()
