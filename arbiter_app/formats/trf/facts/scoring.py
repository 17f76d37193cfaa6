"""What results are worth: record 162, and the lines of engines that came before it."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.teams.matches import scoring_of_matches
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import format_points
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import is_of_teams
from arbiter_app.formats.trf.lines.records import Line, Report

_VALUE = r"(-?[0-9]{1,3}(?:\.[0-9]{1,2})?)"
_PAIR = re.compile(rf"([A-Z])\s*{_VALUE}(?=[\sA-Z]|$)", re.ASCII)
_JAVAFO_PAIR = re.compile(rf"([A-Z]{{1,3}})\s*=\s*{_VALUE}(?=[\sA-Z]|$)", re.ASCII)
_ALONE = re.compile(_VALUE, re.ASCII)

_SYMBOLS = {
    "W": "win", "D": "draw", "L": "loss", "A": "absence", "Z": "absence", "P": "pairing_bye",
}  # fmt: skip
_UNKNOWN_RESULT = "X"

_BBP = {"BBW": "win", "BBD": "draw", "BBL": "loss", "BBZ": "absence", "BBF": "absence",
        "BBU": "pairing_bye"}  # fmt: skip

_JAVAFO = {
    "W": "win", "D": "draw", "L": "loss", "WW": "win", "BW": "win", "WD": "draw", "BD": "draw",
    "WL": "loss", "BL": "loss", "ZPB": "absence", "FL": "absence", "HPB": "draw", "FPB": "win",
    "FW": "win", "PAB": "pairing_bye",
}  # fmt: skip

SCORING_CODES = ("162", "XXS", *_BBP)


def stated_scoring(report: Report, found: Findings) -> Scoring | None:
    """Return what a report says of points; None if it says nothing. What no regulations may say
    is a defect.
    """
    values: dict[str, Decimal] = {}
    lines = list(report.lines(*SCORING_CODES))
    for line in lines:
        for name, points in _pairs(line, found):
            if values.setdefault(name, points) != points:
                found.notice(FormatError(line.at, 5, "trf.scoring-poorer", code=line.code))
    if not lines:
        return None
    if is_of_teams(report):
        # What a team gets for its bye is no player's.
        values.pop("pairing_bye", None)
    win = values.get("win", STANDARD_SCORING.win)
    scoring = Scoring(**{"win": win, "pairing_bye": win} | values)
    try:
        return demand_scoring(scoring)
    except RuleError as error:
        found.defect(FormatError(lines[0].at, 5, error.code, **error.facts))
        return STANDARD_SCORING


def bye_on_board(rules: TeamRules) -> Decimal:
    """Return what the bye of a team gives on each of its boards, as record 162 can say it."""
    return round(scoring_of_matches(rules).pairing_bye / rules.boards, 2)


def worth_of_unknown(report: Report, scoring: Scoring) -> Decimal:
    """Return what a result counts that is unknown yet: a draw, if record 162 does not say it."""
    for line in report.lines("162"):
        for symbol, value in _PAIR.findall(line.value.upper()):
            if symbol == _UNKNOWN_RESULT:
                return Decimal(value)
    return scoring.draw


def _pairs(line: Line, found: Findings) -> list[tuple[str, Decimal]]:
    if line.code in _BBP:
        names: Mapping[str, str] = {"": _BBP[line.code]}
        pairs = [("", value) for value in _ALONE.findall(line.value)]
        rest = _ALONE.sub("", line.value)
    elif line.code == "XXS":
        names, upper = _JAVAFO, line.value.upper()
        pairs, rest = _JAVAFO_PAIR.findall(upper), _JAVAFO_PAIR.sub("", upper)
    else:
        names, upper = _SYMBOLS, line.value.upper()
        pairs, rest = _PAIR.findall(upper), _PAIR.sub("", upper)
    known = [(names[symbol], Decimal(value)) for symbol, value in pairs if symbol in names]
    unknown = [symbol for symbol, _ in pairs if symbol not in (*names, _UNKNOWN_RESULT)]
    if rest.strip() or unknown or not pairs:
        found.defect(FormatError(line.at, 5, "trf.scoring", code=line.code, text=line.value))
    return known


def scoring_line(scoring: Scoring) -> str:
    """Write record 162 in full."""
    pairs = (
        ("W", scoring.win),
        ("D", scoring.draw),
        ("L", scoring.loss),
        ("A", scoring.absence),
        ("P", scoring.pairing_bye),
    )
    return "162  " + "    ".join(f"{name}{format_points(points):>4}" for name, points in pairs)


def scoring_lines_of_engines(scoring: Scoring) -> Iterator[str]:
    """Write what bbpPairings reads in place of record 162, which came with TRF26."""
    for code, worth in _BBP.items():
        yield f"{code} {format_points(getattr(scoring, worth)):>4}"
