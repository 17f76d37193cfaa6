"""The decision up to which day rosters are changed without a reason."""

from PySide6.QtWidgets import QWidget

from arbiter_app.formats.days import format_day, parse_day
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate
from arbiter_app.services.commands.people.teams import close_rosters


class ClosingDialog(Dialog):
    """An empty field sets no day: rosters are changed freely until play begins."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("RosterClosing", "Last day for rosters"),
            verb=translate("RosterClosing", "&Save"),
            do=self._save,
        )
        self._open_event = open_event
        rules = open_event.tournament.settings.teams
        self._field = Line(format_day(rules.rosters_until if rules else None))
        self._field.setPlaceholderText(translate("RosterClosing", "such as 05.12.2026"))
        label = Label(translate("RosterClosing", "&Day; empty is none"))
        label.setBuddy(self._field)
        self.lay_out(
            translate(
                "RosterClosing",
                "After this day a change of a roster is a decision: it asks for a reason, which the"
                " journal keeps.",
            ),
            label,
            self._field,
        )
        self._field.selectAll()
        self._field.setFocus()

    def _save(self) -> bool:
        try:
            day = parse_day(self._field.text())
        except ValueError:
            words = translate("RosterClosing", "Type a day such as 05.12.2026, or nothing.")
            return self.refuse(words, self._field)
        return self._open_event.door(say=self.refuse).do(close_rosters, until=day)
