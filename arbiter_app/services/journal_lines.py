"""The journal as people read it: each entry in words when it is asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.formats.player_sheet import write_delimited
from arbiter_app.i18n import Catalogue
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.workbooks import write_workbook
from arbiter_app.services.people_then import events_then
from arbiter_app.services.undoing import HistoryEntry, Kind, undone
from arbiter_app.store.rows.tournament import there_after
from arbiter_app.wording.journal import around as words
from arbiter_app.wording.journal.around import HistoryLine
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.row_changes.lines import Difference, change_lines, differences


class Subject(StrEnum):
    """What an entry is about."""

    ROUNDS = "rounds"
    PLAYERS = "players"
    INCIDENTS = "incidents"
    DRAW = "draw"
    EVENT = "event"
    PAPERS = "papers"
    """What was printed and written: notes that change nothing."""


_SUBJECTS: Mapping[str, Subject] = {
    "result": Subject.ROUNDS,
    "game": Subject.ROUNDS,
    "round": Subject.ROUNDS,
    "player": Subject.PLAYERS,
    "players": Subject.PLAYERS,
    "desk": Subject.PLAYERS,
    "commission": Subject.PLAYERS,
    "finding": Subject.PLAYERS,
    "incident": Subject.INCIDENTS,
    "appeal": Subject.INCIDENTS,
    "draw": Subject.DRAW,
    "ceremony": Subject.DRAW,
    "ties": Subject.DRAW,
}
"""By the first word of a command; all others are about the event itself."""


def subject(entry: HistoryEntry) -> Subject:
    """Return what an entry is about."""
    if entry.kind is Kind.NOTE:
        return Subject.PAPERS
    return _SUBJECTS.get(entry.command.partition(".")[0], Subject.EVENT)


class History:
    """A journal in a language. Names are those of the event as it was after each act."""

    def __init__(self, event: Event, entries: Sequence[HistoryEntry], catalogue: Catalogue) -> None:
        self.entries = entries
        self._catalogue = catalogue
        self._by_id = {entry.id: entry for entry in entries}
        self._then = events_then(event, entries)
        self._undone = undone(entries)
        self._texts: dict[int, str] = {}

    @cached_property
    def _only_then(self) -> Mapping[int, TournamentId]:
        """For each entry that was written while there was one tournament alone, which it was."""
        there: frozenset[TournamentId] = frozenset()
        found = {}
        for entry in self.entries:
            for change in entry.changes:
                there = there_after(change, there)
            if len(there) == 1:
                (found[entry.id],) = there
        return found

    def is_of(self, entry: HistoryEntry, tournament: TournamentId) -> bool:
        """Whether an act was done in a tournament; what was done while there was no other one
        belongs to it.
        """
        named = entry.params.get("tournament")
        return (self._only_then.get(entry.id) if named is None else named) == tournament

    def is_undone(self, entry: HistoryEntry) -> bool:
        """Whether an act is taken back and not done again."""
        return entry.id in self._undone

    def text(self, entry: HistoryEntry) -> str:
        """Return the line of an entry; of an undo with what was undone."""
        if entry.id not in self._texts:
            self._texts[entry.id] = self._text(entry)
        return self._texts[entry.id]

    def who(self, entry: HistoryEntry) -> str:
        """Return who acted and as whom."""
        return words.who(self._catalogue, entry.actor, entry.authority)

    def differences(self, entry: HistoryEntry) -> tuple[Difference, ...]:
        """Return what an entry changed, before and after."""
        return tuple(differences(self._catalogue, entry.changes, self._then[entry.id]))

    def act_of(self, entry: HistoryEntry) -> HistoryEntry:
        """Return the act itself of an undo or a redo."""
        return self._by_id[entry.reverses] if entry.reverses else entry

    def barrier_after(self, entry: HistoryEntry) -> HistoryEntry | None:
        """Return the first act from an entry on that cannot be undone."""
        later = (each for each in self.entries if each.id >= entry.id)
        return next((each for each in later if each.kind is Kind.BARRIER), None)

    def lines(self, entries: Iterable[HistoryEntry]) -> Iterator[HistoryLine]:
        """Yield entries as they are exported and printed."""
        for entry in entries:
            changes = change_lines(self._catalogue, entry.changes, self._then[entry.id])
            yield HistoryLine(
                number=entry.id,
                moment=f"{entry.at:%d.%m.%Y %H:%M:%S}",
                who=self.who(entry),
                what=self.text(entry),
                reason=entry.reason or "",
                state=words.state(self._catalogue, is_undone=self.is_undone(entry)),
                changes=tuple(changes),
            )

    def _text(self, entry: HistoryEntry) -> str:
        act = self.act_of(entry)
        if act is not entry:
            said = words.undone if entry.kind is Kind.UNDO else words.redone
            return said(self._catalogue, act.id, self.text(act))
        event = self._then[entry.id]
        return entry_text(self._catalogue, entry.command, entry.params, event, entry.changes)


def write_history(path: Path, lines: Iterable[HistoryLine], catalogue: Catalogue) -> None:
    """Write a journal whole or not at all: a workbook, CSV or plain text, by the name of the file.

    Raises FileError.
    """
    rows = [words.headings(catalogue), *map(words.cells, lines)]
    write = _WRITERS.get(path.suffix.lower(), _text_of)
    save_paper(path, write(rows, catalogue))


def _workbook_of(rows: Sequence[Sequence[str | int]], catalogue: Catalogue) -> bytes:
    return write_workbook(words.title(catalogue), rows)


def _csv_of(rows: Sequence[Sequence[str | int]], _: Catalogue) -> bytes:
    return write_delimited(([str(cell) for cell in row] for row in rows), ";")


def _text_of(rows: Sequence[Sequence[str | int]], _: Catalogue) -> bytes:
    """Return an entry a line, what changed below it."""
    lines = []
    for *cells, changes in rows[1:]:
        lines.append("  ".join(str(cell) for cell in cells if cell != ""))
        lines.extend(f"    {change}" for change in str(changes).splitlines())
    return "\n".join((*lines, "")).encode()


_WRITERS: Mapping[str, Callable[[Sequence[Sequence[str | int]], Catalogue], bytes]] = {
    ".xlsx": _workbook_of,
    ".csv": _csv_of,
}
