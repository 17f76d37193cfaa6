"""Matches of two games in a report: two columns a match, one for each of its games (C.04.5).

The format has one result a round and player. So a round of a Double-Swiss is two columns: the same
pairs, with White on the other side in the second one, or the same bye in both; the number of rounds
is that of columns, and what a result is worth is what a game is.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.scorings import in_games, in_matches
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, SwissRules, VirtualPoints
from arbiter_app.domain.ids import GameId, Round
from arbiter_app.formats.trf.lines.records import NO_COLOUR, PlayerRecord

COLUMNS = 2
"""Those of a match."""


def are_of_matches(players: Iterable[PlayerRecord], rounds: int, announced: int | None) -> bool:
    """Whether so many columns, and those announced, are two and two the games of matches."""
    if rounds % COLUMNS or (announced or 0) % COLUMNS:
        return False
    return all(
        _is_match(player, first) for player in players for first in range(0, rounds, COLUMNS)
    )


def _is_match(player: PlayerRecord, first: int) -> bool:
    second = first + 1
    if player.opponents[first] != player.opponents[second]:
        return False
    if not player.opponents[first]:
        return player.marks[first] == player.marks[second]
    colours = player.colours[first], player.colours[second]
    return NO_COLOUR in colours or colours[0] != colours[1]


def in_columns(event: Event) -> Event:
    """Return an event of matches of two games as the format tells it: each game a round."""
    tournament = event.tournament
    stages = tuple(
        replace(stage, rounds=tuple(_columns(stage.rounds)))
        if tournament.is_main(stage.id)
        else stage
        for stage in tournament.stages
    )
    return event.with_tournament(
        replace(
            tournament,
            stages=stages,
            settings=_in_columns(tournament.settings),
            adjustments=tuple(
                each if each.round is None else replace(each, round=Round(COLUMNS * each.round - 1))
                for each in tournament.adjustments
            ),
            team_mates=(),  # the rules alone are told of them
        )
    )


def of_matches(event: Event) -> Event:
    """Return the event of matches of which a report tells the games, each as a round."""
    tournament = event.tournament
    stages = tuple(
        replace(stage, rounds=tuple(_matches(stage.rounds)))
        if tournament.is_main(stage.id)
        else stage
        for stage in tournament.stages
    )
    return event.with_tournament(
        replace(
            tournament,
            stages=stages,
            settings=_of_matches(tournament.settings),
            adjustments=tuple(_of_rounds(tournament.adjustments)),
        )
    )


def _of_rounds(adjustments: Iterable[Adjustment]) -> Iterator[Adjustment]:
    for each in adjustments:
        yield each if each.round is None else replace(each, round=_match_of(each.round))


def _match_of(column: int) -> Round:
    return Round(-(-column // COLUMNS))


def _columns(rounds: Iterable[RoundOfPlay]) -> Iterator[RoundOfPlay]:
    for each in rounds:
        first, second = Round(COLUMNS * each.number - 1), Round(COLUMNS * each.number)
        yield replace(each, number=first, games=tuple(_game(game, 0) for game in each.games))
        yield replace(
            each,
            number=second,
            games=tuple(_game(game, 1) for game in each.games),
            by_hand=None,
            kept=frozenset(),
            start=None,
        )


def _game(match: Game, index: int) -> Game:
    """Return one game of a match: of the second one the colours are changed."""
    rated = match.rated_result
    game = replace(
        match,
        id=GameId(COLUMNS * match.id + index),
        result=match.two_games[index],
        so_far=None,
        rated_result=rated.games[index] if rated is not None and rated.games else rated,
    )
    if game.rated_result == game.result:
        game = replace(game, rated_result=None)
    if index == 0:
        return game
    return replace(
        game,
        white=match.black,
        black=match.white,
        result=game.result and game.result.turned,
        rated_result=game.rated_result and game.rated_result.turned,
        white_absence=match.black_absence,
        black_absence=match.white_absence,
    )


def _matches(columns: Sequence[RoundOfPlay]) -> Iterator[RoundOfPlay]:
    for first, second in zip_longest(columns[::COLUMNS], columns[1::COLUMNS]):
        of_second = () if second is None else second.games
        returns = {frozenset((game.white, game.black)): game for game in of_second}
        games = (_match(game, returns[frozenset((game.white, game.black))]) for game in first.games)
        yield replace(first, number=_match_of(first.number), games=tuple(games))


def _match(first: Game, second: Game) -> Game:
    """Return the match of two games; its sides are those of the first one."""
    is_turned = second.white != first.white
    games = first.result, _as_first(second.result, is_turned)
    rated = first.rated_result, _as_first(second.rated_result, is_turned)
    for_rating = tuple(one or other for one, other in zip(rated, games, strict=True))
    return replace(
        first,
        result=_of_both(games),
        so_far=games if any(games) and not all(games) else None,
        rated_result=_of_both(for_rating) if any(rated) else None,
    )


def _as_first(result: Result | None, is_turned: bool) -> Result | None:
    return result.turned if result is not None and is_turned else result


def _of_both(games: Sequence[Result | None]) -> Result | None:
    first, second = games
    return None if first is None or second is None else Result.of_match(first, second)


def _in_columns(settings: Settings) -> Settings:
    rounds = settings.rounds
    return replace(
        settings,
        rounds=None if rounds is None else rounds * COLUMNS,
        scoring=in_games(settings.scoring),
        swiss=_rules_in_columns(settings.swiss),
    )


def _of_matches(settings: Settings) -> Settings:
    rounds = settings.rounds
    return replace(
        settings,
        rounds=None if rounds is None else rounds // COLUMNS,
        scoring=in_matches(settings.scoring),
        swiss=_rules_of_matches(settings.swiss),
    )


def _rules_in_columns(rules: SwissRules) -> SwissRules:
    return replace(
        rules,
        forbidden=tuple(_pairs_in_columns(each) for each in rules.forbidden),
        virtual_points=tuple(_points_in_columns(each) for each in rules.virtual_points),
    )


def _pairs_in_columns(pairs: ForbiddenPairs) -> ForbiddenPairs:
    last = pairs.last_round
    return replace(
        pairs,
        first_round=Round(COLUMNS * pairs.first_round - 1),
        last_round=None if last is None else Round(COLUMNS * last),
    )


def _points_in_columns(points: VirtualPoints) -> VirtualPoints:
    return replace(
        points,
        first_round=Round(COLUMNS * points.first_round - 1),
        last_round=Round(COLUMNS * points.last_round),
    )


def _rules_of_matches(rules: SwissRules) -> SwissRules:
    return replace(
        rules,
        forbidden=tuple(
            replace(
                each,
                first_round=_match_of(each.first_round),
                last_round=None if each.last_round is None else _match_of(each.last_round),
            )
            for each in rules.forbidden
        ),
        virtual_points=tuple(
            replace(
                each, first_round=_match_of(each.first_round), last_round=_match_of(each.last_round)
            )
            for each in rules.virtual_points
        ),
    )
