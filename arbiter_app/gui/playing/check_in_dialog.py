"""The end of the check-in: all who are not there, asked about once."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QButtonGroup, QRadioButton, QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.taking_part.byes import NotThere, absent_at_check_in
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RIGHT, ROW_ROLE, Column, RowsModel
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.byes import end_check_in
from arbiter_app.wording.terms.play import byes
from arbiter_app.wording.terms.registration import people

_SIZE = (640, 180)
"""The least of the list, in pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True)
class _Row:
    number: PairingNumber
    player: Player
    verdict: NotThere


class CheckInDialog(Dialog):
    """What is chosen is done to all who are selected, at first to everybody who is not there."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        here = open_event.in_hand
        absent = absent_at_check_in(here)
        title = translate("CheckIn", "Not there: %n player(s)", None, len(absent))
        super().__init__(
            parent, title, verb=translate("CheckIn", "&End the check-in"), do=self._end
        )
        self._open_event, self._here = open_event, here
        self._is_showing = False
        self._verdicts = dict.fromkeys(absent, NotThere.ZERO)
        self._table = Table[_Row](
            RowsModel[_Row](
                _columns(of_teams=here.tournament.played_by_teams), lambda row: row.player.id
            ),
            name=translate("CheckIn", "Who is not there"),
            sortable=False,
            filtered=False,
        )
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._table.setMinimumSize(px(_SIZE[0]), px(_SIZE[1]))
        self._choices = {each: QRadioButton(text) for each, text in _choices().items()}
        self._group = QButtonGroup(self)
        for verdict, choice in self._choices.items():
            self._group.addButton(choice)
            choice.toggled.connect(partial(self._on_toggled, verdict))
        self._reason = ReasonField()
        self._lay_out()
        self._show()
        self._table.selectAll()
        self._table.selectionModel().selectionChanged.connect(self._on_selected)
        self._show_choice()
        next(iter(self._choices.values())).setFocus()

    def _lay_out(self) -> None:
        hint = translate(
            "CheckIn",
            "All are selected. For one of them another decision: select the row, then choose.",
        )
        reason = column(self._reason.label, self._reason, gap=Room.TIGHT)
        choices = column(*self._choices.values(), gap=Room.TIGHT)
        self.lay_out(choices, hint, self._table, reason)

    @property
    def _selected(self) -> Sequence[PlayerId]:
        rows = self._table.selectionModel().selectedRows()
        return [index.data(ROW_ROLE).player.id for index in rows]

    def _on_toggled(self, verdict: NotThere, is_on: bool) -> None:
        if is_on and not self._is_showing:
            self._decide(verdict)

    def _decide(self, verdict: NotThere) -> None:
        chosen = {*self._selected} or {*self._verdicts}
        self._verdicts.update(dict.fromkeys(chosen, verdict))
        self._show()
        self._is_showing = True
        self._table.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        for place, row in enumerate(self._table.shown):
            if row.player.id in chosen:
                index = self._table.model().index(place, 0)
                self._table.selectionModel().select(index, flags.Select | flags.Rows)
        self._is_showing = False
        self._show_choice()

    def _show(self) -> None:
        self._table.set_rows(_rows(self._here, self._verdicts))

    def _on_selected(self, *_: object) -> None:
        if not self._is_showing:
            self._show_choice()

    def _show_choice(self) -> None:
        """Check what is decided about who is selected; nothing where that differs."""
        verdicts = {self._verdicts[each] for each in self._selected}
        self._is_showing = True
        if len(verdicts) == 1:
            self._choices[verdicts.pop()].setChecked(True)
        elif checked := self._group.checkedButton():
            self._group.setExclusive(False)
            checked.setChecked(False)
            self._group.setExclusive(True)
        self._is_showing = False

    def _end(self) -> bool:
        reason = self._reason.reason
        door = self._open_event.door(say=self.refuse)
        return door.do(
            end_check_in, absent=self._verdicts, reason=reason or None, decided=bool(reason)
        )


def _rows(here: InHand, verdicts: dict[PlayerId, NotThere]) -> list[_Row]:
    numbers = here.competition.numbers
    return [_Row(numbers[who], here.event.contestants[who], each) for who, each in verdicts.items()]


def _columns(*, of_teams: bool) -> Sequence[Column[_Row]]:
    team, name = translate("CheckIn", "Team"), translate("CheckIn", "Name")
    return (
        Column(
            title=translate("CheckIn", "№"),
            is_second=True,
            text=lambda row: str(row.number),
            align=RIGHT,
        ),
        Column(
            title=team if of_teams else name,
            is_name=True,
            takes_rest=True,
            text=lambda row: people.name(window_catalogue(), row.player),
        ),
        Column(
            title=translate("CheckIn", "Decision"),
            align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            text=lambda row: byes.not_there(window_catalogue(), row.verdict),
        ),
    )


def _choices() -> dict[NotThere, str]:
    return {
        NotThere.ZERO: translate("CheckIn", "&Absent in round 1, no points"),
        NotThere.UNTIL_THEY_COME: translate("CheckIn", "Absent un&til they come"),
        NotThere.HALF: translate("CheckIn", "&Half-point bye in round 1"),
        NotThere.WITHDRAWN: translate("CheckIn", "&Withdrawn"),
        NotThere.STAYS: translate("CheckIn", "&Paired all the same"),
    }
