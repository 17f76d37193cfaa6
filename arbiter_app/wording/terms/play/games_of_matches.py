"""Which game of which match stands at a board, and what a round of a knockout is called."""

from collections.abc import Mapping
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.ids import GameId, Round
from arbiter_app.domain.pairing.bracket import BracketMatch
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, match_rules
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.play.knockouts import game_name, match_name, round_name


@frozen(kw_only=True)
class MatchGame:
    """A game in its match."""

    match: str
    """"Semifinal 1"."""
    game: str
    """"tie-break 1, game 2"; "" for one that is not played any more."""
    white_points: Decimal
    black_points: Decimal
    """Before the game, in the match."""


def match_games(
    catalogue: Catalogue, competition: Competition, standing: Knockout
) -> Mapping[GameId, MatchGame]:
    """Return every game of a knockout with its match."""
    found: dict[GameId, MatchGame] = {}
    for match in standing.matches.values():
        if match.state is None:
            continue
        name = match_name(catalogue, standing.bracket, match.node)
        rules = match_rules(competition.settings.knockout, match.node)
        for game in (*match.state.games, *match.state.surplus):
            white, black = _points_before(competition, match, game)
            found[game.id] = MatchGame(
                match=name,
                game=_game_name(catalogue, rules, match, game),
                white_points=white,
                black_points=black,
            )
    return found


def game_of_match(catalogue: Catalogue, match: str, game: str) -> str:
    """Return a game by its match: "Semifinal 1, game 2"; one not played any more by that alone."""
    if not game:
        return match
    return catalogue.translate("Paper", "{match}, {game}").format(match=match, game=game)


def round_titles(
    catalogue: Catalogue, competition: Competition, standing: Knockout
) -> Mapping[Round, str]:
    """Return what the rounds of play are called: "Semifinals, game 2", with every column of the
    bracket that plays in them.
    """
    games = match_games(catalogue, competition, standing)
    titles: dict[Round, str] = {}
    for round_ in competition.rounds:
        columns: dict[str, None] = {}
        numbers: dict[str, None] = {}
        for game in round_.games:
            node = _node(standing, game)
            if node is not None and game.id in games:
                columns[round_name(catalogue, standing.bracket, node)] = None
                numbers[games[game.id].game] = None
        said = [" / ".join(columns), " / ".join(filter(None, numbers))]
        titles[round_.number] = ", ".join(filter(None, said))
    return titles


def _game_name(catalogue: Catalogue, rules: MatchRules, match: KnockoutMatch, game: Game) -> str:
    if match.state is None or game not in match.state.games:
        return ""
    return game_name(catalogue, rules, match.state, game)


def _points_before(
    competition: Competition, match: KnockoutMatch, game: Game
) -> tuple[Decimal, Decimal]:
    """Return what White and Black of a game had in the match when it began."""
    points = {game.white: Decimal(0), game.black: Decimal(0)}
    scoring = competition.settings.scoring
    for earlier in match.state.games if match.state else ():
        if earlier.id == game.id:
            break
        if earlier.result is not None:
            for colour in Colour:
                points[earlier.player(colour)] += scoring.points(earlier.result.mark(colour))
    return points[game.white], points[game.black]


def _node(standing: Knockout, game: Game) -> BracketMatch | None:
    return None if game.match is None else standing.bracket.matches.get(game.match)
