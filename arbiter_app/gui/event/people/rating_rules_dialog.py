"""Which rating counts, which lists are asked, and what a long event does with newer ones."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import rating_rules

_WIDTH, _LISTS_HEIGHT = 640, 96
"""In pixels beside usual letters."""


class RatingRulesDialog(Dialog):
    """Said before play; later a reason is asked for."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        lists: Sequence[str],
        *,
        needs_reason: bool,
        take: Callable[["RatingRulesDialog"], bool],
    ) -> None:
        """`take` takes the rules over and returns whether it did, having told `refuse` why not;
        `lists` are the names of the lists on this computer.
        """
        super().__init__(
            parent,
            translate("RatingRulesDialog", "Ratings"),
            verb=translate("RatingRulesDialog", "&Set these rules"),
            do=lambda: take(self),
            leave=translate("RatingRulesDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._before = event.tournament.rating_rules
        self._reason = ReasonField() if needs_reason else None
        self._make_fields(event)
        self._offer(lists)
        self._lay_out(event)
        self._used.setFocus()

    @property
    def rules(self) -> RatingRules:
        """The rules as they stand here."""
        items = (self._lists.item(row) for row in range(self._lists.count()))
        return replace(
            self._before,
            used=RatingUsed(self._used.currentData()),
            takes_standard=self._standard.isChecked(),
            lists=tuple(
                item.text() for item in items if item.checkState() is Qt.CheckState.Checked
            ),
            is_first_list_checked=self._checks.isChecked(),
            is_long=self._long.currentData(),
            keeps_first=self._periods.currentData(),
        )

    @property
    def reason(self) -> str | None:
        """Why they change, where play has begun."""
        return None if self._reason is None else self._reason.reason or None

    def _make_fields(self, event: Event) -> None:
        catalogue, before = window_catalogue(), self._before
        self._used, self._long, self._periods = QComboBox(), QComboBox(), QComboBox()
        for used in RatingUsed:
            self._used.addItem(rating_rules.used(catalogue, used), used)
        by_days = replace(before, is_long=None).lasts_long(event.starts_on, event.ends_on)
        self._long.addItem(
            translate("RatingRulesDialog", "as its days say: yes")
            if by_days
            else translate("RatingRulesDialog", "as its days say: no"),
            None,
        )
        self._long.addItem(translate("RatingRulesDialog", "yes"), True)
        self._long.addItem(translate("RatingRulesDialog", "no"), False)
        self._periods.addItem(
            translate("RatingRulesDialog", "those of the day of each game"), False
        )
        self._periods.addItem(translate("RatingRulesDialog", "those of the first day"), True)
        for box, value in (
            (self._used, before.used),
            (self._long, before.is_long),
            (self._periods, before.keeps_first),
        ):
            box.setCurrentIndex(box.findData(value))
        give_way(self._used, self._long, self._periods)
        self._standard = QCheckBox(
            translate(
                "RatingRulesDialog",
                "Without a rating of the &discipline, take the standard one (B.02 Art. 7.2.1)",
            )
        )
        self._standard.setChecked(before.takes_standard)
        self._standard.setVisible(event.discipline is not Discipline.STANDARD)
        self._checks = QCheckBox(
            translate("RatingRulesDialog", "&Look for the list of the month of the first day")
        )
        self._checks.setChecked(before.is_first_list_checked)

    def _offer(self, lists: Sequence[str]) -> None:
        """Show the lists that are asked in their order, then the others."""
        self._lists = QListWidget()
        self._lists.setAccessibleName(translate("RatingRulesDialog", "Lists that are asked"))
        self._lists.setFixedHeight(px(_LISTS_HEIGHT))
        asked = self._before.lists
        for name in (*asked, *(each for each in dict.fromkeys(lists) if each not in asked)):
            item = QListWidgetItem(name, self._lists)
            state = Qt.CheckState.Checked if name in asked else Qt.CheckState.Unchecked
            item.setCheckState(state)
        self._lists.setCurrentRow(0)
        self._up = QPushButton(translate("RatingRulesDialog", "&Up"))
        self._down = QPushButton(translate("RatingRulesDialog", "Do&wn"))
        self._up.clicked.connect(lambda: self._shift(-1))
        self._down.clicked.connect(lambda: self._shift(1))
        self._lists.currentRowChanged.connect(self._follow)
        self._follow()

    def _shift(self, by: int) -> None:
        """Move the list under the cursor up (-1) or down (1)."""
        row = self._lists.currentRow()
        self._lists.insertItem(row + by, self._lists.takeItem(row))
        self._lists.setCurrentRow(row + by)

    def _follow(self) -> None:
        row = self._lists.currentRow()
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < self._lists.count() - 1)

    def _lay_out(self, event: Event) -> None:
        form = layouts.form()
        form.addRow(translate("RatingRulesDialog", "&Counts"), self._used)
        form.addRow("", self._standard)
        form.setRowVisible(self._standard, event.discipline is not Discipline.STANDARD)
        asked = Label(translate("RatingRulesDialog", "Lists &asked"))
        asked.setBuddy(self._lists)
        buttons = layouts.column(self._up, self._down, STRETCH, gap=Room.TIGHT)
        form.addRow(asked, layouts.row((self._lists, 1), buttons))
        form.addRow(
            "",
            Aside(
                translate(
                    "RatingRulesDialog",
                    "The space bar ticks a list; the first ticked one that knows a person decides."
                    " With none ticked all lists are asked, the newest first.",
                )
            ),
        )
        form.addRow("", self._checks)
        form.addRow(translate("RatingRulesDialog", "Longer than 30 da&ys"), self._long)
        form.addRow(translate("RatingRulesDialog", "Ratings &then"), self._periods)
        reason: tuple[Part, ...] = (
            () if self._reason is None else (self._reason.label, self._reason)
        )
        self.lay_out(
            form,
            Aside(
                translate(
                    "RatingRulesDialog",
                    "Numbers and seeds, tie-breaks, papers and reports go by the rating that"
                    " counts (C.04.2 Art. 2, C.07 Art. 10).",
                )
            ),
            *reason,
        )
