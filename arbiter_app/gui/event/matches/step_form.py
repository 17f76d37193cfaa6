"""What is said of one step of a match: when it ends, its clocks and its colours."""

from decimal import Decimal
from enum import StrEnum

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchStep, Turns
from arbiter_app.domain.facts.rules.scorings import parse_points
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.shipped_texts import shipped_text

_MOST_GAMES = 99


class StepForm(QWidget):
    """Every change is told at once; what a step does not need is not asked for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = MatchStep()
        self._ending, self._colours, self._turns = QComboBox(), QComboBox(), QComboBox()
        self._games = QSpinBox(maximum=_MOST_GAMES)
        self._points, self._time, self._black, self._remark = (Line(limit=LINE) for _ in range(4))
        self._games_label, self._black_label = Label(), Label()
        self._games_label.setBuddy(self._games)
        self._black_label.setBuddy(self._black)
        self._fill_lists()
        self._lay_out()
        self._ending.currentIndexChanged.connect(self._propose_games)
        for box in self._lists:
            box.currentIndexChanged.connect(self._tell)
        self._games.valueChanged.connect(self._tell)
        for field in (self._points, self._time, self._black, self._remark):
            field.textEdited.connect(self._tell)
        self.setFocusProxy(self._ending)
        self.show_step(self._shown)

    @property
    def step(self) -> MatchStep:
        """The step as it stands here."""
        ending = Ending(self._ending.currentData())
        is_armageddon = ending is Ending.ARMAGEDDON
        return MatchStep(
            ending=ending,
            games=1 if is_armageddon else self._games.value(),
            points=_read_points(self._points.text()) if ending is Ending.POINTS else None,
            time_control=self._time.text().strip(),
            black_time_control=self._black.text().strip(),
            colours=ColoursBy(self._colours.currentData()),
            turns=Turns(self._turns.currentData()),
            remark=self._read_remark(),
        )

    def _read_remark(self) -> str:
        shown, typed = self._shown.remark, self._remark.text().strip()
        return shown if typed == shipped_text(window_catalogue(), shown) else typed

    @property
    def last_field(self) -> QWidget:
        """The one that Tab comes to at the end."""
        return self._remark

    def show_step(self, step: MatchStep) -> None:
        """Show a step to be edited."""
        self._shown = step
        with (
            QSignalBlocker(self._ending),
            QSignalBlocker(self._colours),
            QSignalBlocker(self._turns),
            QSignalBlocker(self._games),
        ):
            _choose(self._ending, step.ending)
            _choose(self._colours, step.colours)
            _choose(self._turns, step.turns)
            self._games.setValue(step.games)
        points = "" if step.points is None else numbers.points(window_catalogue(), step.points)
        self._points.setText(points)
        self._time.setText(step.time_control)
        self._black.setText(step.black_time_control)
        self._remark.setText(shipped_text(window_catalogue(), step.remark))
        self._ask_for_what_is_needed()

    def _tell(self) -> None:
        self._ask_for_what_is_needed()
        self.changed.emit()

    def _propose_games(self) -> None:
        """Put a usual number of games where the kind of the step has become another."""
        usual = {Ending.GAMES: 2, Ending.FIRST_WIN: 0, Ending.POINTS: 0, Ending.ARMAGEDDON: 1}
        with QSignalBlocker(self._games):
            self._games.setValue(usual[Ending(self._ending.currentData())])

    def _ask_for_what_is_needed(self) -> None:
        ending = Ending(self._ending.currentData())
        is_limit = ending in (Ending.FIRST_WIN, Ending.POINTS)
        self._games.setSpecialValueText(translate("StepForm", "any number") if is_limit else "")
        self._games.setMinimum(0 if is_limit else 1)
        self._games_label.setText(
            translate("StepForm", "&Games at most") if is_limit else translate("StepForm", "&Games")
        )
        self._form.setRowVisible(self._games, ending is not Ending.ARMAGEDDON)
        self._form.setRowVisible(self._points, ending is Ending.POINTS)
        self._form.setRowVisible(self._turns, ending is not Ending.ARMAGEDDON)
        bids = self._colours.currentData() == ColoursBy.BIDS
        self._black_label.setText(
            translate("StepForm", "&Black bids at most")
            if bids
            else translate("StepForm", "Clock of &Black")
        )

    @property
    def _lists(self) -> tuple[QComboBox, ...]:
        return self._ending, self._colours, self._turns

    def _fill_lists(self) -> None:
        for box, values in (
            (
                self._ending,
                (
                    (translate("StepForm", "after a number of games"), Ending.GAMES),
                    (translate("StepForm", "when somebody has so many points"), Ending.POINTS),
                    (translate("StepForm", "with the first win (sudden death)"), Ending.FIRST_WIN),
                    (translate("StepForm", "armageddon: a draw wins for Black"), Ending.ARMAGEDDON),
                ),
            ),
            (
                self._colours,
                (
                    (translate("StepForm", "a new lot"), ColoursBy.LOT),
                    (translate("StepForm", "who had Black before"), ColoursBy.TURN),
                    (translate("StepForm", "the lower number"), ColoursBy.NUMBER),
                    (translate("StepForm", "bids of time for Black"), ColoursBy.BIDS),
                ),
            ),
            (
                self._turns,
                (
                    (translate("StepForm", "after every game"), Turns.EVERY_GAME),
                    (
                        translate("StepForm", "after odd games (A, B, B, A, A …)"),
                        Turns.AFTER_ODD_GAMES,
                    ),
                ),
            ),
        ):
            for text, value in values:
                box.addItem(text, value)

    def _lay_out(self) -> None:
        self._time.setPlaceholderText(translate("StepForm", "that of the event"))
        self._black.setPlaceholderText(translate("StepForm", "as White"))
        self._remark.setPlaceholderText(
            translate("StepForm", "such as: increment of 3 s from move 61")
        )
        give_way(*self._lists)
        self._form = form = layouts.form(down=Room.TIGHT, into=self)
        form.addRow(translate("StepForm", "It &ends"), self._ending)
        form.addRow(self._games_label, self._games)
        form.addRow(translate("StepForm", "Points nee&ded"), self._points)
        form.addRow(translate("StepForm", "&Time control"), self._time)
        form.addRow(self._black_label, self._black)
        form.addRow(translate("StepForm", "&First White"), self._colours)
        form.addRow(translate("StepForm", "Colours c&hange"), self._turns)
        form.addRow(translate("StepForm", "Remar&k"), self._remark)


def _choose(box: QComboBox, value: StrEnum) -> None:
    box.setCurrentIndex(max(box.findData(value), 0))


def _read_points(text: str) -> Decimal | None:
    try:
        return parse_points(text)
    except RuleError:  # said where the rules are taken
        return None
