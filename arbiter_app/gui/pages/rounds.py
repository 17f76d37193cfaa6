"""The rounds: their boards, typed in result by result."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QDialog, QLabel, QStackedLayout, QVBoxLayout, QWidget

from arbiter_app.documents.unpaired import unpaired
from arbiter_app.domain.corrections import Correction, correction_verdict
from arbiter_app.domain.event import RoundOfPlay, System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permissions import Verdict, is_forfeit_of_withdrawn
from arbiter_app.domain.results import Result
from arbiter_app.gui.acts import act
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.dialogs.reason import ask_reason
from arbiter_app.gui.dialogs.times import TimesDialog
from arbiter_app.gui.page import MARGINS, Page
from arbiter_app.gui.widgets.board_search import find_board
from arbiter_app.gui.widgets.empty_page import EmptyPage
from arbiter_app.gui.widgets.go_to_bar import GoToBar
from arbiter_app.gui.widgets.long_words import LongWords
from arbiter_app.gui.widgets.result_grid import RESULT_KEYS, ResultGrid, board_lines
from arbiter_app.gui.widgets.round_banner import RoundBanner
from arbiter_app.gui.widgets.round_header import RoundHeader
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.changes import Changes
from arbiter_app.services.commands.rounds import correct_result, enter_result, set_times
from arbiter_app.services.workspace import Kind
from arbiter_app.wording import people, results

Results = Mapping[Board, Result | None]


class RoundsPage(Page):
    """One round at a time: its boards in a grid, and the way to the other rounds."""

    turned = Signal(int)
    """Another round is shown: its number, 0 where there is none."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._number: Round | None = None
        self._grid = ResultGrid()
        self._unpaired = LongWords(translate("RoundsPage", "Without a game in this round"))
        self._banner = RoundBanner()
        self._go_to = GoToBar()
        self._actions = self._make_actions()
        self._header = RoundHeader(self._back, self._on, self._times)
        self._empty = EmptyPage(
            translate("RoundsPage", "The rounds follow from the draw of numbers."),
            translate("RoundsPage", "&Draw numbers"),
        )
        self._body = QWidget()
        self._stack = QStackedLayout(self)
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
            self._number = number
            self.refresh()
            self._select_first_missing()
            self.turned.emit(self._number or 0)

    def refresh(self) -> None:
        stage = self.desk.tournament.main_stage
        self._stack.setCurrentWidget(self._body if stage.rounds else self._empty)
        if self.desk.tournament.settings.system is System.SWISS:
            # Its numbers and rounds come with the report file: no draw leads to them.
            self._empty.button.hide()
            self._empty.set_sentence(
                translate("RoundsPage", "The report file of this Swiss has no rounds yet.")
            )
        for action in self._actions:
            action.setEnabled(bool(stage.rounds))
        if stage.current is None:
            self._number = None
            return
        if self._number is None or self._number > len(stage.rounds):
            self._number = stage.current.number
            self._show(stage.round(self._number))
            self._select_first_missing()
        else:
            self._show(stage.round(self._number))

    def focus_first(self) -> None:
        shown = self._grid if self.desk.tournament.main_stage.rounds else self._empty.button
        shown.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return self._actions

    # Showing

    def _show(self, round_: RoundOfPlay) -> None:
        event = self.desk.open_event
        self._grid.set_rows(board_lines(event, round_))
        self._header.show_round(event.tournament.main_stage.rounds, round_, event.ends_on)
        self._back.setEnabled(round_.number > 1)
        self._on.setEnabled(round_.number < self._last)
        self._show_unpaired(round_)
        if round_.missing:
            self._banner.hide()
        else:
            announced = event.tournament.settings.rounds or 0
            self._banner.say_complete(
                round_.number,
                is_last=round_.number >= max(announced, self._last),
                is_next_paired=round_.number < self._last,
            )

    def _show_unpaired(self, round_: RoundOfPlay) -> None:
        """Say under the boards who does not play, and why."""
        lines = unpaired(self.desk.open_event, window_catalogue(), round_)
        self._unpaired.say("\n".join(lines))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Ask for no board any more when the page is left for another."""
        if not event.spontaneous():
            self._go_to.hide()
        super().hideEvent(event)

    def _on_changed(self, changes: Changes) -> None:
        before = {line.board: line.result for line in self._grid.shown}
        super()._on_changed(changes)
        if self.isVisible():
            self._follow(before)

    def _follow(self, before: Results) -> None:
        """Put the cursor on the one board that an undo or a redo changed before the eyes."""
        changed = [
            line.board
            for line in self._grid.shown
            if line.result != before.get(line.board, line.result)
        ]
        if len(changed) != 1:
            return
        if self.desk.workspace.history()[-1].kind in (Kind.UNDO, Kind.REDO):
            self._grid.select(changed[0])

    # Results

    def _enter(self, board: Board, result: Result | None) -> None:
        round_ = self._round
        old = round_.game(board).result
        if result != old:
            place = (round_.number, board)
            verdict = correction_verdict(self.desk.tournament, *place, Correction.RESULT)
            if verdict is Verdict.ALLOWED:
                done = self.desk.do(enter_result, round=round_.number, board=board, result=result)
            else:
                reason = self._ask_reason(round_, board, result)
                done = reason is not None and self.desk.do(
                    correct_result,
                    round=round_.number,
                    board=board,
                    result=result,
                    reason=reason,
                    decided=verdict is Verdict.NEEDS_DECISION,
                )
            if not done:
                return
        if result is not None:
            self._select_next_missing(board)

    def _ask_reason(self, round_: RoundOfPlay, board: Board, result: Result | None) -> str | None:
        game, event = round_.game(board), self.desk.open_event
        if is_forfeit_of_withdrawn(event.tournament, game):
            title = translate("RoundsPage", "Replace the forfeit of a withdrawn player?")
            consequence = translate(
                "RoundsPage",
                "The forfeit follows from a withdrawal. The table changes, and sheets on the wall"
                " no longer agree with it.",
            )
        else:
            title = translate("RoundsPage", "Correct a result of an earlier round?")
            consequence = translate(
                "RoundsPage",
                "Later rounds have results already, so this corrects the past. The table changes,"
                " and sheets on the wall no longer agree with it.",
            )
        facts = translate(
            "RoundsPage",
            "Round {round}, board {board}: {white} – {black}.\nIt was {old}, it becomes {new}.",
        ).format(
            round=round_.number,
            board=board,
            white=people.name(window_catalogue(), event.players[game.white]),
            black=people.name(window_catalogue(), event.players[game.black]),
            old=_result_text(game.result),
            new=_result_text(result),
        )
        return ask_reason(
            self,
            title=title,
            body=f"{facts}\n\n{consequence}",
            verb=translate("RoundsPage", "C&orrect the result"),
        )

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
        if self._round.missing and line is not None:
            self._select_next_missing(line.board)
        else:
            self._leave_round()

    def _leave_round(self) -> None:
        if self._round.number == self._last:
            self.wants_page.emit("table")
        else:
            self._turn(1)
            self._grid.setFocus()

    # Rounds

    @property
    def _round(self) -> RoundOfPlay:
        assert self._number is not None, "only a round that is shown is asked for"
        return self.desk.tournament.main_stage.round(self._number)

    @property
    def _last(self) -> Round:
        return Round(len(self.desk.tournament.main_stage.rounds))

    def _turn(self, by: int) -> None:
        if self._number is not None and 1 <= self._number + by <= self._last:
            self.round_number = Round(self._number + by)

    def _set_time(self, starts_at: datetime | None) -> None:
        self.desk.do(set_times, times={self._round.number: starts_at})

    def _set_all_times(self) -> None:
        dialog = TimesDialog(self, self.desk.tournament.main_stage)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.times:
            self.desk.do(set_times, times=dialog.times)

    # Going to a board

    def _go_to_board(self, text: str) -> None:
        board = find_board(self._grid.shown, text)
        if board is None:
            why = translate("RoundsPage", "This round has no board, number or name “{text}”.")
            self._grid.reject(why.format(text=text))
            self._go_to.try_again()
        else:
            self._go_to.close_bar()
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
        return self._back, self._on, act(self, go_to, self._go_to.open_bar, "Ctrl+G"), self._times

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(8)
        layout.addWidget(self._header)
        layout.addWidget(self._banner)
        layout.addWidget(self._grid, 1)
        layout.addWidget(self._unpaired)
        layout.addWidget(self._go_to)
        legend = QLabel(_legend(), wordWrap=True)
        legend.setTextFormat(Qt.TextFormat.RichText)
        layout.addWidget(legend)

    def _connect(self) -> None:
        self._empty.button.clicked.connect(lambda: self.wants_page.emit("draw"))
        self._grid.result_typed.connect(self._enter)
        self._grid.enter_pressed.connect(self._go_on)
        self._grid.wrong_key.connect(self.desk.refused)
        self._header.round_chosen.connect(self._choose_round)
        self._header.start_typed.connect(self._set_time)
        self._header.unreadable.connect(self.desk.refused)
        self._banner.next_round.connect(self._leave_round)
        self._banner.to_table.connect(lambda: self.wants_page.emit("table"))
        self._go_to.asked.connect(self._go_to_board)
        self._go_to.closed.connect(self._grid.setFocus)

    def _choose_round(self, number: int) -> None:
        self.round_number = Round(number)
        self._grid.setFocus()


def _result_text(result: Result | None) -> str:
    if result is None:
        return translate("RoundsPage", "no result")
    return results.result(window_catalogue(), result)


def _legend() -> str:
    keys = {
        **{key: _short(RESULT_KEYS[key]) for key in "105342"},
        translate("RoundsPage", "Space"): translate("RoundsPage", "more"),
        "Del": translate("RoundsPage", "clear"),
        "Ctrl+G": translate("RoundsPage", "go to"),
        "Enter": translate("RoundsPage", "next"),
    }
    return "&nbsp;&nbsp; ".join(f"<b>{key}</b>&nbsp;{meaning}" for key, meaning in keys.items())


def _short(result: Result) -> str:
    stroke = "/" if result.is_forfeit else "–"
    return f"{results.sign(result.white)}{stroke}{results.sign(result.black)}"
