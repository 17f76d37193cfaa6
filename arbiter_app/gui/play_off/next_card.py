"""The one thing that comes next in a play-off, with what it needs, and the button for it."""

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.gui.look.layouts import STRETCH, column, form, row
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, field_width, text_width
from arbiter_app.gui.look.words import Look, primary, show_as, words
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.gui.play_off.agenda import Do, Matter, Task
from arbiter_app.gui.play_off.lot import LotFields, Pairing
from arbiter_app.gui.play_off.words import draws_numbers, verb, what_next
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import knockouts
from arbiter_app.wording.terms.registration import people

_DECIDES = (Do.ENTRY, Do.LOT, Do.LOTS)
"""What Enter must not do as the second half of a double press."""
_WIDTH = 16
"""Of the button at the least, in heights of letters."""


class NextCard(QFrame):
    """Says what comes next; its button is the one that Enter presses."""

    wanted = Signal()
    """What comes next shall be done."""
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        show_as(self, Look.RULE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.lot = LotFields()
        self.bids = BidFields()
        self._shown: Task | None = None
        self._changed = QTimer(self, singleShot=True)
        head = heading(translate("PlayOffPage", "What comes next"))
        self._words = words(wraps=True)
        self.button = primary(QPushButton())
        self.button.setAutoDefault(True)
        self.button.setMinimumWidth(text_width(_WIDTH))
        column(
            head,
            self._words,
            self.bids,
            self.lot,
            row(self.button, STRETCH),
            around=(Room.NONE, Room.SMALL, Room.NONE, Room.SMALL),
            into=self,
        )
        self.button.clicked.connect(self._press)
        self.lot.refused.connect(self.refused)
        self.lot.finished.connect(self.button.setFocus)
        self.bids.finished.connect(self.button.setFocus)
        self.lot.way_chosen.connect(self._show_verb)
        # Until it is known what is asked, they claim no room: the window would grow to all of them.
        self.lot.hide()
        self.bids.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    @property
    def takes_enter(self) -> bool:
        """Whether a press of the button counts by now."""
        return not self._changed.isActive()

    def show_task(self, event: Event, matter: Matter, task: Task) -> None:
        """Show what comes next."""
        was, self._shown = self._shown, task
        if task.do in _DECIDES and (was is None or was.do is not task.do):
            self._changed.start(QApplication.doubleClickInterval())
        self._words.setText(what_next(event, matter, task))
        self.button.setVisible(task.do is not Do.RESULTS)
        self._ask(event, task)
        self._show_verb()

    def _press(self) -> None:
        if self.takes_enter:
            self.wanted.emit()

    def _show_verb(self) -> None:
        if self._shown is not None:
            self.button.setText(verb(self._shown, from_hall=self.lot.is_from_hall))

    def _ask(self, event: Event, task: Task) -> None:
        """Show the fields that it needs."""
        is_lot = task.do in (Do.ENTRY, Do.COLOURS, Do.LOT, Do.LOTS)
        is_of_tied = task.do in (Do.ENTRY, Do.LOT, Do.LOTS)
        self.lot.fix(
            seed_among_tied(event.tournament, event.tournament.main_stage.id)
            if is_of_tied
            else None
        )
        if task.do in (Do.BEGIN, Do.STEP) and draws_numbers(task.proposal):
            assert task.proposal is not None, "it has numbers to draw"
            self.lot.ask_numbers([event.contestants[player] for player in task.proposal.players])
            is_lot = True
        elif task.do is Do.COLOURS:
            white = translate("PlayOffPage", "White in the first game:")
            of_match = translate("PlayOffPage", "{match}, White:")
            self.lot.ask_players(white, of_match, _pairings(event, task))
        elif task.do is Do.LOT:
            won = translate("PlayOffPage", "Won:")
            of_match = translate("PlayOffPage", "{match}, won:")
            self.lot.ask_players(won, of_match, _pairings(event, task))
        elif task.do in (Do.ENTRY, Do.LOTS):
            self.lot.ask_numbers([event.contestants[player] for player in task.players])
        elif task.do is Do.BIDS:
            self.bids.ask(event, task.matches[0])
            black = translate("PlayOffPage", "Of equal bids, Black by the lot:")
            self.lot.ask_players(black, black, _pairings(event, task))
            is_lot = True
        else:
            self.lot.ask_seed()
        self.lot.setVisible(is_lot)
        self.bids.setVisible(task.do is Do.BIDS)


class BidFields(QWidget):
    """How much time each of two bids for Black."""

    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._form = form(into=self)
        self._fields: dict[PlayerId, QLineEdit] = {}
        self._match: object = None

    @property
    def bids(self) -> Mapping[PlayerId, str]:
        """What was typed."""
        return {player: field.text().strip() for player, field in self._fields.items()}

    def ask(self, event: Event, match: KnockoutMatch) -> None:
        """Ask both of a match; what was typed for them stays."""
        pair = tuple(player for player in match.players if player is not None)
        if (match.id, pair) == self._match:
            return
        self._match = match.id, pair
        while self._form.rowCount():
            self._form.removeRow(0)
        self._fields.clear()
        for player in pair:
            field = Line()
            hint = translate("PlayOffPage", "minutes:seconds, as 3:30")
            field.setPlaceholderText(hint)
            field.setMaximumWidth(field_width(hint))
            field.returnPressed.connect(self._go_on)
            self._fields[player] = field
            name = people.name(window_catalogue(), event.contestants[player])
            bids = translate("PlayOffPage", "{name} bids:").format(name=plain_caption(name))
            self._form.addRow(bids, field)

    def take_focus(self) -> bool:
        """Put the focus on the first bid that is missing; return whether one is."""
        for field in self._fields.values():
            if not field.text().strip():
                field.setFocus()
                return True
        return False

    def correct(self) -> None:
        """Put the focus on the first bid, to be typed again."""
        field = next(iter(self._fields.values()))
        field.setFocus()
        field.selectAll()

    def _go_on(self) -> None:
        if not self.take_focus():
            self.finished.emit()


def _pairings(event: Event, task: Task) -> tuple[Pairing, ...]:
    assert task.stage is not None, "a match belongs to a step"
    bracket = knockout(event.tournament.competition(task.stage)).bracket
    return tuple(
        Pairing(
            match=match.id,
            name=knockouts.match_name(window_catalogue(), bracket, match.node),
            players=tuple(event.contestants[p] for p in match.players if p is not None),
        )
        for match in task.matches
    )
