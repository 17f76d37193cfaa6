"""What an event, its people and whom they play for are called on papers in English."""

from PySide6.QtWidgets import QScrollArea, QWidget

from arbiter_app.domain.facts.english_names import nameable_in_english
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import field_height
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate
from arbiter_app.services.commands.whole.english_names import name_in_english

_SHOWN = 9
"""How many names are seen at once."""


class EnglishNamesDialog(Dialog):
    """A line for each name, with what Latin letters make of it while nothing is typed."""

    def __init__(self, parent: QWidget | None, open_event: OpenEvent) -> None:
        self._open_event = open_event
        self._lines: dict[str, Line] = {}
        held = QWidget()
        form = layouts.form(into=held)
        for name in nameable_in_english(open_event.whole):
            line = Line()
            line.setPlaceholderText(in_latin(name))
            line.setText(open_event.whole.english_names.get(name, ""))
            line.setAccessibleName(name)
            label = Label(name)
            label.setBuddy(line)
            form.addRow(label, line)
            self._lines[name] = line
        area = QScrollArea()
        area.setWidget(held)
        area.setWidgetResizable(True)
        area.setMinimumHeight(_SHOWN * field_height())
        super().__init__(
            parent,
            translate("EnglishNamesDialog", "Names in English"),
            translate(
                "EnglishNamesDialog",
                "Papers in English and reports write these names so, and every paper those whose"
                " letters it cannot print. A line left empty takes what stands in it in grey.",
            )
            if self._lines
            else translate("EnglishNamesDialog", "All names of the event are in Latin letters."),
            area,
            verb=translate("EnglishNamesDialog", "&Save"),
            do=self._save,
        )
        for line in self._lines.values():
            line.textChanged.connect(lambda _: self.problem.say(""))
        next(iter(self._lines.values()), area).setFocus()

    def _save(self) -> bool:
        """Keep what was changed, in one act."""
        kept = self._open_event.whole.english_names
        typed = {name: " ".join(line.text().split()) for name, line in self._lines.items()}
        changed = {name: text for name, text in typed.items() if text != kept.get(name, "")}
        door = self._open_event.door(say=self.problem.say)
        return not changed or door.do(name_in_english, names=changed)
