"""Lines of the journal about categories."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _defined(entry: Entry) -> str:
    return entry.definition(_ADDED, _CHANGED, _RENAMED)


# fmt: off
_ADDED = QT_TRANSLATE_NOOP("Journal", "Category added: {title}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "Category changed: {title}")
_RENAMED = QT_TRANSLATE_NOOP("Journal", "Category changed: {former}, now {title}")

CATEGORY_LINES: Mapping[str, str] = {
    "category.remove": QT_TRANSLATE_NOOP("Journal", "Category removed: {title}"),
    "category.move": QT_TRANSLATE_NOOP("Journal", "Category {title} put in place {place}"),
}
# fmt: on

CATEGORY_WRITERS: Mapping[str, Callable[[Entry], str]] = {"category.define": _defined}
