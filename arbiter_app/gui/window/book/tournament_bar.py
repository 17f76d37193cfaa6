"""The tournament in hand, above the pages that show one; with one tournament it is not seen."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label, words
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import tournament_name


class TournamentBar(QWidget):
    """Names the tournament in hand and puts another one there: by its first letters, too."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._shown: list[tuple[str, TournamentId]] = []
        self._is_of_one = True
        self._tournaments = _Tournaments()
        self._tournaments.setAccessibleName(translate("TournamentBar", "Tournament in hand"))
        self._tournaments.activated.connect(self._choose)
        self._state = words()
        name = Label(translate("TournamentBar", "Tournament"))
        around = (Room.WIDE, Room.SMALL, Room.WIDE, Room.NONE)
        row(name, self._tournaments, self._state, STRETCH, around=around, into=self)
        open_event.changed.connect(self.refresh)
        open_event.stage_chosen.connect(self.refresh)
        self.refresh()

    def show_on(self, *, is_of_one: bool) -> None:
        """Stand above a page: one of the tournament in hand, or one of the whole event."""
        self._is_of_one = is_of_one
        self.refresh()

    def take_focus(self) -> None:
        """Let letters choose."""
        self._tournaments.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Offer the tournaments there are, and say how the one in hand is played."""
        event, catalogue = self._open_event.whole, window_catalogue()
        self.setVisible(event.has_several and self._is_of_one)
        if not event.has_several:
            return
        offered = [(tournament_name(catalogue, each), each.id) for each in event.tournaments]
        here = self._open_event.tournament
        with QSignalBlocker(self._tournaments):
            if offered != self._shown:
                self._shown = offered
                self._tournaments.clear()
                self._tournaments.addItems([name for name, _ in offered])
            self._tournaments.setCurrentIndex([each for _, each in offered].index(here.id))
        players = (
            translate("MainWindow", "%n team(s)", None, len(here.teams))
            if here.played_by_teams
            else translate("MainWindow", "%n player(s)", None, len(here.entries))
        )
        self._state.setText(
            translate("MainWindow", "{system}, {players}").format(
                system=system_played(catalogue, here.settings), players=players
            )
        )

    def _choose(self, place: int) -> None:
        if 0 <= place < len(self._shown):
            self._open_event.put_in_hand(self._shown[place][1])


class _Tournaments(QComboBox):
    """Takes the focus only where it is wanted: Tab stays in the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let letters go through the list, and Enter choose what they have found."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
