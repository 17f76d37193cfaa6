"""The choice between people and teams, and on how many boards teams play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.teams.rules import MOST_BOARDS, in_system, usual_team_rules, with_boards
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.i18n import translate


class WhoPlays(QWidget):
    """Boards are shown where teams are chosen."""

    chosen = Signal()
    """People instead of teams, or the other way round."""

    def __init__(self, before: TeamRules | None, *, people: str) -> None:
        """`before` are the rules of teams that are offered; `people` is what stands for none."""
        super().__init__()
        self._before = before
        self._who = QComboBox()
        self._who.setAccessibleName(translate("WhoPlays", "Who plays"))
        self._who.addItem(people, False)
        self._who.addItem(translate("WhoPlays", "teams"), True)
        give_way(self._who)
        self._boards = QSpinBox()
        self._boards.setRange(1, MOST_BOARDS)
        self._boards.setValue((before or TeamRules()).boards)
        self._boards.setAccessibleName(translate("WhoPlays", "Boards of a match"))
        self._of_boards = Label(translate("WhoPlays", "boards in a match"))
        self._of_boards.setBuddy(self._boards)
        self.setFocusProxy(self._who)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for part in (self._boards, self._of_boards):
            room = part.sizePolicy()
            room.setRetainSizeWhenHidden(True)  # nothing moves under the hand
            part.setSizePolicy(room)
        layouts.row((self._who, 1), self._boards, self._of_boards, into=self)
        self._who.setCurrentIndex(0 if before is None else 1)
        self._who.currentIndexChanged.connect(self._follow)
        self._follow()

    @property
    def of_teams(self) -> bool:
        """Whether teams are chosen."""
        return bool(self._who.currentData())

    def show_rules(self, rules: TeamRules | None) -> None:
        """Choose teams that play so; None: people."""
        self._who.setCurrentIndex(0 if rules is None else 1)
        if rules is not None:
            self._boards.setValue(rules.boards)

    def rules(self, system: System) -> TeamRules | None:
        """Return how teams play a system: as was offered, else as is usual; None for people."""
        if not self.of_teams:
            return None
        rules = self._before or usual_team_rules(system)
        if system.traits.follows_rosters:
            rules = in_system(rules, system)
        return with_boards(rules, self._boards.value())

    def _follow(self) -> None:
        for part in (self._boards, self._of_boards):
            part.setVisible(self.of_teams)
        self.chosen.emit()
