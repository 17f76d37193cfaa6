"""How teams play, as their report tells."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import USUAL_COLOURS, LineUpRules, TeamRules
from arbiter_app.domain.teams.rules import demand_team_rules
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.flat_rules import with_told
from arbiter_app.formats.trf.facts.scoring import stated_scoring
from arbiter_app.formats.trf.facts.systems import play_of_code
from arbiter_app.formats.trf.facts.team_codes import plain_code, read_team_code
from arbiter_app.formats.trf.lines import team_records as records
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line, Report
from arbiter_app.formats.trf.lines.team_records import ByesRecord, ForfeitRecord, LineUpRecord
from arbiter_app.formats.trf.reading.team_notes import TeamNotes

T = TypeVar("T")

_WON, _DRAWN = Decimal(2), Decimal(1)
_BYE = re.compile(r"\bP\s*([0-9]{1,3}(?:\.[0-9]{1,2})?)", re.ASCII)


@dataclass(slots=True)
class TeamLines:
    """The records about teams but for the teams themselves, as far as they fit these."""

    line_ups: dict[tuple[int, int], LineUpRecord] = field(default_factory=dict)
    """By round and team."""
    forfeits: list[ForfeitRecord] = field(default_factory=list)
    byes: ByesRecord | None = None
    colours: str = ""
    worth: Mapping[str, Decimal] = field(default_factory=dict)


def read_team_lines(
    report: Report, teams: Collection[int], players: Collection[int], found: Findings
) -> TeamLines:
    """Read the records of line-ups, byes, forfeited matches, colours and points of matches."""
    read = TeamLines()
    for line in report.lines(records.LINE_UP):
        line_up = records.read_line_up(line, found)
        if line_up is not None and _fits_line_up(line_up, teams, players, found):
            place = line_up.round, line_up.team
            if place in read.line_ups:
                other = read.line_ups[place].at
                found.defect(FormatError(line.at, 5, "trf.team-line-up-twice", other=other))
            read.line_ups[place] = line_up
    for line in report.lines(records.FORFEITS):
        forfeit = records.read_forfeit(line, found)
        if forfeit is None:
            continue
        if not {forfeit.white, forfeit.black} <= {*teams} or forfeit.white == forfeit.black:
            _unknown_team(line, 12, found)
        elif not forfeit.round:
            found.defect(FormatError(line.at, 8, "trf.team-field", record=line.code, text="0"))
        else:
            read.forfeits.append(forfeit)
    for line in report.lines(records.BYES):
        byes = records.read_byes(line, found)
        if byes is not None and not {*byes.teams} - {0} <= {*teams}:
            _unknown_team(line, 15, found)
        elif byes is not None:
            read.byes = _joined(read.byes, byes)
    if (line_of_colours := report.line(records.COLOURS)) is not None:
        read.colours = records.read_colours(line_of_colours, found)
    if (line_of_worth := report.line(records.WORTH)) is not None:
        read.worth = records.read_worth(line_of_worth, found)
    return read


def _fits_line_up(
    line_up: LineUpRecord, teams: Collection[int], players: Collection[int], found: Findings
) -> bool:
    line = Line(records.LINE_UP, line_up.at)
    if not {line_up.team, line_up.opponent} <= {*teams}:
        _unknown_team(line, 9, found)
        return False
    strangers = [each for each in line_up.players if each and each not in players]
    seated = [each for each in line_up.players if each]
    if strangers or len({*seated}) < len(seated) or not line_up.round:
        number = next(iter(strangers or seated), 0)
        found.defect(
            FormatError(line_up.at, 17, "trf.team-line-up", number=number, round=line_up.round)
        )
        return False
    return True


def _unknown_team(line: Line, column: int, found: Findings) -> None:
    found.defect(FormatError(line.at, column, "trf.team-unknown", record=line.code))


def _joined(one: ByesRecord | None, other: ByesRecord) -> ByesRecord:
    """Return two records of byes, of which there should be one, as one."""
    if one is None:
        return other
    rounds = max(len(one.teams), len(other.teams))
    padded = [(*each.teams, *[0] * (rounds - len(each.teams))) for each in (one, other)]
    return replace(one, teams=tuple(first or second for first, second in zip(*padded, strict=True)))


def team_rules(
    report: Report, lines: TeamLines, notes: TeamNotes, boards: int, colours: str, found: Findings
) -> TeamRules:
    """Return how teams play; `boards` and `colours` are those of the matches."""
    game = _game_scoring(report, found)
    said = read_team_code(report.value("192"))
    rules = TeamRules(
        line_ups=LineUpRules(boards=boards),
        colours=shortest(colours),
        primary=said.primary,
        colour_type=said.colour_type,
        game_scoring=game,
    )
    of_bye = None if lines.byes is None else lines.byes.game_points
    if of_bye is None:
        of_bye = _bye_by_boards(report, boards)
    if of_bye is not None and of_bye != game.draw * boards:
        rules = replace(rules, points_of_bye=of_bye)
    told = _told(rules, notes.rules, report, found)
    try:
        demand_team_rules(told, system_said(report))
    except RuleError:
        _tell_unread(report, found)
        return rules
    return told


def system_said(report: Report) -> System:
    """Return the system that record 192 names; a knockout for one that it does not."""
    said = play_of_code(plain_code(report.value("192")), of_teams=True)
    return System.KNOCKOUT if said is None else said.system


def _game_scoring(report: Report, found: Findings) -> Scoring:
    """Return what games on boards give; the bye that record 162 knows is one of a team."""
    stated = stated_scoring(report, found)
    return STANDARD_SCORING if stated is None else replace(stated, pairing_bye=stated.win)


def _bye_by_boards(report: Report, boards: int) -> Decimal | None:
    """Return what the bye of a team gives by record 162, which tells of each board."""
    found = (_BYE.search(line.text) for line in report.lines("162"))
    return next((Decimal(each[1]) * boards for each in found if each is not None), None)


def match_scoring(lines: TeamLines, notes: TeamNotes, report: Report, found: Findings) -> Scoring:
    """Return what matches give, and a bye: record 320, else as much as a drawn match."""
    worth = lines.worth
    win, draw = worth.get("W", _WON), worth.get("D", _DRAWN)
    of_bye = None if lines.byes is None else lines.byes.match_points
    scoring = Scoring(
        win=win,
        draw=draw,
        loss=worth.get("L", Decimal(0)),
        pairing_bye=draw if of_bye is None else of_bye,
    )
    told = _told(scoring, notes.worth, report, found)
    line = report.line(records.WORTH, records.BYES)
    try:
        return demand_scoring(told)
    except RuleError as error:
        at = 1 if line is None else line.at
        found.defect(FormatError(at, 5, error.code, **error.facts))
        return Scoring(win=_WON, draw=_DRAWN, pairing_bye=_DRAWN)


def _told(rules: T, told: Mapping[str, str], report: Report, found: Findings) -> T:
    try:
        return with_told(rules, told)
    except (KeyError, ValueError):
        _tell_unread(report, found)
        return rules


def _tell_unread(report: Report, found: Findings) -> None:
    at = next((line.at for line in report.lines("###")), 1)
    found.notice(FormatError(at, 5, "trf.own-comment"))


def shortest(colours: str) -> str:
    """Return the shortest pattern that gives these colours where it is repeated; the usual one
    where that would give them too.
    """
    parts = (USUAL_COLOURS, *(colours[:length] for length in range(1, len(colours) + 1)))
    return next(part for part in parts if (part * len(colours)).startswith(colours))
