"""What may be corrected in a round, as data: correction x state of the round -> verdict.

What was paired and printed upon a result is not turned over quietly: a late correction concerns
the next pairing, and later still the rating report alone (C.04.2, late corrections).
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event, Tournament
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permissions import (
    Judge,
    Verdict,
    demand_reason,
    is_forfeit_of_withdrawn,
)


class RoundState(Enum):
    """How far play has left a round behind."""

    OPEN = auto()
    """No later round has begun."""
    SIGNED_OFF = auto()
    """No later round has begun, but its results were signed for."""
    PREVIOUS = auto()
    """One later round has begun."""
    OLDER = auto()


class Correction(StrEnum):
    """What is corrected at a board."""

    RESULT = "result"
    COLOURS = "colours"
    ADJOURNMENT = "adjournment"
    FOR_RATING = "for-rating"
    """The result in the rating report alone; the table stays."""


_YES, _WHY, _NO = Verdict.ALLOWED, Verdict.NEEDS_REASON, Verdict.REFUSED
_DECISION = Verdict.NEEDS_DECISION

_TABLE: Mapping[Correction, tuple[Verdict, Verdict, Verdict, Verdict]] = {
    #                        open  signed previous older
    Correction.RESULT:      (_YES, _WHY, _WHY, _DECISION),
    Correction.COLOURS:     (_YES, _WHY, _WHY, _DECISION),
    Correction.ADJOURNMENT: (_YES, _WHY, _WHY, _DECISION),
    Correction.FOR_RATING:  (_NO,  _WHY, _WHY, _WHY),  # where the result itself is free, correct it
}  # fmt: skip

_COLUMN = {
    RoundState.OPEN: 0,
    RoundState.SIGNED_OFF: 1,
    RoundState.PREVIOUS: 2,
    RoundState.OLDER: 3,
}


def round_state(tournament: Tournament, round: Round) -> RoundState:
    """Return how far play has left a round behind."""
    stage = tournament.main_stage
    of_round = stage.round(round)
    begun = sum(map(tournament.has_begun, stage.rounds[round:]))
    if begun > 1:
        return RoundState.OLDER
    if begun == 1:
        return RoundState.PREVIOUS
    return RoundState.SIGNED_OFF if of_round.signed_off else RoundState.OPEN


def correction_verdict(
    tournament: Tournament, round: Round, board: Board, correction: Correction
) -> Verdict:
    """Return whether a board may be corrected freely, with a reason or after a decision.

    A missing result may always be entered, whatever has been played since. What a player who has
    left lost by forfeit is never changed without a reason.
    """
    game = tournament.main_stage.round(round).game(board)
    if game.result is None:
        return _NO if correction is Correction.FOR_RATING else _YES
    verdict = _TABLE[correction][_COLUMN[round_state(tournament, round)]]
    if verdict is _YES and is_forfeit_of_withdrawn(tournament, game):
        return _WHY
    return verdict


def permits(correction: Correction) -> Judge:
    """Return the judge of a correction: it demands the reason and the decision of the table."""

    def judge(event: Event, params: Mapping[str, Any]) -> None:
        number, board = params["round"], params["board"]
        match correction_verdict(event.tournament, number, board, correction):
            case Verdict.REFUSED:
                raise RuleError("correction.not-for-rating", round=number, board=board)
            case Verdict.NEEDS_REASON:
                demand_reason(params)
            case Verdict.NEEDS_DECISION:
                demand_reason(params)
                if params.get("decided") is not True:
                    raise RuleError("correction.decision-missing", round=number)

    return judge


def judge_correction_of_result(event: Event, params: Mapping[str, Any]) -> None:
    """Judge a correction that is made as such: it always has a reason, see `permits`."""
    demand_reason(params)
    permits(Correction.RESULT)(event, params)


def judge_correction_for_rating(event: Event, params: Mapping[str, Any]) -> None:
    """Judge a correction for the rating report; it may be taken back in any state."""
    demand_reason(params)
    if params["result"] is not None:
        permits(Correction.FOR_RATING)(event, params)
