"""How many boards matches of teams take."""

from collections.abc import Sequence

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.matches import hall_board


def boards_at_once(tournament: Tournament) -> int:
    """Return how many boards a round takes where everybody who takes part plays."""
    rules = tournament.settings.teams
    if rules is None:
        return sum(entry.takes_part for entry in tournament.entries) // 2
    return sum(not team.has_left for team in tournament.teams) // 2 * rules.boards


def boards_of_table(table: Board, boards: int) -> Sequence[Board]:
    """Return at which boards of its round a match is played."""
    return [hall_board(table, board, boards) for board in range(1, boards + 1)]
