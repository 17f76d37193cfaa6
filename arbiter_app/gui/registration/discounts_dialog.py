"""The discounts on entry fees: for further tournaments, for ages, for titles."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.eligibility import OF_COMPOSITION, AgeGroup
from arbiter_app.domain.facts.people.money import Among, Discount, Whom, read_whom
from arbiter_app.domain.facts.people.people import Title
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.fees import set_discounts
from arbiter_app.wording.terms.registration import discounts


class DiscountsDialog(Dialog):
    """Enter adds what is typed, or changes the discount there is for the same people; Del on a line
    of the list removes it.
    """

    def __init__(self, parent: QWidget | None, open_event: OpenEvent) -> None:
        self._open_event = open_event
        self._list = _List()
        self._list.setAccessibleName(translate("DiscountsDialog", "Discounts"))
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._whom = QComboBox()
        self._whom.setAccessibleName(translate("DiscountsDialog", "For whom"))
        for whom in _everybody():
            self._whom.addItem(discounts.whom(window_catalogue(), whom), whom.value)
        self._off = Line(limit=LINE)
        self._off.setPlaceholderText(translate("DiscountsDialog", "50% or 200"))
        self._reason = Line(limit=LINE)
        self._remove = QPushButton(translate("DiscountsDialog", "&Remove"))
        self._remove.clicked.connect(self._take_away)
        self._list.remove_wanted.connect(self._take_away)
        fields = QWidget()
        column(
            row(_labelled(translate("DiscountsDialog", "&For whom"), self._whom), (self._whom, 1)),
            row(_labelled(translate("DiscountsDialog", "&Discount"), self._off), (self._off, 1)),
            row(
                _labelled(translate("DiscountsDialog", "R&eason"), self._reason), (self._reason, 1)
            ),
            into=fields,
        )
        super().__init__(
            parent,
            translate("DiscountsDialog", "Discounts on the entry fee"),
            translate(
                "DiscountsDialog",
                "Of several discounts for the same fee the highest counts. Who plays in several"
                " tournaments pays the dearest in full; the discount for further ones is for the"
                " others. A fee of one’s own has none.",
            ),
            self._list,
            wrapping(self._remove),
            fields,
            verb=translate("DiscountsDialog", "&Add"),
            do=self._add,
            leave=translate("DiscountsDialog", "&Close"),
        )
        self._fill()
        self._whom.setFocus()

    def _add(self) -> bool:
        """Add a discount; the dialog stays for the next one."""
        text = self._off.text().strip()
        try:
            off = parse_amount(text.removesuffix("%"))
        except RuleError as error:
            self._complain(error_sentence(error))
            return False
        added = Discount(
            whom=read_whom(self._whom.currentData()),
            off=off,
            in_percent=text.endswith("%"),
            reason=self._reason.text(),
        )
        others = [each for each in self._discounts if each.whom != added.whom]
        if self._set([*others, added]):
            self._off.clear()
            self._reason.clear()
            self._whom.setFocus()
        return False

    def _take_away(self) -> None:
        place = self._list.currentRow()
        if 0 <= place < len(self._discounts):
            self._set([*self._discounts[:place], *self._discounts[place + 1 :]])

    @property
    def _discounts(self) -> tuple[Discount, ...]:
        return self._open_event.whole.discounts

    def _set(self, changed: list[Discount]) -> bool:
        self.problem.say("")
        done = self._open_event.door(say=self._complain).do(set_discounts, discounts=changed)
        self._fill()
        return done

    def _complain(self, why: str) -> None:
        self.problem.say(why)
        self._off.setFocus()
        self._off.selectAll()

    def _fill(self) -> None:
        place, catalogue = self._list.currentRow(), window_catalogue()
        self._list.clear()
        for each in self._discounts:
            parts = [discounts.whom(catalogue, each.whom), discounts.off(catalogue, each)]
            self._list.addItem(" · ".join(filter(None, [*parts, each.reason])))
        self._list.setCurrentRow(min(max(place, 0), self._list.count() - 1))
        self._remove.setEnabled(bool(self._discounts))


class _List(QListWidget):
    remove_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)


def _everybody() -> list[Whom]:
    ages = [each for each in AgeGroup if each not in OF_COMPOSITION]
    return [Among.FURTHER, *ages, *Title]


def _labelled(text: str, field: QWidget) -> Label:
    label = Label(text)
    label.setBuddy(field)
    return label
