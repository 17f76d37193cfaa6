"""The decision between a backup that was copied here after a crash, and what the crash left."""

from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.read_text import read_label
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import Keep

_WIDTH = 560
"""In pixels beside letters of the usual height."""


class TwoStatesDialog(Dialog):
    """Accepted with the state to go on with in `keep`."""

    def __init__(self, parent: QWidget, error: FileError) -> None:
        super().__init__(
            parent,
            translate("TwoStates", "Which state of {file} is to be opened?").format(
                file=error.path.name
            ),
            verb=translate("TwoStates", "Open the state &before the crash"),
        )
        self.keep = Keep.LOG
        self.setMinimumWidth(px(_WIDTH))
        told = translate(
            "TwoStates",
            "The program ended of itself while this event was open, and since then the file was"
            " touched by another program, as when a backup is copied over it. Both states are"
            " whole:",
        )
        copied = translate("TwoStates", "the file as it lies there: last entry {entry};")
        before = translate("TwoStates", "before the crash: last entry {entry}.")
        kept = translate(
            "TwoStates",
            "Nothing is deleted: the state that is not opened is kept beside the event under"
            " another name.",
        )
        of_copy = QPushButton(translate("TwoStates", "Open the &file as it lies there"))
        of_copy.clicked.connect(self._take_file)
        states = "\n".join(
            (
                f"• {copied.format(entry=error.facts['copy'])}",
                f"• {before.format(entry=error.facts['log'])}",
            )
        )
        self.lay_out(read_label("\n\n".join((f"{told}\n{states}", kept))), side=(of_copy,))
        self.verb.setFocus()

    def _take_file(self) -> None:
        self.keep = Keep.FILE
        self.accept()
