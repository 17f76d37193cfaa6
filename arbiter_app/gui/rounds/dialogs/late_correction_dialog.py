"""Deciding about a round that play has left behind."""

from dataclasses import dataclass

from PySide6.QtWidgets import QRadioButton, QVBoxLayout, QWidget

from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, text_width
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate

_WIDTH = 40
"""In heights of letters: two decisions with what follows from them are read at a glance."""


@dataclass(frozen=True, slots=True)
class LateCorrection:
    """What was decided, and why."""

    reason: str
    is_for_rating: bool
    """Whether the table stays as it is."""


class LateCorrectionDialog(Dialog):
    """A round older than the one before: for the rating report alone, or the table by decision."""

    def __init__(
        self, parent: QWidget, *, facts: str, round: int, unsigned: str, may_rate: bool
    ) -> None:
        title = translate("LateCorrectionDialog", "Correct round {round}, which is long closed?")
        super().__init__(parent, title.format(round=round), verb="")
        self.setMinimumWidth(text_width(_WIDTH))
        self._for_rating = QRadioButton(
            translate("LateCorrectionDialog", "For the &rating report only")
        )
        self._table = QRadioButton(translate("LateCorrectionDialog", "The &table, by a decision"))
        self._for_rating.setEnabled(may_rate)
        (self._for_rating if may_rate else self._table).setChecked(True)
        self._reason = ReasonField()
        self._lay_out(facts, unsigned)
        self._for_rating.toggled.connect(self._show_verb)
        self._reason.textChanged.connect(self._show_verb)
        self._show_verb()
        self._reason.setFocus()

    @property
    def correction(self) -> LateCorrection:
        """What was decided."""
        return LateCorrection(self._reason.reason, self._for_rating.isChecked())

    def _lay_out(self, facts: str, unsigned: str) -> None:
        rated = translate(
            "LateCorrectionDialog",
            "Points, places and every paper on the wall stay; the report file (TRF) has the result"
            " that was really played.",
        )
        turned = translate(
            "LateCorrectionDialog",
            "Points and places of all rounds since then change and papers are wrong; games paired"
            " upon the old result stay as they were played (C.04.2, late corrections). The decision"
            " stands in the journal with its reason.",
        )
        self._reason.label.setText(
            translate("LateCorrectionDialog", "R&eason, kept in the journal:")
        )
        self.lay_out(
            facts,
            _choice(self._for_rating, rated),
            _choice(self._table, f"{turned}\n{unsigned}".strip()),
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )

    def _show_verb(self) -> None:
        is_for_rating = self._for_rating.isChecked()
        self.verb.setText(
            translate("LateCorrectionDialog", "C&orrect for the rating report")
            if is_for_rating
            else translate("LateCorrectionDialog", "C&orrect the table")
        )
        self.verb.setEnabled(bool(self.correction.reason))
        self.confirm(None if is_for_rating else Act.CORRECT_OLD_TABLE)


def ask_late_correction(
    parent: QWidget, *, facts: str, round: int, unsigned: str, may_rate: bool
) -> LateCorrection | None:
    """Ask what becomes of an old round; return None if nothing was decided.

    `unsigned` says what becomes of its signature, "" where it has none.
    """
    dialog = LateCorrectionDialog(
        parent, facts=facts, round=round, unsigned=unsigned, may_rate=may_rate
    )
    return dialog.correction if dialog.exec() else None


def _choice(button: QRadioButton, follows: str) -> QVBoxLayout:
    """Return a choice with what follows from it, in second ink below it."""
    told = layouts.row(Room.WIDE, (words(follows, Look.SECOND, wraps=True), 1), gap=Room.NONE)
    return layouts.column(button, told, gap=Room.TIGHT)
