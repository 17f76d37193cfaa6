"""What the tournament in hand has otherwise than the event, on the page of the event."""

from PySide6.QtWidgets import QFormLayout, QPushButton

from arbiter_app.domain.facts.tournament import AS_THE_EVENT
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.own_conditions import own_conditions


class OwnConditionsLine:
    """A line of a form that is seen only where there are several tournaments, or one that has
    something of its own.
    """

    def __init__(self, page: Page, form: QFormLayout) -> None:
        self._open_event: OpenEvent = page.open_event
        self._form = form
        self._told = CutWords()
        to_tournaments = QPushButton(translate("OwnConditions", "Tournaments…"))
        to_tournaments.clicked.connect(page.way_to(PageId.TOURNAMENTS))
        self._row = layouts.row((self._told, 1), to_tournaments, gap=Room.MIDDLE)
        form.addRow(translate("OwnConditions", "Of its own"), self._row)

    def refresh(self) -> None:
        """Tell what the tournament in hand has of its own."""
        event = self._open_event.facts
        own = event.tournament.own
        told = own_conditions(window_catalogue(), event)
        self._told.say(told or translate("OwnConditions", "nothing: as the event"))
        self._form.setRowVisible(self._row, event.has_several or own != AS_THE_EVENT)
