"""How matches of teams stand, in words and figures."""

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Mark, Result
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.domain.teams.seats import Seat
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results


def result(here: InHand, catalogue: Catalogue, game: Game) -> str:
    """Return the result of a game, or of a match of teams its points on the boards, those of the
    team first named first: "2½ – 1½"; "" while there is none.
    """
    if game.result is None:
        return ""
    return standing(here, catalogue, game) or results.result(catalogue, game.result)


def standing(here: InHand, catalogue: Catalogue, match: Game) -> str:
    """Return the points that both teams of a match have on its boards so far; "" of anything else
    and while nobody has any.
    """
    rules = here.tournament.settings.teams
    if rules is None or not here.is_of_teams or all(each.white is None for each in match.boards):
        return ""
    first, second = points_of(rules, match)
    pattern = catalogue.translate("Result", "{white} – {black}")
    return pattern.format(
        white=numbers.points(catalogue, first), black=numbers.points(catalogue, second)
    )


def at_board(catalogue: Catalogue, seat: Seat) -> str:
    """Return the result at a board of a match, that of the team named first first; "" while there
    is none.
    """
    found = result_at(seat)
    return "" if found is None else results.result(catalogue, found)


def result_at(seat: Seat) -> Result | None:
    """Return the result at a board of a match, that of the team named first first, also where one
    side or both have nobody there; None while there is none.
    """
    game = seat.game
    if game is not None and seat.first is not None:
        if game.result is None or game.white == seat.first:
            return game.result
        return game.result.turned
    if seat.score is None:
        return None
    won = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)
    if seat.first is None and seat.second is None:
        return BOTH_FORFEIT
    return won if seat.second is None else won.turned


def board_label(match: Game, board: int) -> str:
    """Return table and board, "3.1", as they stand on lists and cards."""
    return f"{match.board}.{board}"
