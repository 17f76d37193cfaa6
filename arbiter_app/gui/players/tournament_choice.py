"""Into which tournament of the event a new player is entered."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.registration.fitting import Fit, fitting
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration.findings import sentence


class TournamentChoice(QWidget):
    """The tournament that fits best by age, sex and rank is proposed first, until a person chooses;
    what speaks against the chosen one is said of whoever has a name. With one tournament it is
    not seen.
    """

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._chosen: TournamentId | None = None
        """What a person has chosen for the player in the form."""
        self._fits: tuple[Fit, ...] = ()
        self._is_named = False
        self._into = QComboBox()
        self._into.setAccessibleName(translate("TournamentChoice", "Tournament of the player"))
        self._into.activated.connect(self._choose)
        label = Label(translate("TournamentChoice", "En&ter into"))
        label.setBuddy(self._into)
        self._against = Aside()
        column(row(label, (self._into, 1)), self._against, into=self)

    @property
    def into(self) -> TournamentId:
        """Where the player goes: the tournament in hand, unless another one is chosen."""
        if self._open_event.whole.has_several and self._into.currentData() is not None:
            return TournamentId(self._into.currentData())
        return self._open_event.tournament.id

    def start_anew(self) -> None:
        """Propose again for the next player."""
        self._chosen = None

    def propose(self, person: Player) -> None:
        """Offer all tournaments for a person, the one that fits best first."""
        event, here = self._open_event.whole, self._open_event.tournament.id
        if not event.has_several:
            return
        self._fits = fitting(event, person, here)
        self._is_named = bool(person.name)
        best = self._fits[0].tournament if self._fits[0].is_met else here
        known = {each.id for each in event.tournaments}
        catalogue = window_catalogue()
        with QSignalBlocker(self._into):
            self._into.clear()
            for fit in self._fits:
                tournament = event.of(fit.tournament).tournament
                self._into.addItem(tournament_name(catalogue, tournament), fit.tournament)
            wanted = self._chosen if self._chosen in known else best
            self._into.setCurrentIndex(self._into.findData(wanted))
        self._tell()

    def _choose(self) -> None:
        self._chosen = self.into
        self._tell()

    def _tell(self) -> None:
        catalogue, into = window_catalogue(), self.into
        against = next((each.against for each in self._fits if each.tournament == into), ())
        told = " ".join(f"{sentence(catalogue, each)}." for each in against)
        self._against.say(told if self._is_named else "")
