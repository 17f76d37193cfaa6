"""A table in which the numbers drawn in the hall are typed, player after player."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QWidget,
)

from arbiter_app.domain.drawing.lots import alphabetical, problems_by_hand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

_NUMBER = 1


class HandNumbers(TypedTable):
    """Players by the alphabet, a number for each. Enter goes down; what is doubtful is named. Alt
    with the arrows exchanges a number with the one before or behind it.
    """

    numbers_changed = Signal()
    last_entered = Signal()
    """Enter was pressed in the last row."""

    def __init__(self) -> None:
        super().__init__(
            (
                translate("HandNumbers", "Participant"),
                translate("HandNumbers", "Number"),
                translate("HandNumbers", "To be corrected"),
            ),
            name=translate("HandNumbers", "Numbers drawn by hand"),
            typed=_NUMBER,
            validator=QRegularExpressionValidator(QRegularExpression("[0-9]{0,3}")),
        )
        self._players: tuple[Player, ...] = ()
        self.itemChanged.connect(self._on_changed)
        in_table = Qt.ShortcutContext.WidgetShortcut
        up, down = translate("HandNumbers", "&Up"), translate("HandNumbers", "&Down")
        act(self, up, lambda: self._move(-1), Key.MOVE_UP, context=in_table)
        act(self, down, lambda: self._move(1), Key.MOVE_DOWN, context=in_table)

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """The numbers typed so far."""
        return {
            player.id: PairingNumber(int(text))
            for row, player in enumerate(self._players)
            if (text := self._cell(row, _NUMBER).text())
        }

    def show_players(self, players: Sequence[Player]) -> None:
        """Show these players; numbers typed for them stay."""
        typed = self.numbers
        self._players = alphabetical(players)
        catalogue = window_catalogue()
        self._fill(
            [
                (people.name(catalogue, player), str(typed.get(player.id, "")), "")
                for player in self._players
            ],
            figures=(_NUMBER,),
        )
        self._show_problems()
        if self.currentRow() < 0:
            self.setCurrentCell(0, _NUMBER)

    @property
    def has_problems(self) -> bool:
        """Whether a number is missing or wrong."""
        return bool(problems_by_hand(self.numbers, self._players))

    def select_problem(self) -> None:
        """Put the cursor on the first number that is missing or wrong."""
        problems = problems_by_hand(self.numbers, self._players)
        row = next((i for i, player in enumerate(self._players) if player.id in problems), 0)
        self.setCurrentCell(row, _NUMBER)
        self.setFocus()

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._go_on()

    def _go_on(self) -> None:
        if self.currentRow() == self.rowCount() - 1:
            self.last_entered.emit()
        else:
            super()._go_on()

    def _move(self, by: int) -> None:
        """Give the row in hand the number before its own or behind it, and its own to who had that
        one.
        """
        row, typed = self.currentRow(), self.numbers
        own = typed.get(self._players[row].id) if 0 <= row < len(self._players) else None
        if own is None or not 1 <= own + by <= len(self._players):
            return
        for at, player in enumerate(self._players):
            if typed.get(player.id) == own + by:
                self._cell(at, _NUMBER).setText(str(own))
        self._cell(row, _NUMBER).setText(str(own + by))

    def _on_changed(self) -> None:
        self._show_problems()
        self.numbers_changed.emit()

    def _show_problems(self) -> None:
        """Name what is wrong with the typed numbers; a number yet to come is no problem."""
        typed = self.numbers
        problems = problems_by_hand(typed, self._players)
        for row, player in enumerate(self._players):
            problem = problems.get(player.id) if player.id in typed else None
            self._say(row, error_sentence(problem) if problem else "")
