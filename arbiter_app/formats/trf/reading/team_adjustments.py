"""Record 299 in a report of teams: match points and game points beside those of the results."""

import re
from collections.abc import Iterator
from decimal import Decimal

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import format_points, is_number
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line, Report
from arbiter_app.formats.trf.reading.rosters import Rosters

_CODE = "299"
_POINTS = re.compile(r"-?[0-9]{1,3}(?:\.[0-9]{1,2})?", re.ASCII)


def read_adjustments(report: Report, rosters: Rosters, found: Findings) -> tuple[Adjustment, ...]:
    """Return what the arbiter gave or took, teams by their numbers; a record without teams is for
    all of them.

    One that gives a kind of result another worth is not understood; it is kept, with a notice.
    """
    return tuple(
        adjustment
        for line in report.lines(_CODE)
        for adjustment in _adjustments(line, rosters, found)
    )


def _adjustments(line: Line, rosters: Rosters, found: Findings) -> Iterator[Adjustment]:
    text = line.text
    match_points, game_points = text[7:11].strip() or "0", text[13:17].strip() or "0"
    number_of_round = text[19:22].strip() or "0"
    teams = text[23:].split()
    if has_kind(line):
        found.notice(FormatError(line.at, 5, "trf.team-adjustment-kind"))
    elif not (_POINTS.fullmatch(match_points) and _POINTS.fullmatch(game_points)):
        found.defect(FormatError(line.at, 8, "trf.team-adjustment"))
    elif not is_number(number_of_round) or int(number_of_round) > MOST_ROUNDS:
        found.defect(FormatError(line.at, 20, "trf.team-adjustment"))
    elif not all(is_number(each) and int(each) in rosters.by_number for each in teams):
        found.defect(FormatError(line.at, 24, "trf.team-adjustment"))
    else:
        round_ = Round(int(number_of_round)) or None
        for number in map(int, teams or map(str, rosters.by_number)):
            yield Adjustment(
                player=PlayerId(number),
                round=round_,
                points=Decimal(match_points),
                game_points=Decimal(game_points),
            )


def has_kind(line: Line) -> bool:
    """Whether a record says what a kind of result is worth."""
    return bool(line.text[4:7].strip())


def team_adjustment_line(adjustment: Adjustment, number: int) -> str:
    """Write a record of points beside the results of a team."""
    match_points, game_points = map(format_points, (adjustment.points, adjustment.game_points))
    round_ = adjustment.round or 0
    return f"{_CODE}    {match_points:>4}  {game_points:>4}  {round_:03} {number:4}"
