"""How matches of teams stand: what their boards add up to."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from functools import partial

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import BoardScore, Game, RoundOfPlay
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Mark, Result, Scoring
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import Board, GameId, ParticipantId, PlayerId, Round, TeamId

Seated = Sequence[PlayerId | None]
"""Who sits where for a team, from the first board on."""

Make = Callable[[], Game]
Keep = Callable[[GameId, tuple[object, ...], Make], Game]
"""Returns a match that was made of some objects before, while these are the very same ones."""

NOTHING = Decimal(0)
NONE_CARRIED: Mapping[GameId, Game] = {}

_WON = Result(Mark.WON, Mark.LOST)
_DRAWN = Result(Mark.DRAWN, Mark.DRAWN)
_WON_BY_FORFEIT = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)


def hall_board(table: int, board: int, boards: int) -> Board:
    """Return the board of its round at which a board of a match is played: they are counted on
    from table to table.
    """
    return Board((table - 1) * boards + board)


def place_of(board: Board, boards: int) -> tuple[int, int]:
    """Return table and board of the match that a board of a round belongs to."""
    table, at = divmod(board - 1, boards)
    return table + 1, at + 1


def with_scores(
    rules: TeamRules,
    teams: Mapping[ParticipantId, Team],
    matches: RoundOfPlay,
    games: RoundOfPlay | None,
    carried: Mapping[GameId, Game] = NONE_CARRIED,
    keep: Keep | None = None,
) -> RoundOfPlay:
    """Return a round of matches with what was played on their boards, and with the results that
    follow, typed with the last of them; one is open while a game of it is. A match that was
    forfeited as a whole stays so, and `carried` are those of earlier stages that count for some.
    What none of the changed boards is about is used again, where it is kept.
    """
    by_table: dict[int, list[Game]] = {}
    for game in games.games if games is not None else ():
        by_table.setdefault((game.board - 1) // rules.boards + 1, []).append(game)
    seats = {each.team: each.players for each in matches.line_ups}

    def scored(match: Game) -> Game:
        if match.id in carried:
            return as_played_before(match, carried[match.id])
        on_boards = by_table.get(match.board, [])
        if match.result is not None or not on_boards:
            return match
        sides = seats.get(TeamId(match.white), ()), seats.get(TeamId(match.black), ())
        make = partial(_with_score, rules, teams, match, on_boards, sides)
        if keep is None:
            return make()
        return keep(match.id, (rules, teams, match, *sides, *on_boards), make)

    return replace(matches, games=tuple(map(scored, matches.games)))


def points_of(rules: TeamRules, match: Game) -> tuple[Decimal, Decimal]:
    """Return the game points of both teams of a match so far, of that named first first; of one
    without boards those that the regulations give.
    """
    if match.boards or match.result is None:
        return (
            sum((each.white or NOTHING for each in match.boards), NOTHING),
            sum((each.black or NOTHING for each in match.boards), NOTHING),
        )
    return (
        points_without_boards(rules, match.result.white),
        points_without_boards(rules, match.result.black),
    )


def points_without_boards(rules: TeamRules, mark: Mark) -> Decimal:
    """Return the game points of a match that was not played on boards, or of a bye."""
    if mark is Mark.FORFEIT_WON and rules.points_of_forfeit is not None:
        return rules.points_of_forfeit
    return scoring_of_matches(rules).points(mark)


def scoring_of_matches(rules: TeamRules) -> Scoring:
    """Return what a whole match gives in game points: a win is one on every board; the bye of an
    odd field is a drawn match unless the regulations say otherwise (C.04.6 Art. 1.5).
    """
    game, boards = rules.game_scoring, rules.boards
    draw = game.draw * boards
    return Scoring(
        win=game.win * boards,
        draw=draw,
        loss=game.loss * boards,
        absence=game.absence * boards,
        pairing_bye=draw if rules.points_of_bye is None else rules.points_of_bye,
    )


def as_paired(rules: TeamRules, match: Game, published: datetime | None) -> Game:
    """Return a match as a pairing counts it: its adjourned boards are draws that were not over when
    that pairing was published, or are not yet (C.04.2).
    """
    draw = BoardScore(rules.game_scoring.draw, rules.game_scoring.draw)
    boards = tuple(
        draw if each.is_adjourned and not _was_over(each, published) else each
        for each in match.boards
    )
    if boards == match.boards:
        return match
    return replace(match, boards=boards, result=_result(boards, was_played=True))


def by_board(
    rules: TeamRules, competition: Competition
) -> Mapping[ParticipantId, Sequence[tuple[Round, Sequence[Decimal]]]]:
    """Return what every team got on each board, round by round: of a match without boards what its
    mark gives on every board, of the bye of an odd field a win on every board (C.07 Art. 12). Other
    byes give nothing there, as in the official exercise.
    """
    found: dict[ParticipantId, list[tuple[Round, Sequence[Decimal]]]] = {}
    of_mark = rules.game_scoring.by_mark
    for round_ in competition.rounds:
        for match in round_.games:
            if match.result is None:
                continue
            white: Sequence[Decimal] = [each.white or NOTHING for each in match.boards]
            black: Sequence[Decimal] = [each.black or NOTHING for each in match.boards]
            if not match.boards:
                white = [of_mark[match.result.white]] * rules.boards
                black = [of_mark[match.result.black]] * rules.boards
            found.setdefault(match.white, []).append((round_.number, white))
            found.setdefault(match.black, []).append((round_.number, black))
        for bye in round_.byes if competition.counts(round_) else ():
            if bye.mark is Mark.PAIRING_BYE:
                won = [of_mark[Mark.WON]] * rules.boards
                found.setdefault(bye.player, []).append((round_.number, won))
    return found


def as_played_before(match: Game, source: Game) -> Game:
    """Return a match with the result of the one of an earlier stage that counts for it."""
    return replace(match, result=source.result, boards=source.boards)


def seated(line_up: Sequence[PlayerId | None], board: int) -> PlayerId | None:
    """Return who sits at a board of a match by a line-up; who is named a second time cannot."""
    if len(line_up) < board or line_up[board - 1] in line_up[: board - 1]:
        return None
    return line_up[board - 1]


def boards_of_round(rounds: Sequence[RoundOfPlay], number: Round) -> RoundOfPlay:
    """Return what is played on boards in a round of matches; nothing where none are made yet."""
    for each in rounds:
        if each.number == number:
            return each
    return RoundOfPlay(number=number, games=())


def as_told_by(games: RoundOfPlay, matches: RoundOfPlay) -> RoundOfPlay:
    """Return what is played on boards with what the round of matches says of it: when it begins."""
    return replace(games, starts_at=matches.starts_at)


def _with_score(
    rules: TeamRules,
    teams: Mapping[ParticipantId, Team],
    match: Game,
    games: Sequence[Game],
    seats: tuple[Seated, Seated],
) -> Game:
    home = {*teams[match.white].players} if match.white in teams else set[PlayerId]()
    at = {place_of(game.board, rules.boards)[1]: game for game in games}
    boards = tuple(
        _score(rules, board, at[board], home) if board in at else _without_game(rules, seats, board)
        for board in range(1, rules.boards + 1)
    )
    was_played = any(game.result is not None and not game.result.is_forfeit for game in games)
    result = _result(boards, was_played=was_played)
    typed = (game.entered_at for game in games if game.entered_at is not None)
    ended = max(typed, default=None) if result is not None else None
    return replace(match, boards=boards, result=result, entered_at=ended)


def _was_over(board: BoardScore, published: datetime | None) -> bool:
    if board.white is None:
        return False
    return published is None or board.ended_at is None or board.ended_at <= published


def _without_game(rules: TeamRules, seats: tuple[Seated, Seated], board: int) -> BoardScore:
    """Return what a board gives at which one side or both have nobody."""
    points = rules.game_scoring.by_mark
    white, black = (seated(side, board) is None for side in seats)
    if not white and not black:
        return BoardScore(NOTHING, NOTHING)
    won, lost = points[Mark.FORFEIT_WON], points[Mark.FORFEIT_LOST]
    return BoardScore(lost if white else won, lost if black else won)


def _score(rules: TeamRules, board: int, game: Game, home: set[PlayerId]) -> BoardScore:
    is_adjourned = game.adjournment is not None
    if game.result is None:
        return BoardScore(None, None, is_adjourned)
    points = rules.game_scoring.by_mark
    is_white = game.white in home or (game.black not in home and rules.is_white(board))
    white, black = points[game.result.white], points[game.result.black]
    first, second = (white, black) if is_white else (black, white)
    return BoardScore(first, second, is_adjourned, game.entered_at if is_adjourned else None)


def _result(boards: Iterable[BoardScore], *, was_played: bool) -> Result | None:
    """Return who has won: who has more points (TEAMS 5), whether or not single games were played.
    Where none was, the match was not played.
    """
    white = black = NOTHING
    for each in boards:
        if each.white is None or each.black is None:
            return None
        white += each.white
        black += each.black
    if white == black:
        return _DRAWN if was_played or white else BOTH_FORFEIT
    result = _WON if was_played else _WON_BY_FORFEIT
    return result if white > black else result.turned
