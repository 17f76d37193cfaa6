"""What the arbiter does about the view for the hall on the page of rounds."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.rounds.hall.scene import scene
from arbiter_app.gui.rounds.hall.view import BoardsInHall
from arbiter_app.i18n import translate

_SOON = 60
"""After how many milliseconds a change is shown: results that follow each other at once are shown
together, and no key waits for it."""


class HallActs(QObject):
    """Shows the round under way of the stage that was in hand when the view was opened, whatever
    the arbiter does meanwhile, until it is left or the stage is gone.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page, self._open_event = page, page.open_event
        self._stage: StageId | None = None
        self._view = BoardsInHall(page)
        self._view.left.connect(self._name)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._tell)
        self._open_event.changed.connect(self._tell_soon)
        # fmt: off
        self.show = act(page, "", self._toggle, Key.HALL)
        self._on = act(page, translate("HallBoards", "Next page in the hall"),
                       lambda: self._view.turn(1), Key.HALL_ON)
        self._back = act(page, translate("HallBoards", "Previous page in the hall"),
                         lambda: self._view.turn(-1), Key.HALL_BACK)
        self._names = act(page, translate("HallBoards", "Players’ names in the hall"),
                          self._view.name_players, Key.HALL_NAMES)
        # fmt: on
        self._view.addActions([*self.actions])
        self._name()

    @property
    def actions(self) -> Sequence[PageAct]:
        """All acts, for the menu."""
        return self.show, self._on, self._back, self._names

    def offer(self, why_not: str) -> None:
        """Offer the view, or refuse it for a reason: there is no round. One that is seen can be
        left always.
        """
        self.show.offer("" if self._view.isVisible() else why_not)

    def _toggle(self) -> None:
        if self._view.isVisible():
            self._view.close()
            return
        self._stage = course_of(self._open_event.in_hand).competition.id
        self._tell()
        self._view.open()
        if not self._view.covers_the_arbiter:
            self._page.activateWindow()
        self._name()

    def _tell_soon(self) -> None:
        if self._view.isVisible() and not self._soon.isActive():
            self._soon.start()

    def _tell(self) -> None:
        """Show the round as it is now; the view is left where its stage is gone."""
        try:
            here = in_hand(self._open_event.whole, self._stage)
        except RuleError:
            self._view.close()
            return
        self._view.tell(scene(here))

    def _name(self) -> None:
        is_seen = self._view.isVisible()
        self.show.setText(
            translate("CeremonyActs", "&Leave the view for the hall")
            if is_seen
            else translate("CeremonyActs", "View for the hall")
        )
        for action in (self._on, self._back, self._names):
            action.setVisible(is_seen)
