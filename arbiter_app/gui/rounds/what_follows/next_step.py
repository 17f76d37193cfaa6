"""What comes next in a knockout, while games of a round are still played."""

from PySide6.QtGui import QAction

from arbiter_app.gui.base.page_actions import act_button
from arbiter_app.gui.rounds.what_follows.next_line import NextWords


class NextStep(NextWords):
    """Says what is due, with a button for each act that can be done about it."""

    def __init__(self, draw: QAction, pair: QAction, to_bracket: QAction) -> None:
        self._draw, self._pair = act_button(draw), act_button(pair)
        self._to_bracket = act_button(to_bracket)
        super().__init__(self._draw, self._pair, self._to_bracket)

    def say(self, text: str) -> None:
        """Say what is due; "" says nothing."""
        self.words.say(text)
        due = (each for each in (self._draw, self._pair) if each.isEnabled())
        self.offer_acts(*due, self._to_bracket)
        self.set_due(bool(text))
