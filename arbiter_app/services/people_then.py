"""Who the players were when something was done: persons are replaced, the journal stays."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.services.undoing import HistoryEntry, Kind
from arbiter_app.store.rows.people import player_of

_REPLACED = "player.replace"


def events_then(event: Event, history: Sequence[HistoryEntry]) -> Mapping[int, Event]:
    """Return for each entry of the journal, by its number, the event with the names of the persons
    its players were after it: who withdrew is not called by the name of his substitute.
    """
    by_id = {entry.id: entry for entry in history}
    found = {}
    for entry in reversed(history):
        found[entry.id] = event
        act = by_id[entry.reverses] if entry.reverses else entry
        if act.command == _REPLACED:
            event = _before(event, act, is_undone=entry.kind is Kind.UNDO)
    return found


def _before(event: Event, act: HistoryEntry, *, is_undone: bool) -> Event:
    """Return the event with the person who was there before a replacement or its undo."""
    players = dict(event.players)
    for change in act.changes:
        then = player_of(change.table, change.after if is_undone else change.before)
        if then is not None and then.id in players:
            players[then.id] = replace(players[then.id], name=then.name)
    return replace(event, players=players)
