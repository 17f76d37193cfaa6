"""The numbers of boards in the hall: what stands on the tables, on papers and in the window."""

from collections.abc import Iterable, Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, StageId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.pairing.swiss.boards import BoardRange
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.domain.teams.two_stages import is_of_boards

MOST_BOARDS_IN_HALL = 9999


def hall_board(tournament: Tournament, board: Board) -> Board:
    """Return the number that a board of a round has in the hall: its own, unless the tournament
    has a first board there.
    """
    return Board(board + _before(tournament))


def own_board(tournament: Tournament, board: Board) -> Board:
    """Return which board of a round has a number in the hall; below 1 where none has."""
    return Board(board - _before(tournament))


def hall_ranges(tournament: Tournament, ranges: Iterable[BoardRange]) -> tuple[BoardRange, ...]:
    """Return boards of a round by their numbers in the hall."""
    return tuple(
        BoardRange(hall_board(tournament, each.first), hall_board(tournament, each.last))
        for each in ranges
    )


def own_ranges(tournament: Tournament, ranges: Iterable[BoardRange]) -> tuple[BoardRange, ...]:
    """Return boards of the hall by their numbers inside a round.

    Raises RuleError("hall.before-first") as `typed_board`.
    """
    return tuple(
        BoardRange(typed_board(tournament, each.first), own_board(tournament, each.last))
        for each in ranges
    )


def typed_board(tournament: Tournament, board: Board) -> Board:
    """Return a board of the hall that was typed by its number inside a round.

    Raises RuleError("hall.before-first") for one in front of the first one of the tournament.
    """
    own = own_board(tournament, board)
    if own < 1:
        raise RuleError("hall.before-first", at=board, first=tournament.first_board)
    return own


def shown_board(event: Event, board: Board) -> Board:
    """Return the number that a board of the tournament that an event is seen of has in the hall."""
    if event.seen_of is None and len(event.tournaments) != 1:
        return board
    return hall_board(event.tournament, board)


def board_told(tournament: Tournament, stage: StageId | None, board: Board) -> Board | str:
    """Return what a board of a stage is called: the number that it has in the hall; of a match of
    teams table and board, "3.2".
    """
    rules = tournament.settings.teams
    if rules is None or not is_of_boards(tournament, stage):
        return hall_board(tournament, board)
    table, at = place_of(board, rules.boards)
    return f"{table}.{at}"


def told_in_hall(
    event: Event, facts: Mapping[str, object], stage: StageId | None = None
) -> dict[str, object]:
    """Return facts about a stage of the tournament that an event is seen of, with their boards as
    the hall has them: one, or several as in "1, 2"; those of matches of teams as in "3.2".
    """
    return {
        name: _told(event, stage, fact) if name in ("board", "boards") else fact
        for name, fact in facts.items()
    }


def _before(tournament: Tournament) -> int:
    """Return how many boards of the hall come before those of a tournament."""
    return 0 if tournament.first_board is None else tournament.first_board - 1


def _told(event: Event, stage: StageId | None, boards: object) -> object:
    def told(board: int) -> Board | str:
        if event.seen_of is None and len(event.tournaments) != 1:
            return Board(board)
        return board_told(event.tournament, stage, Board(board))

    if isinstance(boards, int):
        return told(boards)
    shown = []
    for part in str(boards).split(", "):
        board = whole_number(part)
        if board is None:
            return boards
        shown.append(str(told(board)))
    return ", ".join(shown)
