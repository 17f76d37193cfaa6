"""Lines of the journal about teams, their rosters, line-ups and boards."""

from collections.abc import Callable, Mapping
from datetime import date
from decimal import Decimal

from arbiter_app.domain.facts.play.game_notes import HowSigned
from arbiter_app.formats.days import format_day
from arbiter_app.formats.regulations import read_team_rules
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.team_rules import changed_lines


def _rules(entry: Entry) -> str:
    """Tell what has changed; that teams play where people did before."""
    boards = entry.params["boards"]
    if boards is None:
        return entry.line(_OF_PEOPLE)
    written = {field: (before, after) for field, before, after in entry.differences("tournament")}
    before, after = written.get("teams", (None, None))
    if before is None and after is not None:
        return entry.line(_OF_TEAMS, boards=boards)
    changed = []
    if before is not None and after is not None:
        rules = read_team_rules(before), read_team_rules(after)
        changed = changed_lines(entry.catalogue, *rules)
    if "scoring" in written:
        changed.append(entry.line(_MATCH_POINTS, points=_points(written["scoring"][1])))
    return entry.line(_RULES, rules="; ".join(changed)) if changed else entry.line(_SAME_RULES)


def _points(scoring: str) -> str:
    """Return win, draw and loss of a scoring as a row keeps it: "2-1-0"."""
    return "-".join(scoring.split()[:3])


def _entered(entry: Entry) -> str:
    """Tell that a team was entered, and its number where it came after the numbers were given."""
    name = entry.params["name"]
    rows = {
        table: [each.after for each in entry.changes if each.table == table and each.after]
        for table in ("team", "drawn_number")
    }
    ids = {-row["id"] for row in rows["team"]}
    given = [row["number"] for row in rows["drawn_number"] if row["player_id"] in ids]
    return entry.line(_LATE, name=name, number=given[0]) if given else entry.line(_NEW, name=name)


def _named(text: str) -> Callable[[Entry], str]:
    def line(entry: Entry) -> str:
        return entry.line(text, name=entry.name(entry.params["team"]))

    return line


def _roster(entry: Entry) -> str:
    name = entry.name(entry.params["team"])
    return entry.line(_ROSTER, name=name, players=entry.names(entry.params["members"]))


def _line_up(text: str) -> Callable[[Entry], str]:
    def line(entry: Entry) -> str:
        name = entry.name(entry.params["team"])
        return entry.line(text, round=entry.params["round"], name=name)

    return line


def _judged(entry: Entry) -> str:
    params = entry.params
    boards = ", ".join(map(str, params["boards"]))
    text = _MATCH_LOST if params.get("loses_match") else _BOARDS_LOST if boards else _ACCEPTED
    name = entry.name(params["team"])
    return entry.line(text, round=params["round"], name=name, boards=boards)


def _boards(text: str) -> Callable[[Entry], str]:
    def line(entry: Entry) -> str:
        tables = ", ".join(map(str, entry.params["tables"]))
        return entry.line(text, round=entry.params["round"], tables=tables)

    return line


def _signed(entry: Entry) -> str:
    """Tell who signed for a team: by name, where one was typed."""
    params = entry.params
    by, how = params.get("by") or "", HowSigned(params["how"])
    by = by or entry.catalogue.translate("Journal", _UNNAMED)
    written = (each.after for each in entry.changes if each.table == "match_signature")
    if any(row is not None and row["substitute"] for row in written):
        by = entry.line(_SUBSTITUTE, name=by)
    return entry.line(_SIGNED[how], round=params["round"], team=entry.name(params["team"]), name=by)


_UNNAMED = QT_TRANSLATE_NOOP("Journal", "the captain")
_SUBSTITUTE = QT_TRANSLATE_NOOP("Journal", "{name} (for the captain)")
_SIGNED = {
    HowSigned.SIGNED: QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, report of the match signed for {team}: {name}"
    ),
    HowSigned.PROTEST: QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, report of the match signed for {team} under protest: {name}"
    ),
    HowSigned.REFUSED: QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, report of the match not signed for {team}, refused: {name}"
    ),
}


def _closing(entry: Entry) -> str:
    until = entry.params["until"]
    if until is None:
        return entry.line(_OPEN_ROSTERS)
    return entry.line(_CLOSED_ROSTERS, day=format_day(date.fromisoformat(str(until))))


def _member(entry: Entry) -> str:
    team = entry.name(entry.params["team"])
    return entry.line(_MEMBER, team=team, name=entry.params["name"])


def _beside(entry: Entry) -> str:
    params = entry.params
    pattern = _POINTS if params.get("round") is None else _POINTS_OF_ROUND
    points, game_points = (
        numbers.signed_points(entry.catalogue, points) if points else "0"
        for points in (Decimal(str(params[name])) for name in ("points", "game_points"))
    )
    return entry.line(
        pattern,
        team=entry.name(params["team"]),
        round=params.get("round"),
        points=points,
        game_points=game_points,
    )


_POINTS = QT_TRANSLATE_NOOP(
    "Journal", "Beside its matches {team} has: match points {points}, game points {game_points}"
)
_POINTS_OF_ROUND = QT_TRANSLATE_NOOP(
    "Journal",
    "Beside its match of round {round} {team} has: match points {points}, game points"
    " {game_points}",
)
_NEW = QT_TRANSLATE_NOOP("Journal", "Team entered: {name}")
_LATE = QT_TRANSLATE_NOOP("Journal", "Team entered late: {name}, with the number {number}")
_OPEN_ROSTERS = QT_TRANSLATE_NOOP("Journal", "Rosters are changed without a last day")
_CLOSED_ROSTERS = QT_TRANSLATE_NOOP("Journal", "Rosters are changed up to {day}")
_MEMBER = QT_TRANSLATE_NOOP("Journal", "On the roster of {team}, newly entered: {name}")
_OF_TEAMS = QT_TRANSLATE_NOOP("Journal", "Teams play, on {boards} boards")
_OF_PEOPLE = QT_TRANSLATE_NOOP("Journal", "People play for themselves, not for teams")
_RULES = QT_TRANSLATE_NOOP("Journal", "Rules of teams: {rules}")
_SAME_RULES = QT_TRANSLATE_NOOP("Journal", "Rules of teams confirmed")
_MATCH_POINTS = QT_TRANSLATE_NOOP("Journal", "match points {points}")
_ROSTER = QT_TRANSLATE_NOOP("Journal", "Roster of {name}: {players}")

_MATCH_LOST = QT_TRANSLATE_NOOP("Journal", "Round {round}: {name} loses the match by its line-up")
_BOARDS_LOST = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}: {name} loses boards by its line-up: {boards}"
)
_ACCEPTED = QT_TRANSLATE_NOOP("Journal", "Round {round}: the line-up of {name} stands as it is")

TEAM_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.teams": _rules,
    "points.adjust": _beside,
    "team.add": _entered,
    "team.change": _named(QT_TRANSLATE_NOOP("Journal", "Team changed: {name}")),
    "team.remove": _named(QT_TRANSLATE_NOOP("Journal", "Team removed: {name}")),
    "team.roster": _roster,
    "team.member": _member,
    "team.close-rosters": _closing,
    "line-up.hand-in": _line_up(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: line-up of {name} handed in")
    ),
    "line-up.take-back": _line_up(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: line-up of {name} taken back")
    ),
    "line-up.judge": _judged,
    "signatures.all": _boards(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: captains signed, tables {tables}")
    ),
    "signatures.one": _signed,
    "signatures.take-back": _line_up(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: signature for {name} taken back")
    ),
    "boards.make": _boards(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: line-ups opened, tables {tables}")
    ),
    "boards.remove": _boards(
        QT_TRANSLATE_NOOP("Journal", "Round {round}: boards taken away, tables {tables}")
    ),
}
