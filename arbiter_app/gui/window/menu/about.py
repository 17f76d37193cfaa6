"""What the program is."""

from PySide6.QtWidgets import QWidget

from arbiter_app import __version__
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate


def show_about(parent: QWidget) -> None:
    """Show name, version and licence."""
    version = translate("MainWindow", "Version {version}").format(version=__version__)
    purpose = translate(
        "MainWindow",
        "For the chief arbiter of a chess tournament: from registration to the printed final"
        " table.",
    )
    licence = words(translate("MainWindow", "Free software under the MIT licence."), Look.SECOND)
    title = translate("MainWindow", "About Arbiter")
    Dialog(parent, title, version, purpose, licence).exec()
