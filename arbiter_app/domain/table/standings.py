"""The table: points, then every criterion of the list, then shared places or lots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Competition, OwnCriterion
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.systems import Ranked
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PairingNumber, ParticipantId, PlayerId
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.solving.scores import solver_scores
from arbiter_app.domain.table.overall import overall
from arbiter_app.domain.table.ties import (
    Decider,
    Tied,
    Values,
    by_drawn_lots,
    by_lots_of_play_offs,
    by_play_offs,
    by_points,
    by_value,
    divide,
)
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.domain.tie_breaks.basis import Basis, basis
from arbiter_app.domain.tie_breaks.catalogue import Better, Criterion
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable, other_crosstable
from arbiter_app.domain.tie_breaks.editions import criterion_of, edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Answer, Group, Individual, Ranking, Subject
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Standing:
    """A row of the table."""

    place: int
    last_place: int
    player: ParticipantId
    number: PairingNumber
    points: Decimal
    """Of a team, of the score that decides."""
    other_points: Decimal | None = None
    """Of a team, those of its other score; None of a player."""
    seconds: int | None = None
    """Of a solver, the time used for all sheets; None where games are played."""
    values: tuple[Decimal | None, ...]
    """One per tie-break; a group criterion has the points of its mini-table, None where it did
    not apply."""
    decided_by: Decider | int | None
    """What separates the row from the one above, an int being the index of a tie-break;
    None in the first row and where the place is shared with the row above."""
    by_lot: bool
    annulled: bool = False
    """Whether he left a round robin early: his results do not count, and he has no place but
    stands below all who have one (C.05 Art. 6.6)."""
    is_settled: bool = False
    """Whether a play-off has left him level with others, and they share for good."""

    @property
    def shared(self) -> bool:
        return self.last_place > self.place and not self.annulled


@frozen(kw_only=True)
class Standings:
    """The rows in table order; empty before the draw."""

    tie_breaks: tuple[str, ...]
    rows: tuple[Standing, ...]
    dropped: tuple[str, ...] = ()
    """The tie-breaks of the list that were not applied, for some players have no rating and the
    regulations of the event do not say what becomes of them (C.07 Art. 10)."""
    score: Score | None = None
    """Of teams, what the points of the rows are."""


Players = Mapping[PlayerId, Player]


def standings(competition: Competition, players: Players) -> Standings:
    """Return the table as it stands now (C.07 Art. 4.2); ratings are read from the players.

    Raises RuleError if the edition or the system bars a tie-break of the list.
    """
    settings = competition.settings
    match settings.traits.ranked:
        case Ranked.BY_BRACKET:
            return _of_knockout(competition)
        case Ranked.BY_PARTS:
            return _of_stages(competition, players)
        case Ranked.BY_SHEETS:
            return _of_sheets(competition)
    tie_breaks = tuple(TieBreak.parse(name) for name in settings.tie_breaks)
    criteria = [criterion_of(settings, each) for each in tie_breaks]
    ground = reckoned_from(competition, players)
    columns: list[Values] = []
    dropped: list[str] = []
    tied = by_points(ground.table)
    before_play_offs = tie_breaks_before_play_offs(settings)
    for index, (tie_break, criterion) in enumerate(zip(tie_breaks, criteria, strict=True)):
        if index == before_play_offs:
            tied = by_play_offs(competition, tied)
        if _is_dropped(ground, criterion):
            dropped.append(str(tie_break))
            columns.append({})
            continue
        tied, values = _by_criterion(ground, tied, criterion, tie_break, index)
        columns.append(values)
    if before_play_offs == len(tie_breaks):
        tied = by_play_offs(competition, tied)
    tied = by_lots_of_play_offs(competition, tied)
    tied, by_lot = by_drawn_lots(competition, tied)
    return Standings(
        tie_breaks=tuple(str(tie_break) for tie_break in tie_breaks),
        rows=(
            *_rows(
                ground.table, tied, columns, by_lot, ground.other.table if settings.teams else None
            ),
            *_annulled(competition, annulled_players(competition), len(columns)),
        ),
        dropped=tuple(dropped),
        score=ground.score,
    )


def _of_knockout(competition: Competition) -> Standings:
    """Return the table of a knockout or a match: the points are those of all games, no tie-break
    is asked.
    """
    if competition.draw is None:
        return Standings(tie_breaks=(), rows=())
    # Imported here and below, for the table of a report without a bracket starts sooner so.
    from arbiter_app.domain.pairing.knockout import knockout

    found, table = knockout(competition), crosstable(competition)
    other = other_crosstable(competition)
    if not found.is_over:
        spans = (
            _Span(
                player,
                each.first_place,
                each.last_place,
                table.points(player),
                _of_other(other, player),
            )
            for each in found.order
            for player in each.players
        )
        return _without_values(competition, _spanned(spans, competition, Decider.KNOCKOUT))
    tied = [
        Tied(each.players, None if at == 0 else Decider.KNOCKOUT)
        for at, each in enumerate(found.order)
    ]
    tied = by_lots_of_play_offs(competition, by_play_offs(competition, tied))
    tied, by_lot = by_drawn_lots(competition, tied)
    return _without_values(competition, _rows(table, tied, (), by_lot, other))


def _of_stages(competition: Competition, players: Players) -> Standings:
    """Return the table of the whole; the points are those of the stage that put a player there."""
    placed = overall(competition, lambda stage: standings(stage, players).rows)
    spans = (
        _Span(each.player, each.place, each.last_place, each.points, each.other_points)
        for each in placed
        if not each.annulled
    )
    out = frozenset(each.player for each in placed if each.annulled)
    rows = (*_spanned(spans, competition, Decider.STAGE), *_annulled(competition, out))
    return _without_values(competition, rows)


def _of_sheets(competition: Competition) -> Standings:
    """Return the table of solvers: points, then time; who is level in both shares the place."""
    scores = solver_scores(competition)
    in_order = sorted(scores, key=lambda each: scores[each].order)
    orders = [scores[each].order for each in in_order]
    rows: list[Standing] = []
    for at, (solver, order) in enumerate(zip(in_order, orders, strict=True)):
        score = scores[solver]
        decided_by: Decider | None = None
        if at > 0 and order != orders[at - 1]:
            is_by_time = score.points == scores[in_order[at - 1]].points
            decided_by = Decider.TIME if is_by_time else Decider.POINTS
        rows.append(
            Standing(
                place=orders.index(order) + 1,
                last_place=orders.index(order) + orders.count(order),
                player=solver,
                number=competition.numbers[solver],
                points=score.points,
                seconds=score.seconds,
                values=(),
                decided_by=decided_by,
                by_lot=False,
            )
        )
    return _without_values(competition, rows)


def _without_values(competition: Competition, rows: Iterable[Standing]) -> Standings:
    """Return a table that no tie-break orders."""
    score = competition.settings.primary_score
    return Standings(tie_breaks=(), rows=tuple(rows), score=score)


class _Span(NamedTuple):
    """The places that a player has, or can still have."""

    player: ParticipantId
    place: int
    last_place: int
    points: Decimal
    other_points: Decimal | None


def _spanned(
    spans: Iterable[_Span], competition: Competition, decider: Decider
) -> Iterator[Standing]:
    """Yield the rows of players whose places are known; where those of two overlap nothing
    separates them yet.
    """
    numbers, reach = competition.numbers, 0
    for span in spans:
        yield Standing(
            place=span.place,
            last_place=span.last_place,
            player=span.player,
            number=numbers[span.player],
            points=span.points,
            other_points=span.other_points,
            values=(),
            decided_by=decider if 0 < reach < span.place else None,
            by_lot=False,
        )
        reach = max(reach, span.last_place)


def tie_breaks_before_play_offs(settings: Settings) -> int:
    """Return how many tie-breaks of the list are applied before ties are played off
    (C.07 Art. 3.1.2).
    """
    listed = len(settings.tie_breaks)
    before = settings.play_off.tie_breaks_before if settings.play_off else None
    return listed if before is None else min(before, listed)


def ties_before_play_offs(
    competition: Competition, players: Players
) -> tuple[tuple[ParticipantId, ...], ...]:
    """Return who is level when ties are to be played off, best first, single players too.

    Raises RuleError as `standings`.
    """
    if competition.traits.has_bracket:
        from arbiter_app.domain.pairing.knockout import knockout

        order = knockout(competition).order if competition.draw is not None else ()
        return tuple(each.players for each in order)
    ground = reckoned_from(competition, players)
    tied = by_points(ground.table)
    for index in range(tie_breaks_before_play_offs(competition.settings)):
        tied = _by_listed(ground, tied, index)
    return tuple(each.players for each in tied)


def classes_of(
    ground: Basis, level: tuple[ParticipantId, ...], index: int
) -> list[tuple[ParticipantId, ...]]:
    """Return the classes into which a tie-break of the list divides players who are level, best
    first. Raises RuleError as `standings`.
    """
    return [each.players for each in _by_listed(ground, [Tied(level, None)], index)]


def _by_listed(ground: Basis, tied: list[Tied], index: int) -> list[Tied]:
    tie_break = TieBreak.parse(ground.settings.tie_breaks[index])
    criterion = _criterion(ground, tie_break)
    if _is_dropped(ground, criterion):
        return tied
    return _by_criterion(ground, tied, criterion, tie_break, index)[0]


def reckoned_from(competition: Competition, players: Players) -> Basis:
    """Return what the values of a competition are reckoned from, under its edition."""
    settings = competition.settings
    unplayed = edition(settings.edition).unplayed[settings.traits.ranked_like]
    return basis(competition, players, unplayed)


def answer(ground: Basis, name: str, player: ParticipantId) -> Answer | None:
    """Return a player's value with its parts; None for a criterion of a group.

    Raises RuleError as `standings`.
    """
    tie_break = TieBreak.parse(name)
    function = _criterion(ground, tie_break).function
    if not isinstance(function, Individual):
        return None
    varied = ground.varied(tie_break)
    return function.answer(Subject(varied, varied.table.lines[player], tie_break))


def ranking(ground: Basis, name: str, tied: Sequence[ParticipantId]) -> Ranking | None:
    """Return how a group criterion ranks tied players; None for a criterion of single players.

    Raises RuleError as `standings`.
    """
    tie_break = TieBreak.parse(name)
    function = _criterion(ground, tie_break).function
    if not isinstance(function, Group):
        return None
    return function.rank(ground.varied(tie_break), tied)


def _criterion(ground: Basis, tie_break: TieBreak) -> Criterion:
    return criterion_of(ground.settings, tie_break)


def may_draw_lots(competition: Competition, table: Standings) -> bool:
    """Return whether lots may be drawn: where they must be, and in a stage from which people go on
    also where ties are shared otherwise, for only one of those level can take a place that leads on
    (C.07 Art. 4.2).
    """
    is_left_tied = any(row.shared and not row.is_settled for row in table.rows)
    if competition.leads_on and is_over(competition) and is_left_tied:
        return True
    return awaits_lots(competition, table)


def awaits_lots(competition: Competition, table: Standings) -> bool:
    """Return whether play is over and left a tie that only lots can divide (C.07 Art. 4.2)."""
    return (
        is_over(competition)
        and competition.settings.unresolved is Unresolved.LOTS
        and any(row.shared and not row.is_settled for row in table.rows)
    )


def _is_dropped(ground: Basis, criterion: Criterion) -> bool:
    """Whether somebody lacks a rating that the criterion needs (C.07 Art. 10).

    Where the regulations of the event leave such players out, or all of them have a rating of
    the arbiter's, it is applied.
    """
    function = criterion.function
    return (
        isinstance(function, Individual)
        and function.rests_on_ratings
        and ground.settings.unrated is not Unrated.LEFT_OUT
        and len(ground.ratings) < len(ground.table.lines)
    )


def _by_criterion(
    ground: Basis, tied: list[Tied], criterion: Criterion, tie_break: TieBreak, index: int
) -> tuple[list[Tied], Values]:
    """Divide every subgroup still tied; return the values that did it beside the subgroups."""
    varied = ground.varied(tie_break)
    match criterion.function:
        case Individual() as individual:
            values = {
                player: individual.answer(Subject(varied, line, tie_break)).value
                for player, line in varied.table.lines.items()
            }
            better = better_value(ground, criterion, tie_break)
            return divide(tied, lambda players: by_value(players, values, better), index), values
        case Group() as group:
            rankings = {
                each.ranked: group.rank(varied, each.ranked) for each in tied if each.is_open
            }
            points = {
                player: score
                for each in tied
                if each.is_open
                for player, score in rankings[each.ranked].points.items()
                if player in each.players
            }
            return divide(tied, lambda players: rankings[players].classes, index), points


def better_value(ground: Basis, criterion: Criterion, tie_break: TieBreak) -> Better:
    """Return which values come first, also where the event says so itself."""
    own: OwnCriterion | None = ground.own_criteria.get(tie_break.acronym)
    if own and own.lower_is_better:
        return Better.LOWER
    return criterion.better_of(tie_break)


def _rows(
    table: Crosstable,
    tied: Iterable[Tied],
    columns: Sequence[Values],
    by_lot: frozenset[ParticipantId],
    other: Crosstable | None,
) -> Iterator[Standing]:
    place = 1
    for group in tied:
        last_place = place + len(group.players) - 1
        for player in group.players:
            line = table.lines[player]
            yield Standing(
                place=place,
                last_place=last_place,
                player=player,
                number=line.number,
                points=line.points,
                other_points=_of_other(other, player),
                values=tuple(values.get(player) for values in columns),
                decided_by=group.decided_by if player == group.players[0] else None,
                by_lot=player in by_lot,
                is_settled=group.is_settled and last_place > place,
            )
        place = last_place + 1


def _of_other(other: Crosstable | None, team: ParticipantId) -> Decimal | None:
    return None if other is None else other.points(team)


def _annulled(
    competition: Competition, out: frozenset[ParticipantId], tie_breaks: int = 0
) -> Iterator[Standing]:
    """Yield those whose results do not count, below everybody else (C.05 Art. 6.6)."""
    last_place = len(competition.numbers)
    for player, number in competition.numbers.items():
        if player in out:
            yield Standing(
                place=last_place - len(out) + 1,
                last_place=last_place,
                player=player,
                number=number,
                points=Decimal(0),
                other_points=None if competition.settings.teams is None else Decimal(0),
                values=(None,) * tie_breaks,
                decided_by=None,
                by_lot=False,
                annulled=True,
            )
