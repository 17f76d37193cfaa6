"""Criteria that only teams have: their boards, and both of their scores (C.07 Art. 12, 13)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial
from itertools import groupby
from operator import itemgetter, mul

from arbiter_app.domain.facts.rules.team_rules import Restart, Score
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import NO_POINTS
from arbiter_app.domain.tie_breaks.direct_encounter import ranked_once
from arbiter_app.domain.tie_breaks.names import Variation
from arbiter_app.domain.tie_breaks.opponents_results import buchholz, fore_buchholz
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Ranking, Subject, total
from arbiter_app.values import frozen

# Both scores


def own_other_score(subject: Subject) -> list[Part]:
    """Add up what the team has of its other score (MPvGP, C.07 Art. 13.1)."""
    line = subject.basis.other.table.lines[subject.line.player]
    return [Part(cell, cell.points, cell.points) for cell in line.cells]


def with_points_beside(subject: Subject, parts: Sequence[Part]) -> Decimal:
    """Return a sum with the points that belong to no round."""
    beside = subject.basis.other.table.lines[subject.line.player].beside
    return total(subject, parts) + beside


@frozen
class ExtendedSonnebornBerger:
    """Multiplies a score of each opponent by a score in the match against it (Art. 13.2)."""

    of_opponent: Score
    of_match: Score
    cuts_by_deciding_score: bool = False
    """Whether the score that decides the table says which opponent is the lowest, as before August
    2024, and not the one that is multiplied (Art. 14.1)."""

    def __call__(self, subject: Subject) -> list[Part]:
        basis, team = subject.basis, subject.line.player
        cells = {cell.round: cell for cell in basis.by(self.of_match).table.lines[team].cells}
        met = basis.by(self.of_opponent).scores_met[team]
        lowest_by = met
        if self.cuts_by_deciding_score:
            lowest_by = basis.scores_met[team]
        return [
            part._replace(cell=cell, score=lowest.score, value=part.score * cell.points)
            for part, lowest in zip(met, lowest_by, strict=True)
            for cell in [cells[part.cell.round]]
        ]


def schedule_strength(subject: Subject) -> Sequence[Part]:
    """Return the scores of the opponents; with the modifier F as if the final round were drawn
    (SSSC, C.07 Art. 13.4).
    """
    fore = subject.tie_break.has(Variation.FORE)
    return fore_buchholz(subject) if fore else buchholz(subject)


def score_and_schedule(subject: Subject, parts: Sequence[Part]) -> Decimal:
    """Add the other score to the strength of the schedule, divided by `schedule_factor`."""
    other = subject.basis.other.table.points(subject.line.player)
    return other + total(subject, parts) / schedule_factor(subject)


def schedule_factor(subject: Subject) -> int:
    """Return by what the schedule is divided: the most that can be had of the deciding score in the
    tournament by the most of the other in a match, without what is behind the comma, at least 1
    (C.07 Art. 13.4); or what the modifier K says.
    """
    if given := subject.tie_break.amount(Variation.FACTOR):
        return given
    basis = subject.basis
    most = basis.table.maximum
    if not basis.settings.traits.meets_all:
        most = basis.table.scoring.win * (basis.settings.rounds or basis.table.rounds)
    return max(int(most // basis.other.table.scoring.win), 1)


# Direct encounter by both scores

EXTENDED = frozenset({"EDE", "EDEBT", "EDEBB", "EDET", "EDEB"})
"""The criteria that are one, by their acronyms."""


@frozen
class ExtendedDirectEncounter:
    """Ranks tied teams by their own matches: by the score that decides; where that divides nobody,
    by the other one (C.07 Art. 13.3). How a smaller group goes on is a reading of the text, see
    `Restart`.
    """

    boards: tuple[Callable[[Basis, Sequence[ParticipantId]], Ranking], ...] = ()
    """What divides two teams, and no more than two, that are level by both scores (Art. 13.3.2):
    by all of their matches, not by their own alone.
    """

    def __call__(self, basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
        return self._ranked(basis, tied, basis)

    def _ranked(self, first: Basis, tied: Sequence[ParticipantId], by: Basis) -> Ranking:
        once = ranked_once(by, tied)
        if len(once.classes) == 1 and by is first:
            by = first.other
            once = ranked_once(by, tied)
        if len(once.classes) == 1:
            level = replace(once, by_score=by.score)
            return self._by_boards(first, level) if len(tied) == 2 else level
        next_by = first if _restart(first) is Restart.FIRST_SCORE else by
        again = tuple(
            self._ranked(first, each, next_by) if len(each) > 1 else Ranking((each,), {})
            for each in once.classes
        )
        classes = tuple(ranked for each in again for ranked in each.classes)
        return Ranking(classes, once.points, again, by_score=by.score)

    def _by_boards(self, basis: Basis, level: Ranking) -> Ranking:
        (two,) = level.classes
        for rank in self.boards:
            found = rank(basis, two)
            if len(found.classes) > 1:
                return found
        return level


def _restart(basis: Basis) -> Restart:
    rules = basis.settings.teams
    return Restart.SAME_SCORE if rules is None else rules.restart


# Boards


def board_count(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied teams of equal game points by the sum of board numbers times the points there, the
    lower the better (BC, C.07 Art. 12.1); others it does not divide.
    """
    games = basis.by(Score.GAME).table
    if len({games.points(team) for team in tied}) > 1:
        return Ranking((tuple(tied),), {}, is_by_boards=True)
    counts = {team: _count(points_by_board(basis, team)) for team in tied}
    return Ranking(tuple(_level(tied, counts, reverse=False)), counts, is_by_boards=True)


def _count(by_board: Sequence[Decimal]) -> Decimal:
    return sum((number * points for number, points in enumerate(by_board, start=1)), NO_POINTS)


def berlin_count(subject: Subject) -> list[Part]:
    """Add up what the team scored on its boards, the first of n boards times n, the last times 1
    (Berlin count: of leagues, in no text of C.07).
    """
    cells = {cell.round: cell for cell in subject.line.cells}
    parts = []
    for match in subject.basis.boards.get(subject.line.player, ()):
        if match.round in cells:
            weights = range(len(match.points), 0, -1)
            count = sum(map(mul, weights, match.points), NO_POINTS)
            parts.append(Part(cells[match.round], count, count))
    return parts


def top_boards(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied teams by what they scored on the first board, then on the second, and so on (TBR,
    C.07 Art. 12.2).
    """
    return _step_by_step(basis, tied, _on_one_board)


def without_bottom_boards(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied teams by what they scored without the last board, then without the last two, and so
    on (BBE, C.07 Art. 12.3).
    """
    return _step_by_step(basis, tied, _on_upper_boards)


Scored = Callable[[Sequence[Decimal]], Decimal]
Steps = Callable[[int], Iterator[tuple[int, Scored]]]
"""What is compared first, second and so on of so many boards, each with the board that it ends at.
"""


def _on_one_board(boards: int) -> Iterator[tuple[int, Scored]]:
    for board in range(1, boards + 1):
        yield board, itemgetter(board - 1)


def _on_upper_boards(boards: int) -> Iterator[tuple[int, Scored]]:
    for last in range(boards - 1, 0, -1):
        yield last, partial(_sum_to, last)


def _sum_to(last: int, points: Sequence[Decimal]) -> Decimal:
    return sum(points[:last], NO_POINTS)


_STEPS: Mapping[str, Steps] = {"TBR": _on_one_board, "BBE": _on_upper_boards}


def board_steps(acronym: str) -> Steps | None:
    """Return how a criterion goes from board to board; None where it does not."""
    return _STEPS.get(acronym)


def _step_by_step(basis: Basis, tied: Sequence[ParticipantId], steps: Steps) -> Ranking:
    boards = {team: points_by_board(basis, team) for team in tied}
    return _divided(tied, boards, [scored for _, scored in steps(min(map(len, boards.values())))])


def _divided(
    tied: Sequence[ParticipantId],
    boards: Mapping[ParticipantId, Sequence[Decimal]],
    steps: Sequence[Scored],
) -> Ranking:
    if not steps:
        return Ranking((tuple(tied),), {}, is_by_boards=True)
    points = {team: steps[0](boards[team]) for team in tied}
    again = tuple(
        _divided(each, boards, steps[1:]) if len(each) > 1 else Ranking((each,), {})
        for each in _level(tied, points, reverse=True)
    )
    classes = tuple(ranked for each in again for ranked in each.classes)
    return Ranking(classes, points, again, is_by_boards=True)


def points_by_board(basis: Basis, team: ParticipantId) -> Sequence[Decimal]:
    """Return the points of a team on each of its boards over all matches."""
    matches = [each.points for each in basis.boards.get(team, ())]
    return [sum(points, NO_POINTS) for points in zip(*matches, strict=True)]


def _level(
    tied: Sequence[ParticipantId], points: Mapping[ParticipantId, Decimal], *, reverse: bool
) -> list[tuple[ParticipantId, ...]]:
    best_first = sorted(tied, key=points.__getitem__, reverse=reverse)
    return [tuple(level) for _, level in groupby(best_first, key=points.__getitem__)]
