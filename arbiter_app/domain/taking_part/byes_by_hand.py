"""Byes that are given in a round paired by hand: no other limits than those of byes asked for."""

from collections.abc import Iterator, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand
from arbiter_app.domain.permission.by_hand import judge_by_hand, published_round
from arbiter_app.domain.taking_part.byes import (
    ByesAsked,
    demand_possible_byes,
    what_needs_decision,
)


def judge_round_by_hand(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that a round is paired by hand, with its byes: one beyond the limits has a decision.

    Raises RuleError as `judge_by_hand`, and as `demand_possible_byes` and `beyond_limits`.
    """
    judge_by_hand(here, params)
    hand: PairingByHand = params["hand"]
    if published_round(here.competition, hand) is None:
        for asked in _byes_given(here, hand):
            demand_possible_byes(here, asked)
    broken = beyond_limits(here, hand)
    if broken and params.get("decided") is not True:
        raise broken[0]


def beyond_limits(here: InHand, hand: PairingByHand) -> tuple[RuleError, ...]:
    """Return why byes given by hand need a decision; that the pairs are published is decided with
    their change already.
    """
    return tuple(
        error
        for asked in _byes_given(here, hand)
        for error in what_needs_decision(here, asked)
        if error.code != "bye.after-publication"
    )


def _byes_given(here: InHand, hand: PairingByHand) -> Iterator[ByesAsked]:
    """Yield the byes that the round does not have yet; that of the odd field is no asked one."""
    round_ = here.competition.round_or_none(hand.round)
    known = {(bye.player, bye.mark) for bye in (round_.byes if round_ is not None else ())}
    for bye in hand.byes:
        if bye.mark is not Mark.PAIRING_BYE and (bye.player, bye.mark) not in known:
            yield ByesAsked(players=(bye.player,), rounds=(hand.round,), mark=bye.mark)
