"""Lines of the journal about rankings across tournaments."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _defined(entry: Entry) -> str:
    former, title = entry.params["former"], entry.params["title"]
    if former is None:
        return entry.line(_ADDED, title=title)
    if former == title:
        return entry.line(_CHANGED, title=title)
    return entry.line(_RENAMED, title=title, former=former)


# fmt: off
_ADDED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments added: {title}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {title}")
_RENAMED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {former}, now {title}")

ACROSS_LINES: Mapping[str, str] = {
    "across.remove": QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments removed: {title}"),
}
# fmt: on

ACROSS_WRITERS: Mapping[str, Callable[[Entry], str]] = {"across.define": _defined}
