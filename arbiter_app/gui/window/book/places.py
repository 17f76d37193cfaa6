"""Where the arbiter was in each tournament: the page, and the place on it."""

from PySide6.QtCore import QObject

from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Place
from arbiter_app.gui.window.book.page_book import PageBook


class Places(QObject):
    """Shows a tournament that comes in hand again as it was left."""

    def __init__(self, open_event: OpenEvent, book: PageBook) -> None:
        super().__init__(book)
        self._open_event, self._book = open_event, book
        self._left: dict[TournamentId, tuple[PageId, Place]] = {}
        open_event.tournament_left.connect(self._keep)
        open_event.tournament_chosen.connect(self._go_back)

    def _keep(self) -> None:
        if self._book.pages.count():
            self._book.page.take_typed()
            place = self._book.page.place()
            self._left[self._open_event.tournament.id] = self._book.page_id, place

    def _go_back(self) -> None:
        if (left := self._left.get(self._open_event.tournament.id)) is not None:
            page, place = left
            self._book.open_at(page)
            self._book.page.go_back_to(place)
