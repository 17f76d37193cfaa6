"""Criteria of Go, in no text of C.07: what opponents reached on the levels of a McMahon tournament.

An opponent counts with the score, to which the handicap is added that one gave, or from which it is
taken that one got. A round without a game counts with the level on which one started, in a plain
Swiss with nothing.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.results import Worth
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Cell, Crosstable, Line
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Ranking, Subject
from arbiter_app.domain.tie_breaks.unplayed import Dummy, DummyRule


def opponents_scores(subject: Subject) -> list[Part]:
    """Add up the scores of the opponents (SOS)."""
    return _scores(subject.basis.table, subject.line)


def defeated_opponents_scores(subject: Subject) -> list[Part]:
    """Add up the scores of the opponents times what was scored against them (SODOS)."""
    table = subject.basis.table
    return [
        Part(part.cell, part.score, part.score * part.cell.points)
        for part in _scores(table, subject.line)
        if part.dummy is None
    ]


def opponents_opponents_scores(subject: Subject) -> list[Part]:
    """Add up what the opponents have of the scores of theirs (SOSOS); a round without a game counts
    as often with the own level as there are rounds.
    """
    basis, line = subject.basis, subject.line
    parts = []
    for part in _scores(basis.table, line):
        if part.dummy is not None:
            value = part.value * basis.table.rounds
            parts.append(Part(part.cell, value, value, Dummy(value, DummyRule.OWN_LEVEL)))
        elif part.cell.opponent is not None:
            value = basis.remembered(_sum_of_scores, part.cell.opponent) or Decimal(0)
            parts.append(Part(part.cell, value, value))
    return parts


def cumulated_scores(subject: Subject) -> list[Part]:
    """Add up the own scores after every round (CUSS)."""
    line = subject.line
    return [
        Part(cell, Decimal(cell.round), line.tally_after(cell.round).score(line.rounding))
        for cell in line.cells
    ]


def direct_confrontation(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied players by who has beaten whom (DC): games of a circle, in which everybody has
    beaten the next one, do not count. Who has beaten nobody of those left comes last, and so on.

    The points of the ranking are how many of the tied stand below.
    """
    beaten = _without_circles({one: _beaten(basis.table, one, tied) for one in tied})
    left = list(tied)
    classes: list[tuple[ParticipantId, ...]] = []
    while left:
        last = [one for one in left if not beaten[one].intersection(left)]
        classes.insert(0, tuple(last))
        left = [one for one in left if one not in last]
    if len(classes) == 1:
        return Ranking((tuple(tied),), {}, is_by_wins=True)
    points = {}
    below = 0
    for each in reversed(classes):
        points.update(dict.fromkeys(each, Decimal(below)))
        below += len(each)
    return Ranking(tuple(classes), points, is_by_wins=True)


def _scores(table: Crosstable, line: Line) -> list[Part]:
    parts = []
    for cell in line.cells:
        if cell.opponent is not None and cell.mark.over_the_board:
            score = table.points(cell.opponent) - _handicap(table, line, cell)
            parts.append(Part(cell, score, score))
        else:
            level = Decimal(line.level)
            parts.append(Part(cell, level, level, Dummy(level, DummyRule.OWN_LEVEL)))
    return parts


def _handicap(table: Crosstable, line: Line, cell: Cell) -> int:
    return table.handicaps.get((line.player, cell.round), 0)


def _sum_of_scores(basis: Basis, line: Line) -> Decimal:
    return sum([part.value for part in _scores(basis.table, line)], Decimal(0))


def _beaten(
    table: Crosstable, one: ParticipantId, tied: Sequence[ParticipantId]
) -> frozenset[ParticipantId]:
    """Return those of the tied whom somebody has beaten over the board and not lost to as often."""
    wins = dict.fromkeys(tied, 0)
    for cell in table.lines[one].cells:
        if cell.opponent in wins and cell.mark.over_the_board:
            wins[cell.opponent] += (cell.mark.worth is Worth.WIN) - (cell.mark.worth is Worth.LOSS)
    return frozenset(other for other, more in wins.items() if more > 0)


def _without_circles(
    beaten: Mapping[ParticipantId, frozenset[ParticipantId]],
) -> Mapping[ParticipantId, frozenset[ParticipantId]]:
    """Return who has beaten whom without games from whose loser a chain of wins leads back."""
    reached = {one: _reached(one, beaten) for one in beaten}
    return {
        one: frozenset(other for other in losers if one not in reached[other])
        for one, losers in beaten.items()
    }


def _reached(
    one: ParticipantId, beaten: Mapping[ParticipantId, frozenset[ParticipantId]]
) -> set[ParticipantId]:
    """Return who is below somebody by a chain of wins."""
    found: set[ParticipantId] = set()
    following = set(beaten[one])
    while following:
        found |= following
        following = {other for each in following for other in beaten[each]} - found
    return found
