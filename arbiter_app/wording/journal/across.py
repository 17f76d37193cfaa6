"""Lines of the journal about rankings across tournaments."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _defined(entry: Entry) -> str:
    return entry.definition(_ADDED, _CHANGED, _RENAMED)


# fmt: off
_ADDED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments added: {title}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {title}")
_RENAMED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {former}, now {title}")

ACROSS_LINES: Mapping[str, str] = {
    "across.remove": QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments removed: {title}"),
}
# fmt: on

ACROSS_WRITERS: Mapping[str, Callable[[Entry], str]] = {"across.define": _defined}
