"""What is done about line-ups on the page of rounds, and what of them is due."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.handing_in import due, line_up_states, too_few_there
from arbiter_app.domain.teams.two_stages import course_of, stage_of_boards
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act, act_button
from arbiter_app.gui.rounds.what_follows.next_line import NextWords
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.line_ups import remove_boards
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import line_ups


class LineUpsDue(NextWords):
    """Says how many line-ups of a round have come, with the way to them."""

    def __init__(self, ask: QAction, to_boards: QAction) -> None:
        self._ask, self._to_boards = act_button(ask), act_button(to_boards)
        super().__init__(self._ask, self._to_boards)

    def say(self, told: str, *, leads_to_boards: bool) -> None:
        """Say it; "" says nothing."""
        if told:
            self.words.say(told)
            self.offer_acts(*((self._to_boards, self._ask) if leads_to_boards else (self._ask,)))
        self.set_due(bool(told))


class LineUpActs(QObject):
    """The acts of a round of teams; where people play for themselves there are none."""

    opened = Signal()
    """Boards were made: they are to be shown."""

    def __init__(
        self,
        page: Page,
        shown: Callable[[], RoundOfPlay],
        table: Callable[[], Board | None],
        now: Callable[[], datetime],
    ) -> None:
        """`table` is that of the match under the cursor."""
        super().__init__(page)
        self._page, self._open_event = page, page.open_event
        self._shown, self._table, self._now = shown, table, now
        self._are_made = False
        """Whether all matches of the round have their boards, or are forfeited."""
        # fmt: off
        self.ask = act(page, translate("LineUps", "&Line-ups…"), self.show, Key.LINE_UPS)
        self.to_boards = act(page, translate("LineUps", "To the &boards"), self.opened.emit)
        self.remove = act(page, translate("LineUps", "Take the boards of the match a&way"),
                          self._remove)
        self.judge = act(page, translate("LineUps", "A wrong line-&up…"), self._judge)
        # fmt: on
        self.strip = LineUpsDue(self.ask, self.to_boards)

    @property
    def actions(self) -> Sequence[PageAct]:
        """All acts, for the menu."""
        return self.ask, self.to_boards, self.remove, self.judge

    @property
    def of_match(self) -> Sequence[PageAct]:
        """The acts that are about the match under the cursor."""
        return self.remove, self.judge

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no round."""
        self._offer(is_of_teams=False)
        for action in self.actions:
            action.offer(why)
        self.strip.say("", leads_to_boards=False)

    def show_round(self, here: InHand, round_: RoundOfPlay) -> None:
        """Offer what can be done in a round, and say what of it is due."""
        course = course_of(here)
        is_of_teams = stage_of_boards(here.tournament, course.competition.id) is not None
        self._offer(is_of_teams=is_of_teams)
        if not is_of_teams or not round_.number <= len(course.competition.rounds):
            self.strip.say("", leads_to_boards=False)
            return
        round_ = course.competition.round(round_.number)
        is_at_boards = course.competition.id != here.competition.id
        made = any(match.boards for match in round_.games)
        why = "" if round_.games else translate("LineUps", "No teams meet in this round.")
        self.ask.offer(why)
        none_made = translate("LineUps", "No boards are made in this round.")
        self.to_boards.offer("" if made else none_made)
        for action in self.of_match:
            action.offer("" if made else none_made)
        is_settled = all(match.boards or match.result is not None for match in round_.games)
        self._are_made = made and is_settled
        told = self._too_few(course, round_)
        if not told and not is_settled:
            told = self._awaited(course, round_, is_at_boards=is_at_boards)
        if not told and self._are_made and not is_at_boards:
            told = translate("LineUps", "All matches of the round have their boards.")
        self.strip.say(told, leads_to_boards=self._are_made and not is_at_boards)

    def go_on(self) -> bool:
        """Do what Enter stands for at a match: open the line-ups of its round, or go to the boards
        once they are made; return whether matches are shown.
        """
        tournament, stage = self._open_event.tournament, self._open_event.stage
        if tournament.boards_of(stage) is None or not self.ask.isEnabled():
            return False
        if self._are_made:
            self.opened.emit()
        else:
            self.show()
        return True

    def show(self) -> None:
        """Let the line-ups of the round be typed and opened."""
        # The dialog is imported when it is shown first.
        from arbiter_app.gui.rounds.line_ups.dialog import ask_line_ups

        stage, number = course_of(self._open_event.in_hand).competition.id, self._shown().number
        if ask_line_ups(self._page, self._open_event, stage, number, now=self._now):
            self.opened.emit()

    def _offer(self, *, is_of_teams: bool) -> None:
        for action in self.actions:
            action.setVisible(is_of_teams)

    def _remove(self) -> None:
        """Take the boards of the match under the cursor away."""
        if (table := self._table()) is not None:
            stage = course_of(self._open_event.in_hand).competition.id
            self._open_event.door(at=stage).do(
                remove_boards, round=self._shown().number, tables=[table]
            )

    def _judge(self) -> None:
        """Let it be decided what the match under the cursor costs who lined up wrongly."""
        # The dialog is imported when it is shown first.
        from arbiter_app.gui.rounds.line_ups.judge_dialog import JudgeLineUpDialog

        course, number = course_of(self._open_event.in_hand), self._shown().number
        table = self._table()
        for match in course.competition.round(number).games:
            if match.board == table:
                JudgeLineUpDialog(
                    self._page, self._open_event, course.competition.id, number, match
                ).exec()

    def _too_few(self, course: InHand, round_: RoundOfPlay) -> str:
        """Return of which teams fewer than half are there; "" where of none."""
        tournament = course.tournament
        few = too_few_there(tournament, course.competition, round_.number)
        if not few:
            return ""
        boards = rules_of(tournament).boards
        return line_ups.too_few(window_catalogue(), course.event, few, boards)

    def _awaited(self, course: InHand, round_: RoundOfPlay, *, is_at_boards: bool) -> str:
        """Return how many line-ups have come; at the boards at which tables some are missing."""
        tournament = course.tournament
        states = line_up_states(tournament, course.competition, round_.number, self._now())
        if is_at_boards:
            closed = sorted({each.table for each in states if not each.is_settled})
            pattern = translate("LineUps", "No boards yet at tables {tables}.")
            return pattern.format(tables=", ".join(map(str, closed)))
        came = sum(each.is_in for each in states)
        pattern = translate("LineUps", "Line-ups: {came} of {teams} are in")
        told = pattern.format(came=came, teams=len(states))
        until = due(tournament, round_)
        if until is not None:
            time = numbers.time_text(window_catalogue(), until)
            told += translate("LineUps", "; due until {time}").format(time=time)
        return told
