"""How problems are solved: rounds above, what a table and teams count below."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.solving_rules import (
    CHAMPIONSHIP_ROUNDS,
    USUAL_PROBLEMS,
    ProblemKind,
    SolverTeam,
    SolvingRound,
    SolvingRules,
    TeamCount,
)
from arbiter_app.domain.solving.marking import (
    FEWEST_MINUTES,
    MOST_MINUTES,
    MOST_ROUNDS,
    STEPS,
    parse_points,
)
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.wording.terms.play import solving

_WIDTH = 720
"""In pixels beside usual letters."""


@dataclass(frozen=True)
class _RoundFields:
    """The fields of one round."""

    row: QWidget
    kind: QComboBox
    minutes: QSpinBox
    problems: Line

    @property
    def said(self) -> SolvingRound | None:
        """The round as it stands here; None where the points of its problems cannot be read."""
        points = [parse_points(word) for word in self.problems.text().split()]
        if not points or None in points:
            return None
        return SolvingRound(
            kind=ProblemKind(self.kind.currentData()),
            minutes=self.minutes.value(),
            problems=tuple(each for each in points if each is not None),
        )


class SolvingRulesDialog(Dialog):
    """Asks for the rounds, their problems and times, and what teams count."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        rules: SolvingRules,
        *,
        wants_reason: bool,
    ) -> None:
        super().__init__(
            parent,
            translate("SolvingRulesDialog", "Rules of solving"),
            verb=translate("SolvingRulesDialog", "&Set these rules"),
            do=self._take,
            leave=translate("SolvingRulesDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._open_event = open_event
        self._rounds: list[_RoundFields] = []
        self._lines = layouts.column(gap=Room.TIGHT)
        self._make_fields()
        self._reason = ReasonField() if wants_reason else None
        self._lay_out()
        self._show(rules)
        self._rounds[0].minutes.setFocus()

    def _make_fields(self) -> None:
        catalogue = window_catalogue()
        self._step = QComboBox()
        for step in STEPS:
            self._step.addItem(solving.points(catalogue, step), str(step))
        self._seconds = QCheckBox(translate("SolvingRulesDialog", "Times to the s&econd"))
        self._teams_by, self._team_count = QComboBox(), QComboBox()
        self._teams_by.addItem(translate("SolvingRulesDialog", "no teams"), None)
        for by in SolverTeam:
            self._teams_by.addItem(solving.teams_by(catalogue, by), by)
        for count in TeamCount:
            self._team_count.addItem(solving.team_count(catalogue, count), count)
        self._counted = QSpinBox()
        self._counted.setRange(1, 10)
        self._teams_by.activated.connect(lambda *_: self._offer_teams())

    def _lay_out(self) -> None:
        add = QPushButton(translate("SolvingRulesDialog", "&Add a round"))
        add.clicked.connect(self._add)
        remove = QPushButton(translate("SolvingRulesDialog", "Take the &last round away"))
        remove.clicked.connect(self._remove)
        usual = QPushButton(translate("SolvingRulesDialog", "Rounds of c&hampionships"))
        usual.clicked.connect(lambda: self._show_rounds(CHAMPIONSHIP_ROUNDS))
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("SolvingRulesDialog", "Least &part of a point"), self._step)
        form.addRow("", self._seconds)
        form.addRow(translate("SolvingRulesDialog", "&Teams are"), self._teams_by)
        form.addRow(translate("SolvingRulesDialog", "Solvers that co&unt"), self._counted)
        form.addRow(translate("SolvingRulesDialog", "Which of the&m"), self._team_count)
        if self._reason is not None:
            form.addRow(self._reason.label, self._reason)
        told = translate(
            "SolvingRulesDialog",
            "Kind, minutes, and the most that each problem gives, with spaces between: 5 5 5. These"
            " are usual values: check them with the regulations.",
        )
        self.lay_out(
            words(told, look=Look.SMALL, wraps=True),
            self._lines,
            layouts.row(add, remove, usual, layouts.STRETCH),
            form,
        )

    def _show(self, rules: SolvingRules) -> None:
        self._show_rounds(rules.rounds)
        self._step.setCurrentIndex(self._step.findData(str(rules.step)))
        self._seconds.setChecked(rules.has_seconds)
        self._teams_by.setCurrentIndex(self._teams_by.findData(rules.teams_by))
        self._team_count.setCurrentIndex(self._team_count.findData(rules.team_count))
        self._counted.setValue(rules.counted)
        self._offer_teams()

    def _show_rounds(self, rounds: Sequence[SolvingRound]) -> None:
        while self._rounds:
            self._remove_row()
        for each in rounds:
            self._add_row(each)
        self.make_room()

    def _add(self) -> None:
        if len(self._rounds) < MOST_ROUNDS:
            usual = SolvingRound(kind=ProblemKind.MIXED, minutes=60, problems=USUAL_PROBLEMS)
            self._add_row(usual)
            self.make_room()
            self._rounds[-1].minutes.setFocus()

    def _remove(self) -> None:
        if len(self._rounds) > 1:
            self._remove_row()

    def _add_row(self, rules: SolvingRound) -> None:
        catalogue, number = window_catalogue(), len(self._rounds) + 1
        kind, minutes, problems = QComboBox(), QSpinBox(), Line()
        for each in ProblemKind:
            kind.addItem(solving.kind(catalogue, each), each)
        kind.setCurrentIndex(kind.findData(rules.kind))
        minutes.setRange(FEWEST_MINUTES, MOST_MINUTES)
        minutes.setValue(rules.minutes)
        problems.setText(" ".join(solving.points(catalogue, each) for each in rules.problems))
        for field, name in (
            (kind, translate("SolvingRulesDialog", "Round {round}, kind of problems")),
            (minutes, translate("SolvingRulesDialog", "Round {round}, minutes")),
            (problems, translate("SolvingRulesDialog", "Round {round}, points of the problems")),
        ):
            field.setAccessibleName(name.format(round=number))
        row = layouts.together(words(f"{number}."), (kind, 2), minutes, (problems, 2))
        self._lines.addWidget(row)
        self._rounds.append(_RoundFields(row, kind, minutes, problems))

    def _remove_row(self) -> None:
        fields = self._rounds.pop()
        self._lines.removeWidget(fields.row)
        fields.row.deleteLater()

    def _offer_teams(self) -> None:
        has_teams = self._teams_by.currentData() is not None
        self._counted.setEnabled(has_teams)
        self._team_count.setEnabled(has_teams)

    def _take(self) -> bool:
        rounds = []
        for number, fields in enumerate(self._rounds, start=1):
            if (said := fields.said) is None:
                error = RuleError("solving.unreadable-points", round=number)
                return self.refuse(error_sentence(error), fields.problems)
            rounds.append(said)
        by = self._teams_by.currentData()
        rules = SolvingRules(
            rounds=tuple(rounds),
            step=Decimal(self._step.currentData()),
            has_seconds=self._seconds.isChecked(),
            teams_by=None if by is None else SolverTeam(by),
            counted=self._counted.value(),
            team_count=TeamCount(self._team_count.currentData()),
        )
        reason = None if self._reason is None else self._reason.reason or None
        return self._open_event.main_door(say=self.refuse).do(
            set_solving_rules, rules=rules, reason=reason
        )
