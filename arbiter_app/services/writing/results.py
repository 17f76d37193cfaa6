"""How a result gets into its row, whichever command decides it."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.marks import SoFar
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, StageKind
from arbiter_app.domain.facts.play.two_games import of_whole_match
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.pairing.built_upon import refusal_of_change
from arbiter_app.domain.pairing.knockout import bracket_is_drawn
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.domain.teams.two_stages import other_half
from arbiter_app.services.writing.register import turn_in_register
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import game_now, stage_of_game, write_game, write_round


def demand_possible(result: Result | None) -> Result | None:
    """Return a result of the rules. Raises RuleError("result.impossible")."""
    if result is not None and not result.is_possible:
        raise RuleError("result.impossible", marks=f"{result.white} {result.black}")
    return result


def result_now(uow: UnitOfWork, game: Game) -> Result | None:
    """Return the result of a game as this act has left it so far."""
    return game_now(uow.rows, game.id).result


def as_written(uow: UnitOfWork) -> InHand:
    """Return the event as this act has left it so far, and the competition in which it acts."""
    return in_hand(uow.now, uow.competition.id)


def of_matches(uow: UnitOfWork) -> UnitOfWork:
    """Return where the matches of teams stand, on whose boards an act happens; the same where it
    happens elsewhere.
    """
    if uow.competition.kind is not StageKind.BOARDS:
        return uow
    matches = uow.tournament.stage(uow.competition.id).boards_of
    return uow if matches is None else uow.at_stage(matches)


def demand_bracket(uow: UnitOfWork) -> None:
    """Make sure that in a knockout nobody has games in a match to which he has not come any more.

    Raises RuleError("match.built-upon").
    """
    uow = of_matches(uow)
    if bracket_is_drawn(uow.competition) and (
        refusal := refusal_of_change(uow.here, as_written(uow).competition)
    ):
        raise refusal


def demand_brackets(uow: UnitOfWork) -> None:
    """Make sure of it in all stages, where an act concerns more than one."""
    for stage in uow.tournament.stages:
        demand_bracket(uow.at_stage(stage.id))


def write_result(
    uow: UnitOfWork,
    round_: RoundOfPlay,
    game: Game,
    result: Result | None,
    so_far: SoFar | None = None,
) -> None:
    """Set or clear the result of a game, which is of any stage; of a match of two games without
    result what one of them ended in may stay. What decides a match as a whole, such as a forfeit,
    leaves a game that was played before.

    What was found about the result that stood before proves nothing any more, neither a second
    typing nor a correction for the rating report, and a round that was signed off waits for a new
    signature. The same result again, as the act has left it so far, changes nothing.

    Raises RuleError("game.carried") for a game that was played in an earlier stage, and
    ("result.of-two-games") for the result of one game where a match has two, or
    ("result.no-such-game") the other way round.
    """
    if game.carried_from is not None:
        raise RuleError("game.carried", round=round_.number, board=game.board)
    now = game_now(uow.rows, game.id)
    result = _of_match(uow, round_, now, result)
    if (result, so_far) == (now.result, now.so_far):
        return
    _write_anew(
        uow,
        round_,
        replace(
            now,
            result=result,
            so_far=so_far,
            entered_at=uow.at if result or so_far else None,
            rated_result=None,
            white_absence=None,
            black_absence=None,
            white_away=False,
            black_away=False,
            ended_by=None if result is None else now.ended_by,
            is_provisional=False,
            without_colours=now.without_colours and result is not None and result.is_forfeit,
        ),
    )


def write_changes(uow: UnitOfWork, changes: Iterable[GameChange]) -> None:
    """Write games as they are afterwards."""
    for change in changes:
        after = change.after
        write_result(uow, change.round, change.before, after.result, after.so_far)
        write_game(
            uow.rows,
            replace(
                game_now(uow.rows, after.id),
                white_absence=after.white_absence,
                black_absence=after.black_absence,
            ),
        )


def write_rated_result(
    uow: UnitOfWork, round_: RoundOfPlay, game: Game, result: Result | None
) -> None:
    """Set the result that only the rating report has; with None, or the one of the table, it has
    that of the table. Raises RuleError("result.of-two-games") and ("result.no-such-game") as
    `write_result`.
    """
    now = game_now(uow.rows, game.id)
    rated = _of_match(uow, round_, now, result)
    write_game(uow.rows, replace(now, rated_result=None if rated == game.result else rated))


def _of_match(
    uow: UnitOfWork, round_: RoundOfPlay, now: Game, result: Result | None
) -> Result | None:
    """Return a result with both games where a match has two."""
    if not uow.tournament.competition(stage_of_game(uow.rows, now.id)).settings.has_two_games:
        if result is not None and result.games:
            raise RuleError("result.no-such-game", game=len(result.games))
        return result
    if result is not None and not (result.games or result.is_forfeit):
        raise RuleError("result.of-two-games", round=round_.number, board=now.board)
    return of_whole_match(now, result)


def write_check(uow: UnitOfWork, game: Game) -> None:
    """Keep who typed the result of a game a second time."""
    checked = Signed(uow.actor, uow.at)
    write_game(uow.rows, replace(game_now(uow.rows, game.id), checked=checked))


def write_swapped(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    """Let the players change places, each with his side of the result and of what sanctions and
    decisions made of it.
    """
    now = game_now(uow.rows, game.id)
    adjournment = now.adjournment
    if adjournment is not None and adjournment.sealed_by is not None:
        adjournment = replace(adjournment, sealed_by=adjournment.sealed_by.other)
    replay = now.replay
    if replay is not None and replay.first is not None:
        replay = replace(replay, first=replay.first.turned)
    _write_anew(
        uow,
        round_,
        replace(
            now,
            white=now.black,
            black=now.white,
            result=now.result and now.result.turned,
            so_far=now.so_far and _turned(now.so_far),
            rated_result=now.rated_result and now.rated_result.turned,
            white_absence=now.black_absence,
            black_absence=now.white_absence,
            white_away=now.black_away,
            black_away=now.white_away,
            adjournment=adjournment,
            replay=replay,
            without_colours=False,
        ),
    )
    turn_in_register(uow, round_, game)


def _turned(games: SoFar) -> SoFar:
    first, second = (None if each is None else each.turned for each in games)
    return first, second


def write_exchanged(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    """Write a game with other players and the result that they played; what was noted of those who
    should have sat there is gone. The round is as it is written already.
    """
    now = game_now(uow.rows, game.id)
    as_played = replace(
        now,
        white=game.white,
        black=game.black,
        rated_result=None,
        white_absence=None,
        black_absence=None,
        white_away=False,
        black_away=False,
        without_colours=False,
    )
    _write_anew(uow, round_, as_played)
    write_result(uow, round_, game, game.result)


def _write_anew(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    """Write a game for whose result nobody stands yet."""
    write_game(uow.rows, replace(game, checked=None))
    if round_.signed_off is not None:
        stage = stage_of_game(uow.rows, game.id)
        write_round(uow.rows, stage, replace(round_, signed_off=None))
        if other := other_half(uow.now.tournament, stage, round_.number):
            write_round(uow.rows, other[0], replace(other[1], signed_off=None))
