"""The tables of tied players' own games in words."""

from collections.abc import Iterator

from arbiter_app.domain.table.worked_values import BoardLine
from arbiter_app.domain.tie_breaks.mini_tables import Meeting, MiniLine, MiniTable
from arbiter_app.wording.terms.event.team_rules import restart
from arbiter_app.wording.terms.table.team_tie_breaks import BY_SCORE
from arbiter_app.wording.why.at_hand import Line, Telling

_MOST_LINES = 16
"""How many players of a direct encounter are listed; of more only those who are asked about."""


def mini_table(told: Telling, table: MiniTable, *, first: bool) -> Iterator[Line]:
    """Yield who played whom with which points, and what that came to."""
    translate = told.catalogue.translate
    if table.score is not None:
        heading = (
            translate("Working", "The matches of {number} teams who were level, {score}:")
            if first
            else translate("Working", "Again among the {number} still level, {score}:")
        )
        score = translate("TieBreak", BY_SCORE[table.score])
    else:
        score, heading = (
            "",
            (
                translate("Working", "The games of {number} players who were level:")
                if first
                else translate("Working", "Again among the {number} still level:")
            ),
        )
    yield Line("", heading.format(number=len(table.lines), score=score))
    few = len(table.lines) <= _MOST_LINES
    for line in table.lines:
        if not few and line.player not in told.players:
            continue
        points = told.points(line.points)
        if line.missing:
            pattern = translate("Working", "{least} to {most}")
            points = pattern.format(least=points, most=told.points(line.most))
        name = told.name(line.player)
        yield Line(name, _meetings(told, line), points)
    if not few:
        yield Line("", translate("Working", "The games of all others are left out here."))
    if conclusion := _conclusion(told, table):
        yield Line("", conclusion)


def reading(told: Telling) -> Iterator[Line]:
    """Yield how the text is read among teams of a smaller group that is still level."""
    rules = told.asked.competition.settings.teams
    if len(told.found.mini_tables) > 1 and rules is not None:
        pattern = told.catalogue.translate("Working", "Still level: {how} ({source}).")
        how = restart(told.catalogue, rules.restart)
        yield Line("", pattern.format(how=how, source=told.source(f"{told.found.article}.3")))


def _meetings(told: Telling, line: MiniLine) -> str:
    said = [_meeting(told, meeting) for meeting in line.meetings]
    if line.missing:
        pattern = told.catalogue.translate("Working", "{number} not met")
        said.append(pattern.format(number=line.missing))
    return "; ".join(said)


def _meeting(told: Telling, meeting: Meeting) -> str:
    opponent = told.name(meeting.opponent)
    if len(meeting.points) == 1:
        pattern = told.catalogue.translate("Working", "{points} against {opponent}")
        return pattern.format(points=told.points(meeting.points[0]), opponent=opponent)
    pattern = told.catalogue.translate("Working", "average of {points} against {opponent}")
    points = ", ".join(map(told.points, meeting.points))
    return pattern.format(points=points, opponent=opponent)


def _conclusion(told: Telling, table: MiniTable) -> str:
    translate, article = told.catalogue.translate, told.found.article
    if table.complete:
        return "" if table.divides else translate("Working", "This leaves them level.")
    if not table.divides:
        pattern = translate(
            "Working",
            "Not all have met, and nobody stays ahead of all others whatever the missing games"
            " bring: direct encounter does not apply ({source}).",
        )
    else:
        pattern = translate(
            "Working",
            "Not all have met: placed is who stays ahead of all that follow, whatever the missing"
            " games bring ({source}).",
        )
    below = f"{article}.3" if article == "6" else article
    return pattern.format(source=told.source(below))


def boards(told: Telling) -> Iterator[Line]:
    """Yield what the teams who were level scored on each board."""
    if told.found.boards:
        pattern = told.catalogue.translate("Working", "On their boards over all matches:")
        yield Line("", pattern)
    for line in told.found.boards:
        yield Line(told.name(line.team), _on_boards(told, line))


def _on_boards(told: Telling, line: BoardLine) -> str:
    pattern = told.catalogue.translate("Working", "{board}: {points}", "points on a board")
    return ", ".join(
        pattern.format(board=board, points=told.points(points))
        for board, points in enumerate(line.points, start=1)
    )
