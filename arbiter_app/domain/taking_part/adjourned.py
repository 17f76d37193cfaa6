"""Games that were adjourned and have no result yet: they have begun, and are never forfeited."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import GameId, MatchId, PlayerId
from arbiter_app.domain.taking_part.what_if import GameChange, with_result


def adjourned_in(
    competition: Competition, player: PlayerId, match: MatchId | None = None
) -> tuple[tuple[RoundOfPlay, Game], ...]:
    """Return a player's adjourned games of a competition, or of one of its matches."""
    return tuple(
        (round_, game)
        for round_, game in competition.games
        if game.is_adjourned and player in (game.white, game.black)
        if match is None or game.match == match
    )


def ended(
    competition: Competition, player: PlayerId, results: Mapping[GameId, Result]
) -> Iterator[GameChange]:
    """Yield the adjourned games of a player whose result is decided."""
    for round_, game in adjourned_in(competition, player):
        if (result := results.get(game.id)) is not None:
            yield with_result(round_, game, result)


def refusal_of_forfeit(
    here: InHand, round_: RoundOfPlay, game: Game, player: PlayerId
) -> RuleError:
    """Return why what a player does makes no forfeit of an adjourned game."""
    opponent = game.player(game.colour(player).other)
    return RuleError(
        "player.adjourned",
        name=here.event.contestants[player].name,
        opponent=here.event.contestants[opponent].name,
        round=round_.number,
        board=game.board,
    )
