"""Which acts of the journal stand, are taken back, and can be done again."""

from collections.abc import Iterable

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.permission.by_state import has_standing_steps
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.journal import Entry as HistoryEntry
from arbiter_app.store.event_file.journal import Kind, Link, Stacks
from arbiter_app.store.event_file.judging.opening import naming_damage
from arbiter_app.store.event_file.open_file import OpenFile
from arbiter_app.store.rows.rows import Changes, inverse

__all__ = ["HistoryEntry", "Kind", "Undoing", "undone"]


_REMEMBERED = 4


class Undoing:
    """What of an open event can be undone and redone, as its journal has it."""

    def __init__(self, file: OpenFile) -> None:
        """Take in the whole journal. Raises FileError("file.damaged-at")."""
        self._file = file
        self._stacks = Stacks()
        with naming_damage(file.path):
            for link in file.as_opened.chain:
                self._stacks.add(link)
        self._entries: dict[int, HistoryEntry] = {}
        """Those that were asked for last: several places tell what is undone next."""

    def add(self, link: Link) -> None:
        """Take in an entry that was written just now."""
        self._stacks.add(link)

    @property
    def newest(self) -> Link | None:
        """The last entry of the journal."""
        return self._stacks.newest

    @property
    def newest_entry(self) -> HistoryEntry | None:
        """All that the last entry of the journal says."""
        return None if self.newest is None else self._entry(self.newest.id)

    @property
    def data_version(self) -> int:
        """The number of the last entry that changed anything."""
        return self._stacks.data_version

    @property
    def undoable(self) -> tuple[int, ...]:
        """The entries that can be undone, the next one last."""
        return tuple(self._stacks.undo)

    @property
    def redoable(self) -> tuple[int, ...]:
        """The entries that can be redone, the next one last."""
        return tuple(self._stacks.redo)

    @property
    def next_undo(self) -> HistoryEntry | None:
        """The entry that is undone next."""
        return self._last(self._stacks.undo)

    @property
    def next_redo(self) -> HistoryEntry | None:
        """The entry that is redone next."""
        return self._last(self._stacks.redo)

    def demand_undo(self, event: Event) -> HistoryEntry:
        """Return the entry that is undone next.

        Raises RuleError("history.nothing-to-undo"), or RuleError("ceremony.not-undone") where steps
        of a ceremony of the draw stand in the way.
        """
        if (entry := self.next_undo) is not None:
            return entry
        if any(has_standing_steps(each.competition()) for each in event.tournaments):
            raise RuleError("ceremony.not-undone")
        raise RuleError("history.nothing-to-undo")

    def demand_redo(self) -> HistoryEntry:
        """Return the entry that is redone next. Raises RuleError("history.nothing-to-redo")."""
        if (entry := self.next_redo) is not None:
            return entry
        raise RuleError("history.nothing-to-redo")

    def back_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Return an entry and every later one that stands, the newest first.

        Raises RuleError("history.not-undone-from").
        """
        if entry not in self._stacks.undo:
            raise RuleError("history.not-undone-from", entry=entry)
        return self._from(self._stacks.undo, entry)

    def forward_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Return what was undone up to an entry, in the order in which it is done again.

        Raises RuleError("history.not-redone-from").
        """
        if entry not in self._stacks.redo:
            raise RuleError("history.not-redone-from", entry=entry)
        return self._from(self._stacks.redo, entry)

    def _last(self, stack: list[int]) -> HistoryEntry | None:
        return self._entry(stack[-1]) if stack else None

    def _from(self, stack: list[int], entry: int) -> tuple[HistoryEntry, ...]:
        chosen = stack[stack.index(entry) :]
        return tuple(self._entry(each) for each in reversed(chosen))

    def _entry(self, id: int) -> HistoryEntry:
        if id not in self._entries:
            with self._file.reading() as connection:
                self._entries[id] = journal.entries(connection, only=id)[0]
            while len(self._entries) > _REMEMBERED:
                del self._entries[next(iter(self._entries))]
        return self._entries[id]


def reversed_changes(kind: Kind, entry: HistoryEntry) -> Changes:
    """Return the changes of rows that take an entry back or do it again."""
    return inverse(entry.changes) if kind is Kind.UNDO else entry.changes


def undone(history: Iterable[HistoryEntry]) -> frozenset[int]:
    """Return the ids of the entries that are taken back at the end of a journal."""
    taken_back = set()
    for entry in history:
        if entry.kind is Kind.UNDO and entry.reverses is not None:
            taken_back.add(entry.reverses)
        elif entry.kind is Kind.REDO and entry.reverses is not None:
            taken_back.discard(entry.reverses)
    return frozenset(taken_back)
