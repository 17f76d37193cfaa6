"""Commands that change pairs by hand: a whole round, and two of a Swiss who changed boards."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.by_hand import (
    HandPair,
    PairingByHand,
    noted_by_hand,
    pairs_made,
    pairs_of,
    position_by_hand,
    seated_in_order,
)
from arbiter_app.domain.pairing.swiss.exchange import exchange
from arbiter_app.domain.pairing.swiss.making import position_told
from arbiter_app.domain.permission.by_hand import (
    change_of,
    judge_exchange,
    judge_schedule_by_hand,
)
from arbiter_app.domain.taking_part.byes_by_hand import judge_round_by_hand
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.levels import keep_handicaps, keep_levels
from arbiter_app.services.writing.results import demand_possible, write_exchanged, write_swapped
from arbiter_app.services.writing.stages import forget_games
from arbiter_app.services.writing.swiss import fix_group_a, number_by_present
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import (
    NEW_GAME,
    add_game,
    game_now,
    write_byes,
    write_game,
    write_round,
)


def _of_hand(params: Params) -> Params:
    """Return what the journal keeps of a pairing by hand: the pairs are in the rows."""
    hand: PairingByHand = params["hand"]
    kept = {name: value for name, value in params.items() if name != "hand"}
    return {**kept, "round": hand.round, "boards": len(hand.pairs)}


@command(
    "round.pair-by-hand",
    judge_round_by_hand,
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
    noted=_of_hand,
)
def pair_by_hand(
    uow: UnitOfWork,
    /,
    *,
    hand: PairingByHand,
    reason: str,
    case: ChangeCase | None = None,
    agreed: bool = False,  # noqa: ARG001 - demanded by the judge, kept by the journal
    decided: bool = False,  # noqa: ARG001 - as the last: byes go beyond the limits
) -> None:
    """Write a round that was paired by hand, in place of its draft; of published pairs those that
    change, in a case of C.04.2 Art. 4, `agreed` where those concerned have to agree.

    The pairs of a draft sit in the order of the regulations; published ones stay where they are.
    Games that stay keep their ids. What the system had made is kept beside them, unless it is what
    was made by hand, too.
    """
    competition = uow.competition
    number = hand.round
    round_ = competition.round_so_far(number)
    if round_.published is None:
        hand = seated_in_order(competition, hand)
    noted = ByHand(reason=reason.strip(), case=case if round_.published else None)
    by_hand = noted_by_hand(round_, tuple(pairs_made(hand)), noted)
    made_from = _made_from(uow, round_, hand)
    signed_off = None if change_of(round_, hand).made else round_.signed_off
    changed = replace(round_, by_hand=by_hand, made_from=made_from, signed_off=signed_off)
    _number_by_present(uow, hand)
    write_round(uow.rows, competition.id, changed)
    _write_pairs(uow, changed, hand)
    write_byes(uow.rows, competition.id, number, hand.byes)
    if number == 1:
        fix_group_a(uow)
        keep_levels(uow)
    keep_handicaps(uow, number)


@command(
    "schedule.by-hand",
    judge_schedule_by_hand,
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
    noted=_of_hand,
)
def arrange_by_hand(uow: UnitOfWork, /, *, hand: PairingByHand, reason: str) -> None:
    """Write a round of a round robin that was paired by hand, in place of that of its schedule.

    What the schedule had is kept beside the pairs, unless it is what was made by hand, too.
    """
    competition = uow.competition
    round_ = competition.round_so_far(hand.round)
    by_hand = noted_by_hand(round_, tuple(pairs_made(hand)), ByHand(reason=reason.strip()))
    changed = replace(round_, by_hand=by_hand)
    write_round(uow.rows, competition.id, changed)
    _write_pairs(uow, changed, hand)


@command("game.exchange", judge_exchange, right=Right.CORRECT, is_risky=True, in_stage=True)
def exchange_players(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    one: PlayerId,
    other: PlayerId,
    reason: str,
    results: Mapping[Board, Result | None] | None = None,
    rematch_seen: bool = False,  # noqa: ARG001 - demanded by the judge, kept by the journal
    decided: bool = False,  # noqa: ARG001 - as the last
) -> None:
    """Let two who sat at each other's boards change places in the pairs: what was played stands.

    The result of a board stays with it, or is the one given; other pairs than those of the system
    are kept as changed by hand.
    """
    competition = uow.competition
    for result in (results or {}).values():
        demand_possible(result)
    found = exchange(competition, round, one, other, results)
    games = {game.id: game for game in found.after}
    round_ = found.round
    after = replace(round_, games=tuple(games.get(game.id, game) for game in round_.games))
    former = round_.by_hand
    case = ChangeCase.EXCHANGED if former is None or former.case is None else former.case
    noted = ByHand(reason=reason.strip(), case=case)
    by_hand = noted_by_hand(round_, pairs_of(after), noted)
    signed_off = replace(round_, by_hand=by_hand, signed_off=None)
    write_round(uow.rows, competition.id, signed_off)
    for game in found.after:
        write_exchanged(uow, signed_off, game)


def _made_from(uow: UnitOfWork, round_: RoundOfPlay, hand: PairingByHand) -> str | None:
    """Return what tells the position of the people as they are by hand; of published pairs the
    former one stays where an earlier round is not over again.
    """
    try:
        return position_told(position_by_hand(uow.competition, hand), uow.competition)
    except RuleError:
        if round_.published is None:
            raise
        return round_.made_from


def _number_by_present(uow: UnitOfWork, hand: PairingByHand) -> None:
    """Let a round be one of the present numbers where somebody in it had none before: a late entry
    who came when it was published.
    """
    draw = uow.competition.draw
    if draw is not None and not hand.players <= draw.numbers_in(hand.round).keys():
        number_by_present(uow, hand.round)


def _write_pairs(uow: UnitOfWork, round_: RoundOfPlay, hand: PairingByHand) -> None:
    """Write the games of a round; those of two who met already stay with all that is theirs."""
    former = {frozenset((game.white, game.black)): game for game in round_.games}
    made = {frozenset(pair.players): pair for pair in hand.pairs}
    forget_games(uow, [game.id for sides, game in former.items() if sides not in made])
    for sides, pair in made.items():
        game = former.get(sides)
        if game is None:
            add_game(uow.rows, uow.competition.id, round_.number, _new(pair))
        elif (game.board, game.white) != (pair.board, pair.white):
            _write_moved(uow, round_, game, pair)


def _write_moved(uow: UnitOfWork, round_: RoundOfPlay, game: Game, pair: HandPair) -> None:
    """Write a game at another board, or with the other colours."""
    if game.white != pair.white:
        write_swapped(uow, round_, game)
    write_game(uow.rows, replace(game_now(uow.rows, game.id), board=pair.board))


def _new(pair: HandPair) -> Game:
    return Game(id=NEW_GAME, board=pair.board, white=pair.white, black=pair.black)
