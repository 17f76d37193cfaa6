"""The numbers of boards in the hall: what stands on the tables, on papers and in the window."""

from collections.abc import Iterable, Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, ParticipantId, StageId, is_team
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


def counted_in_hall(tournament: Tournament, board: Board, *, of_match: bool) -> Board:
    """Return the number of a board of the hall; one of a match of teams, which is counted through
    the round, is counted from the first table of the hall.
    """
    rules = tournament.settings.teams
    tables = rules.boards if rules is not None and of_match else 1
    return Board(board + tables * _before(tournament))


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


def shown_board(event: Event, board: Board, who: ParticipantId) -> Board | str:
    """Return what a board at which somebody sits is called, of the tournament that an event is seen
    of: as `board_told`.
    """
    if event.seen_of is None and len(event.tournaments) != 1:
        return board
    return board_of(event.tournament, board, who)


def shown_at(event: Event, stage: StageId | None, board: Board) -> Board | str:
    """Return what a board of a stage is called, of the tournament that an event is seen of: as
    `board_told`.
    """
    if event.seen_of is None and len(event.tournaments) != 1:
        return board
    return board_told(event.tournament, stage, board)


def board_of(tournament: Tournament, board: Board, who: ParticipantId) -> Board | str:
    """Return what a board at which somebody sits is called, as `board_told`."""
    return _called(tournament, board, of_match=is_at_board_of_match(tournament, who))


def is_at_board_of_match(tournament: Tournament, who: ParticipantId) -> bool:
    """Whether who plays a game is a member of a team, and no team."""
    return tournament.settings.teams is not None and not is_team(who)


def board_told(tournament: Tournament, stage: StageId | None, board: Board) -> Board | str:
    """Return what a board of a stage is called: the number that it has in the hall; of a match of
    teams table and board, "3.2".
    """
    return _called(tournament, board, of_match=is_of_boards(tournament, stage))


def _called(tournament: Tournament, board: Board, *, of_match: bool) -> Board | str:
    rules = tournament.settings.teams
    counted = counted_in_hall(tournament, board, of_match=of_match)
    if rules is None or not of_match:
        return counted
    table, at = place_of(counted, rules.boards)
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
    if isinstance(boards, int):
        return shown_at(event, stage, Board(boards))
    shown = []
    for part in str(boards).split(", "):
        board = whole_number(part)
        if board is None:
            return boards
        shown.append(str(shown_at(event, stage, Board(board))))
    return ", ".join(shown)
