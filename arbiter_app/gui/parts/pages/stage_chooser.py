"""The choice of the stage in hand, above everything that shows one of them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.progress import played_stage
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.words import Label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import stage_name

_FEWEST_LETTERS = 12
"""Of the title of a stage, where there is no room for all of it."""

Offered = Callable[[Competition], bool]


def anything(_: Competition) -> bool:
    """Offer every stage."""
    return True


def has_games(competition: Competition) -> bool:
    """Offer what has games of its own, as groups and finals together have not."""
    return not competition.traits.has_parts


def has_bracket(competition: Competition) -> bool:
    """Offer what is played in matches."""
    return competition.traits.has_bracket


def hold_a_played_stage(open_event: OpenEvent) -> None:
    """Put a stage in hand that has games, where the whole of several stages is: they are played."""
    if not has_games(open_event.competition):
        open_event.stage = played_stage(open_event.tournament)


class StageChooser(QWidget):
    """Puts another stage in hand. It is seen only where there is more than one to choose from."""

    def __init__(
        self, page: QWidget, open_event: OpenEvent, *, offers: Offered = has_games, label: str = ""
    ) -> None:
        """`label` stands before it, where the usual one has a letter that is taken."""
        super().__init__()
        self._open_event = open_event
        self._offers = offers
        self._shown: list[tuple[str, StageId]] = []
        self._stages = QComboBox()
        self._stages.setAccessibleName(translate("StageChooser", "Stage in hand"))
        self._stages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._stages.setMinimumContentsLength(_FEWEST_LETTERS)
        name = Label(label or translate("StageChooser", "Sta&ge"))
        name.setBuddy(self._stages)
        # fmt: off
        self._back = act(page, translate("StageChooser", "Previous stage"),
                         lambda: self._turn(-1), Key.PREVIOUS_STAGE)
        self._on = act(page, translate("StageChooser", "Next stage"),
                       lambda: self._turn(1), Key.NEXT_STAGE)
        # fmt: on
        self._stages.activated.connect(self._choose)
        row(name, self._stages, STRETCH, into=self)
        open_event.changed.connect(self.refresh)
        open_event.stage_chosen.connect(self.refresh)
        self.refresh()

    @property
    def actions_for_menu(self) -> Sequence[QAction]:
        """The acts of the menu: to the stage before and to the next one."""
        return self._back, self._on

    def refresh(self) -> None:
        """Offer the stages there are."""
        tournament, catalogue = self._open_event.tournament, window_catalogue()
        offered = [
            (stage_name(catalogue, tournament, stage), stage.id)
            for stage in tournament.stages
            if self._offers(tournament.competition(stage.id))
        ]
        with QSignalBlocker(self._stages):
            if offered != self._shown:
                self._shown = offered
                self._stages.clear()
                for name, stage in offered:
                    self._stages.addItem(name, stage)
            self._stages.setCurrentIndex(self._stages.findData(self._open_event.stage))
        self.setVisible(len(offered) > 1)
        place, last = self._stages.currentIndex(), len(offered) - 1
        for action, is_possible, why_not in (
            (self._back, place > 0, translate("StageChooser", "This is the first stage.")),
            (self._on, place < last, translate("StageChooser", "This is the last stage there is.")),
        ):
            action.setVisible(len(offered) > 1)
            action.offer("" if is_possible else why_not)

    def _turn(self, by: int) -> None:
        self._choose(self._stages.currentIndex() + by)

    def _choose(self, position: int) -> None:
        if 0 <= position < len(self._shown):
            self._open_event.stage = self._shown[position][1]
