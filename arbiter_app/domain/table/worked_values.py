"""What a value of the table is made of, round by round: the same parts it was reckoned from."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from enum import Enum, auto

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.results import STANDARD_SCORING
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.solving.scores import RoundScore, solver_scores
from arbiter_app.domain.table.standings import answer, ranking
from arbiter_app.domain.table.why import POINTS, Inquiry
from arbiter_app.domain.tie_breaks import performance
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.catalogue import WorkedBy
from arbiter_app.domain.tie_breaks.crosstable import Cell
from arbiter_app.domain.tie_breaks.mini_tables import MiniTable
from arbiter_app.domain.tie_breaks.names import TieBreak, Variation
from arbiter_app.domain.tie_breaks.opponents_results import koya_limit
from arbiter_app.domain.tie_breaks.own_results import compared_with
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Answer, Individual, Ranking, Subject, total
from arbiter_app.domain.tie_breaks.teams import (
    ExtendedSonnebornBerger,
    points_by_board,
    schedule_factor,
)
from arbiter_app.domain.tie_breaks.unplayed import Dummy, DummyRule
from arbiter_app.values import frozen


class Omitted(Enum):
    """Why a round adds nothing to a value."""

    ANNULLED = auto()
    """The opponent left early, and games against him do not count (C.05 Art. 6.6)."""
    UNPLAYED = auto()
    UNRATED = auto()
    BELOW_LIMIT = auto()
    NOT_COUNTED = auto()
    """The round is not one of those that the criterion counts."""


@frozen(kw_only=True)
class RoundPart:
    """What one round adds to a value, or why it adds nothing."""

    cell: Cell
    value: Decimal = Decimal(0)
    score: Decimal | None = None
    """What the opponent, or the dummy in his place, is counted with: points or a rating; in a
    comparison the points of the round to which the player's own are compared."""
    face: Decimal | None = None
    """The opponent's own points, where they are counted otherwise."""
    dummy: Dummy | None = None
    dummy_article: str = ""
    cut: str | None = None
    """The article under which the part was left out."""
    omitted: Omitted | None = None
    awarded: Decimal = Decimal(0)
    """What the arbiter added to the points of the round or took from them."""
    boards: tuple[Decimal, ...] = ()
    """Of a team what it scored on each board, where boards are weighed."""
    stones: int = 0
    """The handicap for which the opponent counts otherwise, below 0 where it was given."""


@frozen
class Average:
    total: Decimal
    number: int


@frozen
class Performance:
    """An average rating, and the difference that the share of points is worth."""

    average: Average
    points: Decimal
    percent: int
    difference: int


@frozen
class Perfect:
    """The points to be expected at a rating and at the one below, and those that were scored."""

    points: Decimal
    expected: Decimal
    expected_below: Decimal


@frozen
class Limit:
    """From how many points on an opponent counts in the Koya system."""

    maximum: Decimal
    half_points: int
    """By how many half points it is moved."""
    groups: int
    """By how many score groups it is moved (text of 2017, Art. 13.6.2)."""
    limit: Decimal | None
    """None where no opponent is left who counts."""


@frozen
class Schedule:
    """The other score of a team, and the strength of its schedule with what divides it."""

    other: Decimal
    total: Decimal
    factor: int


@frozen
class BoardLine:
    """What a team scored on each board over all matches."""

    team: ParticipantId
    points: tuple[Decimal, ...]


Working = Average | Performance | Perfect | Limit | Schedule


@frozen(kw_only=True)
class Worked:
    """A value of a player with everything it rests on."""

    player: ParticipantId
    code: str
    article: str
    worked_by: WorkedBy
    value: Decimal | None
    """For a direct encounter the points in the table of all who were tied."""
    annulled: bool = False
    """Whether nothing of the player counts (C.05 Art. 6.6)."""
    rounds: tuple[RoundPart, ...] = ()
    own_points: Decimal = Decimal(0)
    rounds_counted: int = 0
    """How many rounds the table counts, see `Crosstable.rounds`."""
    adjustment_article: str = ""
    beside: Decimal = Decimal(0)
    """Points that the arbiter gave or took beside the rounds."""
    level: int = 0
    """On which the player has started in a McMahon tournament."""
    rounded_off: Decimal = Decimal(0)
    """What is taken off for the score to be whole."""
    working: Working | None = None
    mini_tables: tuple[MiniTable, ...] = ()
    boards: tuple[BoardLine, ...] = ()
    """Of teams who were level, best first, where their boards divide them."""
    own: OwnCriterion | None = None
    sheets: tuple[RoundScore, ...] = ()
    """Of a solver, what each round gave."""


def worked(asked: Inquiry, code: str, player: ParticipantId, *, index: int | None = None) -> Worked:
    """Return what a value is made of; POINTS asks for the points.

    A direct encounter is asked at its index in the list; of several the first is meant, and what
    the list does not have is asked right after the points.
    Raises RuleError as `Inquiry.criterion`.
    """
    tie_break = TieBreak.parse(code)
    name = str(tie_break)
    is_points = name == POINTS
    article, worked_by = "", WorkedBy.OWN_ROUNDS
    if not is_points:
        criterion = asked.criterion(tie_break)
        article, worked_by = criterion.article, criterion.worked_by
    if player not in asked.ground.table.lines:
        return Worked(
            player=player,
            code=name,
            article=article,
            worked_by=worked_by,
            value=None,
            annulled=True,
        )
    if is_points:
        return _points(asked, player)
    found = answer(asked.ground, name, player)
    if found is None:
        return _of_group(asked, name, article, worked_by, player, index)
    basis = _reckoned_in(asked, tie_break)
    if tie_break.acronym == "FB" or (tie_break.acronym == "SSSC" and tie_break.has(Variation.FORE)):
        basis = basis.fore
    rounds = _rounds(asked, basis, worked_by, player, found)
    if tie_break.acronym == "BERLIN":
        boards = {each.round: each.points for each in basis.boards.get(player, ())}
        rounds = tuple(replace(each, boards=boards.get(each.cell.round, ())) for each in rounds)
    return Worked(
        player=player,
        code=name,
        article=article,
        worked_by=worked_by,
        value=found.value,
        rounds=rounds,
        own_points=basis.table.points(player),
        rounds_counted=basis.table.rounds,
        adjustment_article=basis.unplayed.adjustment_article,
        working=(
            _schedule(asked, tie_break, player, found)
            if tie_break.acronym == "SSSC"
            else _working(basis, worked_by, tie_break, found)
        ),
        own=asked.own_criterion(tie_break),
    )


def _points(asked: Inquiry, player: ParticipantId) -> Worked:
    if asked.competition.traits.has_sheets:
        score = solver_scores(asked.competition)[player]
        return Worked(
            player=player,
            code=POINTS,
            article="",
            worked_by=WorkedBy.OWN_ROUNDS,
            value=score.points,
            own_points=score.points,
            beside=score.beside,
            sheets=score.rounds,
        )
    line = asked.ground.table.lines[player]
    scoring = asked.ground.table.scoring
    counted = (
        RoundPart(cell=cell, value=cell.points, awarded=cell.points - cell.scored(scoring))
        for cell in line.cells
    )
    rounds = (*counted, *_annulled(asked, player))
    return Worked(
        player=player,
        code=POINTS,
        article="",
        worked_by=WorkedBy.OWN_ROUNDS,
        value=line.points,
        rounds=tuple(sorted(rounds, key=lambda part: part.cell.round)),
        own_points=line.points,
        beside=line.beside,
        level=line.level,
        rounded_off=line.rounded_off,
    )


def _reckoned_in(asked: Inquiry, tie_break: TieBreak) -> Basis:
    """Return the basis whose scores of opponents a criterion counts."""
    basis = asked.ground.varied(tie_break)
    function = asked.criterion(tie_break).function
    if isinstance(function, Individual) and isinstance(function.parts, ExtendedSonnebornBerger):
        return basis.by(function.parts.of_opponent)
    return basis


def _of_group(
    asked: Inquiry,
    code: str,
    article: str,
    worked_by: WorkedBy,
    player: ParticipantId,
    index: int | None,
) -> Worked:
    listed = asked.table.tie_breaks
    if index is None:
        index = listed.index(code) if code in listed else 0
    tied = asked.tied_before(index, player)
    ranked = ranking(asked.ground, code, tied) if len(tied) > 1 else None
    by_boards = ranked is not None and (ranked.is_by_boards or worked_by is WorkedBy.BOARDS)
    if ranked is not None and by_boards:
        return Worked(
            player=player,
            code=code,
            article=article,
            worked_by=worked_by,
            value=ranked.points.get(player),
            boards=tuple(
                BoardLine(team, tuple(points_by_board(asked.ground, team)))
                for level in ranked.classes
                for team in level
            ),
        )
    tables = asked.mini_tables(code, tied)
    mine = tables[0].line(player) if tables and _applies(tables) else None
    return Worked(
        player=player,
        code=code,
        article=article,
        worked_by=worked_by,
        value=mine.points if mine else _of_wins(ranked, player),
        mini_tables=tuple(table for table in tables if table.line(player)),
    )


def _of_wins(ranked: Ranking | None, player: ParticipantId) -> Decimal | None:
    """Return what chains of wins give somebody; None where it is not they that rank."""
    return ranked.points.get(player) if ranked is not None and ranked.is_by_wins else None


def _applies(tables: Sequence[MiniTable]) -> bool:
    return tables[0].complete or tables[0].divides


def _rounds(
    asked: Inquiry, basis: Basis, worked_by: WorkedBy, player: ParticipantId, found: Answer
) -> tuple[RoundPart, ...]:
    """Return all rounds of the player in their order, those that add nothing with the reason."""
    if worked_by is WorkedBy.FACT:
        return ()
    counted: dict[Round, RoundPart] = {}
    for part in found.parts:
        counted[part.cell.round] = _counted(basis, worked_by, player, part, cut=None)
    for each in found.cuts:
        counted[each.part.cell.round] = _counted(
            basis, worked_by, player, each.part, cut=each.article
        )
    omitted = [
        _omitted(basis, worked_by, cell)
        for cell in basis.table.lines[player].cells
        if cell.round not in counted
    ]
    rounds = (*counted.values(), *omitted, *_annulled(asked, player))
    return tuple(sorted(rounds, key=lambda part: part.cell.round))


_OF_OPPONENTS_POINTS = frozenset({WorkedBy.OPPONENTS, WorkedBy.PRODUCTS})


def _counted(
    basis: Basis, worked_by: WorkedBy, player: ParticipantId, part: Part, *, cut: str | None
) -> RoundPart:
    cell, face = part.cell, None
    if worked_by in _OF_OPPONENTS_POINTS and part.dummy is None and cell.opponent:
        points = (basis.scores_of or basis).table.points(cell.opponent)
        face = points if points != part.score else None
    score = part.score
    if worked_by is WorkedBy.PRODUCTS and cell.points:
        # What is cut first need not be the lowest of what is multiplied (C.07 Art. 14.1).
        score = part.value / cell.points
    return RoundPart(
        cell=cell,
        value=part.value,
        score=score,
        face=face,
        dummy=part.dummy,
        dummy_article=_dummy_article(basis, part.dummy) if part.dummy else "",
        cut=cut,
        stones=0 if face is None else basis.table.handicaps.get((player, cell.round), 0),
    )


_CAPS: Mapping[DummyRule, str] = {
    DummyRule.CAPPED_BY_OPPONENT: ".1",
    DummyRule.CAPPED_BY_DRAWS: ".2",
}


def _dummy_article(basis: Basis, dummy: Dummy) -> str:
    return basis.unplayed.dummy_article + _CAPS.get(dummy.rule, "")


def _omitted(basis: Basis, worked_by: WorkedBy, cell: Cell) -> RoundPart:
    if worked_by.is_average or worked_by is WorkedBy.SUM:
        why = Omitted.UNRATED if cell.mark.over_the_board else Omitted.UNPLAYED
        return RoundPart(cell=cell, omitted=why)
    if worked_by is WorkedBy.LIMIT and cell.opponent:
        score = basis.table.points(cell.opponent)
        return RoundPart(cell=cell, score=score, omitted=Omitted.BELOW_LIMIT)
    if worked_by is WorkedBy.COMPARISON:
        score = compared_with(basis, cell)
        return RoundPart(cell=cell, score=score, omitted=Omitted.NOT_COUNTED)
    return RoundPart(cell=cell, omitted=Omitted.NOT_COUNTED)


def _annulled(asked: Inquiry, player: ParticipantId) -> list[RoundPart]:
    counted = asked.ground.table.lines[player].cells
    if len(counted) == len(asked.everything.lines[player].cells):
        return []
    rounds = {cell.round for cell in counted}
    return [
        RoundPart(cell=cell, omitted=Omitted.ANNULLED)
        for cell in asked.everything.lines[player].cells
        if cell.round not in rounds
    ]


def _schedule(
    asked: Inquiry, tie_break: TieBreak, player: ParticipantId, found: Answer
) -> Schedule:
    basis = asked.ground.varied(tie_break)
    subject = Subject(basis, basis.table.lines[player], tie_break)
    return Schedule(
        other=basis.other.table.points(player),
        total=total(subject, found.parts),
        factor=schedule_factor(subject),
    )


def _working(
    basis: Basis, worked_by: WorkedBy, tie_break: TieBreak, found: Answer
) -> Working | None:
    parts = found.parts
    if worked_by is WorkedBy.LIMIT:
        return Limit(
            basis.table.maximum,
            tie_break.amount(Variation.LIMIT),
            tie_break.amount(Variation.GROUPS),
            koya_limit(basis.table, tie_break),
        )
    if not worked_by.is_average or found.value is None:
        return None
    scored = sum((part.cell.scored(STANDARD_SCORING) for part in parts), Decimal(0))
    average = Average(sum((part.value for part in parts), Decimal(0)), len(parts))
    match worked_by:
        case WorkedBy.PERFORMANCE:
            percent = performance.share(scored, len(parts))
            return Performance(average, scored, percent, performance.difference(scored, len(parts)))
        case WorkedBy.PERFECT:
            if not scored:
                return Perfect(scored, Decimal(0), Decimal(0))
            rating = int(found.value)
            return Perfect(scored, _expected(rating, parts), _expected(rating - 1, parts))
        case _:
            return average


def _expected(rating: int, parts: Sequence[Part]) -> Decimal:
    percent = sum(performance.expected_percent(rating - int(part.score)) for part in parts)
    return Decimal(percent) / 100
