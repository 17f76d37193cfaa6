"""Whom an incident is about: a player, or somebody else with a name and a part in the event."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.disputes.incidents import Capacity
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.kept_texts import kept_participant, kept_value
from arbiter_app.gui.disputes.player_box import Offered, PlayerBox
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import incidents


class Whom(QWidget):
    """A player of a list, or as what somebody was there who does not play, with the name typed."""

    changed = Signal()

    def __init__(self, event: Event) -> None:
        super().__init__()
        self._capacity = QComboBox()
        self._capacity.setAccessibleName(translate("IncidentDialog", "Player or somebody else"))
        self._capacity.addItem(translate("IncidentDialog", "player"), None)
        for each in Capacity:
            self._capacity.addItem(incidents.capacity(window_catalogue(), each), each)
        self.player_box = PlayerBox(translate("IncidentDialog", "Player"))
        self._name = SuggestingField(translate("IncidentDialog", "Name"))
        self._name.setPlaceholderText(translate("IncidentDialog", "surname and first name"))
        coaches = (each.coach for each in event.players.values() if each.coach)
        officials = (each.name for each in event.whole.officials)
        self._name.offer(dict.fromkeys((*coaches, *officials)))
        row(self._capacity, (self.player_box, 1), (self._name, 1), into=self)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._capacity.currentIndexChanged.connect(self._show_field)
        self._name.textChanged.connect(self.changed)
        self.player_box.currentIndexChanged.connect(self.changed)
        self.player_box.editTextChanged.connect(self.changed)
        self._show_field()

    @property
    def player(self) -> PlayerId | None:
        """Who plays; None while nobody is chosen, and of somebody who does not."""
        return self.player_box.player if self.capacity is None else None

    @property
    def capacity(self) -> Capacity | None:
        """As what somebody was there who does not play."""
        chosen = self._capacity.currentData()
        return None if chosen is None else Capacity(chosen)

    @property
    def person(self) -> str | None:
        """The name of somebody who does not play."""
        return None if self.capacity is None else self._name.text().strip()

    @property
    def is_known(self) -> bool:
        """Whether it is said whom it is about."""
        return bool(self.player or self.person)

    def offer(self, players: Offered, *, are_of_a_board: bool) -> None:
        """Offer other players; who was chosen stays so if they are among them."""
        self.player_box.offer(players, are_of_a_board=are_of_a_board)

    def clear(self) -> None:
        """Forget who was chosen, for somebody else."""
        self._name.clear()
        self.player_box.choose(None)
        self.setFocus()

    def draft(self) -> dict[str, str]:
        """Return who is chosen, as texts."""
        return {
            "player": str(self.player or ""),
            "capacity": self.capacity or "",
            "person": self._name.text(),
        }

    def restore(self, draft: Mapping[str, str]) -> None:
        """Show whom a draft has."""
        capacity = kept_value(Capacity, draft.get("capacity"))
        self._capacity.setCurrentIndex(max(self._capacity.findData(capacity), 0))
        self._name.setText(draft.get("person", ""))
        if player := kept_participant(draft.get("player")):
            self.player_box.choose(player)

    def _show_field(self) -> None:
        """Show the list of players, or the field for a name."""
        plays = self.capacity is None
        self.player_box.setVisible(plays)
        self._name.setVisible(not plays)
        self.setFocusProxy(self.player_box if plays else self._name)
        self.changed.emit()
