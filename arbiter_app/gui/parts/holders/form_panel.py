"""What stands at the right of a list: about its chosen row, or typed beside it."""

from PySide6.QtWidgets import QFrame, QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.holders.scrolled import Scrolled

_SCROLLED = 12
"""Room kept for the bar of what is higher than the page, so that nothing moves when it comes."""


class FormPanel(QFrame):
    """Has a rule at its left; what is higher than the page is scrolled, and never sideways."""

    def __init__(self, inside: QWidget, *, width: int) -> None:
        """Show `inside` in a panel so many pixels wide beside letters of the usual height."""
        super().__init__()
        show_as(self, Look.SIDE)
        inside.setMaximumWidth(px(width - Room.WIDE - _SCROLLED))
        row(Scrolled(inside), around=(Room.WIDE, Room.NONE, Room.NONE, Room.NONE), into=self)
        self.setFixedWidth(px(width))
