"""The criteria that the regulations of the event define themselves (C.07 Art. 4.1)."""

import re
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QPushButton,
    QWidget,
)

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.tie_breaks.names import OWN
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.tie_breaks.own_criteria_table import OwnValues
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate
from arbiter_app.services.commands.rules.criteria import (
    define_own_criterion,
    remove_own_criterion,
    set_own_value,
)

_SIZE = (900, 560)
_LIST_WIDTH = 200
"""Both in pixels beside usual letters."""


class OwnCriteriaDialog(Dialog):
    """A list of the criteria, a form for the one that is chosen, and everybody's value of it.

    Everything is saved as soon as it is typed; the dialog is closed when nothing is left to type.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent, translate("OwnCriteria", "Own criteria of the event"))
        self._open_event = open_event
        self._door = open_event.door(say=self.refuse)
        self.resize(*map(px, _SIZE))
        self._list = _List(self)
        self._list.setAccessibleName(translate("OwnCriteria", "Criteria of the event"))
        self._code = Line()
        self._code.setPlaceholderText(translate("OwnCriteria", "for example PLAYOFF"))
        self._definition = Line(limit=TEXT)
        self._better = QComboBox()
        self._better.addItem(translate("OwnCriteria", "the higher value is better"), False)
        self._better.addItem(translate("OwnCriteria", "the lower value is better"), True)
        self._save = QPushButton()
        self._remove = QPushButton(translate("OwnCriteria", "&Remove"))
        self._values = OwnValues()
        self._hint = Aside(
            translate(
                "OwnCriteria",
                "A criterion works once it stands in the list of tie-breaks on the page of the"
                " event. Who has no value comes last.",
            )
        )
        self._lay_out()
        open_event.changed.connect(self._refresh)
        self._list.currentRowChanged.connect(self._show_chosen)
        self._save.clicked.connect(self._define)
        self._remove.clicked.connect(self.remove)
        self._values.entered.connect(self._set_value)
        for field in (self._code, self._definition):
            field.returnPressed.connect(self._define)
        self._refresh()
        (self._values if self._criteria else self._code).setFocus()

    def remove(self) -> None:
        """Remove the criterion that is chosen, with its values."""
        criterion = self._chosen
        if criterion is not None:
            self.problem.say("")
            self._door.do(remove_own_criterion, code=criterion.code)

    @property
    def _criteria(self) -> tuple[OwnCriterion, ...]:
        return self._open_event.tournament.own_criteria

    @property
    def _chosen(self) -> OwnCriterion | None:
        """The criterion under the cursor; None on the line for a new one."""
        row = self._list.currentRow()
        return self._criteria[row] if 0 <= row < len(self._criteria) else None

    def _refresh(self) -> None:
        row = max(self._list.currentRow(), 0)
        self._list.blockSignals(True)
        self._list.clear()
        for criterion in self._criteria:
            self._list.addItem(criterion.code)
        self._list.addItem(translate("OwnCriteria", "+ new criterion"))
        self._list.setCurrentRow(min(row, self._list.count() - 1))
        self._list.blockSignals(False)
        self._show_chosen()

    def _show_chosen(self) -> None:
        criterion = self._chosen
        self._code.setText(criterion.code if criterion else "")
        # A code stays: the list of tie-breaks names the criterion by it.
        self._code.setEnabled(criterion is None)
        self._definition.setText(criterion.definition if criterion else "")
        self._definition.setCursorPosition(0)
        lower = bool(criterion and criterion.lower_is_better)
        self._better.setCurrentIndex(self._better.findData(lower))
        self._save.setText(
            translate("OwnCriteria", "&Save")
            if criterion
            else translate("OwnCriteria", "&Add the criterion")
        )
        self._remove.setEnabled(criterion is not None)
        self._values.setEnabled(criterion is not None)
        if criterion is None:
            self._values.setRowCount(0)
        else:
            self._values.show_values(self._open_event.facts, criterion)

    def _define(self) -> None:
        """Save the form; a new criterion leads to its values."""
        self.problem.say("")
        was_new = self._chosen is None
        code = _full_code(self._code.text())
        reason = None
        if (
            verdict(Action.DEFINE_CRITERION, self._open_event.tournament.competition())
            is Verdict.NEEDS_REASON
        ):
            reason = self._ask_why(code)
            if reason is None:
                return
        done = self._door.do(
            define_own_criterion,
            code=code,
            definition=self._definition.text(),
            lower_is_better=bool(self._better.currentData()),
            reason=reason,
        )
        if not done:
            (self._definition if code else self._code).setFocus()
        elif was_new:
            codes = [criterion.code for criterion in self._criteria]
            self._list.setCurrentRow(codes.index(code))
            self._values.setFocus()

    def _ask_why(self, code: str) -> str | None:
        return ask_reason(
            self,
            title=translate("OwnCriteria", "Define {code} after the start").format(code=code),
            body=translate(
                "OwnCriteria",
                "What orders the table is announced before the start (C.07 Art. 4.1).",
            ),
            verb=translate("OwnCriteria", "Define it"),
        )

    def _set_value(self, player: PlayerId, value: Decimal | None) -> None:
        criterion = self._chosen
        if criterion is None:
            return
        door = self._open_event.door(say=lambda words: self._values.complain(player, words))
        door.do(set_own_value, code=criterion.code, player=player, value=value)

    def _lay_out(self) -> None:
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("OwnCriteria", "Cod&e"), self._code)
        form.addRow(translate("OwnCriteria", "&Definition"), self._definition)
        order = Label(translate("OwnCriteria", "&Order"))
        order.setBuddy(self._better)
        form.addRow(order, layouts.row((self._better, 1), self._save, self._remove))
        right = layouts.column(form, (self._values, 1), self._hint)
        self._list.setFixedWidth(px(_LIST_WIDTH))
        self.lay_out(layouts.row(self._list, (right, 1), gap=Room.WIDE))


def _full_code(text: str) -> str:
    """Return the code that a word means: "play-off" is OTHER_PLAY_OFF; nothing stays nothing."""
    word = re.sub(r"\W+", "_", text.strip().upper())
    return word if not word or word.startswith(OWN) else OWN + word


class _List(QListWidget):
    """Enter goes into the form of what is chosen, Delete removes it."""

    def __init__(self, dialog: OwnCriteriaDialog) -> None:
        super().__init__()
        self._dialog = dialog
        self.setItemDelegate(ItemDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.focusNextChild()
            case Qt.Key.Key_Delete:
                self._dialog.remove()
            case _:
                super().keyPressEvent(event)
