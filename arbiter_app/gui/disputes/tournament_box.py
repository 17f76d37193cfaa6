"""In which tournament something is filed, in an event of several."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QFormLayout

from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.incident_word_fields import add_row
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name


class TournamentBox(QComboBox):
    """Puts another tournament in hand, in which a form then goes on."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.setAccessibleName(translate("TournamentBox", "Tournament"))
        for each in open_event.whole.tournaments:
            self.addItem(tournament_name(window_catalogue(), each), each.id)
        give_way(self)
        self._show_in_hand()
        self.activated.connect(self._choose)
        open_event.stage_chosen.connect(self._show_in_hand)

    def add_to(self, form: QFormLayout, text: str) -> None:
        """Add its row, where there are several tournaments; `text` has the letter of its label."""
        if self._open_event.whole.has_several:
            add_row(form, text, self)

    def _choose(self) -> None:
        self._open_event.put_in_hand(TournamentId(self.currentData()))

    def _show_in_hand(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(self._open_event.tournament.id))
