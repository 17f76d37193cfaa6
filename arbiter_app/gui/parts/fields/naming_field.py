"""A field in which one of some people is named, and how they are told apart by name."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import one_line
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.registration import people

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NamingField(SuggestingField):
    """Enter names who is typed; where nothing is, it does what the dialog is for."""

    named = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.taken.connect(self._take)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        is_held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in _ENTER and not is_held and self.text().strip():
            self.named.emit()
            return
        super().keyPressEvent(event)

    def _take(self) -> None:
        if self.text().strip():
            self.named.emit()


def unlike_names(players: Iterable[Player]) -> Mapping[PlayerId, str]:
    """Return what everybody is called; namesakes are told apart by their year or place."""
    catalogue = window_catalogue()
    labels: dict[PlayerId, str] = {}
    for number, player in enumerate(players, start=1):
        name = people.name(catalogue, player)
        more = str(player.birth or number)
        labels[player.id] = f"{name}, {more}" if name in labels.values() else name
    return labels


def named_by(text: str, labels: Mapping[PlayerId, str]) -> PlayerId | None:
    """Return who is called so, or the only one whose name has such a part."""
    typed = one_line(text).casefold()
    names = {player: name.casefold() for player, name in labels.items()}
    exact = [player for player, name in names.items() if name == typed]
    if len(exact) == 1:
        return exact[0]
    parts = [player for player, name in names.items() if typed and typed in name]
    return parts[0] if len(parts) == 1 else None
