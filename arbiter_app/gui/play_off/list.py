"""The ties to be played off and the play-offs, one of them in hand."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.play_off.agenda import Matter, MatterKey
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import play_offs

_WIDTH = 230
"""In pixels beside letters of the usual height."""


class PlayOffList(QListWidget):
    """A line for each: the places, who plays, how far it is."""

    chosen = Signal()
    """Another one is in hand."""

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[MatterKey, ...] = ()
        self._still: tuple[MatterKey, ...] = ()
        self.setAccessibleName(translate("PlayOffPage", "Play-offs"))
        show_as(self, Look.SIDE)
        self.setWordWrap(True)
        self.setItemDelegate(ItemDelegate(self))
        self.setFixedWidth(px(_WIDTH))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(lambda _: self.chosen.emit())

    @property
    def in_hand(self) -> MatterKey | None:
        """The one in hand."""
        row = self.currentRow()
        return self._keys[row] if 0 <= row < len(self._keys) else None

    def show_matters(self, event: Event, found: Sequence[Matter]) -> None:
        """Show them, with the same one in hand, or the first that is not over."""
        kept = self.in_hand
        self._keys = tuple(matter.key for matter in found)
        self._still = tuple(matter.key for matter in found if not matter.is_over)
        first, *_ = (*self._still, *self._keys, None)
        with QSignalBlocker(self):
            self.clear()
            self.addItems([_words(event, matter) for matter in found])
            if found:
                chosen = kept if kept in self._keys else first
                self.setCurrentRow(self._keys.index(chosen))
        # Where there is one alone the page says all of it.
        self.setVisible(len(found) > 1)

    def turn_to_open(self) -> None:
        """Take the first one in hand that is not over."""
        if self._still:
            self.setCurrentRow(self._keys.index(self._still[0]))


def _words(event: Event, matter: Matter) -> str:
    catalogue = window_catalogue()
    lines = [
        play_offs.places(catalogue, matter.first_place, matter.last_place),
        play_offs.names(catalogue, event, matter.players),
        how_far(matter),
    ]
    if title := event.tournament.stage(matter.stage).title:
        lines.insert(0, title)
    return "\n".join(lines)


def how_far(matter: Matter) -> str:
    """Return how far a play-off is."""
    if matter.tie is not None:
        return translate("PlayOffPage", "! to be played off")
    if not matter.is_over:
        return translate("PlayOffPage", "… is being played")
    if matter.state is not None and not matter.state.is_valid:
        return translate("PlayOffPage", "! the tie is gone")
    return translate("PlayOffPage", "✓ is over")
