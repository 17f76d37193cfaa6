"""Deciding about a round that play has left behind."""

from dataclasses import dataclass
from html import escape

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.i18n import translate


@dataclass(frozen=True, slots=True)
class LateCorrection:
    """What was decided, and why."""

    reason: str
    is_for_rating: bool
    """Whether the table stays as it is."""


class LateCorrectionDialog(QDialog):
    """A round older than the one before: for the rating report alone, or the table by decision."""

    def __init__(
        self, parent: QWidget, *, facts: str, round: int, unsigned: str, may_rate: bool
    ) -> None:
        super().__init__(parent)
        self.setMinimumWidth(560)
        title = translate("LateCorrectionDialog", "Correct round {round}, which is long closed?")
        self.setWindowTitle(title.format(round=round))
        self._for_rating = QRadioButton(
            translate("LateCorrectionDialog", "For the &rating report only")
        )
        self._table = QRadioButton(translate("LateCorrectionDialog", "The &table, by a decision"))
        self._for_rating.setEnabled(may_rate)
        (self._for_rating if may_rate else self._table).setChecked(True)
        self._reason = QLineEdit()
        cancel = translate("LateCorrectionDialog", "&Cancel")
        self._buttons = DecisionButtons(self, cancel=cancel)
        self._lay_out(self.windowTitle(), facts, unsigned)
        self._for_rating.toggled.connect(self._show_verb)
        self._reason.textChanged.connect(self._show_verb)
        self._show_verb()
        self._reason.setFocus()

    @property
    def correction(self) -> LateCorrection:
        """What was decided."""
        return LateCorrection(self._reason.text().strip(), self._for_rating.isChecked())

    def _lay_out(self, title: str, facts: str, unsigned: str) -> None:
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
        label = QLabel(translate("LateCorrectionDialog", "R&eason, kept in the journal:"))
        label.setBuddy(self._reason)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.setContentsMargins(20, 16, 20, 16)
        for widget in (
            QLabel(f"<b>{escape(title)}</b>", wordWrap=True),
            QLabel(facts, wordWrap=True),
            self._for_rating,
            _under(rated),
            self._table,
            _under(f"{turned}\n{unsigned}".strip()),
            label,
            self._reason,
            self._buttons,
        ):
            layout.addWidget(widget)

    def _show_verb(self) -> None:
        self._buttons.act.setText(
            translate("LateCorrectionDialog", "C&orrect for the rating report")
            if self._for_rating.isChecked()
            else translate("LateCorrectionDialog", "C&orrect the table")
        )
        self._buttons.act.setEnabled(bool(self.correction.reason))


def ask_late_correction(
    parent: QWidget, *, facts: str, round: int, unsigned: str, may_rate: bool
) -> LateCorrection | None:
    """Ask what becomes of an old round; return None if nothing was decided.

    `unsigned` says what becomes of its signature, "" where it has none.
    """
    dialog = LateCorrectionDialog(
        parent, facts=facts, round=round, unsigned=unsigned, may_rate=may_rate
    )
    decided = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.correction if decided else None


def _under(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setContentsMargins(24, 0, 0, 4)
    return label
