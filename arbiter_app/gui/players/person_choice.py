"""Where the sources of a person disagree: what each says, and which is followed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson, ListedPerson
from arbiter_app.domain.registration.known_people import Choice, Value, disagreements
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import known_people, person_fields


class PersonChoice(QWidget):
    """The arrows choose among the values, the best source first; Enter goes on, Esc goes back."""

    decided = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._questions: list[_Question] = []
        self._column = column(gap=Room.MIDDLE, into=self)

    def ask(self, person: KnownPerson, discipline: Discipline) -> bool:
        """Show what sources disagree about; return whether there is anything."""
        while item := self._column.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._questions = [
            _Question(field, said) for field, said in disagreements(person, discipline).items()
        ]
        lists = translate("PersonChoice", "The sources do not agree. What is right?")
        self._column.addWidget(words(lists, wraps=True))
        for question in self._questions:
            self._column.addWidget(question)
        keys = translate(
            "PersonChoice", "Arrows choose, Tab goes to the next, Enter takes these, Esc goes back."
        )
        self._column.addWidget(Aside(keys))
        self._column.addStretch()
        return bool(self._questions)

    @property
    def choice(self) -> Choice:
        """The source that was chosen for each field."""
        chosen: Mapping[str, ListedPerson] = {
            question.field: question.source for question in self._questions
        }
        return chosen

    def take_focus(self) -> None:
        """Go to what is chosen first."""
        self._questions[0].take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.decided.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)


class _Question(QWidget):
    """What the sources say of one field."""

    def __init__(self, field: str, said: Sequence[Value]) -> None:
        super().__init__()
        self.field = field
        self._said = tuple(said)
        catalogue = window_catalogue()
        head = person_fields.heading(catalogue, field)
        pattern = translate("PersonChoice", "{value} – {source}")
        texts = [
            pattern.format(
                value=person_fields.value_text(catalogue, each.value),
                source=known_people.source(catalogue, each.source),
            )
            for each in self._said
        ]
        self._buttons = [QRadioButton(plain_caption(text)) for text in texts]
        self._buttons[0].setChecked(True)
        column(words(head, Look.STRONG), *self._buttons, gap=Room.TIGHT, into=self)
        for button, text in zip(self._buttons, texts, strict=True):
            button.setAccessibleName(f"{head}: {text}")
            button.setToolTip(plain_tip(text))

    @property
    def source(self) -> ListedPerson:
        """The source of the value that is chosen."""
        chosen = (button.isChecked() for button in self._buttons)
        return next(
            said.source for said, is_chosen in zip(self._said, chosen, strict=True) if is_chosen
        )

    def take_focus(self) -> None:
        next(button for button in self._buttons if button.isChecked()).setFocus(
            Qt.FocusReason.TabFocusReason
        )
