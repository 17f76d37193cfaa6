"""Matches of two games of which one is decided after the other (C.04.5 Art. 1)."""

from dataclasses import replace
from typing import NamedTuple

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.marks import SoFar
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour, Mark, Result

GAMES = (1, 2)
"""The games of a match: who is named first has White in the first one."""


class Standing(NamedTuple):
    """What a match has: a result, or that of one of its games."""

    result: Result | None
    so_far: SoFar | None = None


def open_game(match: Game) -> int | None:
    """Return which game of a match is the next to get a result; None where both have one."""
    games = zip(GAMES, match.two_games, strict=True)
    return next((number for number, result in games if result is None), None)


def with_game(match: Game, game: int, result: Result | None) -> Standing:
    """Return how a match stands where one of its games ends so, or is open again (None).

    Raises RuleError("result.no-such-game").
    """
    if game not in GAMES or (result is not None and result.games):
        raise RuleError("result.no-such-game", game=game)
    first, second = match.two_games
    return _standing((result, second) if game == 1 else (first, result))


def of_whole_match(match: Game, result: Result | None) -> Result | None:
    """Return the result of a match that is decided as a whole, such as by forfeit: a game that was
    played before keeps its own.
    """
    if result is None or result.games:
        return result
    first, second = match.so_far or (None, None)
    return Result.of_match(first or result, second or result)


def of_what_is_left(game: Game, result: Result | None) -> Result | None:
    """Return the result of a game that is decided so, or of a match of two of which one was played
    already: that one stands.
    """
    return result if game.so_far is None else of_whole_match(game, result)


def without_what_was_forfeited(match: Game, by: Colour) -> Game:
    """Return a match without result whose games that a side forfeited are to be played after all;
    the others stand.
    """
    first, second = (
        None if each is None or each.mark(by) is Mark.FORFEIT_LOST else each
        for each in match.two_games
    )
    return replace(match, result=None, so_far=_standing((first, second)).so_far)


def _standing(games: SoFar) -> Standing:
    first, second = games
    if first is not None and second is not None:
        return Standing(Result.of_match(first, second))
    return Standing(None, None if first is second is None else games)
