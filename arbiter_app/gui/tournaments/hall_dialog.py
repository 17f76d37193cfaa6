"""Where each tournament sits in the hall: its first board, and the rooms with their boards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.hall.boards import MOST_BOARDS_IN_HALL
from arbiter_app.domain.hall.numbering import (
    demand_rooms,
    numbered_through,
    read_rooms,
    rooms_of,
    rooms_text,
)
from arbiter_app.domain.hall.rounds import boards_needed, collisions
from arbiter_app.domain.ids import Board, TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.hall import collision_text
from arbiter_app.wording.terms.event.stages import tournament_name

_SIZE = (760, 560)
_TITLE, _NEEDED, _FIRST, _ROOMS, _PROBLEM = range(5)


class HallDialog(Dialog):
    """Nothing holds before it is saved, and then all at once."""

    def __init__(
        self, parent: QWidget, whole: Event, *, save: "Callable[[HallDialog], bool]"
    ) -> None:
        super().__init__(
            parent,
            translate("HallDialog", "Boards in the hall"),
            verb=translate("HallDialog", "&Save"),
            do=self._take,
        )
        self._whole, self._save = whole, save
        self.first_boards: Mapping[TournamentId, Board | None] = {
            each.id: each.first_board for each in whole.tournaments
        }
        """What was typed, once it can be read."""
        self.rooms: Sequence[Room] = whole.rooms
        self._table = _FirstBoards()
        self._typed_rooms = Line(rooms_text(whole.rooms).replace("\n", "; "))
        self._typed_rooms.setPlaceholderText(translate("HallDialog", "Room A: 1–40; Room B: 41–80"))
        self._told = Label(wraps=True)
        number = QPushButton(translate("HallDialog", "&Number through"))
        number.clicked.connect(self._number_through)
        form = layouts.form()
        form.addRow(translate("HallDialog", "&Rooms:"), self._typed_rooms)
        self.resize(*map(px, _SIZE))
        self.lay_out(
            self._table,
            form,
            self._told,
            Aside(
                translate(
                    "HallDialog",
                    "Papers, slips and the window number the boards of a tournament from its first"
                    " one on. Without a first board they are numbered from 1, apart from the hall.",
                )
            ),
            side=(number,),
        )
        self._show()
        self._table.setFocus()

    def _take(self) -> bool:
        """Return whether what was typed is saved."""
        return self._read() and self._save(self)

    def _number_through(self) -> None:
        """Fill in the first boards of all tournaments, one behind the other."""
        if not self._read_rooms():
            return
        self.first_boards = dict(numbered_through(self._whole, self.rooms))
        self._show()
        self.verb.setFocus()

    def _read(self) -> bool:
        ids = [each.id for each in self._whole.tournaments]
        typed = self._table.typed()
        read = [whole_number(text, least=1, most=MOST_BOARDS_IN_HALL) for text in typed]
        for row, (text, number) in enumerate(zip(typed, read, strict=True)):
            if text and number is None:
                problem = translate(
                    "HallDialog", "“{text}” is no board. Type a number, or nothing."
                )
                self._table.setCurrentCell(row, _FIRST)
                return self.refuse(problem.format(text=text), self._table)
        self.first_boards = {
            id_: None if number is None else Board(number)
            for id_, number in zip(ids, read, strict=True)
        }
        return self._read_rooms()

    def _read_rooms(self) -> bool:
        try:
            self.rooms = read_rooms(self._typed_rooms.text().replace(";", "\n"))
            demand_rooms(self.rooms)
        except RuleError as error:
            return self.refuse(error_sentence(error), self._typed_rooms)
        self.problem.say("")
        return True

    def _show(self) -> None:
        """Show where everybody would sit, and what would be in the way."""
        arranged = replace(
            self._whole,
            rooms=tuple(self.rooms),
            tournaments=tuple(
                replace(each, first_board=self.first_boards[each.id])
                for each in self._whole.tournaments
            ),
        )
        self._table.show_event(arranged)
        catalogue = window_catalogue()
        self._told.setText(
            "\n".join(collision_text(catalogue, each) for each in collisions(arranged))
        )


class _FirstBoards(TypedTable):
    def __init__(self) -> None:
        super().__init__(
            (
                translate("HallDialog", "Tournament"),
                translate("HallDialog", "Boards needed"),
                translate("HallDialog", "First board"),
                translate("HallDialog", "Room"),
                "",
            ),
            name=translate("HallDialog", "First boards of the tournaments"),
            typed=_FIRST,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave Enter to the dialog, but for that of what is being typed."""
        is_typing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_typing:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_event(self, event: Event) -> None:
        """Show the tournaments of an event where they sit."""
        catalogue = window_catalogue()
        self._fill(
            [
                (
                    tournament_name(catalogue, each),
                    str(boards_needed(each)),
                    str(each.first_board or ""),
                    ", ".join(room.name for room in rooms_of(event, each)),
                    "",
                )
                for each in event.tournaments
            ],
            figures=(_NEEDED, _FIRST),
        )
        self.setCurrentCell(0, _FIRST)

    def typed(self) -> list[str]:
        """Return the first boards as they are typed."""
        return [self._cell(row, _FIRST).text().strip() for row in range(self.rowCount())]
