"""A round of a round robin that the arbiter pairs by hand, in place of that of the schedule."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import GameId, Round
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand, begin_by_hand

_NO_GAME = GameId(0)


def round_to_arrange(competition: Competition, shown: Round) -> Round:
    """Return which round can be paired by hand where one is shown: that one, or the next one after
    the last where the schedule has not all rounds, as of an imported report.

    Raises RuleError as `demand_arrangeable`.
    """
    round_ = competition.round_so_far(shown)
    is_last = shown >= len(competition.rounds)
    to_come = len(competition.rounds) < competition.announced_rounds
    number = Round(shown + 1) if is_last and to_come and round_.has_results else shown
    demand_arrangeable(competition, number)
    return number


def begin_schedule(competition: Competition, number: Round) -> PairingByHand:
    """Return a round as the schedule has it, to be changed; who has no opponent in it waits, also
    who has left: the games of a round robin stay in its schedule.
    """
    begun = begin_by_hand(competition, number)
    waiting = (player for player in competition.numbers if player not in begun.players)
    return replace(begun, free=tuple(waiting))


def demand_arrangeable(competition: Competition, number: Round) -> None:
    """Make sure that the pairs of a round may be changed: it is one of a round robin, nobody knows
    its pairs from a published sheet, and nothing of it is played.

    Raises RuleError("by-hand.not-round-robin"), ("by-hand.round-none"),
    ("by-hand.schedule-published") or ("by-hand.schedule-played").
    """
    if not competition.traits.meets_all or competition.draw is None:
        raise RuleError("by-hand.not-round-robin")
    last = min(len(competition.rounds) + 1, competition.announced_rounds)
    if not 1 <= number <= max(last, len(competition.rounds)):
        raise RuleError("by-hand.round-none", round=number)
    round_ = competition.round_so_far(number)
    if round_.published is not None:
        raise RuleError("by-hand.schedule-published", round=number)
    if round_.was_played or round_.adjourned or round_.signed_off is not None:
        raise RuleError("by-hand.schedule-played", round=number)


def demand_scheduled(competition: Competition, hand: PairingByHand) -> None:
    """Make sure that everybody is in a round once, and in an odd field one is free.

    Raises RuleError("by-hand.schedule-incomplete"), ("by-hand.twice"), ("by-hand.no-change"), or
    ("by-hand.played") for the game of somebody who has left, which is lost already.
    """
    numbers = competition.numbers
    paired = [player for pair in hand.pairs for player in pair.players]
    boards = [pair.board for pair in hand.pairs]
    if len(set(paired)) < len(paired) or len(set(boards)) < len(boards):
        raise RuleError("by-hand.twice", round=hand.round)
    waiting = sorted(number for player, number in numbers.items() if player not in paired)
    if len(waiting) != len(numbers) % 2 or not numbers.keys() >= {*paired}:
        listed = ", ".join(map(str, waiting))
        raise RuleError("by-hand.schedule-incomplete", round=hand.round, numbers=listed)
    round_ = competition.round_so_far(hand.round)
    now, then = _sides(round_), {pair.players for pair in hand.pairs}
    if now == then:
        raise RuleError("by-hand.no-change", round=hand.round)
    for game in round_.games:
        if game.result is not None and (game.white, game.black) not in then:
            raise RuleError("by-hand.played", round=hand.round, board=game.board)


def _sides(round_: RoundOfPlay) -> set[tuple[int, int]]:
    return {(game.white, game.black) for game in round_.games}


def as_arranged(competition: Competition, hand: PairingByHand) -> Competition:
    """Return a competition with the pairs of a round as they would be."""
    round_ = competition.round_so_far(hand.round)
    games = tuple(
        Game(id=_NO_GAME, board=pair.board, white=pair.white, black=pair.black)
        for pair in hand.pairs
    )
    arranged = replace(round_, games=games)
    others = [each for each in competition.rounds if each.number != hand.round]
    rounds = sorted((*others, arranged), key=lambda each: each.number)
    return replace(competition, rounds=tuple(rounds))
