"""The steps of a match, one under the other, and what is said of the one under the cursor; they may
be taken from a preset.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QListWidget, QPushButton, QSizePolicy, QWidget

from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH, MatchRules, MatchStep, Unbroken
from arbiter_app.gui.event.matches.chain_choice import ChainChoice, KeepChain
from arbiter_app.gui.event.matches.step_form import StepForm
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.wording.terms.event.regulations import step_text

_NEW_STEP = MatchStep()


class MatchEditor(QWidget):
    """Edits how a match is played; what cannot be played is said where the rules are taken."""

    changed = Signal()

    def __init__(
        self,
        presets: PlayOffPresets,
        keep: KeepChain,
        *,
        may_go_further: bool = False,
        of_teams: bool = False,
    ) -> None:
        """`may_go_further` offers that a level match is left to the next stage of a play-off."""
        super().__init__()
        self._of_teams = of_teams
        self._chain = ChainChoice(presets, keep)
        self._steps: list[MatchStep] = list(ONE_MATCH.steps)
        self._list = QListWidget()
        self._list.setAccessibleName(translate("MatchEditor", "Steps of the match"))
        self._list.setWordWrap(True)
        self._list.setItemDelegate(ItemDelegate(self._list))
        # As high as the form beside it, however many rows it may have room for.
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form = StepForm()
        self._add = QPushButton(translate("MatchEditor", "&Add a step"))
        self._remove = QPushButton(translate("MatchEditor", "&Remove it"))
        self._up = QPushButton(translate("MatchEditor", "&Up"))
        self._down = QPushButton(translate("MatchEditor", "Do&wn"))
        for button in self._buttons:
            button.setAutoDefault(False)
        self._plays_out = QCheckBox(
            translate("MatchEditor", "All games of the first step are played, e&ven when decided")
        )
        self._unbroken = QComboBox()
        self._unbroken.addItem(translate("MatchEditor", "a lot decides"), Unbroken.LOTS)
        self._unbroken.addItem(translate("MatchEditor", "both share the places"), Unbroken.DRAWN)
        if may_go_further:
            further = translate("MatchEditor", "both go on with the next stage")
            self._unbroken.addItem(further, Unbroken.FURTHER)
        self._lay_out()
        self._connect()
        self.show_rules(ONE_MATCH)

    @property
    def rules(self) -> MatchRules:
        """The rules as they stand here."""
        return MatchRules(
            steps=tuple(self._steps),
            plays_out=self._plays_out.isChecked(),
            unbroken=Unbroken(self._unbroken.currentData()),
        )

    def focus_steps(self) -> None:
        """Put the focus on the list of steps. As a proxy the list would let Tab pass by the choice
        above it.
        """
        self._list.setFocus()

    def show_rules(self, rules: MatchRules) -> None:
        """Show rules to be edited, the cursor on their first step."""
        self._steps = list(rules.steps)
        self._plays_out.setChecked(rules.plays_out)
        self._unbroken.setCurrentIndex(max(self._unbroken.findData(rules.unbroken), 0))
        self._fill(0)
        self._chain.follow(self.rules)

    @property
    def _buttons(self) -> Sequence[QPushButton]:
        return self._add, self._remove, self._up, self._down

    @property
    def _position(self) -> int:
        return self._list.currentRow()

    def _fill(self, position: int) -> None:
        """List the steps with the cursor on one of them."""
        with QSignalBlocker(self._list):
            self._list.clear()
            self._list.addItems(
                [self._line(number, step) for number, step in enumerate(self._steps, start=1)]
            )
            self._list.setCurrentRow(min(position, len(self._steps) - 1))
        self._show_step()

    def _show_step(self) -> None:
        has_step = 0 <= self._position < len(self._steps)
        if has_step:
            self._form.show_step(self._steps[self._position])
        self._form.setEnabled(has_step)
        self._remove.setEnabled(len(self._steps) > 1)
        self._up.setEnabled(self._position > 0)
        self._down.setEnabled(has_step and self._position < len(self._steps) - 1)

    def _take_step(self) -> None:
        if 0 <= self._position < len(self._steps):
            self._steps[self._position] = self._form.step
            line = self._line(self._position + 1, self._form.step)
            self._list.item(self._position).setText(line)
            self.changed.emit()

    def _add_step(self) -> None:
        """Put a step behind the one under the cursor, played as it is."""
        position = self._position
        like = self._steps[position] if self._steps else _NEW_STEP
        self._steps.insert(position + 1, replace(like, remark=""))
        self._fill(position + 1)
        # A field shows that it has the focus where it got it by a key.
        self._form.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.changed.emit()

    def _remove_step(self) -> None:
        position = self._position
        del self._steps[position]
        self._fill(max(position - 1, 0))
        self.changed.emit()

    def _move(self, by: int) -> None:
        position, steps = self._position, self._steps
        steps[position], steps[position + by] = steps[position + by], steps[position]
        self._fill(position + by)
        self.changed.emit()

    def _take_chain(self, rules: MatchRules) -> None:
        self.show_rules(rules)
        self.changed.emit()

    def _connect(self) -> None:
        self._chain.chosen.connect(self._take_chain)
        self.changed.connect(lambda: self._chain.follow(self.rules))
        self._list.currentRowChanged.connect(self._show_step)
        self._form.changed.connect(self._take_step)
        self._add.clicked.connect(self._add_step)
        self._remove.clicked.connect(self._remove_step)
        self._up.clicked.connect(lambda: self._move(-1))
        self._down.clicked.connect(lambda: self._move(1))
        self._plays_out.toggled.connect(self.changed)
        self._unbroken.activated.connect(self.changed)

    def _lay_out(self) -> None:
        left = layouts.column((self._list, 1), layouts.wrapping(*self._buttons))
        both = layouts.row((left, 1), (self._form, 1), gap=Room.WIDE)
        give_way(self._unbroken)
        ends = layouts.form()
        ends.addRow(self._plays_out)
        ends.addRow(translate("MatchEditor", "If it is &level after all steps"), self._unbroken)
        layouts.column(self._chain, (both, 1), ends, into=self)
        # One step back from the first field is the list: the buttons come behind the last one.
        for before, after in pairwise((self._form.last_field, *self._buttons)):
            self.setTabOrder(before, after)

    def _line(self, number: int, step: MatchStep) -> str:
        pattern = translate("MatchEditor", "{number}. {step}")
        told = step_text(window_catalogue(), step, of_teams=self._of_teams)
        return pattern.format(number=number, step=told)
