"""The rounds of all tournaments as they fill the hall: when, at which boards, who is in the way."""

from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.domain.pairing.swiss.boards import ranges_text
from arbiter_app.domain.taking_part.overlaps import RoundSpan, span_of
from arbiter_app.domain.teams.counts import boards_at_once, boards_of_table
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Sitting:
    """A round of a tournament in the hall."""

    tournament: Tournament
    stage: StageId
    round: Round
    span: RoundSpan | None
    """When it is played; None where it has no start."""
    boards: frozenset[Board]
    """By their numbers in the hall; of a round that is not paired those that it will need."""
    is_paired: bool
    is_out: bool
    """Whether its pairs are published, or somebody has played."""
    is_over: bool
    """Whether nothing of it is left to play."""

    @property
    def starts_at(self) -> datetime | None:
        return None if self.span is None else self.span.starts_at

    @property
    def is_in_hall(self) -> bool:
        """Whether its boards are boards of the hall, that nobody else may sit at meanwhile."""
        return self.tournament.first_board is not None

    def is_while(self, other: "Sitting") -> bool:
        """Whether two are played at the same time. Where one has no start, they are when both are
        out and not over.
        """
        if self.span is not None and other.span is not None:
            return self.span.meets(other.span)
        return all(each.is_out and not each.is_over for each in (self, other))


@frozen(kw_only=True)
class BoardCollision:
    """Two rounds that need the same boards of the hall at the same time."""

    first: Sitting
    second: Sitting
    boards: frozenset[Board]


def sittings(event: Event) -> tuple[Sitting, ...]:
    """Return all rounds of all tournaments by their starts, those without one behind."""
    found = [
        _sitting(event, tournament, tournament.competition(stage.id), round_)
        for tournament in event.tournaments
        for stage in tournament.stages
        if stage.boards_of is None
        for round_ in stage.rounds
        if not round_.is_carried
    ]
    return tuple(
        sorted(found, key=lambda each: (each.starts_at or datetime.max, each.tournament.position))
    )


def collisions(event: Event) -> tuple[BoardCollision, ...]:
    """Return all pairs of rounds that need the same boards of the hall at the same time, but for
    rounds that are over.
    """
    waiting = [each for each in sittings(event) if each.is_in_hall and not each.is_over]
    return tuple(
        found
        for position, one in enumerate(waiting)
        for other in waiting[position + 1 :]
        if (found := _collision(one, other)) is not None
    )


def round_at(event: Event, board: Board) -> Sitting | None:
    """Return the round that is played at a board of the hall: one that is out and not over before
    the one that was played there last, and that before one to come. None where nobody sits.
    """

    def rank(sitting: Sitting) -> tuple[int, int]:
        if sitting.is_over:
            return 1, -sitting.round
        return (0 if sitting.is_out else 2), sitting.round

    there = [each for each in sittings(event) if each.is_in_hall and each.is_paired]
    return min((each for each in there if board in each.boards), key=rank, default=None)


def demand_free_boards(event: Event, stage: StageId, round: Round) -> None:
    """Make sure that nobody else sits at the boards of a round that is to be published, or will by
    what is published already.

    Raises RuleError("hall.boards-taken").
    """
    found = sittings(event)
    this = next(each for each in found if each.stage == stage and each.round == round)
    published = replace(this, is_out=True)
    for other in found:
        if not other.is_out or other.is_over:
            continue
        if (taken := _collision(published, other)) is not None:
            raise RuleError(
                "hall.boards-taken",
                title=this.tournament.title,
                round=round,
                other=other.tournament.title,
                other_round=other.round,
                numbers=ranges_text(taken.boards),
            )


def round_in_hall(competition: Competition) -> RoundOfPlay | None:
    """Return the round that the hall is shown: the one under way. The one before stays until it is
    signed off, or the next one is published or begun; None while there are only drafts.
    """
    current = competition.current
    if current is None:
        return None
    earlier = competition.rounds[: current.number - 1]
    before = next((each for each in reversed(earlier) if each.to_play), None)
    if competition.is_draft(current):
        return before
    has_boards = any(match.boards for match in current.games)
    if before is None or before.signed_off or current.published or has_boards:
        return current
    return current if current.was_played else before


def boards_needed(tournament: Tournament) -> int:
    """Return how many boards a tournament fills at most, one at least."""
    counts = [
        _expected(tournament.competition(stage.id), round_) * _boards_of_a_pair(tournament)
        for stage in tournament.stages
        if stage.boards_of is None
        for round_ in stage.rounds
    ]
    return max([*counts, boards_at_once(tournament), 1])


def _sitting(
    event: Event, tournament: Tournament, competition: Competition, round_: RoundOfPlay
) -> Sitting:
    tables = [game.board for game in round_.to_play] or [
        Board(number) for number in range(1, _expected(competition, round_) + 1)
    ]
    each = _boards_of_a_pair(tournament)
    boards = [board for table in tables for board in boards_of_table(table, each)]
    return Sitting(
        tournament=tournament,
        stage=competition.id,
        round=round_.number,
        span=span_of(event, competition.id, round_),
        boards=frozenset(hall_board(tournament, board) for board in boards),
        is_paired=bool(round_.to_play),
        is_out=round_.published is not None or round_.has_results,
        is_over=competition.has_begun(round_) and round_.missing == 0,
    )


def _boards_of_a_pair(tournament: Tournament) -> int:
    """Return how many boards of the hall a pair takes: one, or those of a match of teams."""
    return 1 if tournament.settings.teams is None else tournament.settings.teams.boards


def _expected(competition: Competition, round_: RoundOfPlay) -> int:
    """Return how many boards a round fills: of one that is not paired, those of everybody who
    still takes part. Nobody knows yet who plays in later rounds of a bracket.
    """
    if round_.games:
        return len(round_.to_play)
    if competition.traits.has_bracket or competition.kind is StageKind.PLAY_OFF:
        return 0
    away = len(round_.byes) if competition.is_rest(round_) else 0
    return max(len(competition.players) - len(competition.left) - away, 0) // 2


def _collision(one: Sitting, other: Sitting) -> BoardCollision | None:
    """Return what is wrong between two rounds; of one tournament each arranges its own."""
    if one.tournament.id == other.tournament.id or not (one.is_in_hall and other.is_in_hall):
        return None
    if not (boards := one.boards & other.boards) or not one.is_while(other):
        return None
    return BoardCollision(first=one, second=other, boards=boards)


def played_together(event: Event, one: Tournament, other: Tournament) -> bool:
    """Whether rounds of two tournaments are, or may be, played at the same time: where not all
    rounds have a start, unless their days tell that they are not.
    """
    found = sittings(event)
    first, second = (
        [each for each in found if each.tournament.id == tournament.id]
        for tournament in (one, other)
    )
    if first and second and all(each.starts_at for each in (*first, *second)):
        return any(each.is_while(after) for each in first for after in second)
    days = event.of(one.id), event.of(other.id)
    return not (_is_before(*days) or _is_before(*reversed(days)))


def _is_before(one: Event, other: Event) -> bool:
    """Whether the days of a tournament end before those of another one begin."""
    ends, starts = one.ends_on or one.starts_on, other.starts_on
    return ends is not None and starts is not None and ends < starts
