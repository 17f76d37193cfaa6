"""Which games keep a tournament from being over."""

from collections.abc import Iterator

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Board, Round, is_team
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.values import frozen


@frozen(kw_only=True)
class OpenGames:
    """The boards of a round that have no result, or whose games are adjourned; of matches of teams
    their tables.
    """

    round: Round
    boards: tuple[Board, ...]
    are_adjourned: bool
    of_teams: bool = False


def open_games(competition: Competition) -> Iterator[OpenGames]:
    """Yield the boards without a result, by round, those of adjourned games apart."""
    for each in competition.rounds:
        for games, are_adjourned in ((each.unfinished, False), (each.adjourned, True)):
            if games:
                boards = tuple(game.board for game in games)
                yield OpenGames(
                    round=each.number,
                    boards=boards,
                    are_adjourned=are_adjourned,
                    of_teams=is_team(games[0].white),
                )


def demand_over(competition: Competition) -> None:
    """Make sure that nothing is left to play, so that a report or a table may be called final.

    Raises RuleError("report.not-final") with the boards without a result, and
    RuleError("report.not-over") where rounds or matches are still to come.
    """
    if is_over(competition):
        return
    if games := tuple(open_games(competition)):
        raise RuleError("report.not-final", games=games)
    raise RuleError("report.not-over")
