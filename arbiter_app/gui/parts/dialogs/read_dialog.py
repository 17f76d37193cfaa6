"""A text that is opened to be read: a regulation, how something is reckoned."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.read_text import ReadText

_SIZE = (620, 420)
"""In pixels beside usual letters."""


class ReadDialog(Dialog):
    """A text under its name; it is scrolled by keys, and Esc or Enter leaves it."""

    def __init__(self, parent: QWidget, title: str, paragraphs: Iterable[str]) -> None:
        super().__init__(parent, title)
        self._text = ReadText(title)
        self._text.setPlainText("\n\n".join(paragraphs))
        self.lay_out(self._text)
        self.resize(*map(px, _SIZE))
        self._text.setFocus()


def read(parent: QWidget, title: str, paragraphs: Iterable[str]) -> None:
    """Open a text to be read."""
    ReadDialog(parent, title, paragraphs).exec()
