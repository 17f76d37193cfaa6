"""What is done about captains' signatures on the page of rounds."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.two_stages import course_of, stage_of_boards
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.signatures import sign_matches


class SignatureActs(QObject):
    """The acts of a round of teams; where people play for themselves there are none."""

    def __init__(
        self, page: Page, shown: Callable[[], RoundOfPlay], table: Callable[[], Board | None]
    ) -> None:
        """`table` is that of the match in hand: the one typed last, else that of the cursor."""
        super().__init__(page)
        self._page, self._open_event = page, page.open_event
        self._shown, self._table = shown, table
        # fmt: off
        self.sign = act(page, translate("Signatures", "Bot&h captains signed"),
                        self._sign, Key.BOTH_SIGNED)
        self.ask = act(page, translate("Signatures", "Captains’ si&gnatures…"),
                       self._show, Key.SIGNATURES)
        # fmt: on

    @property
    def actions(self) -> Sequence[PageAct]:
        """All acts, for the menu."""
        return self.sign, self.ask

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no round."""
        for action in self.actions:
            action.setVisible(False)
            action.offer(why)

    def show_round(self, here: InHand, round_: RoundOfPlay) -> None:
        """Offer what can be done in a round."""
        course = course_of(here).competition
        is_of_teams = stage_of_boards(here.tournament, course.id) is not None
        matches = course.round_or_none(round_.number) if is_of_teams else None
        made = matches is not None and any(each.boards for each in matches.games)
        none_made = translate("LineUps", "No boards are made in this round.")
        for action in self.actions:
            action.setVisible(is_of_teams)
            action.offer("" if made else none_made)

    def _sign(self) -> None:
        """Keep that both captains of the match in hand signed."""
        if (table := self._table()) is not None:
            stage = course_of(self._open_event.in_hand).competition.id
            self._open_event.door(at=stage).do(
                sign_matches, round=self._shown().number, tables=[table]
            )

    def _show(self) -> None:
        """Show what the captains of the round have signed, at the match in hand."""
        # The dialog is imported when it is shown first.
        from arbiter_app.gui.rounds.signatures.dialog import SignaturesDialog

        stage = course_of(self._open_event.in_hand).competition.id
        dialog = SignaturesDialog(self._page, self._open_event, stage, self._shown().number)
        if (table := self._table()) is not None:
            dialog.go_to(table)
        dialog.exec()
