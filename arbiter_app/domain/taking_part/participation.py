"""Who takes part from now on: withdrawal, expulsion, rounds missed, return; and what follows.

The schedule of a round robin stays. Who leaves loses the games still to come by forfeit, both lose
where the opponent is not there either (C.05 Art. 6.6); in a Swiss those are the games of rounds
that are published, and points stay (General Regulations 6.6). He leaves all stages; rounds are
missed in one of them. An adjourned game has begun: it is never forfeited, its result is decided
apart.

Who decides of a team decides of its matches; where the boards of a match are made, each that is
not begun is lost by who sits there for it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    Mark,
    Result,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, IncidentId, ParticipantId, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.taking_part.adjourned import (
    adjourned_in,
    ended,
    refusal_of_forfeit,
)
from arbiter_app.domain.taking_part.lost_games import (
    can_still_be_played,
    concerned,
    games_lost,
    games_open_again,
    lost_beforehand,
    sides,
)
from arbiter_app.domain.taking_part.what_if import GameChange, changed
from arbiter_app.domain.taking_part.who_plays import coming_rounds
from arbiter_app.values import frozen


class What(StrEnum):
    """What becomes of a player's part in the tournament."""

    WITHDRAW = "withdraw"
    EXPEL = "expel"
    MISS = "miss"
    """He comes late or is away: he stays a player, and forfeits the games of some rounds."""
    RETURN = "return"
    """He plays again, or comes after all."""


@frozen(kw_only=True)
class Move:
    """What is decided about a player, or a team."""

    what: What
    player: PlayerId
    first: Round | None = None
    """With `MISS`, the rounds that he misses."""
    last: Round | None = None
    results: Mapping[GameId, Result] = field(default_factory=dict)
    """How the adjourned games end that he does not finish, see `adjourned_games`."""


STATUS_AFTER = {
    What.WITHDRAW: EntryStatus.WITHDRAWN,
    What.EXPEL: EntryStatus.EXPELLED,
    What.RETURN: EntryStatus.REGISTERED,
}


ACTION_OF = {
    What.WITHDRAW: Action.WITHDRAW_PLAYER,
    What.EXPEL: Action.EXPEL_PLAYER,
    What.MISS: Action.MISS_ROUNDS,
    What.RETURN: Action.RETURN_PLAYER,
}


def possible_moves(here: InHand, player: PlayerId) -> tuple[What, ...]:
    """Return what can be decided about a player now; of rounds to miss, one at least."""
    rounds = len(here.competition.rounds)

    def is_possible(what: What) -> bool:
        first, last = (Round(1), Round(rounds)) if what is What.MISS else (None, None)
        if last == 0:
            return False
        move = Move(what=what, player=player, first=first, last=last)
        return (
            verdict(ACTION_OF[what], here.competition) is not Verdict.REFUSED
            and refusal_of(here, move) is None
        )

    return tuple(filter(is_possible, What))


def where_decided(here: InHand, player: ParticipantId) -> InHand:
    """Return where it is decided of a member of a team, or of a team, which may be seen from the
    stage of the other.
    """
    stage = concerned(here.tournament, here.competition, player)[0].id
    return here if stage == here.competition.id else in_hand(here.event, stage)


def refusal_of(here: InHand, move: Move) -> RuleError | None:
    """Return why a move makes no sense now; None where it does.

    Raises RuleError for a player or a round that is not there.
    """
    here = where_decided(here, move.player)
    here.competition.participant(move.player)
    status = here.tournament.status(move.player)
    name = here.event.contestants[move.player].name
    match move.what, status:
        case What.EXPEL, EntryStatus.WITHDRAWN:
            return None
        case What.WITHDRAW | What.EXPEL | What.MISS, EntryStatus.WITHDRAWN:
            return RuleError("player.withdrawn", name=name)
        case What.WITHDRAW | What.EXPEL | What.MISS, EntryStatus.EXPELLED:
            return RuleError("player.expelled", name=name)
        case What.MISS, _:
            first, last = _rounds(here.competition, move)
            if not (
                game_changes(here.tournament, here.competition, move)
                or adjourned_games(here.tournament, here.competition, move)
                or rounds_not_paired(here.competition, move)
            ):
                return RuleError("player.misses-nothing", name=name, first=first, last=last)
        case What.RETURN, _:
            if (incident := _standing_sanction(here, move)) is not None:
                return RuleError("player.sanctioned", name=name, incident=incident)
            if status is EntryStatus.REGISTERED and not game_changes(
                here.tournament, here.competition, move
            ):
                return RuleError("player.takes-part", name=name)
    return None


def game_changes(
    tournament: Tournament, competition: Competition, move: Move
) -> tuple[GameChange, ...]:
    """Return the games that change, in the order of rounds; those of all stages where the player
    leaves, or comes back after he had left.

    Raises RuleError("stage.no-such-round") or ("player.rounds") for rounds that are none.
    """
    match move.what:
        case What.RETURN:
            return tuple(games_open_again(tournament, competition, move.player))
        case What.MISS:
            first, last = _rounds(competition, move)
            lost = [
                change
                for stage in concerned(tournament, competition, move.player)
                for change in _lost(tournament, stage, move, Absence.MISSED)
            ]
            return tuple(
                change for change in _by_round(lost) if first <= change.round.number <= last
            )
        case _:
            stages = [tournament.competition(stage.id) for stage in tournament.stages]
            return tuple(
                change
                for stage in stages
                for change in _by_round(_lost(tournament, stage, move, Absence.LEFT))
            )


def _lost(
    tournament: Tournament, stage: Competition, move: Move, absence: Absence
) -> Iterator[GameChange]:
    """Yield what is lost in a stage by who is not there, and the adjourned games that end."""
    for player in sides(tournament, move.player):
        yield from games_lost(stage, player, absence)
        yield from ended(stage, player, move.results)


def rounds_not_paired(competition: Competition, move: Move) -> tuple[Round, ...]:
    """Return the rounds of a Swiss to come that are missed: a bye of zero points is noted in each,
    where there is none.

    Raises RuleError as `game_changes`.
    """
    if move.what is not What.MISS or not competition.traits.follows_results:
        return ()
    first, last = _rounds(competition, move)
    absence = move.player, Mark.ZERO_BYE
    missed = (each for each in coming_rounds(competition) if first <= each <= last)
    return tuple(each for each in missed if absence not in _byes(competition, each))


def _byes(competition: Competition, number: Round) -> Iterator[tuple[PlayerId, Mark]]:
    round_ = competition.round_or_none(number)
    return ((bye.player, bye.mark) for bye in (byes_asked_for(round_) if round_ else ()))


def adjourned_games(
    tournament: Tournament, competition: Competition, move: Move
) -> tuple[tuple[RoundOfPlay, Game], ...]:
    """Return the adjourned games that a move would leave without a result.

    Raises RuleError as `game_changes`.
    """
    match move.what:
        case What.RETURN:
            return ()
        case What.MISS:
            first, last = _rounds(competition, move)
            return tuple(
                each
                for stage in concerned(tournament, competition, move.player)
                for player in sides(tournament, move.player)
                for each in adjourned_in(stage, player)
                if first <= each[0].number <= last
            )
        case _:
            return tuple(
                each
                for stage in tournament.stages
                for player in sides(tournament, move.player)
                for each in adjourned_in(tournament.competition(stage.id), player)
            )


def demand_no_adjourned(here: InHand, move: Move) -> None:
    """Make sure that every adjourned game gets its result with the move.

    Raises RuleError("player.adjourned").
    """
    for round_, game in adjourned_games(here.tournament, here.competition, move):
        if game.id not in move.results:
            sides_of = sides(here.tournament, move.player)
            own = next(each for each in sides_of if each in (game.white, game.black))
            raise refusal_of_forfeit(here, round_, game, own)


def after(tournament: Tournament, competition: Competition, move: Move) -> Tournament:
    """Return the tournament as the move leaves it."""
    statuses = {move.player: STATUS_AFTER.get(move.what)}
    return changed(tournament, game_changes(tournament, competition, move), statuses)


def stays_lost(
    tournament: Tournament, competition: Competition, player: PlayerId
) -> tuple[tuple[RoundOfPlay, Game], ...]:
    """Return the games that somebody who returns has lost all the same, for their rounds have
    begun without him.
    """
    return tuple(
        (round_, game)
        for stage, round_, game in lost_beforehand(tournament, competition, player)
        if not can_still_be_played(stage, round_, game)
    )


def _by_round(changes: Iterable[GameChange]) -> list[GameChange]:
    return sorted(changes, key=lambda change: (change.round.number, change.before.board))


def _standing_sanction(here: InHand, move: Move) -> IncidentId | None:
    """Return the incident whose sanction a return would go against, if there is one."""
    is_expelled = here.tournament.status(move.player) is EntryStatus.EXPELLED
    open_again = {
        change.before.id for change in game_changes(here.tournament, here.competition, move)
    }
    for incident in here.tournament.incidents:
        for penalty in incident.penalties:
            if not penalty.stands or not penalty.is_about(move.player, None):
                continue
            lost_by_it = open_again & {effect.game for effect in penalty.effects}
            if penalty.sanction is Sanction.EXPULSION and is_expelled:
                return incident.id
            if penalty.sanction is Sanction.EXCLUSION and lost_by_it:
                return incident.id
    return None


def _rounds(competition: Competition, move: Move) -> tuple[Round, Round]:
    """Return the rounds of a move. Raises RuleError as `game_changes`."""
    first, last = move.first or Round(1), move.last or move.first or Round(1)
    for number in (first, last):
        competition.round(number)
    if first > last:
        raise RuleError("player.rounds", first=first, last=last)
    return first, last
