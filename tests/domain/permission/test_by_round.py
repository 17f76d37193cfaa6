"""What may be corrected in a round, by how far play has left it behind."""

from dataclasses import replace
from datetime import datetime

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.by_round import (
    Correction,
    RoundState,
    correction_verdict,
    judge_correction_for_rating,
    judge_correction_of_result,
    permits,
    round_state,
)
from arbiter_app.domain.permission.by_state import Verdict
from tests.domain.cases import case, played

OVER = played(case("four_players"), "2026-03")
PLAYING = played(case("half_played"), "2026-03")


def signed_off(tournament: Tournament, round: Round) -> Tournament:
    rounds = tuple(
        replace(each, signed_off=Signed("Олена", datetime(2026, 11, 1, 20, 0)))
        if each.number == round
        else each
        for each in tournament.main_stage.rounds
    )
    return replace(tournament, stages=(replace(tournament.main_stage, rounds=rounds),))


def refusal(correction: Correction, round: int, **params: object) -> str | None:
    """Return why board 1 of a round of the finished tournament is not corrected."""
    event = Event(tournaments=(OVER,))
    try:
        permits(correction)(in_hand(event), {"round": Round(round), "board": Board(1), **params})
    except RuleError as refused:
        return refused.code
    return None


def test_that_a_round_is_left_behind_by_the_rounds_begun_after_it() -> None:
    states = [round_state(OVER.competition(), Round(number)) for number in (1, 2, 3)]
    assert states == [RoundState.OLDER, RoundState.PREVIOUS, RoundState.OPEN]
    assert round_state(signed_off(OVER, Round(3)).competition(), Round(3)) is RoundState.SIGNED_OFF
    assert round_state(signed_off(OVER, Round(1)).competition(), Round(1)) is RoundState.OLDER


@pytest.mark.parametrize(
    "correction", [Correction.RESULT, Correction.COLOURS, Correction.ADJOURNMENT]
)
def test_that_a_correction_asks_for_more_the_older_the_round_is(correction: Correction) -> None:
    verdicts = [
        correction_verdict(OVER.competition(), Round(each), Board(1), correction)
        for each in (3, 2, 1)
    ]
    assert verdicts == [Verdict.ALLOWED, Verdict.NEEDS_REASON, Verdict.NEEDS_DECISION]
    signed = signed_off(OVER, Round(3))
    assert (
        correction_verdict(signed.competition(), Round(3), Board(1), correction)
        is Verdict.NEEDS_REASON
    )


def test_that_the_report_alone_is_corrected_only_where_the_table_is_not_free() -> None:
    verdicts = [
        correction_verdict(OVER.competition(), Round(each), Board(1), Correction.FOR_RATING)
        for each in (3, 2, 1)
    ]
    assert verdicts == [Verdict.REFUSED, Verdict.NEEDS_REASON, Verdict.NEEDS_REASON]


def test_that_a_missing_result_is_entered_freely_and_never_corrected() -> None:
    assert PLAYING.main_stage.round(Round(2)).game(Board(2)).result is None
    enter = correction_verdict(PLAYING.competition(), Round(2), Board(2), Correction.RESULT)
    rate = correction_verdict(PLAYING.competition(), Round(2), Board(2), Correction.FOR_RATING)
    assert (enter, rate) == (Verdict.ALLOWED, Verdict.REFUSED)


def test_that_a_round_before_asks_for_a_reason_and_an_older_one_also_for_a_decision() -> None:
    assert refusal(Correction.RESULT, 3) is None
    assert refusal(Correction.RESULT, 2) == "permission.reason-missing"
    assert refusal(Correction.RESULT, 2, reason="протокол") is None
    assert refusal(Correction.RESULT, 1, decided=True) == "permission.reason-missing"
    assert refusal(Correction.RESULT, 1, reason="протокол") == "correction.decision-missing"
    assert refusal(Correction.RESULT, 1, reason="протокол", decided=True) is None
    assert refusal(Correction.FOR_RATING, 3, reason="протокол") == "correction.not-for-rating"


def test_that_what_is_made_as_a_correction_always_has_a_reason() -> None:
    event = Event(tournaments=(OVER,))
    params = {"round": Round(3), "board": Board(1), "result": DRAW, "reason": " "}
    with pytest.raises(RuleError, match="reason-missing"):
        judge_correction_of_result(in_hand(event), params)


def test_that_a_correction_for_the_rating_is_taken_back_in_any_state() -> None:
    event = Event(tournaments=(OVER,))
    back = {"round": Round(3), "board": Board(1), "result": None, "reason": "помилка"}
    judge_correction_for_rating(in_hand(event), back)
    with pytest.raises(RuleError, match="not-for-rating"):
        judge_correction_for_rating(in_hand(event), {**back, "result": DRAW})


def test_that_what_a_withdrawn_player_forfeited_needs_a_reason_at_once() -> None:
    left = played(case("withdrawal_below_half"), "2026-03")
    final = left.main_stage.rounds[-1]
    verdicts = {
        (game.white, game.black): correction_verdict(
            left.competition(), final.number, game.board, Correction.RESULT
        )
        for game in final.games
    }
    assert [pair for pair, found in verdicts.items() if found is Verdict.NEEDS_REASON] == [(3, 6)]
