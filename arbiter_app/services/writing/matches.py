"""What is decided about matches, in its rows: colours, bids, walk-overs, lots."""

from collections.abc import Container, Iterable
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import DecisionId, GameId, MatchId, PlayerId
from arbiter_app.domain.pairing.built_upon import (
    Overturned,
    left_over,
    overturned,
    refusal_of_change,
)
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.domain.taking_part.adjourned import adjourned_in, refusal_of_forfeit
from arbiter_app.domain.taking_part.lost_games import (
    boards_of_matches,
    gave_up,
    lost_here,
)
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.domain.teams.two_stages import places_of_match
from arbiter_app.services.writing.results import as_written, of_matches, write_changes
from arbiter_app.services.writing.settings import clean
from arbiter_app.services.writing.stages import forget_boards_of, forget_games
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import stages as rows_of_stages
from arbiter_app.store.rows.rounds import remove_round


def write_decision(
    uow: UnitOfWork,
    kind: DecisionKind,
    match: MatchId | None,
    *,
    step: int | None = None,
    player: PlayerId | None = None,
    value: str = "",
    seed: str | None = None,
    reason: str = "",
) -> None:
    """Keep what is decided about a match, or about all matches of the stage."""
    rows_of_stages.add_decision(
        uow.rows,
        uow.competition.id,
        MatchDecision(
            id=_NEW,
            kind=kind,
            at=uow.at,
            match=match,
            step=step,
            player=player,
            value=value,
            seed=seed,
            reason=clean(reason) or "",
        ),
    )


_NEW = DecisionId(0)
"""Stands for a decision until it has an id."""


def give_up(uow: UnitOfWork, match: MatchId, player: PlayerId, reason: str) -> None:
    """Write a walk-over inside a command; paired games of the match are lost by forfeit, so that
    their round can be signed off.

    Raises RuleError("player.adjourned") where one of them has begun.
    """
    _demand_none_adjourned(uow, player, match)
    write_changes(uow, lost_here(uow.tournament, uow.competition, player, match))
    write_decision(uow, DecisionKind.WALKOVER, match, player=player, reason=reason)


def keep_walkover(uow: UnitOfWork, match: MatchId, player: PlayerId) -> None:
    """Write down that a player has lost a match because he left, if nothing says so yet: where his
    opponent leaves too, that could not be told any more.
    """
    if not gave_up(uow.competition, player, match):
        write_decision(uow, DecisionKind.WALKOVER, match, player=player)


def leave_stage(uow: UnitOfWork, player: PlayerId, reason: str) -> None:
    """Let a player lose inside a command what he has still to play in the stage: open games of a
    table by forfeit, matches by walk-over. He stays in the tournament.

    Raises RuleError("player.adjourned") where one of them has begun.
    """
    _demand_none_adjourned(uow, player)
    if not bracket_is_drawn(uow.competition):
        write_changes(uow, lost_here(uow.tournament, uow.competition, player))
        return
    while (match := _open_match(as_written(uow).competition, player)) is not None:
        give_up(uow, match, player, reason)


def _demand_none_adjourned(uow: UnitOfWork, player: PlayerId, match: MatchId | None = None) -> None:
    """Make sure that no game is forfeited that has begun and was adjourned.

    Raises RuleError("player.adjourned").
    """
    for round_, game in adjourned_in(uow.competition, player, match):
        raise refusal_of_forfeit(uow.here, round_, game, player)
    for there, games in boards_of_matches(uow.tournament, uow.competition, player, match):
        for member in people_of(uow.tournament, player):
            for round_, game in adjourned_in(there, member):
                if game.id in games:
                    raise refusal_of_forfeit(uow.here, round_, game, member)


def _open_match(competition: Competition, player: PlayerId) -> MatchId | None:
    """Return a match that somebody has come to and has not lost or won yet."""
    for match in knockout(competition).matches.values():
        is_open = player in match.players and not match.is_over
        if is_open and not gave_up(competition, player, match.id):
            return match.id
    return None


def take_back(uow: UnitOfWork, gone: Overturned) -> None:
    """Take back what was paired and decided in matches of the stage."""
    remove_decisions(uow, gone.decisions)
    remove_games(uow, {game.id for game in gone.games})


def settle_bracket(uow: UnitOfWork) -> None:
    """Bring what is paired in a knockout in line with results that an act has changed: nobody plays
    on in a match that they decide, and nobody has games in one to which he has not come. Results on
    boards change the bracket of the teams.

    Raises RuleError("match.built-upon").
    """
    uow = of_matches(uow)
    if not bracket_is_drawn(uow.competition):
        return
    now = as_written(uow)
    if refusal := refusal_of_change(uow.here, now.competition):
        raise refusal
    remove_games(uow, {game.id for game in left_over(uow.competition, now)})


def settle_brackets_anew(uow: UnitOfWork) -> None:
    """Do so in all stages, and take back what was paired or decided for players who have not come
    there any more.

    Raises RuleError("match.played-upon") where something of it was played.
    """
    for stage in uow.tournament.stages:
        there = uow.at_stage(stage.id)
        if bracket_is_drawn(there.competition):
            now = as_written(there)
            gone = overturned(there.here, now.competition)
            unplayed = left_over(there.competition, now)
            take_back(there, replace(gone, games=(*gone.games, *unplayed)))


def remove_decisions(uow: UnitOfWork, decisions: Iterable[MatchDecision]) -> None:
    """Take decisions about matches back."""
    rows_of_stages.remove_decisions(uow.rows, [each.id for each in decisions])


def remove_games(uow: UnitOfWork, games: Container[GameId]) -> None:
    """Take games of the stage back that were paired and not played, and rounds at the end that
    are empty then.

    Raises RuleError("match.incident") or ("match.appeal") where one of them is in dispute.
    """
    stage = uow.competition
    gone = [(round_, game) for round_, game in stage.games if game.id in games]
    for round_, game in gone:
        _demand_unmentioned(uow, round_, game)
        forget_boards_of(uow, stage.id, round_.number, game)
    forget_games(uow, [game.id for _, game in gone])
    for round_ in reversed(stage.rounds):
        if not all(game.id in games for game in round_.games):
            break
        remove_round(uow.rows, stage.id, round_.number)


def _demand_unmentioned(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    places = places_of_match(uow.tournament, uow.competition.id, round_.number, game)
    number, board = round_.number, game.board
    for incident in uow.tournament.incidents:
        if (incident.stage, incident.round, incident.board) in places:
            raise RuleError("match.incident", incident=incident.id, round=number, board=board)
    for appeal in uow.tournament.appeals:
        if (appeal.stage, appeal.round, appeal.board) in places:
            raise RuleError("match.appeal", appeal=appeal.id, round=number, board=board)
