"""Lines of the journal about rankings across tournaments."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _defined(entry: Entry) -> str:
    return entry.definition(_ADDED, _CHANGED, _RENAMED)


def _members(entry: Entry) -> str:
    players, teams = entry.names(entry.params["players"]), entry.params["teams"]
    if len(teams) > 1:
        return entry.line(_TEAMS, players=players)
    return (
        entry.line(_TEAM, players=players, team=teams[0])
        if teams[0]
        else entry.line(_NO_TEAM, players=players)
    )


# fmt: off
_TEAM = QT_TRANSLATE_NOOP("Journal", "Count for the team {team}: {players}")
_NO_TEAM = QT_TRANSLATE_NOOP("Journal", "Count for no team: {players}")
_TEAMS = QT_TRANSLATE_NOOP("Journal", "Teams named for which results count: {players}")
_ADDED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments added: {title}")
_CHANGED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {title}")
_RENAMED = QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments changed: {former}, now {title}")

ACROSS_LINES: Mapping[str, str] = {
    "across.remove": QT_TRANSLATE_NOOP("Journal", "Ranking across tournaments removed: {title}"),
}
# fmt: on

ACROSS_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "across.define": _defined,
    "across.members": _members,
}
