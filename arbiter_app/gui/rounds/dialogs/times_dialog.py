"""Dates and times of all rounds at once."""

from collections.abc import Mapping
from datetime import datetime
from math import ceil

from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Round
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.pairing.timetable import demand_order, timetable
from arbiter_app.formats.moments import parse_hours, parse_moment
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate

_COLUMNS, _LEAST_ROUNDS = 3, 4
"""Of rounds side by side, and in each of them."""
_FIRST, _HOURS, _FILLED = "first", "hours", "filled"
"""What is kept of a form that was typed by half, beside the rounds by their numbers."""


class TimesDialog(Dialog):
    """The first round and the hours of a day fill the list; every round can be typed too. Where
    they were typed and not filled in yet, Enter does that first.
    """

    def __init__(self, parent: QWidget, stage: Competition) -> None:
        super().__init__(
            parent,
            translate("TimesDialog", "Dates and times of the rounds"),
            verb=translate("TimesDialog", "Set the &times"),
            do=self._read,
        )
        self._first, self._hours = Line(), Line(limit=LINE)
        self._first.setPlaceholderText(translate("TimesDialog", "05.06.2026 15:00"))
        self._hours.setPlaceholderText(translate("TimesDialog", "10:00, 15:00"))
        self._fill = QPushButton(translate("TimesDialog", "&Fill in all rounds"))
        self._fill.clicked.connect(self._fill_rounds)
        self._filled = ("", "")
        """What the list was last filled from."""
        self._rounds = {round_.number: self._field(round_.starts_at) for round_ in stage.rounds}
        self._stage = stage
        self._was = {round_.number: round_.starts_at for round_ in stage.rounds}
        form = layouts.form()
        form.addRow(translate("TimesDialog", "First round &starts:"), self._first)
        hours = Label(translate("TimesDialog", "&Hours of a day of play:"))
        hours.setBuddy(self._hours)
        form.addRow(hours, layouts.row((self._hours, 1), self._fill))
        self.lay_out(form, self._list())
        self._first.setFocus()

    @property
    def times(self) -> Mapping[Round, datetime | None]:
        """The rounds whose start is another one now."""
        return {
            number: field.moment
            for number, field in self._rounds.items()
            if field.moment != self._was[number]
        }

    def draft(self) -> dict[str, str]:
        """Return all that stands in the fields, and whether the list was filled from the first."""
        rounds = {str(number): field.text() for number, field in self._rounds.items()}
        filled = str(self._typed == self._filled)
        return {_FIRST: self._first.text(), _HOURS: self._hours.text(), _FILLED: filled, **rounds}

    def restore(self, draft: dict[str, str]) -> None:
        """Show what was typed; a round that the draft does not know keeps its time."""
        self._first.setText(draft.get(_FIRST, ""))
        self._hours.setText(draft.get(_HOURS, ""))
        for number, field in self._rounds.items():
            field.type_again(draft.get(str(number), field.text()))
        self._filled = self._typed if draft.get(_FILLED) == str(True) else ("", "")

    def _read(self) -> bool:
        """Return whether the list is what is to be set, with a moment or nothing in every field."""
        if self._typed != self._filled:
            if self._first.text().strip() and not self._hours.text().strip():
                self._hours.setFocus()
            else:
                self._fill_rounds()
            return False
        for field in self._rounds.values():
            try:
                field.moment = parse_moment(field.text())
            except ValueError:
                return self._complain(field, unreadable_moment(field.text()))
        try:
            demand_order(self._stage, self.times)
        except RuleError as error:
            return self.refuse(error_sentence(error))
        return True

    @property
    def _typed(self) -> tuple[str, str]:
        """What the list is filled from."""
        return self._first.text().strip(), self._hours.text().strip()

    def _fill_rounds(self) -> None:
        try:
            first = parse_moment(self._first.text())
        except ValueError:
            first = None
        if first is None:
            self._complain(self._first, unreadable_moment(self._first.text()))
            return
        try:
            hours = parse_hours(self._hours.text())
        except ValueError:
            problem = translate(
                "TimesDialog", "“{text}” are not hours. Type them like 10:00, 15:00."
            )
            self._complain(self._hours, problem.format(text=self._hours.text()))
            return
        for number, start in timetable(first, hours, len(self._rounds)).items():
            self._rounds[number].moment = start
        self._filled = self._typed
        self.problem.say("")
        self.verb.setFocus()

    def _complain(self, field: QLineEdit, problem: str) -> bool:
        field.selectAll()
        return self.refuse(problem, field)

    def _field(self, starts_at: datetime | None) -> MomentEdit:
        field = MomentEdit()
        field.moment = starts_at
        field.unreadable.connect(self.refuse)
        return field

    def _list(self) -> QGridLayout:
        grid = layouts.grid(across=Room.SMALL)
        in_column = max(ceil(len(self._rounds) / _COLUMNS), _LEAST_ROUNDS)
        for position, (number, field) in enumerate(self._rounds.items()):
            column, row = divmod(position, in_column)
            label = Label(translate("TimesDialog", "Round {round}").format(round=number))
            label.setBuddy(field)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.setColumnStretch(grid.columnCount(), 1)
        return grid
