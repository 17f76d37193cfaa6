"""In which language a paper is, or in which two at once."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox

from arbiter_app.documents.catalogue import Document
from arbiter_app.gui.base.language_switch import LANGUAGES
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.i18n import PAIRS


class LanguageChoice(QComboBox):
    """The languages in themselves; what is chosen is remembered for the document."""

    changed = Signal()

    def __init__(self, remembered: Remembered) -> None:
        super().__init__()
        self._remembered = remembered
        self._document: Document | None = None
        names = {code: name for code, (_, name) in LANGUAGES.items()}
        for code, name in names.items():
            self.addItem(name, code)
        for pair in PAIRS:
            self.addItem(" + ".join(names[code] for code in pair.split("+")), pair)
        self.show_document(None)
        self.currentIndexChanged.connect(self._keep)

    @property
    def language(self) -> str:
        """One of PAPER_LANGUAGES."""
        return str(self.currentData())

    def show_document(self, document: Document | None) -> None:
        """Show the language of a document."""
        self._document = document
        with QSignalBlocker(self):
            self.setCurrentIndex(max(self.findData(self._remembered.language(document)), 0))

    def _keep(self) -> None:
        self._remembered.keep_language(self._document, self.language)
        self.changed.emit()
