"""The rounds: their boards, typed in result by result."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QVBoxLayout, QWidget

from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rounds import RoundOfPlay, Stage
from arbiter_app.domain.ids import MAIN_STAGE, Board, PlayerId, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import MARGINS, Page, TypedKeys
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.letter_search import find_board
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.gui.parts.stage_chooser import StageChooser, hold_a_played_stage
from arbiter_app.gui.rounds import result_keys
from arbiter_app.gui.rounds.acts import RoundActs
from arbiter_app.gui.rounds.banner import RoundBanner
from arbiter_app.gui.rounds.before_rounds import BeforeRounds
from arbiter_app.gui.rounds.board_rows import BoardLine, BoardLines, Side
from arbiter_app.gui.rounds.go_to_bar import GoToBar
from arbiter_app.gui.rounds.header import RoundHeader
from arbiter_app.gui.rounds.key_legend import KeyLegend
from arbiter_app.gui.rounds.next_games import NextGames, games_of_rounds
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.gui.rounds.result_grid import ResultGrid
from arbiter_app.gui.rounds.result_keys import Preset
from arbiter_app.gui.rounds.times_dialog import TimesDialog
from arbiter_app.gui.rounds.verifying import Verifying
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.changes import Area, Changes
from arbiter_app.services.commands.rounds import set_times
from arbiter_app.services.undoing import Kind

Results = Mapping[Board, Result | None]


class RoundsPage(Page):
    """One round at a time: its boards in a grid, and the way to the other rounds."""

    turned = Signal(int)
    """Another round is shown: its number, 0 where there is none."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._number: Round | None = None
        self._shown_stage = open_event.stage
        self._paired: Mapping[Round, int] = {}
        """How many games each round had when it was shown last."""
        self._boards = BoardLines()
        self._lines: Sequence[BoardLine] = ()
        """All boards of the round in their order, whatever the grid shows."""
        self._unpaired_beside: Mapping[PlayerId, Side] | None = None
        """The players whose round the words about the others belong to."""
        self._ended = QTimer(self, singleShot=True)
        """Runs for a moment after the last board of a round was typed."""
        self._just_typed: Board | None = None
        self._is_entering = False
        """Whether what changes now was typed on this page."""
        self._preferences = Preferences()
        self._grid = ResultGrid()
        self._unpaired = LongWords(translate("RoundsPage", "Without a game in this round"))
        self._banner = RoundBanner()
        self._go_to = GoToBar()
        self._entry = ResultEntry(self)
        self._acts = RoundActs(self, self._grid, self._entry, lambda: self._round)
        self._verifying = Verifying(open_event, self._grid, self._entry, lambda: self._round)
        self._next = NextGames(self)
        self._stages = StageChooser(self, open_event)
        self._actions = self._make_actions()
        self._header = RoundHeader(
            self._back, self._on, self._times, self._acts.publish, self._only_open
        )
        self._legend = KeyLegend(
            (
                (self._only_open, translate("RoundsPage", "without result")),
                (self._verify, translate("RoundsPage", "verify")),
                (self._acts.swap, translate("RoundsPage", "swap colours")),
                (self._acts.incident, translate("RoundsPage", "incident")),
            )
        )
        self._empty = BeforeRounds(self._next)
        self._body = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        self._lay_out()
        self._connect()
        self._use_keys(result_keys.preset(self._preferences.result_keys))

    @property
    def round_number(self) -> Round | None:
        """The round that is shown; None before the draw."""
        return self._number

    @round_number.setter
    def round_number(self, number: Round | None) -> None:
        if number != self._number:
            self._verifying.end()
            self._just_typed = None
            self._ended.stop()
            self._number = number
            self.refresh()
            self._select_first_missing()
            self.turned.emit(self._number or 0)

    @property
    def takes_more(self) -> bool:
        """Whether a key changes the board that was typed last: not at once after the last one."""
        return not self._ended.isActive()

    def refresh(self) -> None:
        hold_a_played_stage(self.open_event)
        self._take_up_stage()
        event = self.open_event.seen
        stage = event.tournament.main_stage
        self._stack.setCurrentWidget(self._body if stage.rounds else self._empty)
        self._next.refresh(event)
        if not stage.rounds:
            self._empty.say(event, is_later_stage=self.open_event.stage != MAIN_STAGE)
        for action in self._anywhere:
            action.setEnabled(bool(stage.rounds))
        if stage.current is None:
            for action in (self._back, self._on, *self._acts.actions):
                action.setEnabled(False)
            self._number = None
            return
        if turns := self._is_to_turn(stage):
            self._just_typed = self._number = None
        if self._number is None or self._number > len(stage.rounds):
            self._number = stage.current.number
            self._show(stage.round(self._number))
            self._select_first_missing()
            if turns:
                self.turned.emit(self._number)
        else:
            self._show(stage.round(self._number))
        self._paired = games_of_rounds(event)

    def _is_to_turn(self, stage: Stage) -> bool:
        """Whether games were paired on another page, and the round shown has none to be typed."""
        known, paired = self._paired, games_of_rounds(self.open_event.seen)
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
            self._just_typed = self._number = None
            self._ended.stop()
            self._boards.forget()
            self._lines = ()

    def focus_first(self) -> None:
        if self._verifying.panel.isVisible():
            self._verifying.panel.setFocus()
        elif self._stage.rounds:
            self._grid.setFocus()
        else:
            self._empty.button.setFocus()

    def show_board(self, round: Round, board: Board) -> None:
        """Show a board of a round, unless what is typed a second time must be settled first."""
        if self._verifying.refuse_if_unsettled():
            return
        self.round_number = round
        self._grid.select(board)

    def page_actions(self) -> Sequence[QAction]:
        return *self._actions, self._legend.menu.menuAction()

    def typed_keys(self) -> TypedKeys:
        """Return what is typed at a board."""
        return translate("RoundsPage", "At a board"), result_keys.told(self._grid.keys)

    # Showing

    def _show(self, round_: RoundOfPlay) -> None:
        event = self.open_event.seen
        self._lines = self._boards.of(event, round_)
        if not round_.missing:
            self._only_open.setChecked(False)
        self._show_lines()
        self._header.show_round(
            event.tournament.main_stage.rounds, round_, event.ends_on, self._next.titles(event)
        )
        self._back.setEnabled(round_.number > 1)
        self._on.setEnabled(round_.number < self._last)
        self._acts.refresh(round_)
        if self._boards.sides is not self._unpaired_beside:
            self._unpaired_beside = self._boards.sides
            self._show_unpaired(round_)
        if not round_.games or round_.unfinished or self._verifying.is_under_way:
            if self._banner.has_focus:
                self._grid.setFocus()
            self._banner.hide()
        else:
            self._banner.say_complete(
                round_,
                is_last=self._next.is_last(event, round_),
                is_next_paired=round_.number < self._last,
            )

    def _show_lines(self) -> None:
        lines = self._lines
        if self._verifying.is_under_way:
            lines = self._verifying.arranged(lines)
        elif self._only_open.isChecked():
            lines = _without_result(lines, self._just_typed)
        self._grid.show_lines(lines)
        self._verifying.follow()

    def _show_unpaired(self, round_: RoundOfPlay) -> None:
        """Say under the boards who does not play, and why."""
        lines = unpaired(self.open_event.seen, window_catalogue(), round_)
        self._unpaired.say("\n".join(lines))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Ask for no board any more when the page is left for another."""
        if not event.spontaneous():
            self._go_to.hide()
        super().hideEvent(event)

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
        before = {line.board: line.result for line in self._lines}
        super()._on_changed(changes)
        if self.isVisible() and not self._is_entering:
            self._follow(before)

    def _follow(self, before: Results) -> None:
        """Put the cursor on the one board that an undo or a redo changed before the eyes."""
        changed = [
            line.board for line in self._lines if line.result != before.get(line.board, line.result)
        ]
        if len(changed) != 1:
            return
        if self.open_event.workspace.history()[-1].kind in (Kind.UNDO, Kind.REDO):
            self._grid.select(changed[0])

    # Results

    def _take(self, board: Board, result: Result | None) -> None:
        if self._verifying.is_under_way:
            self._verifying.type(board, result)
        elif board == self._just_typed and not self.takes_more:
            why = translate(
                "RoundsPage",
                "That key came after the last board of the round and was left out. To change the"
                " result, type it again.",
            )
            self._grid.reject(why)
        else:
            self._enter(board, result)

    def _enter(self, board: Board, result: Result | None) -> None:
        round_, just_typed = self._round, self._just_typed
        is_last = self._grid.next_missing(board) == board
        self._ended.stop()
        self._just_typed, self._is_entering = board, True
        try:
            done = self._entry.enter(round_, round_.game(board), result)
        finally:
            self._is_entering = False
        if not done:
            self._just_typed = just_typed
        elif result is not None:
            self._select_next_missing(board)
            if is_last:  # the cursor stays, and a key too many would fall on this board
                self._ended.start(QApplication.doubleClickInterval())

    def _adjourn(self, board: Board) -> None:
        if self._verifying.is_under_way:
            self._verifying.type(board, None)
            return
        self._acts.adjourn_board(board)
        if self._round.game(board).is_adjourned:
            self._select_next_missing(board)

    def _select_next_missing(self, after: Board) -> None:
        board = self._grid.next_missing(after)
        if board is not None:
            self._grid.select(board)

    def _select_first_missing(self) -> None:
        if lines := self._grid.shown:
            self._grid.select(self._grid.next_missing(lines[-1].board) or lines[0].board)

    def _go_on(self) -> None:
        """Go to what Enter stands for: the next missing result, else what comes after the round."""
        line = self._grid.selected
        if self._verifying.is_under_way:
            if not self._verifying.refuse_if_unsettled():
                self._verifying.go_on()
        elif self._round.unfinished and line is not None:
            self._select_next_missing(line.board)
        elif self._round.signed_off is None and not self._round.is_carried:
            self._banner.offer()
        else:
            self._leave_round()

    def _leave_round(self) -> None:
        if self._round.number == self._last and self._next.is_of_knockout:
            self._next.strip.offer()
        elif self._round.number == self._last:
            self.go_to(ShowPage(PageId.TABLE))
        else:
            self._turn(1)
            self._grid.setFocus()

    def _toggle_verifying(self) -> None:
        if self._verifying.is_under_way:
            self._verifying.leave()
        else:
            self._verifying.begin()

    def _show_only_open(self) -> None:
        """Show the boards without result alone, or all of them again."""
        if self._only_open.isChecked() and (
            self._verifying.is_under_way or not self._round.missing
        ):
            self._only_open.setChecked(False)
            why = translate("RoundsPage", "Every board has its result.")
            if self._verifying.is_under_way:
                why = translate("RoundsPage", "Only boards that have a result are verified.")
            self.open_event.refused.emit(why)
            return
        self._just_typed = None
        self._show_lines()
        if self._only_open.isChecked():
            self._select_first_missing()
        self._grid.setFocus()

    def _use_keys(self, keys: Preset) -> None:
        self._grid.keys = keys
        self._legend.show_keys(keys)

    def _choose_keys(self, keys: Preset) -> None:
        self._preferences.result_keys = keys.id
        self._use_keys(keys)
        self._grid.setFocus()

    # Rounds

    @property
    def _round(self) -> RoundOfPlay:
        assert self._number is not None, "only a round that is shown is asked for"
        return self._stage.round(self._number)

    @property
    def _stage(self) -> Stage:
        return self.open_event.seen.tournament.main_stage

    @property
    def _last(self) -> Round:
        return Round(len(self._stage.rounds))

    def _turn(self, by: int) -> None:
        if self._verifying.refuse_if_unsettled():
            return
        if self._number is not None and 1 <= self._number + by <= self._last:
            self.round_number = Round(self._number + by)

    def _choose_round(self, number: int) -> None:
        if self._verifying.refuse_if_unsettled():
            self.refresh()
            return
        self.round_number = Round(number)
        self._grid.setFocus()

    def _show_new_games(self, number: int) -> None:
        if number != self._number:
            self.round_number = Round(number)
        else:
            self._select_first_missing()
        self._grid.setFocus()

    def _set_time(self, starts_at: datetime | None) -> None:
        self.open_event.do(set_times, times={self._round.number: starts_at})

    def _set_all_times(self) -> None:
        dialog = TimesDialog(self, self._stage)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.times:
            self.open_event.do(set_times, times=dialog.times)

    # Going to a board

    def _open_go_to(self, text: str = "") -> None:
        if not self._verifying.refuse_if_unsettled():
            self._go_to.open_bar(text)

    def _go_to_board(self, text: str) -> None:
        if not text.strip():
            self._go_to.close_bar()
            return
        board = find_board(self._lines, text)
        if board is None:
            why = translate("RoundsPage", "This round has no board, number or name “{text}”.")
            self._grid.reject(why.format(text=text))
            self._go_to.try_again()
            return
        self._go_to.close_bar()
        if not self._grid.select(board):
            # It has a result: who asks for it wants to see it among all.
            self._only_open.setChecked(False)
            self._show_lines()
            self._grid.select(board)

    # Building

    def _make_actions(self) -> tuple[QAction, ...]:
        # Alt+Left and Alt+Right are what a browser would take.
        back = translate("RoundsPage", "&Previous round")
        self._back = act(self, back, lambda: self._turn(-1), "Ctrl+PgUp", "Alt+Left")
        on = translate("RoundsPage", "&Next round")
        self._on = act(self, on, lambda: self._turn(1), "Ctrl+PgDown", "Alt+Right")
        go_to = translate("RoundsPage", "&Go to board or player")
        times = translate("RoundsPage", "&Dates and times…")
        self._times = act(self, times, self._set_all_times, "Ctrl+T")
        only_open = translate("RoundsPage", "Only without &result")
        self._only_open = act(self, only_open, self._show_only_open, "Ctrl+M")
        self._only_open.setCheckable(True)
        go_to_board = act(self, go_to, self._open_go_to, "Ctrl+G")
        verify = translate("RoundsPage", "&Verify: type a second time")
        self._verify = act(self, verify, self._toggle_verifying, "Ctrl+Shift+V")
        self._anywhere = (go_to_board, self._only_open, self._verify, self._times)
        """What can be done in any state of a round."""
        return (
            self._back,
            self._on,
            *self._stages.actions_for_menu,
            *self._next.actions,
            go_to_board,
            self._only_open,
            self._verify,
            *self._acts.actions,
            self._times,
        )

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*MARGINS)
        outer.setSpacing(8)
        outer.addWidget(self._stages)
        outer.addWidget(self._stack, 1)
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._header)
        layout.addWidget(self._banner)
        layout.addWidget(self._next.strip)
        layout.addWidget(self._verifying.bar)
        layout.addWidget(self._verifying.panel)
        layout.addWidget(self._grid, 1)
        layout.addWidget(self._unpaired)
        layout.addWidget(self._go_to)
        layout.addWidget(self._legend)

    def _connect(self) -> None:
        self._empty.wants.connect(self.wants)
        self._next.paired.connect(self._show_new_games)
        self._grid.result_typed.connect(self._take)
        self._grid.adjourned.connect(self._adjourn)
        self._grid.go_to_typed.connect(self._open_go_to)
        self._grid.enter_pressed.connect(self._go_on)
        self._grid.wrong_key.connect(self.open_event.refused)
        self._verifying.turned.connect(self.refresh)
        self._header.round_chosen.connect(self._choose_round)
        self._header.start_typed.connect(self._set_time)
        self._header.unreadable.connect(self.open_event.refused)
        self._banner.sign_off.connect(self._acts.sign_off)
        self._banner.papers.connect(self._acts.papers.trigger)
        self._banner.verify.connect(self._toggle_verifying)
        self._banner.next_round.connect(self._leave_round)
        self._banner.to_table.connect(self.way_to(PageId.TABLE))
        self._legend.chosen.connect(self._choose_keys)
        self._go_to.asked.connect(self._go_to_board)
        self._go_to.closed.connect(self._grid.setFocus)


def _without_result(lines: Sequence[BoardLine], just_typed: Board | None) -> tuple[BoardLine, ...]:
    """Return the boards still to be typed, with the one typed last, and adjourned ones apart."""
    return (
        *(line for line in lines if line.is_open or line.board == just_typed),
        *(line for line in lines if line.game.is_adjourned and line.board != just_typed),
    )
