"""Of which tournaments a paper is: of the one in hand, of some, or of all in one go."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.papers.captioned import captioned
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name

AskTournaments = Callable[[QWidget, Event, Sequence[TournamentId]], Sequence[TournamentId] | None]

_THIS, _ALL, _SOME = range(3)


class TournamentsDialog(Dialog):
    """A list of the tournaments, those wanted ticked."""

    def __init__(
        self, parent: QWidget | None, event: Event, ticked: Sequence[TournamentId]
    ) -> None:
        super().__init__(
            parent,
            translate("TournamentsDialog", "Papers of which tournaments"),
            verb=translate("TournamentsDialog", "C&hoose"),
            do=self._demand_some,
        )
        self._list = QListWidget()
        self._list.setAccessibleName(translate("TournamentsDialog", "Tournaments"))
        for each in event.tournaments:
            item = QListWidgetItem(tournament_name(window_catalogue(), each), self._list)
            item.setData(Qt.ItemDataRole.UserRole, each.id)
            is_ticked = each.id in ticked
            item.setCheckState(Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)
        self._list.setCurrentRow(0)
        self.lay_out(
            translate("TournamentsDialog", "Space ticks a tournament and takes the tick away."),
            self._list,
        )
        self._list.setFocus()

    @property
    def ticked(self) -> tuple[TournamentId, ...]:
        """The tournaments that are ticked, in the order of the event."""
        items = map(self._list.item, range(self._list.count()))
        return tuple(
            TournamentId(item.data(Qt.ItemDataRole.UserRole))
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        )

    def _demand_some(self) -> bool:
        return bool(self.ticked) or self.refuse(
            translate("TournamentsDialog", "No tournament is ticked. Tick at least one with Space.")
        )


def ask_tournaments(
    parent: QWidget, event: Event, ticked: Sequence[TournamentId]
) -> Sequence[TournamentId] | None:
    """Let the arbiter tick tournaments; None where the choice is left as it was."""
    dialog = TournamentsDialog(parent, event, ticked)
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return dialog.ticked if accepted else None


class TournamentChoice(QWidget):
    """A list that is seen in an event of several tournaments only."""

    changed = Signal()

    def __init__(self, ask: AskTournaments = ask_tournaments) -> None:
        super().__init__()
        self._ask = ask
        self._event: Event | None = None
        self._some: tuple[TournamentId, ...] = ()
        self._former = _THIS
        self._box = QComboBox()
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._box.addItems(["", "", ""])
        self._box.activated.connect(self._choose)
        row(captioned(translate("DocumentsPage", "&Tournaments"), self._box), into=self)

    @property
    def box(self) -> QComboBox:
        """The list, for the order of Tab."""
        return self._box

    def offer(self, event: Event, *, is_used: bool) -> None:
        """Offer the tournaments of an event, where a paper `is_used` for each of them."""
        self._event = event
        titles = {each.id for each in event.tournaments}
        self._some = tuple(each for each in self._some if each in titles)
        if self._box.currentIndex() == _SOME and not self._some:
            self._put(_THIS)
        self.setVisible(event.has_several and is_used)
        name = tournament_name(window_catalogue(), event.tournament)
        self._box.setItemText(_THIS, name)
        self._box.setItemText(
            _ALL,
            translate("DocumentsPage", "all %n tournament(s)", None, len(event.tournaments)),
        )
        chosen = (
            translate("DocumentsPage", "%n chosen one(s)…", None, len(self._some))
            if self._some
            else translate("DocumentsPage", "chosen ones…")
        )
        self._box.setItemText(_SOME, chosen)

    def choose_this(self) -> None:
        """Let papers be of the tournament in hand."""
        self._put(_THIS)

    @property
    def several(self) -> tuple[TournamentId, ...]:
        """The tournaments whose papers are made in one go; nothing where it is that in hand."""
        if self._event is None or not self._event.has_several:
            return ()
        match self._box.currentIndex():
            case 1:
                return tuple(each.id for each in self._event.tournaments)
            case 2:
                ids = (each.id for each in self._event.tournaments)
                return tuple(each for each in ids if each in self._some)
            case _:
                return ()

    def _choose(self, index: int) -> None:
        if index == _SOME:
            assert self._event is not None
            ticked = self._ask(self, self._event, self._some or (self._event.tournament.id,))
            if ticked is None:
                self._put(self._former)
                return
            self._some = tuple(ticked)
            self.offer(self._event, is_used=True)
        self._former = index
        self.changed.emit()

    def _put(self, index: int) -> None:
        self._former = index
        with QSignalBlocker(self._box):
            self._box.setCurrentIndex(index)
