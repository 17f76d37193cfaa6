"""Whether pairs of a Swiss may be changed by hand: drafts freely, published ones in five cases."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import ChangeCase, Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, ParticipantId, PlayerId, Round
from arbiter_app.domain.pairing.schedule_by_hand import demand_arrangeable, demand_scheduled
from arbiter_app.domain.pairing.swiss.by_hand import (
    HandPair,
    PairingByHand,
    demand_whole,
    position_by_hand,
)
from arbiter_app.domain.pairing.swiss.exchange import demand_seen, exchange
from arbiter_app.domain.pairing.swiss.making import demand_draft, demand_next
from arbiter_app.domain.pairing.swiss.meetings import rounds_met
from arbiter_app.domain.pairing.swiss.position import POINT
from arbiter_app.domain.permission.by_round import Correction, permits
from arbiter_app.domain.permission.by_state import demand_reason
from arbiter_app.domain.teams.two_stages import boards_at_table
from arbiter_app.values import frozen

FIVE_CASES = (
    ChangeCase.REMATCH,
    ChangeCase.RULE,
    ChangeCase.AGREED,
    ChangeCase.LATE_ENTRY,
    ChangeCase.TOP_BOARD,
)
"""In which published pairs are changed (C.04.2 Art. 4), in the order of the article."""

WITH_AGREEMENT = frozenset({ChangeCase.AGREED, ChangeCase.LATE_ENTRY})
"""To which those concerned must agree."""

CLOSE = POINT
"""Scores are close where no more than one point lies between them: the text names no number."""

TOP_BOARDS = Board(10)
"""To which board they are top boards: the text names no number."""


@frozen(kw_only=True)
class PublishedChange:
    """What would be other in published pairs."""

    gone: tuple[Game, ...]
    """Games that would not be played, or not with these colours."""
    made: tuple[HandPair, ...]
    """Pairs that would stand instead."""
    byes: frozenset[PlayerId] = frozenset()
    """Who would have another bye than now, or none, without being in one of these pairs."""

    @property
    def boards(self) -> tuple[Board, ...]:
        """At which boards."""
        gone = {game.board for game in self.gone}
        return tuple(sorted(gone | {pair.board for pair in self.made}))

    @property
    def groups(self) -> tuple["PublishedChange", ...]:
        """The change in parts that have nobody in common."""
        sides = (pair.players for pair in self.made)
        groups: list[frozenset[PlayerId]] = []
        for players in (*({each.white, each.black} for each in self.gone), *map(set, sides)):
            joined = [group for group in groups if group & players]
            groups = [group for group in groups if not group & players]
            groups.append(frozenset(players).union(*joined))
        return tuple(
            PublishedChange(
                gone=tuple(game for game in self.gone if game.white in group),
                made=tuple(pair for pair in self.made if pair.white in group),
            )
            for group in groups
        )


def judge_by_hand(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that a round is paired by hand.

    Raises RuleError("permission.reason-missing"), as `demand_next`, `demand_whole`,
    `demand_boards_kept`, and for published pairs as `demand_case`, for others as `demand_draft`.
    """
    competition, hand = here.competition, params["hand"]
    assert isinstance(hand, PairingByHand)
    demand_reason(params)
    demand_next(competition, hand.round)
    demand_whole(competition, hand)
    round_ = published_round(competition, hand)
    demand_boards_kept(here, hand, are_seated_anew=round_ is None)
    if round_ is None:
        demand_draft(competition, hand.round)
    else:
        demand_case(
            competition, round_, hand, params.get("case"), agreed=params.get("agreed", False)
        )


def judge_schedule_by_hand(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that a round of a round robin is paired by hand: always with a reason.

    Raises RuleError("permission.reason-missing"), as `demand_arrangeable`, `demand_scheduled` and
    `demand_boards_kept`.
    """
    hand = params["hand"]
    assert isinstance(hand, PairingByHand)
    demand_reason(params)
    demand_arrangeable(here.competition, hand.round)
    demand_scheduled(here.competition, hand)
    demand_boards_kept(here, hand, are_seated_anew=False)


def demand_boards_kept(here: InHand, hand: PairingByHand, *, are_seated_anew: bool) -> None:
    """Make sure that a match of teams keeps its pair and table while its boards are made: people
    sit at them. Where matches `are_seated_anew` none may have any.

    Raises RuleError("by-hand.boards-made").
    """
    kept = {(pair.board, pair.white, pair.black) for pair in hand.pairs}
    for match in here.competition.round_so_far(hand.round).games:
        stays = (match.board, match.white, match.black) in kept and not are_seated_anew
        if not stays and _has_boards(here, hand.round, match):
            raise RuleError("by-hand.boards-made", round=hand.round, table=match.board)


def published_round(competition: Competition, hand: PairingByHand) -> RoundOfPlay | None:
    """Return the round that is paired by hand where its pairs are published; else None."""
    round_ = competition.round_or_none(hand.round)
    return round_ if round_ is not None and round_.published is not None else None


def change_of(round_: RoundOfPlay, hand: PairingByHand) -> PublishedChange:
    """Return what would be other in a round than it is."""
    now = {(game.white, game.black) for game in round_.games}
    then = {pair.players for pair in hand.pairs}
    gone = tuple(game for game in round_.games if (game.white, game.black) not in then)
    made = tuple(pair for pair in hand.pairs if pair.players not in now)
    concerned = {player for game in gone for player in (game.white, game.black)} | _players(made)
    given = {(bye.player, bye.mark) for bye in hand.byes}
    byes = {bye.player for bye in round_.byes if (bye.player, bye.mark) not in given}
    return PublishedChange(gone=gone, made=made, byes=frozenset(byes - concerned))


def demand_case(
    competition: Competition,
    round_: RoundOfPlay,
    hand: PairingByHand,
    case: ChangeCase | None,
    *,
    agreed: bool,
) -> None:
    """Make sure that published pairs are changed in one of the cases of C.04.2 Art. 4, as far as
    that can be known.

    Raises RuleError("by-hand.no-change"), ("by-hand.case-missing"), ("by-hand.played") for a game
    that has begun, ("by-hand.bye-elsewhere") for a bye of one whom the pairs do not concern,
    ("by-hand.not-agreed"), and what the case itself does not allow.
    """
    change = change_of(round_, hand)
    if not change.gone and not change.made:
        raise RuleError("by-hand.no-change", round=round_.number)
    if case not in FIVE_CASES:
        raise RuleError("by-hand.case-missing", round=round_.number)
    for game in change.gone:
        if game.result is not None or game.is_adjourned:
            raise RuleError("by-hand.played", round=round_.number, board=game.board)
    if changed := change.byes:
        known = competition.numbers
        listed = ", ".join(map(str, sorted(known[each] for each in changed if each in known)))
        raise RuleError("by-hand.bye-elsewhere", round=round_.number, numbers=listed)
    if case in WITH_AGREEMENT and not agreed:
        raise RuleError("by-hand.not-agreed", round=round_.number)
    check = _CHECKS.get(case)
    if check is not None:
        check(competition, round_, hand, change)


def late_entries(competition: Competition, round_: RoundOfPlay) -> frozenset[ParticipantId]:
    """Return who has just come to the tournament: they have played nothing before a round, and
    were not there when it was paired, or in the rounds before it.
    """
    placed = {player for game in round_.games for player in (game.white, game.black)}
    here = placed | {bye.player for bye in round_.byes}
    before = {
        player
        for earlier in competition.rounds[: round_.number - 1]
        for game in earlier.games
        for player in (game.white, game.black)
    }
    return frozenset(
        player
        for player in competition.numbers
        if player not in before and (round_.number > 1 or player not in here)
    )


def _check_rematch(
    competition: Competition, round_: RoundOfPlay, _: PairingByHand, change: PublishedChange
) -> None:
    def has_met(game: Game) -> bool:
        met = rounds_met(competition, game.white, game.black)
        return any(number < round_.number for number in met)

    for group in change.groups:
        if not any(map(has_met, group.gone)):
            raise RuleError("by-hand.no-rematch", round=round_.number, boards=_boards(group))


def _check_agreed(
    competition: Competition, round_: RoundOfPlay, hand: PairingByHand, change: PublishedChange
) -> None:
    """Two meet whose opponents, if they had any, do not play."""
    if len(change.made) != 1:
        raise RuleError("by-hand.not-two-free", round=round_.number)
    (pair,) = change.made
    for game in change.gone:
        others = {game.white, game.black}.difference(pair.players)
        if len(others) != 1 or hand.pair_of(*others) is not None:
            raise RuleError("by-hand.not-two-free", round=round_.number)
    numbers = competition.numbers
    players = {each.number: each for each in position_by_hand(competition, hand).players}
    scores = [players[numbers[player]].score for player in pair.players]
    if abs(scores[0] - scores[1]) > CLOSE:
        raise RuleError("by-hand.not-close", board=pair.board)


def _check_late_entry(
    competition: Competition, round_: RoundOfPlay, _: PairingByHand, change: PublishedChange
) -> None:
    late = late_entries(competition, round_)
    for group in change.groups:
        if late.isdisjoint(_players(group.made)):
            raise RuleError("by-hand.no-late-entry", round=round_.number, boards=_boards(group))


def _check_top_board(
    competition: Competition, round_: RoundOfPlay, _: PairingByHand, change: PublishedChange
) -> None:
    if round_.number != competition.announced_rounds:
        raise RuleError(
            "by-hand.not-last-round", round=round_.number, last=competition.announced_rounds
        )
    for group in change.groups:
        if min(group.boards) > TOP_BOARDS:
            raise RuleError("by-hand.no-top-board", boards=_boards(group), last=TOP_BOARDS)


_CHECKS: Mapping[
    ChangeCase, Callable[[Competition, RoundOfPlay, PairingByHand, PublishedChange], None]
] = {
    ChangeCase.REMATCH: _check_rematch,
    ChangeCase.AGREED: _check_agreed,
    ChangeCase.LATE_ENTRY: _check_late_entry,
    ChangeCase.TOP_BOARD: _check_top_board,
}


def _players(pairs: Iterable[HandPair]) -> set[ParticipantId]:
    return {player for pair in pairs for player in pair.players}


def _boards(change: PublishedChange) -> str:
    return ", ".join(map(str, change.boards))


def judge_exchange(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that two who sat at each other's boards change places: always with a reason, in an
    older round after a decision, and knowing of a second meeting.

    Raises RuleError("exchange.bound") for a game to which more than its result belongs,
    ("exchange.boards-made") for matches of teams, and as `exchange`, `demand_seen` and `permits`.
    """
    competition = here.competition
    demand_reason(params)
    two = params["one"], params["other"]
    found = exchange(competition, params["round"], *two, params.get("results"))
    judge = permits(Correction.EXCHANGE)
    for game in found.before:
        if _has_boards(here, params["round"], game):
            raise RuleError("exchange.boards-made", round=params["round"], table=game.board)
        if _is_bound(here.tournament, game):
            raise RuleError("exchange.bound", round=params["round"], board=game.board)
        judge(here, {**params, "board": game.board})
    demand_seen(competition, found, is_seen=params.get("rematch_seen", False))


def _has_boards(here: InHand, number: Round, match: Game) -> bool:
    return bool(boards_at_table(here.tournament, here.competition.id, number, match.board))


def _is_bound(tournament: Tournament, game: Game) -> bool:
    """Whether a game is to be finished or played again, or its result is by a sanction that stands
    or by the decision of an appeal: that is of those who are paired there, not of others. What was
    finished is as it was played, whoever sat there.
    """
    effects = [effect for appeal in tournament.appeals for effect in appeal.effects]
    for incident in tournament.incidents:
        for penalty in incident.penalties:
            effects += penalty.effects if penalty.stands else ()
    is_open = game.result is None and (game.adjournment is not None or game.replay is not None)
    return is_open or any(effect.game == game.id for effect in effects)
