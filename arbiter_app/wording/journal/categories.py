"""Lines of the journal about categories."""

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
_ADDED = QT_TRANSLATE_NOOP("Journal", "Category added: {title}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "Category changed: {title}")
_RENAMED = QT_TRANSLATE_NOOP("Journal", "Category changed: {former}, now {title}")

CATEGORY_LINES: Mapping[str, str] = {
    "category.remove": QT_TRANSLATE_NOOP("Journal", "Category removed: {title}"),
    "category.move": QT_TRANSLATE_NOOP("Journal", "Category {title} put in place {place}"),
}
# fmt: on

CATEGORY_WRITERS: Mapping[str, Callable[[Entry], str]] = {"category.define": _defined}
