"""What a command changed, row by row: how it stood before and how it stands after."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.journal.entry import Change, Entry
from arbiter_app.wording.row_changes.fields import BOOKKEEPING, FIELDS, PAIRS, field_name
from arbiter_app.wording.row_changes.in_hall import with_hall_boards
from arbiter_app.wording.row_changes.rows import subject, table_title
from arbiter_app.wording.row_changes.values import pair_text, value_text

_MOST_ROWS = 24
"""So many rows of one table are told one by one; the rest is counted."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as it was."""

    subject: str
    """Which row it is about."""
    field: str
    """What of it; "" where the whole row came or went."""
    before: str
    after: str


def differences(
    catalogue: Catalogue, changes: Sequence[Change], event: Event
) -> Iterator[Difference]:
    """Yield what changed, table by table, games in the order of rounds; of very many rows the
    first, and a count.
    """
    entry = Entry(catalogue, {}, event, changes)
    counts = Counter[str]()
    for change in _in_order(changes):
        if _goes_without_saying(change):
            continue
        counts[change.table] += 1
        if counts[change.table] <= _MOST_ROWS:
            yield from _of_row(entry, change)
    for table, count in counts.items():
        if count > _MOST_ROWS:
            more = catalogue.translate("Difference", "%n more", None, count - _MOST_ROWS)
            yield Difference(table_title(entry, table), more, "", "")


def _goes_without_saying(change: Change) -> bool:
    """Whether what came or went belongs to something else that is told."""
    row = change.after or change.before or {}
    if change.before and change.after:
        return False
    return change.table in _PARTS and not row.get("declined")


def _in_order(changes: Sequence[Change]) -> list[Change]:
    tables = list(dict.fromkeys(change.table for change in changes))

    def place(change: Change) -> tuple[int, int, int]:
        row = change.after or change.before or {}
        is_game = change.table == "game"
        of_game = (row["round"], row["board"]) if is_game else (row.get("game_id", 0), 0)
        return (tables.index(change.table), *of_game)

    return sorted(changes, key=place)


def change_lines(catalogue: Catalogue, changes: Sequence[Change], event: Event) -> list[str]:
    """Return what changed as lines: "Round 3, board 2, A – B: result – → 1 – 0"."""
    pattern = catalogue.translate("Difference", "{subject}: {facts}")
    told = differences(catalogue, changes, event)
    return [
        pattern.format(subject=what, facts=", ".join(_fact(catalogue, each) for each in group))
        for what, group in groupby(told, key=lambda difference: difference.subject)
    ]


def _fact(catalogue: Catalogue, told: Difference) -> str:
    if not (told.before or told.after):
        return told.field
    pattern = catalogue.translate("Difference", "{field} {before} → {after}")
    facts = {"before": told.before or "–", "after": told.after or "–"}
    return pattern.format(field=told.field, **facts).strip()


def _of_row(entry: Entry, change: Change) -> Iterator[Difference]:
    table = change.table
    before, after = (
        None if row is None else with_hall_boards(entry.event, row)
        for row in (change.before, change.after)
    )
    what = subject(entry, table, after or before or {})
    if table in _EFFECTS:
        row = after or before or {}
        sides = [pair_text(entry, row, pair) for pair in _EFFECTS_PAIRS]
        former, now = sides if after else reversed(sides)
        yield Difference(what, field_name(entry.catalogue, table, "white_after"), former, now)
    elif before is not None and after is not None:
        yield from _fields(entry, table, what, before, after)
    else:
        yield Difference(what, "", _whole(entry, table, before), _whole(entry, table, after))


def _fields(
    entry: Entry, table: str, what: str, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Difference]:
    changed = {
        column: texts
        for column in _told(table, after)
        if (texts := _texts(entry, table, column, before, after))
    }
    kept = BOOKKEEPING.get(table, frozenset())
    for column in [each for each in changed if each not in kept] or changed:
        yield Difference(what, field_name(entry.catalogue, table, column), *changed[column])
    if not changed:
        yield Difference(what, entry.catalogue.translate("Difference", _CHANGED), "", "")


def _texts(
    entry: Entry, table: str, column: str, before: Mapping[str, Any], after: Mapping[str, Any]
) -> tuple[str, str] | None:
    """Return how a column stood and stands; None where that reads the same."""
    former, now = (_text(entry, table, column, row) for row in (before, after))
    return None if former == now else (former, now)


def _whole(entry: Entry, table: str, row: Mapping[str, Any] | None) -> str:
    """Return everything that a row says; "" where there is none."""
    if row is None:
        return ""
    pattern = entry.catalogue.translate("Difference", "{field}: {value}")
    facts = [
        pattern.format(field=field_name(entry.catalogue, table, column), value=text)
        for column in _told(table, row)
        if column not in BOOKKEEPING.get(table, ())
        and row[column] is not False
        and (column, row[column]) != _NOTHING_PAID
        and (text := _text(entry, table, column, row))
    ]
    return "; ".join(facts) or entry.catalogue.translate("Difference", _THERE)


def _told(table: str, row: Iterable[str]) -> Iterator[str]:
    """Yield the columns that have words; of two that make one result the first."""
    return (column for column in row if column in FIELDS.get(table, ()))


def _text(entry: Entry, table: str, column: str, row: Mapping[str, Any]) -> str:
    for pair in PAIRS.get(table, ()):
        if column == pair[0]:
            return pair_text(entry, row, pair)
    if column == "step" and row.get("match", "") is None:
        return ""  # of a game of no match
    if column == "match" and row[column] is not None:
        return entry.match(row[column], row["stage_id"])
    return value_text(entry, table, column, row[column])


_PARTS = frozenset({"round", "play_off_player", "play_off_step"})
"""Of games, and of play-offs with their stages."""
_NOTHING_PAID = ("fee_paid", "0")
_EFFECTS = frozenset({"penalty_effect", "appeal_effect"})
_EFFECTS_PAIRS = (("white_before", "black_before"), ("white_after", "black_after"))
_THERE = QT_TRANSLATE_NOOP("Difference", "there")
_CHANGED = QT_TRANSLATE_NOOP("Difference", "changed")
