"""Lines of the journal about the sport, and about solving: its rules and the sheets."""

from collections.abc import Callable, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.play.sheets import SheetState
from arbiter_app.domain.facts.rules.solving_rules import SolverTeam, TeamCount
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.sports import sport_name
from arbiter_app.wording.terms.play import solving

_MARKED = QT_TRANSLATE_NOOP("Journal", "Round {round}, sheet of {name}: {points}, time {time}")
_TIME_USED_UP = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, sheet of {name}: {points}, time used up"
)
_CLEARED = QT_TRANSLATE_NOOP("Journal", "Round {round}, sheet of {name} cleared")
_STATE = QT_TRANSLATE_NOOP("Journal", "Round {round}, sheet of {name}: {state}")
_CHECKED = QT_TRANSLATE_NOOP("Journal", "Round {round}, sheet of {name}: typed twice, the same")
_ABSENT = QT_TRANSLATE_NOOP("Journal", "Round {round}: absent whoever has no sheet")
_RULES = QT_TRANSLATE_NOOP("Journal", "Rules of solving: {rounds} rounds, {most} points at most")

_RULES_OF_TEAMS = QT_TRANSLATE_NOOP(
    "Journal", "Rules of solving: {rounds} rounds, {most} points at most; teams: {teams}"
)


def _marked(entry: Entry) -> str:
    params = entry.params
    said = {"round": params["round"], "name": entry.name(params["solver"])}
    state = SheetState(params.get("state", SheetState.MARKED))
    if state is SheetState.WAITING:
        return entry.line(_CLEARED, **said)
    if state is not SheetState.MARKED:
        return entry.line(_STATE, **said, state=solving.state(entry.catalogue, state))
    points = " + ".join(solving.points(entry.catalogue, Decimal(each)) for each in params["points"])
    seconds = params.get("seconds")
    if seconds is None:
        return entry.line(_TIME_USED_UP, **said, points=points)
    return entry.line(_MARKED, **said, points=points, time=solving.time_text(seconds))


def _checked(entry: Entry) -> str:
    return entry.line(
        _CHECKED, round=entry.params["round"], name=entry.name(entry.params["solver"])
    )


def _rules(entry: Entry) -> str:
    params = entry.params
    most = solving.points(entry.catalogue, Decimal(params["most"]))
    if "teams_by" not in params:
        return entry.line(_RULES, rounds=params["rounds"], most=most)
    teams = solving.how_teams_count(
        entry.catalogue,
        SolverTeam(params["teams_by"]),
        params["counted"],
        TeamCount(params["team_count"]),
    )
    return entry.line(_RULES_OF_TEAMS, rounds=params["rounds"], most=most, teams=teams)


SOLVING_LINES: Mapping[str, str] = {
    "sheets.absent": _ABSENT,
}

_SPORT = QT_TRANSLATE_NOOP("Journal", "Sport: {sport}")


def _sport(entry: Entry) -> str:
    return entry.line(_SPORT, sport=sport_name(entry.catalogue, Sport(entry.params["sport"])))


SOLVING_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.sport": _sport,
    "tournament.solving": _rules,
    "sheet.mark": _marked,
    "sheet.check": _checked,
}
