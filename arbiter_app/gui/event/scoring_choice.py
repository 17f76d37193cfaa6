"""The choice of what a result is worth: a usual scoring, or points of the regulations."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.scorings import USUAL_SCORINGS, demand_scoring, parse_points
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers

_FIELD_WIDTH = 48
"""In pixels beside usual letters."""


class ScoringChoice(QWidget):
    """Emits every scoring that is chosen; one that cannot be says why and stays to be mended."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._usual = QComboBox()
        self._usual.setAccessibleName(translate("ScoringChoice", "Points"))
        for name, scoring in USUAL_SCORINGS.items():
            self._usual.addItem(name, scoring)
        self._usual.addItem(translate("ScoringChoice", "other points"), None)
        self._fields = {
            "win": InlineField(translate("ScoringChoice", "Win")),
            "draw": InlineField(translate("ScoringChoice", "Draw")),
            "loss": InlineField(translate("ScoringChoice", "Loss")),
            "absence": InlineField(translate("ScoringChoice", "Forfeit loss")),
        }
        self._problem = Problem(lines_kept=1)
        self._own = QWidget()
        self.setFocusProxy(self._usual)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._usual.activated.connect(self._choose)
        for field in self._fields.values():
            field.committed.connect(self._read)
            field.taken_back.connect(lambda: self._problem.say(""))

    def show_scoring(self, scoring: Scoring) -> None:
        """Show what is saved now."""
        usual = next(
            (name for name, each in USUAL_SCORINGS.items() if _are_worth_alike(each, scoring)),
            None,
        )
        if usual is not None and not self._has_focus():
            self._usual.setCurrentText(usual)
        elif usual is None:
            self._usual.setCurrentIndex(self._usual.count() - 1)
        for name, field in self._fields.items():
            field.show_value(numbers.points(window_catalogue(), getattr(scoring, name)))
        self._own.setVisible(self._usual.currentData() is None)
        self._problem.say("")

    def _has_focus(self) -> bool:
        return any(field.hasFocus() for field in self._fields.values())

    def _choose(self) -> None:
        scoring = self._usual.currentData()
        self._own.setVisible(scoring is None)
        if scoring is None:
            self._fields["win"].setFocus()
            self._fields["win"].selectAll()
        else:
            self.chosen.emit(scoring)

    def _read(self) -> None:
        try:
            points = {name: parse_points(field.text()) for name, field in self._fields.items()}
            scoring = demand_scoring(Scoring(**points, pairing_bye=points["win"]))
        except RuleError as error:
            self._problem.say(error_sentence(error))
            return
        self._problem.say("")
        self.chosen.emit(scoring)

    def _lay_out(self) -> None:
        named: list[QWidget] = []
        for field in self._fields.values():
            field.setFixedWidth(px(_FIELD_WIDTH))
            label = Label(field.accessibleName())
            label.setBuddy(field)
            pair = QWidget()
            row(label, field, into=pair)
            named.append(pair)
        column(wrapping(*named), self._problem, gap=Room.TIGHT, into=self._own)
        column(self._usual, self._own, gap=Room.TIGHT, into=self)


def _are_worth_alike(one: Scoring, other: Scoring) -> bool:
    """Whether results are worth the same, whatever the bye of a Swiss is."""
    return replace(one, pairing_bye=other.pairing_bye) == other
