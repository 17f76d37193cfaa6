"""Rounds of two tournaments that are played at the same time, and who would sit in both."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from itertools import combinations

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.time_controls import longest_game
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round, StageId, TournamentId
from arbiter_app.domain.permission.by_state import has_play_begun
from arbiter_app.domain.taking_part.who_plays import is_settled
from arbiter_app.values import frozen

ASSUMED_LENGTH: Mapping[Discipline, timedelta] = {
    Discipline.STANDARD: timedelta(hours=4),
    Discipline.RAPID: timedelta(hours=1),
    Discipline.BLITZ: timedelta(minutes=15),
}
"""How long a round is taken to last whose time control is not written in figures."""


@frozen(kw_only=True)
class RoundSpan:
    """When a round is played: from its start to the end of its longest game of 60 moves."""

    tournament: TournamentId
    stage: StageId
    round: Round
    starts_at: datetime
    ends_at: datetime
    is_assumed: bool = False
    """Whether its length is assumed, for the time control does not say it in figures."""

    def meets(self, other: "RoundSpan") -> bool:
        """Whether both are played at some moment."""
        return self.starts_at < other.ends_at and other.starts_at < self.ends_at


@frozen(kw_only=True)
class Overlap:
    """A round of one tournament and a round of another, played at the same time."""

    first: RoundSpan
    second: RoundSpan


@frozen(kw_only=True)
class TwoPlaces:
    """A player who would have to be in two places at once, and where first."""

    player: PlayerId
    overlap: Overlap


def spans(event: Event, tournament: TournamentId) -> tuple[RoundSpan, ...]:
    """Return when the rounds of a tournament are played, of all its stages, in order of the stages;
    those without a start are left out, and those in which nobody plays.

    Raises RuleError("tournament.none").
    """
    stages = event.of(tournament).tournament.stages
    return tuple(
        span
        for stage in stages
        if stage.boards_of is None
        for round_ in stage.rounds
        if not round_.is_carried and (span := span_of(event, stage.id, round_)) is not None
    )


def span_of(
    event: Event, stage: StageId, round_: RoundOfPlay, game: Game | None = None
) -> RoundSpan | None:
    """Return when a round is played, or a game of it that has a time of its own; None where no
    start is set.
    """
    here = in_hand(event, stage)
    starts_at = (game.starts_at if game else None) or round_.starts_at
    if starts_at is None:
        return None
    length = longest_game((game.time_control if game else "") or here.time_control)
    return RoundSpan(
        tournament=here.tournament.id,
        stage=stage,
        round=round_.number,
        starts_at=starts_at,
        ends_at=starts_at + (length or ASSUMED_LENGTH[here.event.discipline]),
        is_assumed=length is None,
    )


def overlaps(event: Event, first: TournamentId, second: TournamentId) -> tuple[Overlap, ...]:
    """Return the pairs of rounds of two tournaments that are played at the same time, in the order
    of their starts.

    Raises RuleError("tournament.none").
    """
    return _meetings(spans(event, first), spans(event, second))


def overlaps_of(
    event: Event, player: PlayerId | None, tournaments: Iterable[TournamentId]
) -> tuple[Overlap, ...]:
    """Return the rounds in which a player of some tournaments would have to be in two places, in
    the order of the tournaments; None is somebody new.

    What is over does not count, nor does a round without them: they have a bye, or it was paired
    before they came.
    """
    found = [tuple(_spans_ahead(event, player, each)) for each in tournaments]
    return tuple(
        overlap for one, other in combinations(found, 2) for overlap in _meetings(one, other)
    )


def in_two_places(event: Event) -> tuple[TwoPlaces, ...]:
    """Return who would have to play in two tournaments of a whole event at the same time, each
    once, in the order of the tournaments and their entries.
    """
    entered: dict[PlayerId, list[TournamentId]] = {}
    for tournament in event.tournaments:
        for entry in tournament.entries:
            if entry.takes_part:
                entered.setdefault(entry.player, []).append(tournament.id)
    return tuple(
        TwoPlaces(player=player, overlap=met[0])
        for player, tournaments in entered.items()
        if len(tournaments) > 1 and (met := overlaps_of(event, player, tournaments))
    )


def demand_no_overlap(
    event: Event, player: PlayerId | None, name: str, tournaments: Iterable[TournamentId]
) -> None:
    """Demand that a player does not have to be in two places at once where both tournaments are
    being played: before that the times may still be changed.

    Raises RuleError("entry.overlap").
    """
    for overlap in overlaps_of(event, player, tournaments):
        one, other = (
            event.of(each.tournament).tournament for each in (overlap.first, overlap.second)
        )
        if has_begun(one) and has_begun(other):
            raise RuleError(
                "entry.overlap",
                name=name,
                round=overlap.first.round,
                title=one.title,
                other_round=overlap.second.round,
                other_title=other.title,
            )


def has_begun(tournament: Tournament) -> bool:
    """Whether a round of a tournament is published or was played."""
    is_published = any(each.published for stage in tournament.stages for each in stage.rounds)
    return is_published or has_play_begun(tournament.competition())


def _meetings(first: Iterable[RoundSpan], second: Iterable[RoundSpan]) -> tuple[Overlap, ...]:
    others = tuple(second)
    met = (Overlap(first=one, second=each) for one in first for each in others if one.meets(each))
    return tuple(sorted(met, key=lambda met: (met.first.starts_at, met.second.starts_at)))


def _spans_ahead(
    event: Event, player: PlayerId | None, tournament: TournamentId
) -> Iterator[RoundSpan]:
    """Yield when a player has to be there, in the rounds of a tournament that are not over."""
    whole = event.of(tournament).tournament
    if whole.played_by_teams and player is not None:
        team = whole.team_of(player)
        player = None if team is None else team.id
    for stage in whole.stages:
        if stage.boards_of is not None:
            continue
        competition = whole.competition(stage.id)
        is_later = not whole.is_main(stage.id)
        if is_later and player not in competition.players:
            continue
        for round_ in stage.rounds:
            game = _game_of(round_, player)
            if _is_free(competition, round_, player, game):
                continue
            if (span := span_of(event, stage.id, round_, game)) is not None:
                yield span


def _game_of(round_: RoundOfPlay, player: PlayerId | None) -> Game | None:
    return next((each for each in round_.games if player in (each.white, each.black)), None)


def _is_free(
    competition: Competition, round_: RoundOfPlay, player: PlayerId | None, game: Game | None
) -> bool:
    """Whether nothing of a round is left to be played by a player."""
    if game is not None:
        return game.result is not None or game.carried_from is not None
    if any(bye.player == player for bye in round_.byes) or round_.signed_off is not None:
        return True
    if competition.traits.follows_results or player in competition.players:
        return is_settled(competition, round_)
    return competition.has_begun(round_)
