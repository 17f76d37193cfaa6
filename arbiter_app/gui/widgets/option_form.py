"""What can be chosen about a document, as its catalogue declares it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import ChoiceOption, Option, Options, OptionValue, RoundOption
from arbiter_app.domain.event import RoundOfPlay
from arbiter_app.i18n import translate


class OptionForm(QWidget):
    """A list to choose from for every option; it remembers what was chosen for each document."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._document: Document | None = None
        self._rounds = 0
        self._boxes: dict[str, QComboBox] = {}
        self._remembered: dict[str, dict[str, OptionValue]] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)

    def show_options(self, document: Document, rounds: int) -> None:
        """Offer the options of a document of an event with so many rounds."""
        if (document, rounds) == (self._document, self._rounds):
            return
        self._document, self._rounds = document, rounds
        while self._form.rowCount():
            self._form.removeRow(0)
        self._boxes = {option.name: self._box(document, option) for option in document.options}
        for option in document.options:
            self._form.addRow(translate("Option", option.title), self._boxes[option.name])

    @property
    def boxes(self) -> Sequence[QComboBox]:
        """The lists as they stand one under the other."""
        return tuple(self._boxes.values())

    @property
    def chosen(self) -> Options:
        """The value of every option."""
        return {name: box.currentData() for name, box in self._boxes.items()}

    def distinguishing(self, current: RoundOfPlay | None) -> list[str]:
        """Return what tells this choice from others of the same document in the name of a file."""
        parts = []
        for option in self._document.options if self._document else ():
            value = self.chosen[option.name]
            if isinstance(option, RoundOption):
                parts.append(str(value or (current.number if current else "")))
            elif value != option.default:
                parts.append(str(value))
        return parts

    def _box(self, document: Document, option: Option) -> QComboBox:
        box = QComboBox()
        for text, value in self._values(option):
            box.addItem(text, value)
        remembered = self._remembered.setdefault(document.id, {})
        box.setCurrentIndex(max(box.findData(remembered.get(option.name, option.default)), 0))
        box.currentIndexChanged.connect(lambda: self._choose(remembered, option.name, box))
        return box

    def _choose(self, remembered: dict[str, OptionValue], name: str, box: QComboBox) -> None:
        remembered[name] = box.currentData()
        self.changed.emit()

    def _values(self, option: Option) -> list[tuple[str, OptionValue]]:
        match option:
            case ChoiceOption(choices=choices):
                return [(translate("Option", choice.title), choice.id) for choice in choices]
            case RoundOption():
                numbers = [(str(number), number) for number in range(1, self._rounds + 1)]
                return [(translate("DocumentsPage", "the current one"), None), *numbers]
