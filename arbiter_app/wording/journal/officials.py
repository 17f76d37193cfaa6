"""Lines of the journal of officials, the level and the particulars of the event."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event import conditions as event_words
from arbiter_app.wording.terms.registration import people

_ADDED = QT_TRANSLATE_NOOP("Journal", "Official added: {name}, {role}")
_CORRECTED = QT_TRANSLATE_NOOP("Journal", "Official corrected: {name}, {role}")
_REMOVED = QT_TRANSLATE_NOOP("Journal", "Official removed: {name}, {role}")
_OPEN_LEVEL = QT_TRANSLATE_NOOP("Journal", "level open")
_CONDITIONS = QT_TRANSLATE_NOOP("Journal", "Event: {level}, {discipline}")
_CONDITIONS_OF_RANK = QT_TRANSLATE_NOOP("Journal", "Event: {level}, {rank}, {discipline}")
_PARTICULARS = QT_TRANSLATE_NOOP("Journal", "Technical information: {titles}")


def _official(pattern: str) -> Callable[[Entry], str]:
    def write(entry: Entry) -> str:
        role = people.role(entry.catalogue, Role(entry.params["role"]))
        return entry.line(pattern, name=entry.params["name"].strip(), role=role)

    return write


def _removed(entry: Entry) -> str:
    """Name the official of the row that went, also where an undo brought it back."""
    rows = (change.before or change.after for change in entry.changes)
    row = next((row for row in rows if row), None)
    if row is None:
        return entry.line(_REMOVED, name="–", role="–")
    role = people.role(entry.catalogue, Role(row["role"]))
    return entry.line(_REMOVED, name=row["name"], role=role)


def _conditions(entry: Entry) -> str:
    level, rank = entry.params["level"], entry.params.get("rank")
    words = {
        "level": event_words.level(entry.catalogue, EventLevel(level))
        if level
        else entry.line(_OPEN_LEVEL),
        "discipline": event_words.discipline(
            entry.catalogue, Discipline(entry.params["discipline"])
        ),
    }
    if rank is None:
        return entry.line(_CONDITIONS, **words)
    words["rank"] = event_words.rank(entry.catalogue, EventRank(rank))
    return entry.line(_CONDITIONS_OF_RANK, **words)


def _particulars(entry: Entry) -> str:
    titles = (
        event_words.particular(entry.catalogue, Particular(each))
        for each in entry.params["particulars"]
    )
    return entry.line(_PARTICULARS, titles=", ".join(titles))


OFFICE_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "official.add": _official(_ADDED),
    "official.edit": _official(_CORRECTED),
    "official.remove": _removed,
    "event.conditions": _conditions,
    "event.particulars": _particulars,
}
