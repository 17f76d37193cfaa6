"""Who always sits at one board, whoever the opponent is: typed player after player."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QAbstractItemDelegate, QTableWidgetItem, QWidget

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.swiss_rules import MOST_BOARDS
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board, own_board
from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.swiss_rules import fix_board
from arbiter_app.wording.terms.registration import people

_SIZE = (760, 560)
"""In pixels beside usual letters."""
_NUMBER, _NAME, _BOARD, _PROBLEM = range(4)


class FixedBoardsDialog(Dialog):
    """Every board is saved as soon as it is typed, also while rounds are played."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent, translate("FixedBoards", "Boards of single players"))
        self._open_event = open_event
        self.resize(*map(px, _SIZE))
        self._table = _Boards(self._fix)
        nobody = words(
            translate(
                "FixedBoards",
                "Nobody is entered yet. Enter the players on their page (F3); then each can be"
                " given a board here.",
            ),
            wraps=True,
        )
        entered = bool(_still_here(open_event.tournament))
        self.lay_out(
            self._table if entered else nobody,
            Aside(
                translate(
                    "FixedBoards",
                    "Somebody in a wheelchair, or whose games are shown, stays at one board; the"
                    " other pairs sit around them in their order. It holds from the next pairing"
                    " on.",
                )
            ),
        )
        if entered:
            self._table.show_boards(open_event.facts.contestants, open_event.tournament)
            self._table.setFocus()

    def _fix(self, player: PlayerId, board: Board | None, say: Callable[[str], object]) -> bool:
        return self._open_event.door(say=say).do(fix_board, player=player, board=board)


class _Boards(TypedTable):
    """Enter or Down takes a board and goes to the next player."""

    def __init__(
        self, fix: Callable[[PlayerId, Board | None, Callable[[str], object]], bool]
    ) -> None:
        super().__init__(
            (
                translate("FixedBoards", "№"),
                translate("FixedBoards", "Player"),
                translate("FixedBoards", "Board"),
                translate("FixedBoards", "To be corrected"),
            ),
            name=translate("FixedBoards", "Boards of single players"),
            typed=_BOARD,
        )
        self._fix = fix
        self._players: list[PlayerId] = []
        self._saved: list[str] = []
        self._tournament: Tournament | None = None
        """Whose boards are shown, by their numbers in the hall."""
        self.itemChanged.connect(self._take)

    def show_boards(self, known: Mapping[PlayerId, Player], tournament: Tournament) -> None:
        """Show everybody, in the order of numbers or else of names."""
        players = _in_order(known, tournament)
        boards = tournament.settings.swiss.fixed_boards
        self._players = [each.id for each in players]
        self._tournament = tournament
        at = {each: hall_board(tournament, board) for each, board in boards.items()}
        self._saved = [str(at.get(each, "")) for each in self._players]
        numbers = tournament.numbers
        self._fill(
            [
                (str(numbers.get(player.id, "")), people.name(window_catalogue(), player), at, "")
                for player, at in zip(players, self._saved, strict=True)
            ],
            figures=(_NUMBER, _BOARD),
        )
        if players:
            self.setCurrentCell(0, _BOARD)

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        super().closeEditor(editor, hint)
        row = self.currentRow()
        if (
            hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache
            and not self._cell(row, _PROBLEM).text()
        ):
            self._go_on()

    def _take(self, item: QTableWidgetItem) -> None:
        row, text = item.row(), item.text().strip()
        if item.column() != _BOARD:
            return
        self._say(row, "")
        if text == self._saved[row]:
            return
        board = whole_number(text, least=1, most=MOST_BOARDS)
        if text and board is None:
            problem = translate("FixedBoards", "“{text}” is no board. Type a number, or nothing.")
            self._say(row, f"⚠ {problem.format(text=text)}")
        elif self._tournament is not None and self._fix(
            self._players[row],
            None if board is None else own_board(self._tournament, Board(board)),
            lambda words: self._say(row, f"⚠ {words}"),
        ):
            self._saved[row] = text


def _still_here(tournament: Tournament) -> Sequence[PlayerId]:
    """Return who takes part, people or teams."""
    participants = tournament.competition().participants
    return [each.id for each in participants if not each.has_left]


def _in_order(known: Mapping[PlayerId, Player], tournament: Tournament) -> list[Player]:
    here = _still_here(tournament)
    numbers = tournament.numbers
    if numbers:
        return [known[player] for player in numbers if player in here]
    return [*alphabetical([known[player] for player in here])]
