"""Commands about a player's part in the tournament: he leaves it, misses rounds of it, returns."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.ids import GameId, ParticipantId, PlayerId, Round, TeamId, is_team
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.domain.pairing.match import WonBy
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.solving.sheets import of_who_leaves, of_who_returns
from arbiter_app.domain.taking_part.byes import dropped_byes
from arbiter_app.domain.taking_part.participation import (
    STATUS_AFTER,
    Move,
    What,
    demand_no_adjourned,
    game_changes,
    refusal_of,
    rounds_not_paired,
    where_decided,
)
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.services.command import command
from arbiter_app.services.writing.drafts import give_byes
from arbiter_app.services.writing.matches import keep_walkover
from arbiter_app.services.writing.results import (
    as_written,
    demand_brackets,
    demand_possible,
    write_changes,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import entry_now, write_entry
from arbiter_app.store.rows.rounds import write_byes
from arbiter_app.store.rows.sheets import write_sheet
from arbiter_app.store.rows.teams import write_team

_NONE: Mapping[GameId, Result] = MappingProxyType({})


@command(
    "player.withdraw",
    allows(Action.WITHDRAW_PLAYER),
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
)
def withdraw_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
    results: Mapping[GameId, Result] = _NONE,
) -> None:
    """Withdraw a player: the schedule stays, the games still to come are forfeited (C.05 Art. 6.6).

    Where the opponent is not there either, both sides forfeit. A game that is adjourned has begun:
    `results` says how it ends.
    """
    carry_out(uow, Move(what=What.WITHDRAW, player=player, results=results))


@command(
    "player.expel", allows(Action.EXPEL_PLAYER), right=Right.DECIDE, is_risky=True, in_stage=True
)
def expel_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
    results: Mapping[GameId, Result] = _NONE,
) -> None:
    """Expel a player (Ukrainian rules VII.1.10): of his games becomes what becomes of those of a
    player who withdraws (C.05 Art. 6.6). Who has withdrawn can be expelled too.
    """
    carry_out(uow, Move(what=What.EXPEL, player=player, results=results))


@command(
    "player.miss-rounds",
    allows(Action.MISS_ROUNDS),
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
)
def miss_rounds(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    first: Round,
    last: Round,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
    results: Mapping[GameId, Result] = _NONE,
) -> None:
    """Let a player forfeit the games of rounds in which he is not there (VII.2.9); he stays."""
    move = Move(what=What.MISS, player=player, first=first, last=last, results=results)
    carry_out(uow, move)


@command(
    "player.return", allows(Action.RETURN_PLAYER), right=Right.DECIDE, is_risky=True, in_stage=True
)
def return_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Let a player take part again: what he lost by leaving is open again in rounds that have not
    begun, or all of it while nobody has played since.
    """
    carry_out(uow, Move(what=What.RETURN, player=player))


@command(
    "players.withdraw",
    allows(Action.WITHDRAW_PLAYER),
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
)
def withdraw_players(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Withdraw several players in one act, see `withdraw_player`: all of them or none."""
    carry_out_for(uow, What.WITHDRAW, players)


@command(
    "players.return", allows(Action.RETURN_PLAYER), right=Right.DECIDE, is_risky=True, in_stage=True
)
def return_players(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Let several players take part again in one act, see `return_player`: all of them or none."""
    carry_out_for(uow, What.RETURN, players)


def carry_out_for(uow: UnitOfWork, what: What, players: Iterable[PlayerId]) -> None:
    """Do inside a command the same for several players, each upon what became of those before:
    two of them may be opponents.

    Raises RuleError as `carry_out`.
    """
    for player in players:
        carry_out(replace(uow, here=as_written(uow)), Move(what=what, player=player))


def carry_out(uow: UnitOfWork, move: Move) -> tuple[GameChange, ...]:
    """Do inside a command what is decided about a player; return the games that changed.

    Who leaves, leaves all stages, and comes back to all of them. Raises RuleError where it makes no
    sense.
    """
    uow = uow.at_stage(where_decided(uow.here, move.player).competition.id)
    if refusal := refusal_of(uow.here, move):
        raise refusal
    for result in move.results.values():
        demand_possible(result)
    demand_no_adjourned(uow.here, move)
    changes = game_changes(uow.tournament, uow.competition, move)
    write_changes(uow, changes)
    if move.what in _LEAVES:
        _keep_walkovers_won(uow, move.player)
    if status := STATUS_AFTER.get(move.what):
        write_status(uow, move.player, status)
    demand_brackets(uow)
    if move.what in _LEAVES:
        for round_ in dropped_byes(as_written(uow).competition, move.player):
            write_byes(uow.rows, uow.competition.id, round_.number, round_.byes)
    give_byes(uow, missed(uow.competition, move))
    if uow.competition.traits.has_sheets:
        _turn_sheets(uow, move)
    return changes


def _turn_sheets(uow: UnitOfWork, move: Move) -> None:
    """Let who leaves be absent from then on, and who returns hand in sheets again."""
    turn = of_who_leaves if move.what in _LEAVES else of_who_returns
    for number, sheet in turn(uow.competition, move.player):
        write_sheet(uow.rows, uow.competition.id, number, sheet)


def write_status(uow: UnitOfWork, player: ParticipantId, status: EntryStatus) -> None:
    """Say whether somebody, or a team, takes part."""
    if is_team(player):
        team = uow.tournament.team(TeamId(player))
        write_team(uow.rows, uow.tournament.id, replace(team, status=status))
        return
    entry = entry_now(uow.rows, uow.tournament.id, player)
    write_entry(uow.rows, uow.tournament.id, replace(entry, status=status))


def missed(competition: Competition, move: Move) -> Mapping[Round, Mapping[PlayerId, Mark]]:
    """Return the byes of zero points that rounds of a Swiss to come are missed with."""
    absent = {move.player: Mark.ZERO_BYE}
    return dict.fromkeys(rounds_not_paired(competition, move), absent)


_LEAVES = frozenset({What.WITHDRAW, What.EXPEL})


def _keep_walkovers_won(uow: UnitOfWork, player: PlayerId) -> None:
    """Write down which matches somebody who leaves has won because his opponent had left: as long
    as one of them was there, that could be told from who takes part.
    """
    for stage in uow.tournament.stages:
        competition = uow.tournament.competition(stage.id)
        if not bracket_is_drawn(competition):
            continue
        for match in knockout(competition).matches.values():
            state = match.state
            if state is None or (state.winner, state.won_by) != (player, WonBy.WALKOVER):
                continue
            if state.loser is not None:
                keep_walkover(uow.at_stage(stage.id), match.id, state.loser)
