"""How matches of teams stand, in words and figures."""

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results


def result(here: InHand, catalogue: Catalogue, game: Game) -> str:
    """Return the result of a game, or of a match of teams its points on the boards, those of the
    team first named first: "2½ – 1½"; "" while there is none.
    """
    if game.result is None:
        return ""
    rules = here.tournament.settings.teams
    if rules is None or not game.boards or not here.is_of_teams:
        return results.result(catalogue, game.result)
    first, second = points_of(rules, game)
    pattern = catalogue.translate("Result", "{white} – {black}")
    return pattern.format(
        white=numbers.points(catalogue, first), black=numbers.points(catalogue, second)
    )
