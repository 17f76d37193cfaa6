"""Commands about the record of an event: its journal, and whether the file agrees with it."""

from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, explained, in_one_line, note, say
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.services.closed_file import log_left_out, read_history, verify
from arbiter_app.services.people_then import events_then
from arbiter_app.services.undoing import HistoryEntry, Kind
from arbiter_app.wording.errors.sentences import sentence
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.terms.registration import rights


def history(arguments: Namespace) -> Exit:
    """Print every entry of the journal, the oldest first."""
    event = noted_event(arguments.file)
    entries = {entry.id: entry for entry in read_history(arguments.file)}
    then = events_then(event, tuple(entries.values()))
    width = len(str(len(entries)))
    for entry in entries.values():
        act = entries[entry.reverses] if entry.reverses else entry
        text = entry_text(ENGLISH, act.command, act.params, then[act.id], act.changes)
        told = in_one_line(with_remarks(entry, text))
        say(f"{entry.id:>{width}}  {entry.at:%Y-%m-%d %H:%M}  {told}")
    return Exit.DONE


def verify_file(arguments: Namespace) -> Exit:
    """Check references, the chain of the journal, and the rows against it."""
    faults = verify(arguments.file)
    if left_out := log_left_out(arguments.file):
        note(explained(left_out))
    if not faults:
        entries = read_history(arguments.file)
        say(f"{arguments.file}: no fault. Entries in the journal: {len(entries)}.")
        return Exit.DONE
    for fault in faults:
        say(f"{arguments.file}: {sentence(ENGLISH, fault.code, {'place': fault.place})}")
    return Exit.NO


def with_remarks(entry: HistoryEntry, text: str) -> str:
    """Return the line of an entry with who did it, why, and what it takes back."""
    line = f"{rights.actor(ENGLISH, entry.actor)}: {text}"
    match entry.kind:
        case Kind.UNDO:
            line += f" [undoes {entry.reverses}]"
        case Kind.REDO:
            line += f" [does {entry.reverses} again]"
    return f"{line} [reason: {entry.reason}]" if entry.reason else line
