"""Commands about copies of an event: its snapshots, and a copy to practise with."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, aligned, say
from arbiter_app.cli.keeping.records import with_remarks
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.domain.facts.event import Event
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.copies.saved_copy import save_copy
from arbiter_app.services.copies.snapshots import (
    Comparison,
    Snapshot,
    difference_of_file,
    restore,
    snapshots_of_file,
)
from arbiter_app.services.people_then import events_then
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal import snapshots as words
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.row_changes.lines import change_lines
from arbiter_app.wording.row_changes.summary import summary
from arbiter_app.wording.terms.event.stages import place_name


def snapshots(arguments: Namespace) -> Exit:
    """List the snapshots of an event, compare one with it, or go back to one."""
    taken = snapshots_of_file(arguments.file)
    number = arguments.restore or arguments.diff
    if number is None:
        if taken:
            say("\n".join(_listed(taken, noted_event(arguments.file))))
        else:
            say("No snapshots on this computer.")
        return Exit.DONE
    if number > len(taken):
        arguments.refuse(f"there is no snapshot {number}; snapshots: {len(taken)}")
    if arguments.diff:
        return _compare(arguments.file, taken[number - 1])
    with closing(Workspace.open(arguments.file)) as workspace:
        restore(workspace, taken[number - 1])
    say(f"The event is as in snapshot {number} again. Undo brings back what it was.")
    return Exit.DONE


def copy(arguments: Namespace) -> Exit:
    """Save a copy of an event as it is now, also while it is open."""
    save_copy(arguments.file, arguments.output)
    noted_event(arguments.output)
    say(arguments.output)
    return Exit.DONE


def practice(arguments: Namespace) -> Exit:
    """Make a practice copy of an event."""
    make_practice_copy(arguments.file, arguments.output)
    say(arguments.output)
    return Exit.DONE


def _listed(taken: Sequence[Snapshot], event: Event) -> list[str]:
    moments = [snapshot.moment for snapshot in taken]
    rows = [["No", "Taken", "Version", "Why"]]
    rows += (
        [
            str(number),
            f"{moment.at:%Y-%m-%d %H:%M:%S}",
            f"v{moment.data_version}",
            words.occasion(
                ENGLISH,
                moment.command,
                moment.round,
                place_name(ENGLISH, event, moment.stage),
            ),
        ]
        for number, moment in enumerate(moments, start=1)
    )
    return aligned(rows, frozenset({0}))


def _compare(file: Path, snapshot: Snapshot) -> Exit:
    found = difference_of_file(file, snapshot)
    if not found.changes:
        say("No difference.")
        return Exit.DONE
    say("\n".join(_compared(file, found)))
    return Exit.NO


def _compared(file: Path, found: Comparison) -> Iterator[str]:
    event = noted_event(file)
    history = read_history(file)
    acts = {entry.id: entry for entry in history}
    then = events_then(event, history)

    def line(entry: HistoryEntry) -> str:
        act = acts.get(entry.reverses or entry.id, entry)
        text = entry_text(ENGLISH, act.command, act.params, then.get(act.id, event), act.changes)
        return f"  {entry.at:%Y-%m-%d %H:%M}  {with_remarks(entry, text)}"

    yield "If the event is put back to the snapshot:"
    yield from (f"  {each}" for each in summary(ENGLISH, found.changes, event))
    yield "Different, from the snapshot to now:"
    yield from (f"  {each}" for each in change_lines(ENGLISH, found.changes, event))
    yield "Done since:"
    yield from map(line, found.since)
    if found.elsewhere:
        yield "Done only in the snapshot, a copy that went a way of its own:"
        yield from map(line, found.elsewhere)
