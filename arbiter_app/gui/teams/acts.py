"""What is decided about the team under the cursor: it leaves, misses rounds, gets points."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from arbiter_app.domain.ids import TeamId
from arbiter_app.domain.permission.by_state import Verdict, refusal, verdict
from arbiter_app.domain.taking_part.participation import (
    ACTION_OF,
    Move,
    What,
    possible_moves,
    refusal_of,
)
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, none_chosen
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.acts import decisions
from arbiter_app.gui.teams.rows import TeamRow
from arbiter_app.i18n import translate


class TeamActs(QObject):
    """The decisions about the part of a team, and the points beside its matches."""

    def __init__(self, page: Page, table: Table[TeamRow]) -> None:
        super().__init__(page)
        self._page, self._table = page, table
        self._parts = {
            what: act(page, text, self._decider(what), key)
            for what, (text, key) in decisions().items()
        }
        self._points = act(page, translate("TeamsPage", "Points &beside matches…"), self._adjust)

    @property
    def actions(self) -> Sequence[QAction]:
        """All of them, for the menus."""
        return *self._parts.values(), self._points

    def offer(self) -> None:
        """Offer what the state of the event allows of the team under the cursor."""
        none = "" if self._table.selected else none_chosen()
        competition = self._page.open_event.tournament.competition()
        for what, action in ACTION_OF.items():
            is_refused = verdict(action, competition) is Verdict.REFUSED
            told = error_sentence(refusal(action, competition)) if is_refused else none
            self._parts[what].offer(told)
        self._points.offer(none)

    def _decider(self, what: What) -> Callable[[], None]:
        return lambda: self._decide(what)

    def _decide(self, what: What) -> None:
        """Ask what becomes of the team; where the wish is not possible, what else is."""
        from arbiter_app.gui.players.participation_dialog import ParticipationDialog, in_hand_of

        team = self._chosen
        if team is None:
            return
        open_event = self._page.open_event
        here = in_hand_of(open_event, team)
        if not possible_moves(here, team):
            if refused := refusal_of(here, Move(what=what, player=team)):
                open_event.refused.emit(error_sentence(refused, here.event))
            return
        ParticipationDialog(self._page, open_event, team, what).exec()

    def _adjust(self) -> None:
        from arbiter_app.gui.teams.points_dialog import PointsDialog

        if (team := self._chosen) is not None:
            open_event = self._page.open_event
            PointsDialog(self._page, open_event, open_event.tournament.team(team)).exec()

    @property
    def _chosen(self) -> TeamId | None:
        """The team under the cursor, once what is typed of another is saved."""
        chosen = self._table.selected
        return chosen.team.id if chosen is not None and self._page.settle() else None
