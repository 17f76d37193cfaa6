"""Dates and times of all rounds at once."""

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.timetable import timetable
from arbiter_app.formats.moments import parse_hours, parse_moment
from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.gui.parts.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.i18n import translate

_ROUNDS_PER_COLUMN = 12


class TimesDialog(QDialog):
    """The first round and the hours of a day fill the list; every round can be typed too."""

    def __init__(self, parent: QWidget, stage: Competition) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("TimesDialog", "Dates and times of the rounds"))
        self._first, self._hours = QLineEdit(), QLineEdit()
        self._first.setPlaceholderText(translate("TimesDialog", "05.06.2026 15:00"))
        self._hours.setPlaceholderText(translate("TimesDialog", "10:00, 15:00"))
        self._fill = QPushButton(translate("TimesDialog", "&Fill in all rounds"))
        self._fill.clicked.connect(self._fill_rounds)
        self._first.returnPressed.connect(self._hours.setFocus)
        self._hours.returnPressed.connect(self._fill_rounds)
        self._problem = QLabel(wordWrap=True)
        self._rounds = {round_.number: self._field(round_.starts_at) for round_ in stage.rounds}
        self._was = {round_.number: round_.starts_at for round_ in stage.rounds}
        form = QFormLayout()
        form.addRow(translate("TimesDialog", "First round &starts:"), self._first)
        form.addRow(translate("TimesDialog", "&Hours of a day of play:"), self._hours)
        form.addRow("", self._fill)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addLayout(form)
        layout.addLayout(self._list())
        layout.addWidget(self._problem)
        layout.addWidget(self._buttons())
        self._first.setFocus()

    @property
    def times(self) -> Mapping[Round, datetime | None]:
        """The rounds whose start is another one now."""
        return {
            number: field.moment
            for number, field in self._rounds.items()
            if field.moment != self._was[number]
        }

    def accept(self) -> None:
        """Close, unless a round holds what is no moment."""
        for field in self._rounds.values():
            try:
                field.moment = parse_moment(field.text())
            except ValueError:
                self._complain(field, unreadable_moment(field.text()))
                return
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Enter in a field do what the field does with it; only on its button it saves."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

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
                "TimesDialog", "“{text}” are no hours. Type them like 10:00, 15:00."
            )
            self._complain(self._hours, problem.format(text=self._hours.text()))
            return
        for number, start in timetable(first, hours, len(self._rounds)).items():
            self._rounds[number].moment = start
        self._problem.clear()
        self._save.setFocus()

    def _complain(self, field: QLineEdit, problem: str) -> None:
        self._problem.setText(problem)
        field.setFocus()
        field.selectAll()

    def _field(self, starts_at: datetime | None) -> MomentEdit:
        field = MomentEdit()
        field.moment = starts_at
        field.unreadable.connect(self._problem.setText)
        field.returnPressed.connect(self.focusNextChild)
        return field

    def _list(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        for position, (number, field) in enumerate(self._rounds.items()):
            column, row = divmod(position, _ROUNDS_PER_COLUMN)
            label = QLabel(translate("TimesDialog", "Round {round}").format(round=number))
            label.setBuddy(field)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.setColumnStretch(grid.columnCount(), 1)
        return grid

    def _buttons(self) -> DecisionButtons:
        buttons = DecisionButtons(
            self,
            verb=translate("TimesDialog", "Set the &times"),
            cancel=translate("TimesDialog", "&Cancel"),
        )
        self._save = buttons.act
        return buttons
