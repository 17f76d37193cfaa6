"""The choice of a tournament on pages that show all of them; with one tournament it is not seen."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.words import Label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name


class TournamentFilter(QWidget):
    """Lets a page show all tournaments or one of them, whichever is in hand."""

    changed = Signal()
    """Another choice was made."""

    def __init__(self, open_event: OpenEvent, *, label: str = "") -> None:
        """`label` stands before it, with its letter; "" for none."""
        super().__init__()
        self._open_event = open_event
        self._shown: list[tuple[str, TournamentId | None]] = []
        self._tournaments = QComboBox()
        self._tournaments.setAccessibleName(translate("TournamentFilter", "Tournament shown"))
        self._tournaments.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._tournaments.currentIndexChanged.connect(lambda: self.changed.emit())
        name = Label(label)
        name.setBuddy(self._tournaments)
        name.setVisible(bool(label))
        row(name, self._tournaments, into=self)
        open_event.changed.connect(self.refresh)
        self.refresh()

    @property
    def chosen(self) -> TournamentId | None:
        """The tournament that is shown; None where all are."""
        if self._shown and 0 <= (place := self._tournaments.currentIndex()) < len(self._shown):
            return self._shown[place][1]
        return None

    def choose(self, tournament: TournamentId | None) -> None:
        """Show a tournament, or all of them."""
        choices = [each for _, each in self._shown]
        if tournament in choices:
            self._tournaments.setCurrentIndex(choices.index(tournament))

    def turn(self, by: int) -> None:
        """Show the tournament that stands so many behind the one that is shown, or before it; all
        of them stand before the first.
        """
        last = self._tournaments.count() - 1
        place = self._tournaments.currentIndex() + by
        self._tournaments.setCurrentIndex(min(max(place, 0), last))

    def take_focus(self) -> None:
        """Let letters choose."""
        self._tournaments.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Offer the tournaments there are; one that is gone gives way to all of them."""
        event, catalogue = self._open_event.whole, window_catalogue()
        offered: list[tuple[str, TournamentId | None]] = [
            (translate("TournamentFilter", "All tournaments"), None),
            *((tournament_name(catalogue, each), each.id) for each in event.tournaments),
        ]
        self.setVisible(event.has_several)
        if offered == self._shown:
            return
        former = self.chosen
        with QSignalBlocker(self._tournaments):
            self._shown = offered
            self._tournaments.clear()
            self._tournaments.addItems([name for name, _ in offered])
            self.choose(former)
        if self.chosen != former:
            self.changed.emit()
