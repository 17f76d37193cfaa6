"""The grid of boards with what helps typing in it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import Board
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look import layouts
from arbiter_app.gui.parts.dialogs.dialog import keep_room
from arbiter_app.gui.rounds.grid import result_keys
from arbiter_app.gui.rounds.grid.go_to_bar import GoToBar
from arbiter_app.gui.rounds.grid.key_legend import KeyLegend
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.grid.result_keys import Preset
from arbiter_app.gui.rounds.grid.slips import Slip, read_slip
from arbiter_app.i18n import translate


class ResultSheet(QWidget):
    """Below the boards the legend of the keys, or the field that goes to one of them; other keys
    are chosen there, and remembered.
    """

    found = Signal(int)
    """The board that was asked for."""

    def __init__(
        self,
        grid: ResultGrid,
        *,
        find: Callable[[str], Board | None],
        not_found: str,
        take_slip: Callable[[Slip], str | None] | None = None,
        read: Callable[[str, Preset], Slip | None] = read_slip,
        go_elsewhere: Callable[[Board], bool] = lambda _: False,
        take_code: Callable[[str], Board | str | None] = lambda _: None,
        acts: Sequence[tuple[QAction, str]] = (),
        below: Sequence[QWidget] = (),
    ) -> None:
        """`find` returns the board of a number or a name, `not_found` says that there is none.
        `read` reads a slip, `take_slip` types it and returns what it did, None where it did not;
        `go_elsewhere`
        shows a board that is not here, and returns whether it did. `take_code` goes to the board
        whose slip was scanned and returns it, or why it cannot; None for anything else. The
        legend tells the keys of acts too. What stands below comes right after the boards.
        """
        super().__init__()
        self._grid, self._find, self._not_found = grid, find, not_found
        self._read, self._take_slip, self._go_elsewhere = read, take_slip, go_elsewhere
        self._take_code = take_code
        self._has_two_games = False
        self._go_to = GoToBar(_hint(takes_slips=take_slip is not None))
        self._legend = KeyLegend(acts)
        # One takes the place of the other, so that no board moves.
        keep_room(self._go_to, self._legend)
        last = layouts.grid()
        last.addWidget(self._go_to, 0, 0)
        last.addWidget(self._legend, 0, 0)
        layouts.column((grid, 1), *below, last, into=self)
        self._go_to.opened.connect(self._legend.hide)
        self._go_to.closed.connect(self._legend.show)
        self._legend.chosen.connect(self._choose_keys)
        self._go_to.asked.connect(self._look_for)
        self._go_to.closed.connect(grid.setFocus)
        self._use_keys(result_keys.preset(Preferences().result_keys))

    @property
    def keys_menu(self) -> QAction:
        """The choice of keys, for the menu."""
        return self._legend.menu.menuAction()

    @property
    def told_keys(self) -> Sequence[tuple[str, str]]:
        """Every key with what it means."""
        return result_keys.told(self._grid.keys, of_two_games=self._has_two_games)

    def show_kind(self, *, of_two_games: bool) -> None:
        """Tell the keys of games, or of matches of two games."""
        self._has_two_games = of_two_games
        self._legend.show_kind(of_two_games=of_two_games)

    def ask_board(self, text: str = "") -> None:
        """Ask which board to go to, with the beginning of what is typed."""
        self._go_to.open_bar(text)

    def take_focus(self) -> None:
        """Let typing go on where it was: in the field while it is open, else in the grid."""
        if self._go_to.isVisible():
            self._go_to.take_focus()
        else:
            self._grid.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Ask for no board any more when the page is left for another."""
        if not event.spontaneous():
            self._go_to.hide()
            self._legend.show()
        super().hideEvent(event)

    def _look_for(self, text: str) -> None:
        if not text.strip():
            self._go_to.close_bar()
            return
        match self._take_code(text):
            case str(refusal):
                self._grid.reject(refusal)
                self._go_to.try_again()
                return
            case int(scanned):
                self._go_to.open_bar(f"{scanned} ")
                return
        slip = self._read(text, self._grid.keys)
        if slip is not None and self._take_slip is not None:
            self._go_elsewhere(slip.board)
            done = self._take_slip(slip)
            if done is None:
                self._go_to.try_again()
            else:
                self._go_to.take_next(done)
            return
        number = whole_number(text.strip())
        if number is not None and self._go_elsewhere(Board(number)):
            self._go_to.close_bar()
            return
        board = self._find(text)
        if board is None:
            self._grid.reject(self._not_found.format(text=text))
            self._go_to.try_again()
            return
        self._go_to.close_bar()
        self.found.emit(board)

    def _use_keys(self, keys: Preset) -> None:
        self._grid.keys = keys
        self._legend.show_keys(keys)

    def _choose_keys(self, keys: Preset) -> None:
        Preferences().result_keys = keys.id
        self._use_keys(keys)
        self._grid.setFocus()


def _hint(*, takes_slips: bool) -> str:
    """Return what is said beside the field."""
    number = translate("GoToBar", "#5 is the player with number 5")
    if not takes_slips:
        return number
    slips = translate("GoToBar", "“12 1” or “12.1” types 1 at board 12 and takes the next slip")
    return f"{slips} · {number}"
