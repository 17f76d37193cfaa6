"""The line under the boards that says what every key means."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from arbiter_app.gui.base.page_actions import keys_text
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.appearance import appearance, colour
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.rounds.grid.result_keys import PRESETS, Preset, title, told
from arbiter_app.i18n import translate


class KeyLegend(QWidget):
    """Always in view; the button at its end chooses other keys."""

    chosen = Signal(object)
    """Another preset."""

    def __init__(self, acts: Sequence[tuple[QAction, str]]) -> None:
        """Tell the keys of acts too, each with a short word for it."""
        super().__init__()
        self._acts = acts
        self._keys = PRESETS[0]
        self._of_two_games = False
        self._words = words(look=Look.SECOND, wraps=True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self.menu = QMenu(translate("KeyLegend", "Keys for results"), self)
        self._group = QActionGroup(self)
        for preset in PRESETS:
            choice = self.menu.addAction(title(preset))
            choice.setCheckable(True)
            choice.setData(preset)
            self._group.addAction(choice)
        self._group.triggered.connect(lambda choice: self.chosen.emit(choice.data()))
        button = QToolButton(autoRaise=True)
        button.setText(translate("KeyLegend", "Keys"))
        button.setToolTip(translate("KeyLegend", "Type results with other keys"))
        button.setMenu(self.menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        at_end = layouts.column(layouts.STRETCH, button)
        layouts.row((self._words, 1), at_end, gap=Room.MIDDLE, into=self)
        appearance().themed.connect(self._write)

    def show_kind(self, *, of_two_games: bool) -> None:
        """Tell whether the results are those of games, or of matches of two games."""
        if of_two_games is not self._of_two_games:
            self._of_two_games = of_two_games
            self._write()

    def show_keys(self, keys: Preset) -> None:
        """Tell the keys of a preset."""
        for choice in self._group.actions():
            choice.setChecked(choice.data() is keys)
        self._keys = keys
        self._write()

    def _write(self) -> None:
        """Write the keys in ink, and what each does in the second one."""
        ink = colour(Token.INK).name()
        told_acts = ((keys_text(act), word) for act, word in self._acts)
        self._words.setText(
            "&nbsp;&nbsp; ".join(
                f'<b style="color:{ink}">{_whole(key)}</b>&nbsp;{_whole(word)}'
                for key, word in (*told(self._keys, of_two_games=self._of_two_games), *told_acts)
            )
        )


def _whole(text: str) -> str:
    """Return a text that no line is broken in."""
    return escape(text).replace(" ", "&nbsp;")
