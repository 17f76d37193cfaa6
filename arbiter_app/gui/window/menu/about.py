"""What the program is."""

from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app import __version__
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.window.menu.licences import LicencesDialog
from arbiter_app.i18n import translate


def show_about(parent: QWidget) -> None:
    """Show name, version and licence, and on demand those of all parts."""
    version = translate("MainWindow", "Version {version}").format(version=__version__)
    purpose = translate(
        "MainWindow",
        "For the chief arbiter of a chess tournament: from registration to the printed final"
        " table.",
    )
    licence = words(translate("MainWindow", "Free software under the MIT licence."), Look.SECOND)
    title = translate("MainWindow", "About Arbiter")
    about = Dialog(parent, title)
    show = QPushButton(translate("MainWindow", "&Licences…"))
    show.clicked.connect(lambda: LicencesDialog(about).exec())
    about.lay_out(version, purpose, licence, side=(show,))
    about.exec()
