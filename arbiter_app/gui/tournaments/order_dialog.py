"""The order of rounds: when each round of each tournament starts, all in one grid."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import groupby

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.hall.rounds import collisions, sittings
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.pairing.timetable import demand_order
from arbiter_app.domain.permission.by_round import retimes_played
from arbiter_app.domain.taking_part.overlaps import in_two_places
from arbiter_app.formats.moments import format_moment, parse_moment
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.sizes import field_width, px, row_height
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import unreadable_moment
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.whole.hall import set_order_of_rounds
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.hall import collision_text, sitting_name, two_places_text
from arbiter_app.wording.terms.event.stages import place_name

Times = Mapping[StageId, Mapping[Round, datetime | None]]

_SIZE = (940, 640)
_TOLD_HEIGHT = 150
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_MOST_TOLD = 6
"""So many people in two places are named; there may be as many as play."""


def ask_order_of_rounds(parent: QWidget, open_event: OpenEvent) -> None:
    """Let the starts of all rounds be typed, and set those that are others, in one act."""
    dialog = OrderDialog(parent, open_event.whole)
    if not dialog.exec() or not dialog.times:
        return
    whole, times, reason = open_event.whole, dialog.times, None
    if any(
        retimes_played(in_hand(whole, stage).competition, starts) for stage, starts in times.items()
    ):
        reason = ask_reason(
            parent,
            title=translate("OrderDialog", "Change the time of rounds that were played"),
            body=translate(
                "OrderDialog",
                "Pairings were published with their time, and the rounds were played. Sheets"
                " already posted become out of date.",
            ),
            verb=translate("OrderDialog", "Change the &times"),
        )
        if reason is None:
            return
    open_event.do(set_order_of_rounds, times=times, reason=reason)


class OrderDialog(Dialog):
    """A row for each tournament, a column for each round; what is typed holds for all cells that
    are chosen.
    """

    def __init__(self, parent: QWidget, whole: Event) -> None:
        super().__init__(
            parent,
            translate("OrderDialog", "Order of rounds"),
            verb=translate("OrderDialog", "Set the &times"),
            do=self._read,
        )
        self._whole = whole
        self._stages = [
            stage for each in whole.tournaments for stage in each.stages if stage.rounds
        ]
        self._grid = _Grid(whole, self._stages)
        self._grid.itemChanged.connect(self._typed)
        self._told = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self._told.setAccessibleName(translate("OrderDialog", "What is played together"))
        self._told.setMaximumHeight(px(_TOLD_HEIGHT))
        self.resize(*map(px, _SIZE))
        nothing = translate(
            "OrderDialog", "There are no rounds yet to set times for. Draw the numbers first."
        )
        self.lay_out(
            *((self._grid,) if self._stages else (nothing,)),
            self._told,
            Aside(
                translate(
                    "OrderDialog",
                    "Choose several cells with Shift and the arrows: a day and an hour typed then"
                    " are those of all of them. Del clears.",
                )
            ),
        )
        self._tell()
        self._grid.setFocus()

    @property
    def times(self) -> Times:
        """The rounds whose start is another one now."""
        found = {
            stage.id: {
                round_.number: starts[round_.number]
                for round_ in stage.rounds
                if starts[round_.number] != round_.starts_at
            }
            for stage, starts in zip(self._stages, self._grid.starts, strict=True)
        }
        return {stage: starts for stage, starts in found.items() if starts}

    def _typed(self, item: QTableWidgetItem) -> None:
        try:
            moment = parse_moment(item.text())
        except ValueError:
            text = item.text()
            self._grid.show_again(item)
            self.refuse(unreadable_moment(text))
            return
        self.problem.say("")
        self._grid.set_chosen(item, moment)
        self._tell()

    def _read(self) -> bool:
        for stage, starts in self.times.items():
            try:
                demand_order(in_hand(self._whole, stage).competition, starts)
            except RuleError as error:
                name = place_name(window_catalogue(), self._whole, stage)
                return self.refuse(f"{name}: {error_sentence(error)}", self._grid)
        return True

    def _tell(self) -> None:
        """Say what is played together, and what is in the way."""
        self._told.setPlainText("\n".join(self._lines()))

    def _lines(self) -> Iterator[str]:
        catalogue, planned = window_catalogue(), _with_times(self._whole, self.times)
        yield from (f"⚠ {collision_text(catalogue, each)}" for each in collisions(planned))
        twice = in_two_places(planned)[:_MOST_TOLD]
        yield from (f"⚠ {two_places_text(catalogue, planned, each)}" for each in twice)
        timed = [each for each in sittings(planned) if each.starts_at is not None]
        for start, together in groupby(timed, key=lambda each: each.starts_at):
            rounds = [*together]
            boards = sum(len(each.boards) for each in rounds)
            at_boards = translate("OrderDialog", "%n board(s)", None, boards)
            names = "; ".join(sitting_name(catalogue, each) for each in rounds)
            assert start is not None, "those without a start are left out"
            yield f"{numbers.date_and_time(catalogue, start)} · {at_boards} · {names}"


def _with_times(whole: Event, times: Times) -> Event:
    """Return an event as it would be with other starts."""

    def timed(stage: Stage) -> Stage:
        starts = times.get(stage.id, {})
        rounds = (
            replace(each, starts_at=starts[each.number]) if each.number in starts else each
            for each in stage.rounds
        )
        return replace(stage, rounds=tuple(rounds)) if starts else stage

    tournaments = (
        replace(each, stages=tuple(map(timed, each.stages))) for each in whole.tournaments
    )
    return replace(whole, tournaments=tuple(tournaments))


class _Grid(QTableWidget):
    def __init__(self, whole: Event, stages: list[Stage]) -> None:
        most = max((len(stage.rounds) for stage in stages), default=0)
        super().__init__(len(stages), most)
        self.setAccessibleName(translate("OrderDialog", "Starts of the rounds"))
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultSectionSize(row_height())
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        catalogue = window_catalogue()
        self.setVerticalHeaderLabels([place_name(catalogue, whole, each.id) for each in stages])
        head = translate("OrderDialog", "Round {round}")
        self.setHorizontalHeaderLabels([head.format(round=each + 1) for each in range(most)])
        self.starts = [
            {round_.number: round_.starts_at for round_ in stage.rounds} for stage in stages
        ]
        """The start of each round of each row, as it is shown."""
        for row, starts in enumerate(self.starts):
            for column in range(most):
                item = QTableWidgetItem(format_moment(starts.get(Round(column + 1))))
                if column + 1 not in starts:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                self.setItem(row, column, item)
        for column in range(most):
            self.setColumnWidth(column, field_width("00.00.0000 00:00"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        is_typing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in _CLEAR and (item := self.currentItem()) is not None:
            item.setText("")
        elif not (event.key() in _ENTER and is_typing):
            # The Enter of what is being typed comes here too, before it is taken.
            super().keyPressEvent(event)

    def set_chosen(self, item: QTableWidgetItem, moment: datetime | None) -> None:
        """Let a cell, and with it all that are chosen, have a start."""
        chosen = self.selectedItems()
        for each in chosen if item in chosen else [item]:
            number = Round(each.column() + 1)
            if number in self.starts[each.row()]:
                self.starts[each.row()][number] = moment
                self.show_again(each)

    def show_again(self, item: QTableWidgetItem) -> None:
        """Show the start that a cell has."""
        with QSignalBlocker(self):
            item.setText(format_moment(self.starts[item.row()].get(Round(item.column() + 1))))
