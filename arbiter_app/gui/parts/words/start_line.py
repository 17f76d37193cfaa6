"""The line of a round that says from which position of Chess960 it is played."""

from dataclasses import replace

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.shown import as_in_hall
from arbiter_app.domain.ids import Round
from arbiter_app.domain.permission.by_start import awaits_start
from arbiter_app.gui.base.page_actions import act_button
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, button_height
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.play.start_positions import with_boards


def _with_boards(here: InHand, number: Round) -> str:
    """Return the start positions of a round, of single boards by their numbers in the hall."""
    if here.event.chess960 is None:
        return ""
    shown = replace(here, event=as_in_hall(here.event))
    round_ = shown.competition.round_or_none(number)
    return "" if round_ is None else with_boards(window_catalogue(), shown.event, round_)


class StartLine(QWidget):
    """Hidden where classical chess is played; with the way to draw as long as nothing is drawn."""

    def __init__(self, draw: QAction) -> None:
        super().__init__()
        self._words = CutWords(Look.STRONG)
        self._draw = act_button(draw)
        # The boards below do not move when the button goes.
        self.setFixedHeight(button_height())
        layouts.row((self._words, 1), self._draw, gap=Room.MIDDLE, into=self)
        self.hide()

    def say(self, here: InHand, number: Round) -> None:
        """Say what is drawn for a round, or that nothing is yet."""
        said = _with_boards(here, number)
        self._words.say(said)
        self._draw.setVisible(bool(said) and awaits_start(here, number))
        self.setVisible(bool(said))
