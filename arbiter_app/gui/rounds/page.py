"""The rounds: their boards, typed in result by result."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.hall.boards import own_board
from arbiter_app.domain.hall.rounds import round_at
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.gui.base.destinations import PageId, ShowBoard, ShowPage
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page, Place, TypedKeys
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import PAGE_MARGINS
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, hold_a_played_stage
from arbiter_app.gui.rounds.acts import RoundActs
from arbiter_app.gui.rounds.boards_in_view import BoardsInView
from arbiter_app.gui.rounds.dialogs.setting_times import ask_times, write_times
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.grid.result_sheet import ResultSheet
from arbiter_app.gui.rounds.hall.acts import HallActs
from arbiter_app.gui.rounds.header import RoundHeader
from arbiter_app.gui.rounds.line_ups.acts import LineUpActs
from arbiter_app.gui.rounds.matches_and_boards import MatchesAndBoards
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.gui.rounds.round_typing import RoundTyping
from arbiter_app.gui.rounds.second_typing.verifying import Verifying
from arbiter_app.gui.rounds.signatures.acts import SignatureActs
from arbiter_app.gui.rounds.signatures.missing import missing_signatures
from arbiter_app.gui.rounds.slip_scanning import SlipScanning
from arbiter_app.gui.rounds.slip_typing import SlipTyping
from arbiter_app.gui.rounds.what_follows.absences import Absences
from arbiter_app.gui.rounds.what_follows.after_round import PAGE_OF, After, after
from arbiter_app.gui.rounds.what_follows.announcements import Announcements
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.gui.rounds.what_follows.before_rounds import BeforeRounds
from arbiter_app.gui.rounds.what_follows.latecomers import Latecomers
from arbiter_app.gui.rounds.what_follows.next_games import NextGames, games_of_rounds
from arbiter_app.gui.rounds.what_follows.next_line import NextLine
from arbiter_app.i18n import translate
from arbiter_app.services.changes import Area, Changes


class RoundsPage(Page):
    """One round at a time: its boards in a grid, and the way to the other rounds."""

    turned = Signal(int)
    """Another round is shown: its number, 0 where there is none."""

    def __init__(
        self, open_event: OpenEvent, *, now: Callable[[], datetime] = datetime.now
    ) -> None:
        super().__init__(open_event)
        self._number: Round | None = None
        self._shown_stage = open_event.stage
        self._paired: Mapping[Round, int] = {}
        """How many games each round had when it was shown last."""
        self._two = MatchesAndBoards(self)
        self._grid = ResultGrid()
        self._entry = ResultEntry(self)
        self._acts = RoundActs(self, self._grid, self._entry, lambda: self._round)
        self._late = Latecomers(self, self._grid, lambda: self._round, now)
        self._verifying = Verifying(open_event, self._grid, self._entry, lambda: self._round)
        self._typing = RoundTyping(
            self._grid, self._entry, self._acts, self._verifying, lambda: self._round
        )
        self._absences = Absences(
            self, lambda: self._round, lambda: self._typing.last, lambda: self._acts.game
        )
        self._boards = BoardsInView(self, self._grid, self._typing, self._verifying)
        self._next = NextGames(self)
        self._line_ups = LineUpActs(self, lambda: self._round, self._table_of_cursor, now)
        self._signatures = SignatureActs(self, lambda: self._round, self._table_in_hand)
        self._hall = HallActs(self)
        self._banner = RoundBanner(*self._next.actions)
        self._announcements = Announcements()
        self._stages = StageChooser(self, open_event)
        self._actions = self._make_actions()
        self._header = RoundHeader(
            self._back,
            self._on,
            self._times,
            self._acts.publish,
            self._boards.only_open,
            self._acts.start,
            self._stages,
        )
        of_board = (*self._acts.of_board, self._late.note, self._absences.keep)
        self._grid.row_acts = (*of_board, *self._line_ups.of_match, *self._signatures.actions)
        self._sheet = ResultSheet(
            self._grid,
            find=self._boards.find,
            not_found=translate("RoundsPage", "This round has no board, number or name “{text}”."),
            take_slip=SlipTyping(self._grid, self._boards, self._typing, self._verifying).take,
            read=self._boards.read_slip,
            go_elsewhere=self._go_elsewhere,
            take_code=SlipScanning(self).take,
            acts=(
                (self._boards.only_open, translate("RoundsPage", "without result")),
                (self._verify, translate("RoundsPage", "verify")),
                (self._acts.swap, translate("RoundsPage", "swap colours")),
                (self._acts.incident, translate("RoundsPage", "incident")),
            ),
            below=(self._boards.unpaired,),
        )
        self._empty = BeforeRounds(self._next)
        self._body = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        self._lay_out()
        self._connect()

    @property
    def round_number(self) -> Round | None:
        """The round that is shown; None before the draw."""
        return self._number

    @round_number.setter
    def round_number(self, number: Round | None) -> None:
        if number != self._number:
            self._verifying.end()
            self._typing.begin_anew()
            self._number = number
            self.refresh()
            self._boards.select_first_missing()
            self.turned.emit(self._number or 0)

    @property
    def takes_more(self) -> bool:
        """Whether a key changes the board that was typed last: not at once after the last one."""
        return self._typing.takes_more

    def refresh(self) -> None:
        hold_a_played_stage(self.open_event)
        self._take_up_stage()
        here = self.open_event.in_hand
        stage = here.competition
        self._next.refresh(self._two.course)
        if not stage.rounds:
            self._stack.setCurrentWidget(self._empty)
            self._header.show_none()
            self._empty.say(here, is_later_stage=not here.is_main)
        for action in self._anywhere:
            action.offer("" if stage.rounds else self._empty.sentence)
        self._hall.offer("" if stage.current else self._empty.sentence)
        if stage.current is None:
            for action in (self._back, self._on):
                action.offer(self._empty.sentence)
            self._acts.refuse(self._empty.sentence)
            self._late.refuse(self._empty.sentence)
            self._absences.refuse(self._empty.sentence)
            self._line_ups.refuse(self._empty.sentence)
            self._signatures.refuse(self._empty.sentence)
            self._number = None
            return
        if turns := self._is_to_turn(stage):
            self._number = None
            self._typing.begin_anew()
        if self._number is None or self._number > len(stage.rounds):
            self._number = stage.current.number
            self._show(stage.round(self._number))
            self._boards.select_first_missing()
            if turns:
                self.turned.emit(self._number)
        else:
            self._show(stage.round(self._number))
        self._paired = games_of_rounds(here)

    def _is_to_turn(self, stage: Competition) -> bool:
        """Whether games were paired on another page, and the round shown has none to be typed."""
        known, paired = self._paired, games_of_rounds(self.open_event.in_hand)
        return (
            self._number is not None
            and self._number <= len(stage.rounds)
            and not stage.round(self._number).missing
            and not self._verifying.is_under_way
            and any(games > known.get(number, 0) for number, games in paired.items())
        )

    def _take_up_stage(self) -> None:
        """Begin anew where another stage is in hand than before."""
        if self.open_event.stage != self._shown_stage:
            self._shown_stage = self.open_event.stage
            self._verifying.end()
            self._number = None
            self._typing.begin_anew()
            self._boards.leave()

    def focus_first(self) -> None:
        if self._verifying.panel.isVisible():
            self._verifying.panel.setFocus()
        elif self._stack.currentWidget() is self._body:
            self._grid.setFocus()
        else:
            self._empty.button.setFocus()

    def show_board(self, round: Round, board: Board, stage: StageId | None = None) -> None:
        """Show a board of a round, unless what is typed a second time must be settled first; None
        is of the stage in hand. Of a match of teams that has boards it is the first to be typed.
        """
        if self._verifying.refuse_if_unsettled():
            return
        board = self._two.go_to_board(round, board, stage or self._stage.id)
        self.round_number = round
        self._grid.select(board)

    def place(self) -> Place:
        """Return the round and the board."""
        return (self._number, *super().place())

    def go_back_to(self, place: Place) -> None:
        number, *rows = place
        for round_ in self.open_event.competition.rounds:
            if round_.number == number:
                self.round_number = round_.number
        super().go_back_to((*rows,))

    def page_actions(self) -> Sequence[QAction]:
        return *self._actions, self._sheet.keys_menu

    def typed_keys(self) -> TypedKeys:
        """Return what is typed at a board."""
        return translate("RoundsPage", "At a board"), self._sheet.told_keys

    # Showing

    def _show(self, round_: RoundOfPlay) -> None:
        here = self.open_event.in_hand
        self._boards.show_round(here, round_, self._late.show_round(here, round_))
        self._sheet.show_kind(of_two_games=self._boards.has_two_games)
        self._header.show_round(here, round_, self._next.titles(self._two.course))
        if waits := self._empty.is_for(here, round_):
            self._empty.say_unpaired(round_.number)
        self._stack.setCurrentWidget(self._empty if waits else self._body)
        first = translate("RoundsPage", "This is the first round.")
        last = translate("RoundsPage", "This is the last round there is.")
        self._back.offer("" if round_.number > 1 else first)
        self._on.offer("" if round_.number < self._last else last)
        self._acts.refresh(round_)
        self._line_ups.show_round(here, round_)
        self._signatures.show_round(here, round_)
        self._announcements.say(here, round_)
        absences = self._absences.show_round(here, round_)
        if not round_.games or round_.unfinished or self._verifying.is_under_way:
            if self._banner.has_focus:
                self._grid.setFocus()
            self._banner.set_due(False)
        else:
            unsigned = "" if round_.signed_off else missing_signatures(here, round_)
            self._banner.say_complete(
                round_,
                after=self._after,
                told=" · ".join(filter(None, (unsigned, self._next.sentence))),
                is_last=self._next.is_last(self._two.course, round_),
                absences=absences,
            )

    @property
    def _after(self) -> After:
        """What comes after the round that is shown, once it is signed off."""
        course = self._two.course
        return after(course, course.competition.round(self._round.number), self._next.standing)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Put the cursor on a board that can still be typed when the page is opened again."""
        if not event.spontaneous() and not self._verifying.is_under_way:
            self._two.take_up()
        super().showEvent(event)
        if not event.spontaneous() and not self._verifying.is_under_way:
            self._grid.leave_typed()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Esc lead from the banner back to the boards, and end the second typing."""
        in_strip = self._banner.has_focus or self._next.strip.has_focus
        if event.key() == Qt.Key.Key_Escape and in_strip:
            self._grid.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self._verifying.is_under_way:
            self._verifying.leave()
        else:
            super().keyPressEvent(event)

    def _on_changed(self, changes: Changes) -> None:
        if changes.areas - {Area.GAMES}:
            self._boards.forget()
        if self._typing.is_under_way or not self.isVisible():
            super()._on_changed(changes)
            return
        with self._boards.following_undo():
            super()._on_changed(changes)

    # Going on

    def _go_on(self) -> None:
        """Go to what Enter stands for: the next missing result, else what comes after the round."""
        line = self._grid.selected
        if self._verifying.is_under_way:
            if not self._verifying.refuse_if_unsettled():
                self._verifying.go_on()
        elif self._round.unfinished and self._line_ups.go_on():
            return
        elif self._round.unfinished and line is not None:
            if not self._typing.card.end():
                self._grid.select_next_card(line.board)
        elif self._round.signed_off is None and not self._round.is_carried:
            self._banner.offer()
        else:
            self._leave_round()

    def _leave_round(self) -> None:
        match self._after:
            case After.NEXT_ROUND:
                self._turn(1)
                self._grid.setFocus()
            case After.COLOURS | After.GAMES | After.BRACKET:
                self._banner.offer()
            case what:
                self._two.put_matches_in_hand()
                self.go_to(ShowPage(PAGE_OF[what]))

    def _toggle_verifying(self) -> None:
        if self._verifying.is_under_way:
            self._verifying.leave()
        else:
            self._verifying.begin()

    # Rounds

    @property
    def _round(self) -> RoundOfPlay:
        assert self._number is not None, "only a round that is shown is asked for"
        return self._stage.round(self._number)

    @property
    def _stage(self) -> Competition:
        return self.open_event.competition

    @property
    def _last(self) -> Round:
        return Round(len(self._two.course.competition.rounds))

    def _turn(self, by: int) -> None:
        if self._verifying.refuse_if_unsettled():
            return
        if self._number is not None and 1 <= self._number + by <= self._last:
            self._show_number(Round(self._number + by))

    def _show_number(self, number: Round) -> None:
        self._two.go_to_round(number)
        self.round_number = number

    def _choose_round(self, number: int) -> None:
        if self._verifying.refuse_if_unsettled():
            self.refresh()
            return
        self._show_number(Round(number))
        self._grid.setFocus()

    def _show_new_games(self, number: int) -> None:
        if number != self._number:
            self.round_number = Round(number)
        else:
            self._boards.select_first_missing()
        self._grid.setFocus()

    def _set_time(self, starts_at: datetime | None) -> None:
        if not write_times(self, self.open_event, {self._round.number: starts_at}):
            self.refresh()

    def set_all_times(self) -> None:
        """Let the times of all rounds be typed, from what was half typed on."""
        ask_times(self, self.open_event)

    def type_line_ups(self, round: Round) -> None:
        """Let the line-ups of a round be typed, from what was half typed on."""
        if not self._verifying.refuse_if_unsettled():
            self.round_number = round
            self._line_ups.show()

    # Going to a board

    def _ask_board(self, text: str = "") -> None:
        if not self._verifying.refuse_if_unsettled():
            self._sheet.ask_board(text)

    def _go_elsewhere(self, board: Board) -> bool:
        """Show the round of another tournament that is played at a board of the hall; return
        whether there is one.
        """
        whole = self.open_event.whole
        is_here = any(line.shown == board for line in self._boards.lines)
        if is_here or self._verifying.is_under_way or not whole.has_several:
            return False
        there = round_at(whole, board)
        if there is None or there.tournament.id == self.open_event.tournament.id:
            return False
        self.go_to(ShowBoard(there.round, own_board(there.tournament, board), there.stage))
        return True

    def _show_boards_of_teams(self) -> None:
        """Show the boards of the round, the cursor on the first to be typed."""
        number = self._round.number
        self._two.put_boards_in_hand()
        self._show_new_games(number)

    def _table_of_cursor(self) -> Board | None:
        """Return the table of the match of teams under the cursor."""
        line = self._grid.selected
        return None if line is None else line.table or line.board

    def _table_in_hand(self) -> Board | None:
        """Return the table of the match whose card is typed, else of that under the cursor."""
        return self._typing.card.table or self._table_of_cursor()

    # Building

    def _make_actions(self) -> tuple[QAction, ...]:
        # Alt+Left and Alt+Right are what a browser would take.
        back = translate("RoundsPage", "&Previous round")
        self._back = act(self, back, lambda: self._turn(-1), Key.PREVIOUS)
        on = translate("RoundsPage", "&Next round")
        self._on = act(self, on, lambda: self._turn(1), Key.NEXT)
        go_to = translate("RoundsPage", "Go to board or pla&yer")
        times = translate("RoundsPage", "&Dates and times…")
        self._times = act(self, times, self.set_all_times, Key.TIMES)
        go_to_board = act(self, go_to, self._ask_board, Key.GO_TO)
        verify = translate("RoundsPage", "&Verify: type a second time")
        self._verify = act(self, verify, self._toggle_verifying, Key.VERIFY)
        self._anywhere = (go_to_board, self._boards.only_open, self._verify, self._times)
        """What can be done in any state of a round."""
        return (
            self._back,
            self._on,
            *self._stages.actions_for_menu,
            *self._next.actions,
            *self._line_ups.actions,
            *self._signatures.actions,
            go_to_board,
            self._boards.only_open,
            self._verify,
            *self._acts.actions,
            *self._late.acts,
            self._absences.keep,
            self._times,
            *self._hall.actions,
        )

    def _lay_out(self) -> None:
        layouts.column(self._header, (self._stack, 1), around=PAGE_MARGINS, into=self)
        second_typing = self._verifying.panel, self._verifying.bar
        others = self._late, self._absences, self._banner, self._line_ups.strip, self._next.strip
        line = NextLine(*second_typing, *others, self._announcements)
        layouts.column(line, (self._sheet, 1), gap=Room.TIGHT, into=self._body)

    def _connect(self) -> None:
        self._empty.wants.connect(self.wants)
        self._line_ups.opened.connect(self._show_boards_of_teams)
        self._late.clock_turned.connect(self.refresh)
        self._next.paired.connect(self._show_new_games)
        self._grid.go_to_typed.connect(self._ask_board)
        self._grid.enter_pressed.connect(self._go_on)
        self._grid.wrong_key.connect(self.open_event.refused)
        self._verifying.turned.connect(self.refresh)
        self._verifying.given_back.connect(self._sheet.take_focus)
        self._header.round_chosen.connect(self._choose_round)
        self._header.start_typed.connect(self._set_time)
        self._header.unreadable.connect(self.open_event.refused)
        self._banner.sign_off.connect(self._acts.sign_off)
        self._banner.papers.connect(self._acts.papers.trigger)
        self._banner.verify.connect(self._toggle_verifying)
        self._banner.next_round.connect(self._leave_round)
        self._banner.to_pairing.connect(self.way_to(PageId.PAIRING))
        self._banner.to_play_off.connect(self.way_to(PageId.PLAY_OFF))
        self._banner.to_stages.connect(self.way_to(PageId.STAGES))
        self._banner.to_table.connect(self.way_to(PageId.TABLE))
        self._sheet.found.connect(self._boards.select)
