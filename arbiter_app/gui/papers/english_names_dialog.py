"""What an event, its people and what is said of them are on papers in English."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.english_names import usual_english
from arbiter_app.domain.names.plain_text import LINE, shown
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, field_height, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.holders.scrolled import Scrolled
from arbiter_app.gui.parts.line import Line, Lines
from arbiter_app.i18n import translate
from arbiter_app.services.commands.whole.english_names import name_in_english

_SHOWN = 9
"""How many names are seen at once."""
_LABEL = 60
"""So many letters of a text stand beside its field."""
_WIDTH = 700
"""Of the fields with their texts, in pixels: a field beside the longest has half of it."""
_LINES = 3
"""How many lines of a longer text are seen."""


class EnglishNamesDialog(Dialog):
    """A field for each text, with what papers in English say while nothing is typed."""

    def __init__(self, parent: QWidget | None, open_event: OpenEvent) -> None:
        self._open_event = open_event
        self._fields: dict[str, Line | Lines] = {}
        held = QWidget()
        form = layouts.form(into=held)
        for text, usual in usual_english(open_event.whole).items():
            field = _field_of(text, usual, open_event.whole.english_names.get(text, ""))
            label = Label(shown(" ".join(text.split()), _LABEL))
            label.setBuddy(field)
            form.addRow(label, field)
            self._fields[text] = field
        area = Scrolled(held)
        area.setMinimumWidth(px(_WIDTH))
        area.setMinimumHeight(_SHOWN * (field_height() + px(Room.SMALL)))
        super().__init__(
            parent,
            translate("EnglishNamesDialog", "Names in English"),
            translate(
                "EnglishNamesDialog",
                "Papers in English and reports say it so, and every paper names whose letters it"
                " cannot print. A field left empty takes what stands in it in grey: names in Latin"
                " letters, sentences as they were written.",
            )
            if self._fields
            else translate("EnglishNamesDialog", "All names of the event are in Latin letters."),
            area,
            verb=translate("EnglishNamesDialog", "&Save"),
            do=self._save,
        )
        for field in self._fields.values():
            field.textChanged.connect(lambda *_: self.problem.say(""))
        next(iter(self._fields.values()), self.verb).setFocus()

    def _save(self) -> bool:
        """Keep what was changed, in one act."""
        kept = self._open_event.whole.english_names
        typed = {text: _typed(field) for text, field in self._fields.items()}
        changed = {name: text for name, text in typed.items() if text != kept.get(name, "")}
        door = self._open_event.door(say=self.problem.say)
        return not changed or door.do(name_in_english, names=changed)


def _field_of(text: str, usual: str, english: str) -> Line | Lines:
    """Return a field for a text in English, with room for lines where it has some."""
    field: Line | Lines
    if "\n" in text or len(text) > LINE.longest // 2:
        field = Lines()
        field.setPlainText(english)
        field.setTabChangesFocus(True)
        field.setFixedHeight(_LINES * field_height())
    else:
        field = Line(english, LINE)
    field.setPlaceholderText(usual)
    field.setAccessibleName(text)
    return field


def _typed(field: Line | Lines) -> str:
    if isinstance(field, Line):
        return " ".join(field.text().split())
    return field.toPlainText().strip()
