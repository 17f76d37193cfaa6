"""The line of the journal about the logo."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _chosen(entry: Entry) -> str:
    return entry.line(_CHOSEN if entry.params["is_there"] else _TAKEN_AWAY)


_CHOSEN = QT_TRANSLATE_NOOP("Journal", "Logo for the papers")
_TAKEN_AWAY = QT_TRANSLATE_NOOP("Journal", "Papers without a logo")

LOGO_WRITERS: Mapping[str, Callable[[Entry], str]] = {"papers.logo": _chosen}
