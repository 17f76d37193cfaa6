"""The line of the journal about names in English."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _named(entry: Entry) -> str:
    names: Mapping[str, str] = entry.params["names"]
    return entry.line(_NAMED, names="; ".join(f"{name} – {names[name]}" for name in names))


_NAMED = QT_TRANSLATE_NOOP("Journal", "Names in English: {names}")

ENGLISH_NAME_WRITERS: Mapping[str, Callable[[Entry], str]] = {"event.name-in-english": _named}
