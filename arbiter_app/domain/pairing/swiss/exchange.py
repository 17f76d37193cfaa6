"""Two who sat at each other's boards: what was played stands, and the pairs become what it was."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.meetings import rounds_met
from arbiter_app.values import frozen

Results = Mapping[Board, Result | None]


@frozen(kw_only=True)
class Exchange:
    """Two games of a round, as they were paired and as they were played."""

    round: RoundOfPlay
    before: tuple[Game, Game]
    after: tuple[Game, Game]

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The four it is about."""
        return tuple(player for game in self.before for player in (game.white, game.black))


def exchange(
    competition: Competition,
    round: Round,
    one: PlayerId,
    other: PlayerId,
    results: Results | None = None,
) -> Exchange:
    """Return a round in which two took each other's place, with the results as they were played;
    a board that is not named keeps the result that its score sheets gave it.

    Raises RuleError("pairing.not-swiss"), ("exchange.no-game") for one without an opponent,
    ("exchange.one-board") and ("game.carried").
    """
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    round_ = competition.round(round)
    games = _game_of(round_, one), _game_of(round_, other)
    if games[0].id == games[1].id:
        raise RuleError("exchange.one-board", round=round, board=games[0].board)
    places, played = {one: other, other: one}, results or {}
    after = tuple(
        replace(
            game,
            white=places.get(game.white, game.white),
            black=places.get(game.black, game.black),
            result=played.get(game.board, game.result),
        )
        for game in games
    )
    return Exchange(round=round_, before=games, after=(after[0], after[1]))


def meetings_besides(
    competition: Competition, exchanged: Exchange
) -> tuple[tuple[Game, tuple[Round, ...]], ...]:
    """Return the games as they were played whose players have met in other rounds too, or are
    paired in one, with these rounds (C.04.1 Art. 2).
    """
    found = []
    for game in exchanged.after:
        met = rounds_met(competition, game.white, game.black)
        paired = tuple(
            round_.number
            for round_ in competition.rounds
            for each in round_.games
            if each.result is None and {each.white, each.black} == {game.white, game.black}
        )
        others = tuple(
            sorted(number for number in {*met, *paired} if number != exchanged.round.number)
        )
        if others:
            found.append((game, others))
    return tuple(found)


def demand_seen(competition: Competition, exchanged: Exchange, *, is_seen: bool) -> None:
    """Make sure that nobody meets somebody twice without the arbiter knowing it.

    Raises RuleError("exchange.rematch").
    """
    again = meetings_besides(competition, exchanged)
    if again and not is_seen:
        (game, rounds), *_ = again
        numbers = competition.numbers
        raise RuleError(
            "exchange.rematch",
            board=game.board,
            white=numbers[game.white],
            black=numbers[game.black],
            rounds=", ".join(map(str, rounds)),
        )


def _game_of(round_: RoundOfPlay, player: PlayerId) -> Game:
    for game in round_.games:
        if player in (game.white, game.black):
            if game.carried_from is not None:
                raise RuleError("game.carried", round=round_.number, board=game.board)
            return game
    raise RuleError("exchange.no-game", round=round_.number)
