"""On which level of a McMahon tournament everybody starts: proposed, and moved by hand."""

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QTableWidgetItem, QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.rules.mcmahon_rules import HIGHEST_LEVEL
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.mcmahon.entrants import has_open_level
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.levels import move_levels
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.registration import people

_SIZE = (760, 620)
"""In pixels beside usual letters."""
_NUMBER, _NAME, _STRENGTH, _PROPOSED, _LEVEL, _PROBLEM = range(6)
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
_Levels = Mapping[PlayerId, int | None]


class LevelsDialog(Dialog):
    """A level is typed for whom it is not the proposed one; all are set in one act."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("Levels", "Levels"),
            verb=translate("Levels", "&Set these levels"),
            do=self._set,
            leave=translate("Levels", "Cancel"),
        )
        self._open_event = open_event
        self.resize(*map(px, _SIZE))
        here = open_event.in_hand
        self._entrants = open_event.tournament.entrants
        self._table = _Typed(self._tell_groups)
        self._groups = words(wraps=True)
        nobody = words(
            translate("Levels", "Nobody is entered yet. Enter the players on their page (F3)."),
            wraps=True,
        )
        self.lay_out(
            self._table if self._entrants else nobody,
            self._groups,
            Aside(
                translate(
                    "Levels",
                    "An empty field is the proposed level; + and − move somebody by one. Who has"
                    " been paired in a published round stays. A draft is paired anew.",
                )
            ),
        )
        self._table.show_people(here, self._entrants)
        self._tell_groups()
        if self._entrants:
            self._table.setFocus()

    def _tell_groups(self) -> None:
        """Say how many start on each level, the highest first."""
        levels = Counter(self._table.level(player) for player in self._entrants)
        self._groups.setText(mcmahon.groups(window_catalogue(), levels) if levels else "")

    def _set(self) -> bool:
        if wrong := self._table.first_wrong:
            return self.refuse(wrong, self._table)
        moved = self._table.moved
        if not moved:
            return True
        return self._open_event.door(say=self.refuse).do(move_levels, levels=moved)


class _Typed(TypedTable):
    """Enter or Down takes a level and goes to the next player."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__(
            (
                translate("Levels", "№"),
                translate("Levels", "Player"),
                translate("Levels", "Strength"),
                translate("Levels", "Proposed"),
                translate("Levels", "Level"),
                translate("Levels", "To be corrected"),
            ),
            name=translate("Levels", "Levels"),
            typed=_LEVEL,
        )
        self._changed = changed
        self._players: list[PlayerId] = []
        self._entrants: Mapping[PlayerId, Entrant] = {}
        self._open: Mapping[PlayerId, bool] = {}
        self.itemChanged.connect(self._take)

    @property
    def first_wrong(self) -> str:
        """What is wrong with the first level that cannot be taken; "" with none."""
        texts = (self._cell(row, _PROBLEM).text() for row in range(self.rowCount()))
        return next(filter(None, texts), "")

    @property
    def moved(self) -> _Levels:
        """The levels that are not what they were; None is as proposed."""
        found = {player: self._typed_level(row) for row, player in enumerate(self._players)}
        return {
            player: level
            for player, level in found.items()
            if level != self._entrants[player].moved_to
        }

    def level(self, player: PlayerId) -> int:
        """Return the level on which somebody would start."""
        entrant = self._entrants[player]
        if not self._open[player]:
            return entrant.level
        typed = self._typed_level(self._players.index(player))
        return (entrant.proposed or 0) if typed is None else typed

    def show_people(self, here: InHand, entrants: Mapping[PlayerId, Entrant]) -> None:
        """Show everybody, the highest level first, then by name."""
        catalogue, known = window_catalogue(), here.event.contestants
        self._entrants = entrants
        gone = here.competition.left
        self._players = sorted(
            (player for player in entrants if player not in gone),
            key=lambda each: (-entrants[each].level, in_alphabet(known[each].name)),
        )
        self._open = {player: has_open_level(here, player) for player in entrants}
        numbers = here.competition.numbers
        self._fill(
            [
                (
                    str(numbers.get(player, "")),
                    people.name(catalogue, known[player]),
                    mcmahon.strength(catalogue, entrants[player]),
                    str(entrants[player].proposed),
                    _text(entrants[player], is_open=self._open[player]),
                    "",
                )
                for player in self._players
            ],
            figures=(_NUMBER, _PROPOSED, _LEVEL),
        )
        if self._players:
            self.setCurrentCell(0, _LEVEL)

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        super().closeEditor(editor, hint)
        row = self.currentRow()
        is_taken = hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache
        if is_taken and not self._cell(row, _PROBLEM).text():
            self._go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _STEPS.get(Qt.Key(event.key()))
        row = self.currentRow()
        if step is None or row < 0:
            super().keyPressEvent(event)
            return
        moved = self.level(self._players[row]) + step
        self._cell(row, _LEVEL).setText(str(min(max(moved, 0), HIGHEST_LEVEL)))

    def _typed_level(self, row: int) -> int | None:
        text = self._cell(row, _LEVEL).text().strip()
        if not self._open[self._players[row]]:
            return self._entrants[self._players[row]].moved_to
        return whole_number(text, most=HIGHEST_LEVEL)

    def _take(self, item: QTableWidgetItem) -> None:
        row, text = item.row(), item.text().strip()
        if item.column() != _LEVEL:
            return
        self._say(row, "")
        player = self._players[row]
        if not self._open[player] and text != _text(self._entrants[player], is_open=False):
            self._say(row, translate("Levels", "⚠ paired already, the level stays"))
        elif text and whole_number(text, most=HIGHEST_LEVEL) is None:
            problem = translate("Levels", "⚠ “{text}” is no level. Type 0 to {most}, or nothing.")
            self._say(row, problem.format(text=text, most=HIGHEST_LEVEL))
        self._changed()


def _text(entrant: Entrant, *, is_open: bool) -> str:
    """Return what stands in the field of somebody."""
    if not is_open:
        return str(entrant.level)
    return "" if entrant.moved_to is None else str(entrant.moved_to)
