"""The people of the open event are kept on this computer, beside the work."""

from PySide6.QtCore import QObject

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.services.changes import Area, Changes


class Remembering(QObject):
    """After every change whoever is new or was corrected goes into the registry, one batch after
    the other. Where the registry fails, that is said once and the event goes on. Nobody of a
    practice copy or of the sample goes there.
    """

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._open_event = open_event
        self._known = dict(open_event.facts.players)
        self._waiting: dict[PlayerId, Player] = {}
        self._under_way: dict[PlayerId, Player] = {}
        self._failed: dict[PlayerId, Player] = {}
        """Who could not be kept: tried again with the next change."""
        if open_event.facts.counts:
            open_event.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        if Area.PLAYERS not in changes.areas:
            return
        self._waiting, self._failed = self._failed | self._waiting, {}
        players = self._open_event.facts.players
        for number, player in players.items():
            if self._known.get(number) != player:
                self._waiting[number] = player
        self._known = dict(players)
        self._go_on()

    def _go_on(self) -> None:
        if self._under_way or not self._waiting:
            return
        self._under_way, self._waiting = self._waiting, {}
        registry, players = self._open_event.registry, tuple(self._under_way.values())
        in_background(lambda: registry.remember(players), self._on_done, self._on_failed)

    def _on_done(self, _: None) -> None:
        self._under_way = {}
        self._go_on()

    def _on_failed(self, error: BaseException) -> None:
        self._failed, self._under_way = self._under_way, {}
        self._go_on()
        self._open_event.tell_of_registry(error)
