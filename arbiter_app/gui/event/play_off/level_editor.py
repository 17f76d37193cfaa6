"""The stages of a play-off regulation with their branches: who plays what, and who goes on how."""

from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QSizePolicy, QWidget

from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level
from arbiter_app.gui.event.play_off.branch_form import AskMatch, BranchForm
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.regulations import branch_text

TWO = Branch(fewest=2, most=2, form=Form.MATCH, match=ONE_MATCH)
"""What every stage begins with, for in the end two are left."""


class LevelEditor(QWidget):
    """One stage at a time: its branches in words, and the fields of the one under the cursor."""

    changed = Signal()

    def __init__(self, ask_match: AskMatch, *, of_teams: bool) -> None:
        super().__init__()
        self._of_teams = of_teams
        self._levels: list[list[Branch]] = [[TWO]]
        self._level = QComboBox()
        self._add_level = QPushButton(translate("LevelEditor", "Add a s&tage"))
        self._remove_level = QPushButton(translate("LevelEditor", "Remove the stage"))
        self._list = QListWidget()
        self._list.setAccessibleName(translate("LevelEditor", "What so many players play"))
        self._list.setWordWrap(True)
        self._list.setItemDelegate(ItemDelegate(self._list))
        # As high as the form beside it, however many rows it may have room for.
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form = BranchForm(ask_match, of_teams=of_teams)
        self._add = QPushButton(translate("LevelEditor", "&Add a number of players"))
        self._remove = QPushButton(translate("LevelEditor", "&Remove it"))
        for button in (self._add_level, self._remove_level, self._add, self._remove):
            button.setAutoDefault(False)
        self._lay_out()
        self._connect()
        self.show_levels((Level(branches=(TWO,)),))

    @property
    def levels(self) -> tuple[Level, ...]:
        """The stages as they stand here, their branches by the number of players."""
        return tuple(
            Level(branches=tuple(sorted(branches, key=lambda each: each.fewest)))
            for branches in self._levels
        )

    def show_levels(self, levels: tuple[Level, ...]) -> None:
        """Show stages to be edited, the first one in view."""
        self._levels = [list(level.branches) for level in levels] or [[TWO]]
        self._offer_levels(0)

    @property
    def _branches(self) -> list[Branch]:
        return self._levels[self._level.currentIndex()]

    def _offer_levels(self, position: int) -> None:
        pattern = translate("LevelEditor", "Stage {number} of {count}")
        with QSignalBlocker(self._level):
            self._level.clear()
            count = len(self._levels)
            for number in range(1, count + 1):
                self._level.addItem(pattern.format(number=number, count=count))
            self._level.setCurrentIndex(position)
        self._remove_level.setEnabled(len(self._levels) > 1)
        self._fill(0)

    def _fill(self, position: int) -> None:
        """List the branches of the stage with the cursor on one of them."""
        with QSignalBlocker(self._list):
            self._list.clear()
            self._list.addItems([self._line(branch) for branch in self._branches])
            self._list.setCurrentRow(min(position, len(self._branches) - 1))
        self._show_branch()

    def _show_branch(self) -> None:
        position = self._list.currentRow()
        has_branch = 0 <= position < len(self._branches)
        if has_branch:
            self._form.show_branch(self._branches[position])
        self._form.setEnabled(has_branch)
        self._remove.setEnabled(len(self._branches) > 1)

    def _take_branch(self) -> None:
        position = self._list.currentRow()
        if 0 <= position < len(self._branches):
            self._branches[position] = self._form.branch
            self._list.item(position).setText(self._line(self._form.branch))
            self.changed.emit()

    def _add_branch(self) -> None:
        """Add what is played by more players than any branch is for."""
        fewest = max((branch.most or branch.fewest for branch in self._branches), default=1) + 1
        self._branches.append(Branch(fewest=fewest, most=fewest, form=Form.ROUND_ROBIN))
        self._fill(len(self._branches) - 1)
        # A field shows that it has the focus where it got it by a key.
        self._form.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.changed.emit()

    def _remove_branch(self) -> None:
        position = self._list.currentRow()
        del self._branches[position]
        self._fill(max(position - 1, 0))
        self.changed.emit()

    def _append_level(self) -> None:
        self._levels.append([TWO])
        self._offer_levels(len(self._levels) - 1)
        self.changed.emit()

    def _drop_level(self) -> None:
        position = self._level.currentIndex()
        del self._levels[position]
        self._offer_levels(max(position - 1, 0))
        self.changed.emit()

    def _connect(self) -> None:
        self._level.currentIndexChanged.connect(lambda: self._fill(0))
        self._list.currentRowChanged.connect(self._show_branch)
        self._form.changed.connect(self._take_branch)
        self._add.clicked.connect(self._add_branch)
        self._remove.clicked.connect(self._remove_branch)
        self._add_level.clicked.connect(self._append_level)
        self._remove_level.clicked.connect(self._drop_level)

    def _lay_out(self) -> None:
        name = Label(translate("LevelEditor", "Sta&ge"))
        name.setBuddy(self._level)
        levels = layouts.row(name, self._level, self._add_level, self._remove_level, STRETCH)
        left = layouts.column((self._list, 1), layouts.wrapping(self._add, self._remove))
        both = layouts.row((left, 1), (self._form, 1), gap=Room.WIDE)
        around = (Room.NONE, Room.SMALL, Room.NONE, Room.NONE)
        layouts.column(levels, (both, 1), around=around, into=self)
        # One step back from the first field is the list: the buttons come behind the last one.
        for before, after in pairwise((self._form.last_field, self._add, self._remove)):
            self.setTabOrder(before, after)

    def _line(self, branch: Branch) -> str:
        return branch_text(window_catalogue(), branch, of_teams=self._of_teams)
