"""Whether somebody of a name that is on the list already is another person."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.domain.facts.people import PERSON_FIELDS, FieldKind, Player
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import person_fields

_HEADS = 3


class NamesakeQuestion(QWidget):
    """Both stand side by side. Enter says that they are two people, Esc goes back to the form."""

    decided = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = QLabel(wordWrap=True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._words)
        column.addLayout(self._grid)
        column.addWidget(
            Aside(
                translate(
                    "NamesakeQuestion",
                    "Enter registers another person of this name, Esc goes back to the form.",
                )
            )
        )
        column.addStretch()

    def ask(self, typed: Mapping[str, object], registered: Player, others: int) -> None:
        """Show what was typed beside who is registered; so many others have the name as well."""
        words = translate(
            "NamesakeQuestion", "{name} is on the list already. Is this somebody else?"
        ).format(name=registered.name)
        if others:
            words += " " + translate("NamesakeQuestion", "%n more of this name", None, others)
        self._words.setText(words)
        self._empty()
        heads = (
            "",
            translate("NamesakeQuestion", "typed now"),
            translate("NamesakeQuestion", "on the list"),
        )
        self._add(0, heads, bold=_HEADS)
        catalogue = window_catalogue()
        for field in PERSON_FIELDS:
            both = [typed.get(field.name), getattr(registered, field.name)]
            if field.kind is FieldKind.ORIGIN or both in ([None, None], ["", None]):
                continue
            said = (person_fields.value_text(catalogue, each) or "–" for each in both)
            label = person_fields.heading(catalogue, field.name)
            self._add(self._grid.rowCount(), (label, *said), bold=1)
        self.setAccessibleName(words)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self.decided.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _add(self, row: int, texts: tuple[str, ...], *, bold: int) -> None:
        for place, text in enumerate(texts):
            label = QLabel(text, wordWrap=True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            if place < bold:
                font = label.font()
                font.setBold(True)
                label.setFont(font)
            self._grid.addWidget(label, row, place)
            label.show()

    def _empty(self) -> None:
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
