"""Lines of the journal of players from lists: ratings brought up to date, persons replaced."""

from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import RatingOrigin
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.registration import ratings


def _replaced(entry: Entry) -> str:
    """Name both persons with their births: namesakes are what is replaced most."""
    person, had_left = None, False
    for change in entry.changes:
        if change.table == "player" and change.before and change.after:
            person = change.before, change.after
        if change.table == "entry" and change.before:
            had_left = change.before["status"] != EntryStatus.REGISTERED.value
    if person is None:
        return entry.line(_REPLACED_BY, after=entry.params["name"])
    before, after = map(_known, person)
    return entry.line(_SUBSTITUTED if had_left else _REPLACED, before=before, after=after)


def _known(row: Mapping[str, Any]) -> str:
    name, birth = row["name"], row["birth"]
    return f"{name} ({birth[:4]})" if birth else str(name)


def _ratings_updated(entry: Entry) -> str:
    origins = [RatingOrigin.parse(text) for text in entry.params["lists"]]
    return entry.line(
        _UPDATED,
        players=entry.catalogue.translate("Journal", "%n player(s)", None, entry.params["players"]),
        lists="; ".join(ratings.origin(entry.catalogue, each) for each in origins),
    )


_REPLACED = QT_TRANSLATE_NOOP("Journal", "Wrong person replaced: {before} → {after}")
_SUBSTITUTED = QT_TRANSLATE_NOOP("Journal", "Substitute for a player who left: {before} → {after}")
_REPLACED_BY = QT_TRANSLATE_NOOP("Journal", "Person of a player replaced by {after}")
_UPDATED = QT_TRANSLATE_NOOP("Journal", "Ratings updated, {players}: {lists}")

PERSON_LINES: Mapping[str, str] = {
    "players.exported": QT_TRANSLATE_NOOP("Journal", "List of players written: {target}"),
}

PERSON_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "player.replace": _replaced,
    "players.update-ratings": _ratings_updated,
}
