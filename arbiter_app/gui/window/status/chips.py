"""Chips at the right of the status bar: what lasts until somebody sees to it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from arbiter_app.gui.base.read_out import read_out
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, show_as


class Chip(QToolButton):
    """A few words about a lasting state; pressing it leads to what can be done about it."""

    def __init__(self) -> None:
        super().__init__()
        show_as(self, Look.CHIP)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def told(self) -> str:
        """The whole of what it tells; "" while it is not seen."""
        return "" if self.isHidden() else self.accessibleName()

    def tell(self, words: str, sentence: str) -> None:
        """Show a few words for a sentence, which is read out where it is news."""
        is_news = sentence != self.told
        self.setText(plain_caption(f"! {words}"))
        self.setToolTip(plain_tip(sentence))
        self.setAccessibleName(sentence)
        self.show()
        if is_news:
            read_out(self)


class Chips(QWidget):
    """All of them in a row."""

    def __init__(self, chips: Sequence[Chip]) -> None:
        super().__init__()
        self._chips = chips
        row(*chips, gap=Room.SMALL, into=self)

    def take_focus(self) -> None:
        """Put the focus on the next of them that is seen."""
        seen = [chip for chip in self._chips if chip.isVisible()]
        held = next((place for place, chip in enumerate(seen) if chip.hasFocus()), -1)
        if seen:
            seen[(held + 1) % len(seen)].setFocus(Qt.FocusReason.ShortcutFocusReason)
