"""What comes next in a knockout, under the head of its rounds."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QSizePolicy

from arbiter_app.gui.base.page_actions import act_button


class NextStep(QFrame):
    """Says what is due, with a button for each act that can be done about it."""

    def __init__(self, draw: QAction, pair: QAction, to_bracket: QAction) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel(wordWrap=True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._draw, self._pair = act_button(draw), act_button(pair)
        self._to_bracket = act_button(to_bracket)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self._text, 1)
        for button in (self._draw, self._pair, self._to_bracket):
            row.addWidget(button)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.toolTip()

    @property
    def has_focus(self) -> bool:
        """Whether the next key goes to one of its buttons."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def say(self, text: str) -> None:
        """Say what is due; "" hides it."""
        self._text.setText(f"<b>{escape(text)}</b>")
        self._text.setToolTip(text)
        for button in (self._draw, self._pair):
            button.setVisible(button.isEnabled())
        self.setVisible(bool(text))

    def offer(self) -> None:
        """Put the focus on what comes first: Enter presses it."""
        first = next(
            button for button in (self._draw, self._pair, self._to_bracket) if button.isEnabled()
        )
        first.setFocus()
        # Qt draws the focus of a button only where a key moved it: here one did.
        self.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        first.update()
