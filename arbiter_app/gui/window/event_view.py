"""What the window shows while an event is open: the pages, and above them what is to be known."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.event_mark import MarkBand, mark_words
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.weighed_acts import accepted
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.book.places import Places
from arbiter_app.gui.window.book.way_on import WayOn
from arbiter_app.gui.window.message_strip import Strip
from arbiter_app.gui.window.status.kept_drafts import KeptDrafts

if TYPE_CHECKING:
    from arbiter_app.gui.rounds.page import RoundsPage

FIRST_PAGE = PageId.PLAYERS


class EventView(QWidget):
    """The pages of the open event; which page and which round was shown last is remembered."""

    turned = Signal(object)
    """Another page is shown: its `PageId`."""

    def __init__(
        self, open_event: OpenEvent, preferences: Preferences, *, round: Round | None
    ) -> None:
        """`round` is the one to show as soon as the page of rounds is."""
        super().__init__()
        self._preferences = preferences
        self._round = round
        self._rounds: RoundsPage | None = None
        self.kept = KeptDrafts(open_event, self)
        self.book = PageBook(open_event, self.kept)
        self.strip = Strip(self.book.pages)
        self._way_on = WayOn(open_event, self.book)
        Places(open_event, self.book)
        self.book.turned.connect(self.kept.turn_to)
        mark = mark_words(open_event.facts)
        band = MarkBand(mark) if mark else None
        column(band, (self.book, 1), gap=Room.NONE, into=self)
        open_event.asks = partial(accepted, self)
        open_event.refused.connect(self.strip.say)
        open_event.changed.connect(self.strip.give_way)
        # Before the page turns: what it refuses to be left with is said after.
        self.book.leaving.connect(self.strip.give_way)
        self.book.built.connect(self._on_built)
        self.book.turned.connect(self._on_turned)

    def open_last_page(self) -> None:
        """Show the page that was shown last."""
        self.book.open_at(self._preferences.page or FIRST_PAGE)

    @property
    def shown_round(self) -> Round | None:
        """The round that is shown, or will be."""
        return self._round if self._rounds is None else self._rounds.round_number

    def _on_turned(self, page: PageId) -> None:
        self._preferences.page = page
        self.strip.raise_()
        self.turned.emit(page)

    def _on_built(self, page: PageId, built: Page) -> None:
        """Turn to the round that was shown before, and remember from now on which one is."""
        if page is PageId.ROUNDS:
            from arbiter_app.gui.rounds.page import RoundsPage

            assert isinstance(built, RoundsPage)
            self._rounds = built
            if self._round is not None:
                built.round_number = self._round
            built.turned.connect(self._remember_round)

    def _remember_round(self, number: int) -> None:
        self._preferences.shown_round = number
