"""Whether somebody of a name that is on the list already is another person."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.people.people import PERSON_FIELDS, FieldKind, Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.look.layouts import STRETCH, column, grid
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import person_fields

_NOT_TYPED = (FieldKind.ORIGIN, FieldKind.LATER_RATINGS)


class NamesakeQuestion(QWidget):
    """Both stand side by side. Enter says that they are two people, Esc goes back to the form; of
    several tournaments Space enters who is in the event already.
    """

    decided = Signal()
    entered = Signal(object)
    """It is the person who is registered, by the id: to be entered into another tournament."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = words(wraps=True)
        self._grid = grid()
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self._keys = Aside()
        self._may_enter: PlayerId | None = None
        column(self._words, self._grid, self._keys, STRETCH, into=self)

    def ask(
        self, typed: Mapping[str, object], registered: Player, others: int, into: str = ""
    ) -> None:
        """Show what was typed beside who is registered; so many others have the name as well. The
        person can be entered `into` a tournament where they do not play yet.
        """
        self._may_enter = registered.id if into else None
        keys = translate(
            "NamesakeQuestion",
            "Enter registers another person of this name, Esc goes back to the form.",
        )
        if into:
            same = translate(
                "NamesakeQuestion", "The same person? Space enters them into {title} too."
            )
            keys = f"{same.format(title=into)} {keys}"
        self._keys.say(keys)
        question = translate(
            "NamesakeQuestion", "{name} is on the list already. Is this somebody else?"
        ).format(name=registered.name)
        if others:
            question += " " + translate("NamesakeQuestion", "%n more of this name", None, others)
        self._words.setText(question)
        self._empty()
        heads = (
            "",
            translate("NamesakeQuestion", "typed now"),
            translate("NamesakeQuestion", "on the list"),
        )
        self._add(0, heads, (Look.SECOND, Look.SECOND, Look.SECOND))
        catalogue = window_catalogue()
        for field in PERSON_FIELDS:
            both = [typed.get(field.name), getattr(registered, field.name)]
            if field.kind in _NOT_TYPED or both in ([None, None], ["", None]):
                continue
            said = (person_fields.value_text(catalogue, each) or "–" for each in both)
            label = person_fields.heading(catalogue, field.name)
            self._add(self._grid.rowCount(), (label, *said), (Look.SECOND, None, None))
        self.setAccessibleName(question)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self.decided.emit()
            case Qt.Key.Key_Space if self._may_enter is not None and not event.isAutoRepeat():
                self.entered.emit(self._may_enter)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _add(self, row: int, texts: tuple[str, ...], looks: tuple[Look | None, ...]) -> None:
        for place, (text, look) in enumerate(zip(texts, looks, strict=True)):
            label = words(text, look, wraps=True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(label, row, place)
            label.show()

    def _empty(self) -> None:
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
