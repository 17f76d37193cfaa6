"""Commands about rounds: their times, results and corrections, and who stands for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.game_notes import Adjournment, EndedBy, Replay, Signed
from arbiter_app.domain.facts.play.marks import SoFar
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.play.two_games import open_game, with_game
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.hall.rounds import demand_free_boards
from arbiter_app.domain.ids import Board, Round, is_team
from arbiter_app.domain.pairing.latecomers import forfeit_of, is_awaited, late_games
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.timetable import demand_order
from arbiter_app.domain.permission.by_person import for_corrected_result, for_result, to_correct
from arbiter_app.domain.permission.by_round import (
    Correction,
    demand_played_here,
    judge_correction_for_rating,
    judge_correction_of_result,
    judge_times,
    permits,
)
from arbiter_app.domain.permission.by_state import (
    anything,
    demands_a_reason,
    is_played_from,
)
from arbiter_app.domain.teams.boards import is_of_whole_match
from arbiter_app.domain.teams.two_stages import demand_all_boards, other_half
from arbiter_app.services.command import command
from arbiter_app.services.writing.boards import make_way_for_forfeit
from arbiter_app.services.writing.matches import settle_bracket, settle_brackets_anew
from arbiter_app.services.writing.results import (
    demand_bracket,
    demand_possible,
    write_check,
    write_rated_result,
    write_result,
    write_swapped,
)
from arbiter_app.services.writing.settings import clean
from arbiter_app.services.writing.swiss import number_by_present
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import game_now, write_game, write_round


@command("round.times", judge_times, right=Right.PUBLISH, in_stage=True)
def set_times(
    uow: UnitOfWork,
    /,
    *,
    times: Mapping[Round, datetime | None],
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Set date and time of rounds; None leaves a round without.

    Raises RuleError("round.times-order").
    """
    stage = uow.competition
    demand_order(stage, times)
    for number, starts_at in times.items():
        write_round(uow.rows, stage.id, replace(stage.round(number), starts_at=starts_at))


@command("result.enter", permits(Correction.RESULT), right=for_result, in_stage=True)
def enter_result(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    result: Result | None,
    game: int | None = None,
) -> None:
    """Enter, change or clear (None) the result of a board while nothing was built upon it; later
    it is corrected, see `correct_result`. Of a match of two games it is that of one `game`, 1 or 2,
    as the players stand in the pair, or the one of both.

    Raises RuleError("pairing.out-of-date") at a board of a draft that would be paired otherwise,
    ("result.of-two-games") and ("result.no-such-game").
    """
    round_ = uow.competition.round(round)
    _demand_up_to_date(uow, round_)
    at_board = round_.game(board)
    _demand_of_match(uow, round_, at_board, result)
    result, so_far = demand_possible(result), None
    if game is not None:
        if not uow.competition.settings.has_two_games:
            raise RuleError("result.no-such-game", game=game)
        result, so_far = with_game(game_now(uow.rows, at_board.id), game, result)
    write_result(uow, round_, at_board, result, so_far)
    settle_bracket(uow)


@command(
    "result.correct",
    judge_correction_of_result,
    right=for_corrected_result,
    is_risky=True,
    in_stage=True,
)
def correct_result(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    result: Result | None,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
    decided: bool = False,  # noqa: ARG001 - as the reason
    reopens: bool = False,
) -> None:
    """Change a result of the past with a reason; `decided` says that it was decided to turn over
    a round older than the one before, `reopens` that with a match that ends otherwise what was
    paired or drawn upon it, and not played, is taken back.
    """
    round_ = uow.competition.round(round)
    _demand_up_to_date(uow, round_)
    _demand_of_match(uow, round_, round_.game(board), result)
    write_result(uow, round_, round_.game(board), demand_possible(result))
    if reopens:
        settle_brackets_anew(uow)
    else:
        settle_bracket(uow)


@command(
    "result.correct-for-rating",
    judge_correction_for_rating,
    right=Right.CORRECT,
    is_risky=True,
    in_stage=True,
)
def correct_for_rating(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    result: Result | None,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Set the result for the rating report alone, the table stays; None takes it back.

    Raises RuleError("match.of-boards") and as `enter_result` for matches of two games.
    """
    round_ = uow.competition.round(round)
    game = round_.game(board)
    _demand_board(game)
    write_rated_result(uow, round_, game, demand_possible(result))


@command("result.check", anything, right=Right.ENTER, in_stage=True)
def check_result(uow: UnitOfWork, /, *, round: Round, board: Board) -> None:
    """Keep who typed the result a second time and found the same, and when."""
    demand_played_here(uow.here, round, board)
    game = uow.competition.round(round).game(board)
    if game.result is None:
        raise RuleError("result.none-to-check", round=round, board=board)
    write_check(uow, game)


@command(
    "game.swap-colours",
    permits(Correction.COLOURS),
    right=to_correct(Correction.COLOURS, Right.ENTER),
    is_risky=True,
    in_stage=True,
)
def swap_colours(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
    decided: bool = False,  # noqa: ARG001 - as the reason
) -> None:
    """Let the players of a board change places, each with his side of the result."""
    round_ = uow.competition.round(round)
    _demand_up_to_date(uow, round_)
    write_swapped(uow, round_, round_.game(board))
    demand_bracket(uow)


@command(
    "game.adjourn",
    permits(Correction.ADJOURNMENT),
    right=to_correct(Correction.ADJOURNMENT, Right.ENTER),
    in_stage=True,
)
def adjourn_game(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    sealed_by: Colour | None,
    note: str,
    resumes_at: datetime | None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
    decided: bool = False,  # noqa: ARG001 - as the reason
) -> None:
    """Note that a game was broken off, or what is noted of it; a result it had is cleared."""
    round_ = uow.competition.round(round)
    _demand_up_to_date(uow, round_)
    game = round_.game(board)
    _demand_board(game)
    _demand_one_game(uow, round, board)
    write_result(uow, round_, game, None)
    demand_bracket(uow)
    adjournment = Adjournment(sealed_by=sealed_by, note=clean(note) or "", resumes_at=resumes_at)
    now = game_now(uow.rows, game.id)
    write_game(uow.rows, replace(now, adjournment=adjournment, white_away=False, black_away=False))


@command("game.resume", anything, right=Right.ENTER, in_stage=True)
def resume_game(uow: UnitOfWork, /, *, round: Round, board: Board) -> None:
    """Take the adjournment of a game back, as if it had never been broken off."""
    game = uow.competition.round(round).game(board)
    if not game.is_adjourned:
        raise RuleError("game.not-adjourned", round=round, board=board)
    write_game(uow.rows, replace(game, adjournment=None))


@command("game.arrange", anything, right=Right.PUBLISH, in_stage=True)
def arrange_game(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    starts_at: datetime | None = None,
    arbiter: str = "",
) -> None:
    """Give a game a time and an arbiter of its own; None and "" leave it those of its round."""
    demand_played_here(uow.here, round, board)
    game = uow.competition.round(round).game(board)
    now = game_now(uow.rows, game.id)
    write_game(uow.rows, replace(now, starts_at=starts_at, arbiter=clean(arbiter) or ""))


@command("game.away", anything, right=Right.ENTER, in_stage=True)
def note_away(uow: UnitOfWork, /, *, round: Round, board: Board, white: bool, black: bool) -> None:
    """Note who is not at the board of a game that is to begin. Raises
    RuleError("game.not-awaited").
    """
    demand_played_here(uow.here, round, board)
    game = uow.competition.round(round).game(board)
    if not is_awaited(game):
        raise RuleError("game.not-awaited", round=round, board=board)
    now = game_now(uow.rows, game.id)
    write_game(uow.rows, replace(now, white_away=white, black_away=black))


@command("game.ending", anything, right=Right.ENTER, in_stage=True)
def note_ending(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    ended_by: EndedBy | None,
    provisional: bool = False,
) -> None:
    """Note how a game came to its result, and whether that waits for a decision: it counts until
    then, and another result needs no second note. Raises RuleError("game.no-ending").
    """
    demand_played_here(uow.here, round, board)
    game = uow.competition.round(round).game(board)
    if game.result is None:
        raise RuleError("game.no-ending", round=round, board=board)
    now = game_now(uow.rows, game.id)
    write_game(uow.rows, replace(now, ended_by=ended_by, is_provisional=provisional))


@command("game.forfeit-late", anything, right=Right.ENTER, is_risky=True, in_stage=True)
def forfeit_late(uow: UnitOfWork, /, *, round: Round, boards: Sequence[Board]) -> None:
    """Let those who have not come within the default time lose their games (Laws Art. 6.7.1).

    Raises RuleError("game.nobody-late").
    """
    round_ = uow.competition.round(round)
    late = {game.board: game for game in late_games(uow.here, round_, uow.at)}
    for board in boards:
        if board not in late:
            raise RuleError("game.nobody-late", round=round, board=board)
        result: Result | None = forfeit_of(late[board])
        so_far: SoFar | None = None
        if uow.competition.settings.has_two_games:
            result, so_far = with_game(late[board], open_game(late[board]) or 1, result)
        write_result(uow, round_, late[board], result, so_far)
    settle_bracket(uow)


@command(
    "game.replay",
    judge_correction_of_result,
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
)
def replay_game(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    reason: str,
    result: Result | None = None,
    decided: bool = False,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Let a game be played again: the first result is kept with the reason, and the game is open;
    `result` is how it ended, where that was not entered. Raises RuleError("game.replayed").
    """
    _demand_one_game(uow, round, board)
    round_ = uow.competition.round(round)
    game = round_.game(board)
    if game.replay is not None:
        raise RuleError("game.replayed", round=round, board=board)
    first = game.result or demand_possible(result)
    write_result(uow, round_, game, None)
    demand_bracket(uow)
    replay = Replay(reason=reason.strip(), first=first)
    now = game_now(uow.rows, game.id)
    write_game(
        uow.rows,
        replace(now, replay=replay, adjournment=None, white_away=False, black_away=False),
    )


def _demand_own_pairs(uow: UnitOfWork, round: Round) -> None:
    if uow.tournament.stage(uow.competition.id).boards_of is not None:
        raise RuleError("round.of-boards", round=round)


@command("round.publish", anything, right=Right.PUBLISH, is_risky=True, in_stage=True)
def publish_round(uow: UnitOfWork, /, *, round: Round) -> None:
    """Keep who posted the pairings of a round, and when: from now on they stand.

    Raises RuleError("pairing.out-of-date") for a draft that would be paired otherwise now,
    ("hall.boards-taken") where another tournament has boards of it at that time, and
    ("round.of-boards") in the stage of the boards of teams.
    """
    _demand_own_pairs(uow, round)
    round_ = _demand_paired(uow, round)
    if round_.published is not None:
        raise RuleError("round.published-already", round=round)
    _demand_up_to_date(uow, round_)
    demand_free_boards(uow.now, uow.competition.id, round)
    _write(uow, replace(round_, published=_signature(uow)))


@command("round.take-back", demands_a_reason, right=Right.PUBLISH, is_risky=True, in_stage=True)
def take_back_publication(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Make the pairings of a round a draft again, before anybody has sat down to play them."""
    _demand_own_pairs(uow, round)
    competition = uow.competition
    round_ = competition.round(round)
    if round_.published is None:
        raise RuleError("round.not-published", round=round)
    if is_played_from(competition, round_):
        raise RuleError("round.published-played", round=round)
    if competition.traits.follows_results:
        number_by_present(uow, round)
    _write(uow, replace(round_, published=None))


@command("round.sign-off", anything, right=Right.PUBLISH, is_risky=True, in_stage=True)
def sign_off_round(uow: UnitOfWork, /, *, round: Round) -> None:
    """Keep who found all results of a round right; only adjourned games may still be open.

    Who signs the results of pairings that nobody has published, publishes them.
    """
    round_ = _demand_paired(uow, round)
    if round_.signed_off is not None:
        raise RuleError("round.signed-already", round=round)
    if round_.unfinished:
        boards = ", ".join(str(game.board) for game in round_.unfinished)
        raise RuleError("round.results-missing", round=round, boards=boards)
    if round_.open_sheets:
        raise RuleError("round.sheets-missing", round=round, sheets=len(round_.open_sheets))
    demand_all_boards(uow.tournament, uow.competition.id, round)
    signature = _signature(uow)
    _write(uow, replace(round_, published=round_.published or signature, signed_off=signature))


@command("round.reopen", demands_a_reason, right=Right.PUBLISH, in_stage=True)
def reopen_round(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Take the signature off a round, so that it can be worked on."""
    round_ = uow.competition.round(round)
    if round_.signed_off is None:
        raise RuleError("round.not-signed-off", round=round)
    _write(uow, replace(round_, signed_off=None))


def _demand_of_match(
    uow: UnitOfWork, round_: RoundOfPlay, game: Game, result: Result | None
) -> None:
    """Make sure that of a match of teams nothing is typed but that it was not played; then its
    boards make way.

    Raises RuleError("result.of-boards"), and as `make_way_for_forfeit`.
    """
    if not is_team(game.white):
        return
    if not is_of_whole_match(result):
        raise RuleError("result.of-boards", table=game.board)
    if result is not None:
        make_way_for_forfeit(uow, round_, game)


def _demand_board(game: Game) -> None:
    """Make sure that people play a game. Raises RuleError("match.of-boards")."""
    if is_team(game.white):
        raise RuleError("match.of-boards", table=game.board)


def _demand_one_game(uow: UnitOfWork, round: Round, board: Board) -> None:
    """Make sure that one game is played at a board. Raises RuleError("game.of-two")."""
    if uow.competition.settings.has_two_games:
        raise RuleError("game.of-two", round=round, board=board)


def _demand_paired(uow: UnitOfWork, round: Round) -> RoundOfPlay:
    """Return a round with games, or one that is a rest for all. Raises RuleError("round.empty")."""
    competition = uow.competition
    round_ = competition.round(round)
    if not (round_.games or round_.sheets or competition.is_rest(round_)):
        raise RuleError("round.empty", round=round)
    return round_


def _demand_up_to_date(uow: UnitOfWork, round_: RoundOfPlay) -> None:
    if is_overtaken(uow.competition, round_):
        raise RuleError("pairing.out-of-date", round=round_.number)


def _signature(uow: UnitOfWork) -> Signed:
    return Signed(uow.actor, uow.at)


def _write(uow: UnitOfWork, round_: RoundOfPlay) -> None:
    """Write who stands for a round; matches of teams and their boards stand as one."""
    write_round(uow.rows, uow.competition.id, round_)
    if other := other_half(uow.tournament, uow.competition.id, round_.number):
        stage, half = other
        signed = replace(half, published=round_.published, signed_off=round_.signed_off)
        write_round(uow.rows, stage, signed)
