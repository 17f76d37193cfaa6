"""Lines of the journal of PINs."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.registration import rights


def _of(pattern: str) -> Callable[[Entry], str]:
    """Return the writer of a line that names whose PIN it is."""

    def write(entry: Entry) -> str:
        authority = Authority(entry.params["authority"])
        return entry.line(pattern, authority=rights.authority(entry.catalogue, authority))

    return write


def _set(entry: Entry) -> str:
    was_there = any(change.table == "pin" and change.before for change in entry.changes)
    return _of(_CHANGED if was_there else _SET)(entry)


_SET = QT_TRANSLATE_NOOP("Journal", "PIN set: {authority}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "PIN changed: {authority}")
_REMOVED = QT_TRANSLATE_NOOP("Journal", "PIN removed: {authority}")

RIGHTS_LINES: Mapping[str, str] = {
    "pins.forget": QT_TRANSLATE_NOOP(
        "Journal", "All PINs removed from the command line, without a PIN"
    ),
}

RIGHTS_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "pins.set": _set,
    "pins.remove": _of(_REMOVED),
}
