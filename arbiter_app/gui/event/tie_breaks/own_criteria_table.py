"""The values of a criterion that the event defines itself, typed player after player."""

import re
from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import decimal_number
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_NUMBER, _NAME, _VALUE, _PROBLEM = range(4)
_NUMERAL = re.compile(r"-?([0-9]+(\.[0-9]+)?|\.[0-9]+)")
_FRACTIONS = {"¼": ".25", "½": ".5", "¾": ".75"}


def parse_value(text: str) -> Decimal | None:
    """Read "3", "3.5", "3,5", "3½" or "-1"; nothing typed is None.

    Raises ValueError where it is no number.
    """
    plain = text.strip().replace(",", ".").replace("−", "-")
    for sign, decimals in _FRACTIONS.items():
        plain = plain.replace(sign, decimals)
    if not plain:
        return None
    if (number := decimal_number(plain)) is None:
        raise ValueError(text)
    return number


class OwnValues(TypedTable):
    """The players, or the teams, with a value each. Enter or Down takes a value and goes to the
    next one.
    """

    entered = Signal(int, object)
    """A player's value was typed: his id, and a Decimal or None."""

    def __init__(self) -> None:
        super().__init__(
            (
                translate("OwnValues", "№"),
                translate("OwnValues", "Participant"),
                translate("OwnValues", "Value"),
                translate("OwnValues", "To be corrected"),
            ),
            name=translate("OwnValues", "Values of the criterion"),
            typed=_VALUE,
        )
        self._players: tuple[Player, ...] = ()
        self._saved: tuple[str, ...] = ()
        self._criterion: str | None = None
        self.itemChanged.connect(self._take)

    def show_values(self, event: Event, criterion: OwnCriterion) -> None:
        """Show everybody's value of a criterion, in the order of numbers or else of names."""
        players = _in_order(event)
        doubtful = self._doubtful() if criterion.code == self._criterion else {}
        self._criterion = criterion.code
        values = [criterion.values.get(player.id) for player in players]
        places = numbers.decimal_places(values)
        catalogue, drawn = window_catalogue(), event.tournament.numbers
        self._players = players
        self._saved = tuple(
            numbers.tie_break_value(catalogue, value, places=places) for value in values
        )
        row = self.currentRow()
        self._fill(
            [
                (
                    str(drawn.get(player.id, "")),
                    people.name(catalogue, player),
                    *doubtful.get(player.id, (value, "")),
                )
                for player, value in zip(players, self._saved, strict=True)
            ],
            figures=(_NUMBER, _VALUE),
        )
        if players:
            self.setCurrentCell(min(max(row, 0), len(players) - 1), _VALUE)

    def complain(self, player: PlayerId, problem: str) -> None:
        """Say beside a player's value why it is not taken."""
        row = next(i for i, each in enumerate(self._players) if each.id == player)
        self._say(row, f"⚠ {problem}")

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        super().closeEditor(editor, hint)
        row = self.currentRow()
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache and not self._problem(row):
            self._go_on()

    def _take(self, item: QTableWidgetItem) -> None:
        """Hand on what was typed, or say beside it that it is no number."""
        row, text = item.row(), item.text()
        if item.column() != _VALUE:
            return
        try:
            value = parse_value(text)
        except ValueError:
            problem = translate("OwnValues", "“{text}” is not a number. Type 3, 3.5 or 3½.")
            self.complain(self._players[row].id, problem.format(text=text))
            return
        self._say(row, "")
        if text != self._saved[row]:
            self.entered.emit(self._players[row].id, value)

    def _doubtful(self) -> dict[PlayerId, tuple[str, str]]:
        """Return what was typed and not taken, with the problem."""
        return {
            player.id: (self._cell(row, _VALUE).text(), problem)
            for row, player in enumerate(self._players[: self.rowCount()])
            if (problem := self._problem(row))
        }

    def _problem(self, row: int) -> str:
        return self._cell(row, _PROBLEM).text()


def _in_order(event: Event) -> tuple[Player, ...]:
    tournament = event.tournament
    by_number = tuple(event.contestants[player] for player in tournament.numbers)
    if by_number:
        return by_number
    return alphabetical(event.participants)
