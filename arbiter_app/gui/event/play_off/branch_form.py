"""What so many tied players play, as one branch of a play-off regulation says it."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QWidget

from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH, MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Pairs, WhenLevel
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.regulations import match_rules_lines

_MOST = 99

AskMatch = Callable[[QWidget, MatchRules], MatchRules | None]


class BranchForm(QWidget):
    """Every change is told at once; what a form does not need is not asked for."""

    changed = Signal()

    def __init__(self, ask_match: AskMatch, *, of_teams: bool) -> None:
        """`ask_match` lets the rules of a match be changed; None leaves them as they are."""
        super().__init__()
        self._of_teams = of_teams
        self._ask_match = ask_match
        self._match: MatchRules = ONE_MATCH
        self._fewest = QSpinBox(minimum=2, maximum=_MOST)
        self._most = QSpinBox(minimum=0, maximum=_MOST)
        self._most.setSpecialValueText(translate("BranchForm", "any number"))
        self._keep = QSpinBox(minimum=2, maximum=_MOST)
        self._cycles = QSpinBox(minimum=1, maximum=2)
        self._kind, self._pairs, self._when_level = QComboBox(), QComboBox(), QComboBox()
        self._time = Line(limit=LINE)
        self._time.setPlaceholderText(translate("BranchForm", "that of the event"))
        self._steps = QPushButton(translate("BranchForm", "Games o&f a match…"))
        self._steps.setAutoDefault(False)
        self._told = Aside()
        self._fill_lists()
        self._lay_out()
        for box in (self._kind, self._pairs, self._when_level):
            box.currentIndexChanged.connect(self._tell)
        for number in self._numbers:
            number.valueChanged.connect(self._tell)
        self._time.textEdited.connect(self._tell)
        self._steps.clicked.connect(self._edit_match)
        self.setFocusProxy(self._fewest)

    @property
    def branch(self) -> Branch:
        """The branch as it stands here."""
        kind = Form(self._kind.currentData())
        has_match = kind in (Form.MATCH, Form.KNOCKOUT)
        return Branch(
            fewest=self._fewest.value(),
            most=self._most.value() or None,
            form=kind,
            keep=self._keep.value(),
            match=self._match if has_match else None,
            pairs=Pairs(self._pairs.currentData()),
            cycles=self._cycles.value(),
            time_control=self._time.text().strip() if kind is Form.ROUND_ROBIN else "",
            when_level=WhenLevel(self._when_level.currentData()),
        )

    @property
    def last_field(self) -> QWidget:
        """The one that Tab comes to at the end."""
        return self._steps

    def show_branch(self, branch: Branch) -> None:
        """Show a branch to be edited."""
        self._match = branch.match or ONE_MATCH
        blockers = [
            QSignalBlocker(each)
            for each in (*self._numbers, self._kind, self._pairs, self._when_level)
        ]
        self._fewest.setValue(branch.fewest)
        self._most.setValue(branch.most or 0)
        self._keep.setValue(branch.keep)
        self._cycles.setValue(branch.cycles)
        for box, value in (
            (self._kind, branch.form),
            (self._pairs, branch.pairs),
            (self._when_level, branch.when_level),
        ):
            box.setCurrentIndex(max(box.findData(value), 0))
        for blocker in blockers:
            blocker.unblock()
        self._time.setText(branch.time_control)
        self._ask_for_what_is_needed()

    @property
    def _numbers(self) -> tuple[QSpinBox, ...]:
        return self._fewest, self._most, self._keep, self._cycles

    def _tell(self) -> None:
        self._ask_for_what_is_needed()
        self.changed.emit()

    def _ask_for_what_is_needed(self) -> None:
        kind = Form(self._kind.currentData())
        has_match = kind in (Form.MATCH, Form.KNOCKOUT)
        for row, is_needed in (
            (self._keep, kind is Form.TRIM),
            (self._pairs, kind in (Form.ROUND_ROBIN, Form.KNOCKOUT)),
            (self._cycles, kind is Form.ROUND_ROBIN),
            (self._time, kind is Form.ROUND_ROBIN),
            (self._when_level, kind is Form.ROUND_ROBIN),
            (self._steps, has_match),
        ):
            self._form.setRowVisible(row, is_needed)
        lines = match_rules_lines(window_catalogue(), self._match, of_teams=self._of_teams)
        self._told.say("\n".join(lines) if has_match else "")

    def _edit_match(self) -> None:
        rules = self._ask_match(self, self._match)
        if rules is not None:
            self._match = rules
            self._tell()

    def _fill_lists(self) -> None:
        for text, form in (
            (translate("BranchForm", "a match"), Form.MATCH),
            (translate("BranchForm", "a round robin"), Form.ROUND_ROBIN),
            (translate("BranchForm", "a knockout"), Form.KNOCKOUT),
            (translate("BranchForm", "fewer: a tie-break keeps some"), Form.TRIM),
        ):
            self._kind.addItem(text, form)
        for text, pairs in (
            (translate("BranchForm", "by lot"), Pairs.LOT),
            (translate("BranchForm", "in the order of the table"), Pairs.STANDING),
        ):
            self._pairs.addItem(text, pairs)
        for text, when in (
            (
                translate("BranchForm", "the next tie-break drops the last"),
                WhenLevel.NEXT_TIE_BREAK,
            ),
            (translate("BranchForm", "they go on with the next stage"), WhenLevel.NEXT_LEVEL),
        ):
            self._when_level.addItem(text, when)

    def _lay_out(self) -> None:
        most = Label(translate("BranchForm", "t&o"))
        most.setBuddy(self._most)
        players = layouts.row(self._fewest, most, self._most, STRETCH)
        fewest = Label(translate("BranchForm", "&Players: from"))
        fewest.setBuddy(self._fewest)
        give_way(self._kind, self._pairs, self._when_level)
        self._form = form = layouts.form(down=Room.TIGHT, into=self)
        form.addRow(fewest, players)
        form.addRow(translate("BranchForm", "T&hey play"), self._kind)
        form.addRow(translate("BranchForm", "It k&eeps"), self._keep)
        form.addRow(translate("BranchForm", "&Numbers"), self._pairs)
        form.addRow(translate("BranchForm", "C&ycles"), self._cycles)
        form.addRow(translate("BranchForm", "Tim&e control"), self._time)
        form.addRow(translate("BranchForm", "If all are &level again"), self._when_level)
        form.addRow("", self._steps)
        form.addRow(self._told)
