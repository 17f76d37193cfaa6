"""What a widget is, told to the style sheet: the kind of its words, or of a button."""

from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from arbiter_app.gui.look.style_sheet import LOOK

W = TypeVar("W", bound=QWidget)


class Look(StrEnum):
    """What a widget is; the style sheet has a rule for each."""

    # Words
    TITLE = "title"
    HEADING = "heading"
    STRONG = "strong"
    SECOND = "second"
    SMALL = "small"
    LEAD = "lead"
    LARGE = "large"
    LARGE_STRONG = "large-strong"
    WARNING = "warning"
    INVERTED = "inverted"

    # Buttons
    PRIMARY = "primary"
    DANGER = "danger"
    """Also words about what cannot be taken back."""
    BUTTON = "button"
    LINK = "link"
    CHIP = "chip"
    CLOSE = "close"
    """A cross that takes a message away."""
    BACK = "back"
    """An arrow to what comes before."""
    ON = "on"
    """An arrow to what comes after."""

    # Frames
    MESSAGE = "message"
    NEXT = "next"
    ASKED = "asked"
    """The same where it takes the keys."""
    SIDE = "side"
    RULE = "rule"
    PAGES = "pages"
    """The list of pages, on the desk."""
    BARE = "bare"
    """A list without a frame, whose row in hand shows where the keys go."""


def show_as(widget: W, look: Look | None) -> W:
    """Let a widget look as what it is, and return it; None gives it its usual look."""
    value = str(look) if look else ""
    if (widget.property(LOOK) or "") != value:
        widget.setProperty(LOOK, value)
        # Before it is first shown it is not dressed yet.
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
            # It takes the frame and the letters of its new look into its size.
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    return widget


class Label(QLabel):
    """Words that are shown as they are written, whatever is in them."""

    def __init__(self, text: str = "", *, wraps: bool = False) -> None:
        super().__init__(wordWrap=wraps)
        # Qt would read markup out of a name that has some.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def words(text: str = "", look: Look | None = None, *, wraps: bool = False) -> Label:
    """Return a label that looks as what it is."""
    return show_as(Label(text, wraps=wraps), look)


def primary(button: QPushButton) -> QPushButton:
    """Make a button the filled one: what comes next on its page. There is never a second one."""
    return show_as(button, Look.PRIMARY)


def framed(look: Look) -> QFrame:
    """Return an empty frame of a kind."""
    return show_as(QFrame(), look)
