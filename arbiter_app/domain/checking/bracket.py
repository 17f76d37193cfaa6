"""The games of a knockout beside the matches that its results make."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.checking.comparison import compared, pairing_of
from arbiter_app.domain.checking.verdict import CheckedRounds, Remark, RoundCheck
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import GameId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.domain.pairing.position import Pair

BY_BRACKET = Remark("by-bracket")


def check_bracket(competition: Competition) -> CheckedRounds:
    """Return in which games of a match others have met than those who have come to it."""
    matches = knockout(competition).matches.values()
    misplaced = {game.id: match for match in matches for game in match.conflict}
    rounds = []
    for round_ in competition.rounds:
        found = pairing_of(competition, round_)
        expected = tuple(
            each
            for game, pair in zip(round_.games, found.pairs, strict=True)
            for each in _expected(competition, game.id, pair, misplaced)
        )
        differences = compared(found, replace(found, pairs=expected))
        rounds.append(RoundCheck(round=round_.number, differences=differences))
    return CheckedRounds(by=BY_BRACKET, rounds=tuple(rounds))


def _expected(
    competition: Competition, game: GameId, pair: Pair, misplaced: Mapping[GameId, KnockoutMatch]
) -> tuple[Pair, ...]:
    """Return who should have met in place of a pair; nobody where one has no opponent."""
    match = misplaced.get(game)
    if match is None:
        return (pair,)
    one, other = match.players
    if one is None or other is None:
        return ()
    return (Pair(competition.numbers[one], competition.numbers[other]),)
