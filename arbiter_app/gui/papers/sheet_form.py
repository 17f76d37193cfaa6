"""What is wished for a sheet: its paper and type, its columns, who signs it, how many copies."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import (
    ColumnsOption,
    CopiesOption,
    Options,
    SheetOption,
    WishOption,
)
from arbiter_app.documents.sheet_options import OF_PRINTING, SHEET_OPTIONS
from arbiter_app.domain.errors import RuleError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate

_FEWEST_LETTERS = 12
_ROWS = 5
"""Of the columns that are seen at once."""

_Field = QComboBox | Line | QListWidget | QSpinBox


class SheetForm(QWidget):
    """Fields below each other, the same for every document; what is wished is remembered for each
    document of the event, from one start to the next.
    """

    changed = Signal()
    refused = Signal(str)
    """What was typed is nothing of the kind: the sentence that says why."""

    def __init__(self, remembered: Remembered) -> None:
        super().__init__()
        self._remembered = remembered
        self._document: Document | None = None
        self._fields: dict[str, _Field] = {}
        self._places: dict[str, QWidget] = {}
        self._columns: Mapping[str, str] = {}
        parts = []
        for option in SHEET_OPTIONS:
            field = self._field(option)
            title = translate("Option", option.title)
            field.setAccessibleName(title)
            label = Label(title)
            label.setBuddy(field)
            place = QWidget()
            column(label, field, gap=Room.HAIR, into=place)
            self._fields[option.name], self._places[option.name] = field, place
            parts.append(place)
        column(*parts, 1.0, gap=Room.SMALL, into=self)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where Tab stops, in its order."""
        return tuple(self._fields.values())

    def show_options(self, document: Document) -> None:
        """Show what is wished for a document."""
        self._document = document
        offered = {each.name for each in document.sheet_options}
        wished = self._remembered.sheet_options(document)
        for option in SHEET_OPTIONS:
            is_empty = isinstance(option, ColumnsOption) and not self._columns
            self._places[option.name].setVisible(option.name in offered and not is_empty)
            self._put(option, wished.get(option.name))

    def offer_columns(self, columns: Mapping[str, str]) -> None:
        """Offer the columns that a made sheet has, beside those that are left out."""
        without = self._fields["without"]
        assert isinstance(without, QListWidget)
        left = self._left_out()
        known = {name: self._columns.get(name, name) for name in left} | dict(columns)
        self._columns = known
        with QSignalBlocker(without):
            row = without.currentRow()
            without.clear()
            option = next(each for each in SHEET_OPTIONS if isinstance(each, ColumnsOption))
            for name in option.columns:
                if name not in known:
                    continue
                item = QListWidgetItem(known[name], without)
                item.setData(Qt.ItemDataRole.UserRole, name)
                is_shown = name not in left
                item.setCheckState(Qt.CheckState.Checked if is_shown else Qt.CheckState.Unchecked)
            without.setCurrentRow(max(row, 0))
        self._places["without"].setVisible(bool(known))

    def choose(self, options: Options) -> None:
        """Wish for the sheet in hand what options say, and for nothing else; how much of it is
        printed stays.
        """
        if self._document is not None:
            names = [each.name for each in SHEET_OPTIONS if each.name not in OF_PRINTING]
            self._remembered.keep(self._document, {name: options.get(name) for name in names})
            self.show_options(self._document)
            self.changed.emit()

    @property
    def chosen(self) -> Options:
        """What is wished for the document in hand."""
        return {} if self._document is None else self._remembered.sheet_options(self._document)

    def _field(self, option: SheetOption) -> _Field:
        match option:
            case WishOption(choices=choices):
                box = QComboBox()
                box.setSizeAdjustPolicy(
                    QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                )
                box.setMinimumContentsLength(_FEWEST_LETTERS)
                box.addItem(translate("SheetForm", "as usual"), None)
                for choice in choices:
                    box.addItem(translate("Option", choice.title), choice.id)
                box.currentIndexChanged.connect(self._wish)
                return box
            case ColumnsOption():
                columns = QListWidget()
                columns.setFixedHeight(_ROWS * row_height() + px(Room.TIGHT))
                columns.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                columns.itemChanged.connect(self._wish)
                return columns
            case CopiesOption():
                copies = QSpinBox()
                copies.setRange(1, CopiesOption.MOST)
                copies.setKeyboardTracking(False)
                copies.valueChanged.connect(self._wish)
                return copies
            case _:
                line = Line()
                line.editingFinished.connect(self._wish)
                return line

    def _put(self, option: SheetOption, value: str | int | None) -> None:
        field = self._fields[option.name]
        with QSignalBlocker(field):
            match field:
                case QComboBox():
                    field.setCurrentIndex(max(field.findData(value), 0))
                case Line():
                    field.setText(str(value or ""))
                case QSpinBox():
                    field.setValue(int(value or 1))
                case QListWidget():
                    left = str(value or "").split(",")
                    for row in range(field.count()):
                        item = field.item(row)
                        is_shown = item.data(Qt.ItemDataRole.UserRole) not in left
                        item.setCheckState(
                            Qt.CheckState.Checked if is_shown else Qt.CheckState.Unchecked
                        )

    def _wish(self) -> None:
        """Remember what the fields say, and tell it where it is something else."""
        if self._document is None:
            return
        before, wished = self.chosen, {}
        for option in self._document.sheet_options:
            said = self._said(option.name)
            try:
                if said is not None:
                    option.parse(said)
            except RuleError as error:
                self._put(option, before.get(option.name))
                self.refused.emit(error_sentence(error))
            else:
                wished[option.name] = said
        self._remembered.keep(self._document, wished)
        if self.chosen != before:
            self.changed.emit()

    def _said(self, name: str) -> str | None:
        match self._fields[name]:
            case QComboBox() as box:
                return None if box.currentData() is None else str(box.currentData())
            case Line() as line:
                return line.text()
            case QSpinBox() as copies:
                return None if copies.value() == 1 else str(copies.value())
            case QListWidget() as columns:
                items = [columns.item(row) for row in range(columns.count())]
                shown = {
                    item.data(Qt.ItemDataRole.UserRole): item.checkState() is Qt.CheckState.Checked
                    for item in items
                }
                unseen = [each for each in self._left_out() if each not in shown]
                return ",".join(
                    [*unseen, *(name for name, is_shown in shown.items() if not is_shown)]
                )

    def _left_out(self) -> Sequence[str]:
        return [each for each in str(self.chosen.get("without") or "").split(",") if each]
