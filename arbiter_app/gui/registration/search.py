"""Finding who stands before the desk, by a few letters, whatever the keyboard is switched to."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from arbiter_app.domain.ids import is_team
from arbiter_app.domain.names.transliteration import spelling_keys
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.tables.letter_search import begins
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.registration.rows import DeskRow
from arbiter_app.i18n import translate

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def found_by(rows: Sequence[DeskRow], typed: str) -> list[DeskRow]:
    """Return whose name has words that begin so, those of a surname first, and behind a team its
    members; where there is nobody, whose name is spelt so in other letters; then whose team, club,
    region or coach is named so.
    """
    words = typed.split()
    if not words:
        return list(rows)
    by_name = [row for row in rows if all(_has_word(_names(row), word) for word in words)]
    belonging = [row for row in rows if all(_has_word(_belongs_to(row), word) for word in words)]
    if by_name:
        by_name.sort(key=lambda row: not begins(_names(row), typed))
        with_members = any(is_team(row.id) for row in by_name)
        return [*by_name, *(each for each in belonging if with_members and each not in by_name)]
    return [row for row in rows if _sounds_so(row, typed)] or belonging


def _names(row: DeskRow) -> tuple[str, ...]:
    return row.player.name, row.player.latin_name or ""


def _belongs_to(row: DeskRow) -> tuple[str, ...]:
    player = row.player
    said = (row.teams, player.region, player.club, player.coach, player.federation)
    return tuple(filter(None, said))


def _has_word(texts: Sequence[str], word: str) -> bool:
    return begins([each for text in texts for each in text.split()], word)


def _sounds_so(row: DeskRow, typed: str) -> bool:
    wanted, spelt = spelling_keys(typed), spelling_keys(row.player.name)
    return bool(wanted) and all(any(each.startswith(key) for each in spelt) for key in wanted)


class DeskSearch(FilterBox):
    """Has the focus while people come: letters find one, figures and Enter are acts of the page.

    What is typed here is nothing to undo: Ctrl+Z is the page's.
    """

    accepted = Signal()
    """Enter: this person is here, the next one please."""
    figure_typed = Signal(str)

    def __init__(self, table: Table[DeskRow]) -> None:
        super().__init__(table, name=translate("DeskSearch", "Who is it? Letters of the name"))
        self._table = table

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _is_figure(event):
                event.accept()
                return True
            undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
            if event.matches(undo) or event.matches(redo):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if _is_figure(event):
            # One press is one act, however long the key is held.
            if not event.isAutoRepeat():
                self.figure_typed.emit(event.text())
        elif event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.accepted.emit()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self._table.selectAll()
        elif event.key() in _MOVES or _goes_to_an_end(event):
            self._table.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.start_anew()
        else:
            super().keyPressEvent(event)

    def start_anew(self) -> None:
        """Take away what was typed."""
        self.setText("")


def _is_figure(event: QKeyEvent) -> bool:
    return (
        len(event.text()) == 1 and event.text() in "0123456789" and not (event.modifiers() & _CHORD)
    )


def _goes_to_an_end(event: QKeyEvent) -> bool:
    """Whether Ctrl with Home or End leads to the first or the last person."""
    control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(control) and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)
