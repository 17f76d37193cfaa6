"""The decision to take ratings over from lists, difference by difference."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.registration.later_lists import is_of_later_list
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column, RowsModel
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.players import update_ratings
from arbiter_app.wording.terms.registration import people, person_fields, ratings

_SIZE = (900, 560)
"""In pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """A difference, and whether it is to be taken over."""

    position: int
    difference: RatingDifference
    is_taken: bool


class RatingUpdateDialog(Dialog):
    """Every difference is taken unless the space bar leaves it out; one act for all."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, differences: Sequence[RatingDifference]
    ) -> None:
        super().__init__(
            parent, translate("RatingUpdate", "Update ratings"), verb="", do=self._take_over
        )
        self._open_event = open_event
        self._rows = [
            DifferenceRow(position, difference, is_taken=True)
            for position, difference in enumerate(differences)
        ]
        self._needs_reason = (
            verdict(Action.UPDATE_RATINGS, open_event.tournament.competition())
            is not Verdict.ALLOWED
        )
        self.resize(*map(px, _SIZE))
        self._table = _Differences(
            RowsModel[DifferenceRow](_columns(), lambda row: row.position),
            name=translate("RatingUpdate", "Differences"),
            sortable=False,
        )
        self._table.toggled.connect(self._toggle)
        self._table.doubleClicked.connect(self._toggle)
        self._reason = ReasonField()
        self._reason.textChanged.connect(self._count)
        self._lay_out()
        self._show_rows()
        self._table.selectRow(0)
        self._table.setFocus()

    def _take_over(self) -> bool:
        chosen = [row.difference for row in self._rows if row.is_taken]
        return self._open_event.door(say=self.refuse).do(
            update_ratings, differences=chosen, reason=self._reason.reason or None
        )

    def _toggle(self) -> None:
        if row := self._table.selected:
            self._rows[row.position] = DifferenceRow(
                row.position, row.difference, is_taken=not row.is_taken
            )
            self._show_rows()

    def _toggle_all(self) -> None:
        """Take all differences, or none where all were taken."""
        takes = not all(row.is_taken for row in self._rows)
        self._rows = [
            DifferenceRow(row.position, row.difference, is_taken=takes) for row in self._rows
        ]
        self._show_rows()

    def _show_rows(self) -> None:
        self._table.set_rows(self._rows)
        self._count()

    def _count(self) -> None:
        chosen = sum(row.is_taken for row in self._rows)
        self.verb.setText(translate("RatingUpdate", "&Take over %n rating(s)", None, chosen))
        has_reason = bool(self._reason.reason) or not self._needs_reason
        self.verb.setEnabled(chosen > 0 and has_reason)

    def _lay_out(self) -> None:
        head = translate(
            "RatingUpdate",
            "The lists on this computer have %n rating(s) otherwise.",
            None,
            len(self._rows),
        )
        keys = translate(
            "RatingUpdate", "The space bar leaves one out or takes it in again; Enter takes over."
        )
        all_or_none = QPushButton(translate("RatingUpdate", "&All or none"))
        all_or_none.clicked.connect(self._toggle_all)
        reason: tuple[Part, ...] = self._asked_reason() if self._needs_reason else ()
        self.lay_out(head, self._table, Aside(keys), *reason, side=(all_or_none,))

    def _asked_reason(self) -> tuple[Part, ...]:
        event = self._open_event.facts
        later = [each for each in self._rows if is_of_later_list(event, each.difference.origin)]
        hold_from_now = translate(
            "RatingUpdate",
            "The event lasts longer than 30 days: ratings of lists that came out since its first"
            " day count for the games from the day of the list on (C.07 Art. 10). &Reason, kept in"
            " the journal:",
        )
        why = (
            hold_from_now
            if later
            else translate(
                "RatingUpdate",
                "Play has begun, and the ratings of the start hold (C.07 Art. 10): tie-breaks by"
                " ratings change with them. &Reason, kept in the journal:",
            )
        )
        self._reason.label.setText(why)
        self._reason.label.setWordWrap(True)
        return self._reason.label, self._reason


class _Differences(Table[DifferenceRow]):
    """A table whose space bar says yes or no to a row."""

    toggled = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space:
            self.toggled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the button of the dialog takes it
        else:
            super().keyPressEvent(event)


def _columns() -> Sequence[Column[DifferenceRow]]:
    catalogue = window_catalogue()
    return (
        Column(
            title=translate("RatingUpdate", "Take"),
            text=lambda row: "✓" if row.is_taken else "–",
            align=CENTRE,
        ),
        Column(
            title=translate("RatingUpdate", "Player"),
            is_name=True,
            text=lambda row: people.name(catalogue, row.difference.player),
            sort_key=lambda row: in_alphabet(row.difference.player.name),
            faint=_is_left,
        ),
        Column(
            title=translate("RatingUpdate", "Rating"),
            is_second=True,
            text=lambda row: person_fields.heading(catalogue, row.difference.field),
            faint=_is_left,
        ),
        Column(
            title=translate("RatingUpdate", "Before"),
            text=lambda row: str(row.difference.before or "–"),
            align=RIGHT,
            faint=_is_left,
        ),
        Column(
            title=translate("RatingUpdate", "After"),
            is_bold=True,
            text=lambda row: str(row.difference.after),
            align=RIGHT,
            faint=_is_left,
        ),
        Column(
            title=translate("RatingUpdate", "By the list"),
            is_second=True,
            text=lambda row: ratings.origin(catalogue, row.difference.origin),
            faint=_is_left,
        ),
    )


def _is_left(row: DifferenceRow) -> bool:
    return not row.is_taken
