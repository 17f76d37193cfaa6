"""Lines of the journal about the tournaments of an event."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event.stages import tournament_name


def _ordered(entry: Entry) -> str:
    known = {each.id: each for each in entry.event.tournaments}
    named = [
        tournament_name(entry.catalogue, known[each])
        for each in entry.params["order"]
        if each in known
    ]
    return entry.line(_ORDERED, titles=", ".join(named))


def _added(entry: Entry) -> str:
    return entry.line(_ADDED, titles=", ".join(entry.params["tournaments"]))


def _removed(entry: Entry) -> str:
    rows = (each.before or each.after for each in entry.changes if each.table == "tournament")
    row = next((row for row in rows if row), None)
    return entry.line(_REMOVED, title=row["title"] if row else f"№ {entry.params['tournament']}")


_ORDERED = QT_TRANSLATE_NOOP("Journal", "Order of the tournaments: {titles}")
_ADDED = QT_TRANSLATE_NOOP("Journal", "Tournaments added: {titles}")
_REMOVED = QT_TRANSLATE_NOOP("Journal", "Tournament removed: {title}")

TOURNAMENT_LINES: Mapping[str, str] = {
    "tournament.add": QT_TRANSLATE_NOOP("Journal", "Tournament added: {title}"),
    "tournament.describe": QT_TRANSLATE_NOOP("Journal", "Tournament described: {title}"),
}
TOURNAMENT_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.add-several": _added,
    "tournament.order": _ordered,
    "tournament.remove": _removed,
}
NAMING_TOURNAMENTS = frozenset({"tournament.describe", "tournament.remove"})
"""Acts in a tournament whose line names it by itself."""
