"""Lines of the journal about the tournaments of an event."""

import math
from collections.abc import Callable, Mapping

from arbiter_app.domain.ids import TournamentId
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


def _entered(entry: Entry) -> str:
    return _with_decision(entry, entry.line(_ENTERED, players=entry.names(entry.params["players"])))


def _moved(entry: Entry) -> str:
    players, title = entry.names(entry.params["players"]), _title(entry, entry.params["to"])
    return _with_decision(entry, entry.line(_MOVED, players=players, title=title))


def _with_decision(entry: Entry, told: str) -> str:
    decision = (entry.params.get("decision") or "").strip()
    return entry.line(_DECIDED, act=told, decision=decision) if decision else told


def _person_removed(entry: Entry) -> str:
    return entry.line(_PERSON_REMOVED, name=entry.name(entry.params["player"]))


def _distributed(entry: Entry) -> str:
    """Tell of a list how many came into each tournament, as they are called and ordered now."""
    places = {each.id: each.position for each in entry.event.tournaments}
    counts = sorted(
        entry.params["groups"].items(),
        key=lambda each: (places.get(TournamentId(int(each[0])), math.inf), int(each[0])),
    )
    groups = [(_title(entry, int(each)), n) for each, n in counts]
    groups += entry.params["added"].items()
    players = entry.catalogue.translate("Journal", "%n player(s)", None, sum(n for _, n in groups))
    told = ", ".join(f"{title}: {n}" for title, n in groups)
    return entry.line(_DISTRIBUTED, source=entry.params["source"], players=players, groups=told)


def _title(entry: Entry, tournament: int) -> str:
    known = {each.id: each for each in entry.event.tournaments}
    found = known.get(TournamentId(tournament))
    return tournament_name(entry.catalogue, found) if found else f"№ {tournament}"


def _joined(entry: Entry) -> str:
    rows = (each.before for each in entry.changes if each.table == "tournament")
    joined = sorted((row for row in rows if row), key=lambda row: row["position"] or row["id"])
    titles = ", ".join(row["title"] for row in joined)
    return entry.line(_JOINED, titles=titles, title=entry.params["title"])


_ENTERED = QT_TRANSLATE_NOOP("Journal", "Entered, of the people of the event: {players}")
_MOVED = QT_TRANSLATE_NOOP("Journal", "Moved to {title}: {players}")
_DECIDED = QT_TRANSLATE_NOOP("Journal", "{act}; decided: {decision}")
_PERSON_REMOVED = QT_TRANSLATE_NOOP("Journal", "Removed from the event: {name}")
_DISTRIBUTED = QT_TRANSLATE_NOOP("Journal", "List {source} imported, {players}: {groups}")
_JOINED = QT_TRANSLATE_NOOP("Journal", "Tournaments joined into {title}: {titles}")
_ORDERED = QT_TRANSLATE_NOOP("Journal", "Order of the tournaments: {titles}")
_ADDED = QT_TRANSLATE_NOOP("Journal", "Tournaments added: {titles}")
_REMOVED = QT_TRANSLATE_NOOP("Journal", "Tournament removed: {title}")

TOURNAMENT_LINES: Mapping[str, str] = {
    "tournament.add": QT_TRANSLATE_NOOP("Journal", "Tournament added: {title}"),
    "tournament.describe": QT_TRANSLATE_NOOP("Journal", "Tournament described: {title}"),
}
TOURNAMENT_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.add-several": _added,
    "entry.add": _entered,
    "entry.move": _moved,
    "person.remove": _person_removed,
    "players.import-into": _distributed,
    "tournament.join": _joined,
    "tournament.order": _ordered,
    "tournament.remove": _removed,
}
NAMING_TOURNAMENTS = frozenset({"tournament.describe", "tournament.remove"})
"""Acts in a tournament whose line names it by itself."""
