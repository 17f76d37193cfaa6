"""A sanction with its measure: minutes, an amount, rounds, or what the game becomes."""

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QStackedWidget,
    QWidget,
)

from arbiter_app.domain.disputes.penalties import OF_A_GAME, OF_OTHERS, OF_ROUNDS
from arbiter_app.domain.disputes.sanctions import OF_TIME
from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Round
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.gui.base.kept_texts import kept_number, kept_value
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.play import results

_NUMBER_WIDTH = 120
_FEWEST_LETTERS = 4
"""Of a list where there is no room for all of what is chosen."""


class SanctionFields(QWidget):
    """Only the measure that the chosen sanction has is shown."""

    changed = Signal()
    chosen = Signal()
    """A sanction was chosen by hand."""

    def __init__(self) -> None:
        super().__init__()
        catalogue = window_catalogue()
        self._offered: tuple[Result, ...] = ()
        self._sanction = Choice(
            translate("IncidentDialog", "Sanction"),
            Sanction,
            lambda each: incidents.sanction(catalogue, each),
        )
        self._minutes = _line(translate("IncidentDialog", "Minutes"))
        self._amount = _line(translate("IncidentDialog", "Amount of the fine"))
        self._paid = QCheckBox(translate("IncidentDialog", "p&aid"))
        self._first = _box(translate("IncidentDialog", "First round"))
        self._last = _box(translate("IncidentDialog", "Last round"))
        self._result = _box(translate("IncidentDialog", "The game becomes"))
        self._measures = {
            "minutes": _row(self._minutes, translate("IncidentDialog", "minutes")),
            "fine": _row(self._amount, "", self._paid),
            "rounds": _row(
                self._first,
                translate("IncidentDialog", "to round"),
                self._last,
                before=translate("IncidentDialog", "from round"),
            ),
            "result": _row(
                self._result, "", before=translate("IncidentDialog", "the game becomes")
            ),
        }
        self.setFocusProxy(self._sanction)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # One in the place of the other, with its room kept where a sanction has none.
        self._measure = QStackedWidget()
        for measure in (QWidget(), *self._measures.values()):
            self._measure.addWidget(measure)
        column(self._sanction, self._measure, into=self)
        self._sanction.currentIndexChanged.connect(self._show_measure)
        self._sanction.activated.connect(self.chosen)
        for box in (self._first, self._last, self._result):
            box.currentIndexChanged.connect(self.changed)
        for field in (self._minutes, self._amount):
            field.textChanged.connect(self.changed)
        self._paid.toggled.connect(self.changed)
        self._show_measure()

    @property
    def sanction(self) -> Sanction | None:
        return self._sanction.value

    @property
    def minutes(self) -> int | None:
        return whole_number(self._minutes.text(), most=999)

    @property
    def fine(self) -> Decimal | None:
        """The amount typed. Raises RuleError("fee.amount")."""
        text = self._amount.text()
        return parse_amount(text) if text.strip() else None

    @property
    def fine_paid(self) -> bool:
        return self._paid.isChecked()

    @property
    def rounds(self) -> tuple[Round | None, Round | None]:
        return self._first.currentData(), self._last.currentData()

    @property
    def result(self) -> Result | None:
        index = self._result.currentIndex()
        return self._offered[index] if 0 <= index < len(self._offered) else None

    def propose(self, sanction: Sanction | None, minutes: int | None) -> None:
        """Choose a sanction with its minutes; None for none."""
        self._sanction.show_value(sanction)
        self._minutes.setText("" if minutes is None else str(minutes))

    def offer(self, *, of_others: bool) -> None:
        """Offer only what somebody who does not play can get, or all there is."""
        view = self._sanction.view()
        assert isinstance(view, QListView)
        for place, value in enumerate((None, *Sanction)):
            fits = value is None or not of_others or value in OF_OTHERS
            view.setRowHidden(place, not fits)
        if of_others and self.sanction is not None and self.sanction not in OF_OTHERS:
            self.propose(None, None)

    def offer_rounds(self, numbers: Sequence[Round], current: Round | None) -> None:
        """Offer the rounds to be excluded from, the current one first chosen."""
        for box in (self._first, self._last):
            box.clear()
            for number in numbers:
                box.addItem(str(number), number)
            box.setCurrentIndex(box.findData(current))

    def offer_results(self, offered: tuple[Result, ...]) -> None:
        """Offer what the game may become, with the same one chosen as far as it is possible."""
        if offered == self._offered:
            return
        former = self.result
        self.blockSignals(True)
        self._offered = offered
        self._result.clear()
        catalogue = window_catalogue()
        self._result.addItems([results.described(catalogue, each) for each in offered])
        self._result.setCurrentIndex(offered.index(former) if former in offered else 0)
        self.blockSignals(False)

    def draft(self) -> dict[str, str]:
        """Return what stands there, as texts."""
        first, last = self.rounds
        return {
            "sanction": self.sanction or "",
            "minutes": self._minutes.text(),
            "fine": self._amount.text(),
            "fine_paid": "1" if self.fine_paid else "",
            "first_round": str(first or ""),
            "last_round": str(last or ""),
            "result": "" if self.result is None else str(self.result),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has, the resulting game apart."""
        self._sanction.show_value(kept_value(Sanction, draft.get("sanction")))
        self._minutes.setText(draft.get("minutes", ""))
        self._amount.setText(draft.get("fine", ""))
        self._paid.setChecked(bool(draft.get("fine_paid")))
        for box, name in ((self._first, "first_round"), (self._last, "last_round")):
            if number := kept_number(draft.get(name)):
                box.setCurrentIndex(box.findData(number))

    def restore_result(self, text: str) -> None:
        """Choose what the game becomes, as far as it is possible."""
        texts = [str(each) for each in self._offered]
        if text in texts:
            self._result.setCurrentIndex(texts.index(text))

    def _show_measure(self) -> None:
        sanction = self.sanction
        has = {
            "minutes": sanction in OF_TIME,
            "fine": sanction is Sanction.FINE,
            "rounds": sanction in OF_ROUNDS,
            "result": sanction in OF_A_GAME,
        }
        place = next((i for i, name in enumerate(self._measures, 1) if has[name]), 0)
        self._measure.setCurrentIndex(place)
        self.changed.emit()


def _line(name: str) -> QLineEdit:
    field = Line()
    field.setAccessibleName(name)
    field.setMaximumWidth(px(_NUMBER_WIDTH))
    return field


def _box(name: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumContentsLength(_FEWEST_LETTERS)
    return box


def _row(first: QWidget, words: str, second: QWidget | None = None, before: str = "") -> QWidget:
    held = QWidget()
    row(
        Label(before) if before else None,
        first,
        Label(words) if words else None,
        second,
        STRETCH,
        into=held,
    )
    return held
