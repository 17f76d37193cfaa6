"""A round from its draft to its signature: results, corrections, adjournments, publication."""

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.game_notes import Adjournment, Signed
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    ALL_RESULTS,
    BLACK_WINS,
    DRAW,
    HALF_TO_WHITE,
    WHITE_WINS,
    Colour,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.scorings import FOOTBALL_SCORING
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.services import closed_file
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.draw import annul_draw, draw_lots
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    check_result,
    correct_for_rating,
    correct_result,
    enter_result,
    publish_round,
    reopen_round,
    resume_game,
    set_times,
    sign_off_round,
    swap_colours,
    take_back_publication,
)
from arbiter_app.services.commands.whole.event import change_scoring
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, leave_the_rules, refused_code

Play = Callable[[int], Workspace]

FIRST, SECOND, THIRD = Round(1), Round(2), Round(3)
TOP, NEXT = Board(1), Board(2)


def enter(workspace: Workspace, round: Round, *results: Result | None) -> None:
    """Enter the results of the first boards of a round."""
    for board, result in enumerate(results, start=1):
        workspace.do(enter_result, round=round, board=Board(board), result=result)


def round_of(workspace: Workspace, number: Round) -> RoundOfPlay:
    return workspace.event.tournament.main_stage.round(number)


def game(workspace: Workspace, round: Round = FIRST, board: Board = TOP) -> Game:
    return round_of(workspace, round).game(board)


def adjourn(workspace: Workspace, round: Round = FIRST, board: Board = TOP) -> None:
    workspace.do(
        adjourn_game,
        round=round,
        board=board,
        sealed_by=Colour.WHITE,
        note="  конверт   у головного судді ",
        resumes_at=datetime(2026, 11, 2, 15, 0),
    )


@pytest.fixture
def two_rounds_on(play: Play) -> Workspace:
    """Four players whose three rounds have begun."""
    workspace = play(4)
    enter(workspace, FIRST, WHITE_WINS, DRAW)
    enter(workspace, SECOND, DRAW, DRAW)
    enter(workspace, THIRD, DRAW)
    return workspace


def test_that_every_result_of_the_rules_is_entered_and_read_again(play: Play) -> None:
    workspace = play(4)
    for result in ALL_RESULTS:
        enter(workspace, FIRST, result)
        assert (
            closed_file.read_event(workspace.path)
            .tournament.main_stage.round(FIRST)
            .game(TOP)
            .result
            == result
        )


@pytest.mark.parametrize(
    "result",
    [
        Result(Mark.WON, Mark.WON),
        Result(Mark.FORFEIT_WON, Mark.FORFEIT_WON),
        Result(Mark.WON, Mark.FORFEIT_LOST),
        Result(Mark.HALF_BYE, Mark.LOST),
    ],
)
def test_that_an_impossible_result_is_refused_and_nothing_changes(
    play: Play, result: Result
) -> None:
    workspace = play(4)
    before = workspace.event
    assert refused_code(lambda: enter(workspace, FIRST, result)) == "result.impossible"
    assert workspace.event == before


def test_that_an_older_round_is_corrected_after_a_decision_that_the_journal_shows(
    two_rounds_on: Workspace,
) -> None:
    workspace = two_rounds_on
    place: dict[str, Any] = {
        "round": FIRST,
        "board": TOP,
        "result": DRAW,
        "reason": "підписано нічию",
    }
    assert refused_code(lambda: enter(workspace, FIRST, DRAW)) == "permission.reason-missing"
    undecided = partial(workspace.do, correct_result, **place)
    assert refused_code(undecided) == "correction.decision-missing"
    barred = refused_code(lambda: workspace.do(correct_result, **place, decided=True))
    assert barred == "act.old-result"
    leave_the_rules(workspace)
    assert refused_code(undecided) == "correction.decision-missing"
    workspace.accepting(WeighedAct.OLD_RESULT).do(correct_result, **place, decided=True)
    assert game(workspace).result == DRAW
    assert last_line(workspace) == (
        "Correction after a decision: Round 1, board 1: Гравець 01 – Гравець 04 ½ – ½,"
        " before that 1 – 0"
    )
    assert workspace.history()[-1].reason == "підписано нічию"


def test_that_a_correction_for_the_rating_leaves_the_table(two_rounds_on: Workspace) -> None:
    workspace = two_rounds_on
    place: dict[str, Any] = {"round": FIRST, "board": TOP, "reason": "переплутали"}
    workspace.do(correct_for_rating, **place, result=BLACK_WINS)
    assert (game(workspace).result, game(workspace).for_rating) == (WHITE_WINS, BLACK_WINS)
    assert last_line(workspace) == (
        "Round 1, board 1: Гравець 01 – Гравець 04, for the rating report only, 0 – 1"
    )
    workspace.do(correct_for_rating, **place, result=None)
    assert game(workspace).for_rating == WHITE_WINS
    assert last_line(workspace).endswith("correction for the rating report taken back")


def test_that_the_result_of_the_table_for_the_rating_is_no_correction(
    two_rounds_on: Workspace,
) -> None:
    place: dict[str, Any] = {"round": FIRST, "board": TOP, "reason": "переплутали"}
    two_rounds_on.do(correct_for_rating, **place, result=BLACK_WINS)
    two_rounds_on.do(correct_for_rating, **place, result=WHITE_WINS)
    assert game(two_rounds_on).rated_result is None


def test_that_a_new_result_ends_what_was_found_about_the_former(two_rounds_on: Workspace) -> None:
    workspace = two_rounds_on
    place: dict[str, Any] = {"round": SECOND, "board": TOP}
    workspace.do(check_result, **place)
    workspace.do(correct_for_rating, **place, result=BLACK_WINS, reason="переплутали")
    workspace.do(correct_result, **place, result=WHITE_WINS, reason="переплутали")
    assert game(workspace, SECOND).checked is None
    assert game(workspace, SECOND).for_rating == WHITE_WINS


def test_that_a_second_typing_keeps_who_and_when(play: Play) -> None:
    workspace = play(4)
    assert refused_code(lambda: workspace.do(check_result, round=FIRST, board=TOP)) == (
        "result.none-to-check"
    )
    enter(workspace, FIRST, DRAW)
    workspace.do(check_result, round=FIRST, board=TOP)
    checked = game(workspace).checked
    assert checked == Signed("arbiter", workspace.history()[-1].at)


def test_that_swapped_colours_take_each_his_side_of_the_result(play: Play) -> None:
    workspace = play(4)
    adjourn(workspace)
    enter(workspace, FIRST, HALF_TO_WHITE)
    workspace.do(check_result, round=FIRST, board=TOP)
    workspace.do(swap_colours, round=FIRST, board=TOP)
    swapped = game(workspace)
    assert (swapped.white, swapped.black) == (PlayerId(4), PlayerId(1))
    assert str(swapped.result) == "0-½"
    assert swapped.checked is None
    assert swapped.adjournment is not None
    assert swapped.adjournment.sealed_by is Colour.BLACK
    assert last_line(workspace) == (
        "Round 1, board 1: colours changed, now Гравець 04 – Гравець 01"
    )


def test_that_an_adjourned_game_keeps_its_sealed_move_and_is_no_result(play: Play) -> None:
    workspace = play(4)
    adjourn(workspace)
    assert game(workspace).adjournment == Adjournment(
        sealed_by=Colour.WHITE,
        note="конверт у головного судді",
        resumes_at=datetime(2026, 11, 2, 15, 0),
    )
    assert game(workspace).is_adjourned
    assert last_line(workspace) == (
        "Round 1, board 1: game adjourned, White sealed the move; resumes 2 November 2026, 15:00"
    )
    enter(workspace, FIRST, WHITE_WINS)
    assert not game(workspace).is_adjourned
    assert refused_code(lambda: workspace.do(resume_game, round=FIRST, board=TOP)) == (
        "game.not-adjourned"
    )


def test_that_an_adjournment_noted_by_mistake_is_taken_back(play: Play) -> None:
    workspace = play(4)
    adjourn(workspace)
    workspace.do(resume_game, round=FIRST, board=TOP)
    assert game(workspace).adjournment is None


def test_that_a_game_with_a_result_is_adjourned_as_a_correction(two_rounds_on: Workspace) -> None:
    assert refused_code(lambda: adjourn(two_rounds_on, SECOND)) == "permission.reason-missing"
    two_rounds_on.do(
        adjourn_game,
        round=SECOND,
        board=TOP,
        sealed_by=None,
        note="",
        resumes_at=None,
        reason="партію не закінчено",
    )
    assert game(two_rounds_on, SECOND).is_adjourned


def test_that_pairings_are_published_once_and_taken_back_with_a_reason(play: Play) -> None:
    workspace = play(4)
    back: dict[str, Any] = {"round": FIRST, "reason": "помилка в списку"}
    assert refused_code(lambda: workspace.do(take_back_publication, **back)) == (
        "round.not-published"
    )
    workspace.do(publish_round, round=FIRST)
    assert round_of(workspace, FIRST).published == Signed("arbiter", workspace.history()[-1].at)
    assert refused_code(lambda: workspace.do(publish_round, round=FIRST)) == (
        "round.published-already"
    )
    nameless = refused_code(lambda: workspace.do(take_back_publication, round=FIRST, reason=" "))
    assert nameless == "permission.reason-missing"
    workspace.do(take_back_publication, **back)
    assert round_of(workspace, FIRST).published is None


def test_that_a_publication_stands_once_players_have_sat_down(play: Play) -> None:
    workspace = play(4)
    workspace.do(publish_round, round=FIRST)
    adjourn(workspace)
    code = refused_code(lambda: workspace.do(take_back_publication, round=FIRST, reason="так"))
    assert code == "round.published-played"


def test_that_forfeits_of_a_withdrawal_alone_do_not_keep_a_publication(play: Play) -> None:
    workspace = play(4)
    workspace.do(publish_round, round=FIRST)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    workspace.do(take_back_publication, round=FIRST, reason="так")
    assert round_of(workspace, FIRST).published is None


def test_that_published_pairings_keep_the_numbers_until_the_draw_is_annulled(play: Play) -> None:
    workspace = play(4)
    workspace.do(publish_round, round=FIRST)
    assert refused_code(lambda: workspace.do(draw_lots, seed="наново")) == "draw.published"
    workspace.do(annul_draw, reason="не той список")
    workspace.do(draw_lots, seed="наново")
    assert round_of(workspace, FIRST).published is None


def test_that_a_draw_is_annulled_with_what_was_noted_of_its_games(play: Play) -> None:
    workspace = play(4)
    adjourn(workspace)
    workspace.do(resume_game, round=FIRST, board=TOP)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    workspace.do(annul_draw, reason="не той список")
    assert workspace.event.tournament.draw is None


def test_that_a_round_is_signed_off_when_nothing_but_an_adjourned_game_is_missing(
    play: Play,
) -> None:
    workspace = play(4)
    enter(workspace, FIRST, DRAW)
    with pytest.raises(RuleError) as refused:
        workspace.do(sign_off_round, round=FIRST)
    assert (refused.value.code, refused.value.facts["boards"]) == ("round.results-missing", "2")
    adjourn(workspace, FIRST, NEXT)
    workspace.do(sign_off_round, round=FIRST)
    signed = round_of(workspace, FIRST)
    assert signed.signed_off == signed.published == Signed("arbiter", workspace.history()[-1].at)
    assert refused_code(lambda: workspace.do(sign_off_round, round=FIRST)) == (
        "round.signed-already"
    )


def test_that_the_adjourned_game_of_a_signed_round_is_finished_and_waits_for_a_signature(
    play: Play,
) -> None:
    workspace = play(4)
    enter(workspace, FIRST, DRAW)
    adjourn(workspace, FIRST, NEXT)
    workspace.do(sign_off_round, round=FIRST)
    workspace.do(enter_result, round=FIRST, board=NEXT, result=WHITE_WINS)
    assert round_of(workspace, FIRST).signed_off is None


def test_that_a_signed_round_is_corrected_with_a_reason_and_loses_its_signature(
    play: Play,
) -> None:
    workspace = play(4)
    enter(workspace, FIRST, DRAW, DRAW)
    workspace.do(sign_off_round, round=FIRST)
    assert refused_code(lambda: enter(workspace, FIRST, WHITE_WINS)) == "permission.reason-missing"
    workspace.do(correct_result, round=FIRST, board=TOP, result=WHITE_WINS, reason="протокол")
    assert round_of(workspace, FIRST).signed_off is None
    assert round_of(workspace, FIRST).published is not None
    enter(workspace, FIRST, BLACK_WINS)


def test_that_a_round_is_reopened_with_a_reason(play: Play) -> None:
    workspace = play(4)
    reopen: dict[str, Any] = {"round": FIRST, "reason": "скарга"}
    assert refused_code(lambda: workspace.do(reopen_round, **reopen)) == "round.not-signed-off"
    enter(workspace, FIRST, DRAW, DRAW)
    workspace.do(sign_off_round, round=FIRST)
    assert refused_code(lambda: workspace.do(reopen_round, round=FIRST, reason="")) == (
        "permission.reason-missing"
    )
    workspace.do(reopen_round, **reopen)
    assert round_of(workspace, FIRST).signed_off is None


def test_that_nobody_signs_for_a_round_that_is_not_paired(play: Play) -> None:
    workspace = play(4)
    workspace.do(annul_draw, reason="не той список")
    for act in (publish_round, sign_off_round):
        with pytest.raises(RuleError, match="no-such-round"):
            workspace.do(act, round=FIRST)


def test_that_the_points_of_a_result_are_fixed_by_the_first_one(play: Play) -> None:
    workspace = play(4)
    football: dict[str, Any] = {"win": Decimal(3), "draw": Decimal(1), "loss": Decimal(0)}
    workspace.do(change_scoring, **football)
    assert last_line(workspace) == "Points: win 3, draw 1, loss 0"
    assert workspace.event.tournament.settings.scoring == FOOTBALL_SCORING
    with pytest.raises(RuleError, match=r"scoring\.order"):
        workspace.do(change_scoring, **{**football, "draw": Decimal(4)})
    enter(workspace, FIRST, WHITE_WINS)
    with pytest.raises(RuleError, match=r"permission\.change-scoring"):
        workspace.do(change_scoring, **football)
    assert crosstable(workspace.event.tournament.competition()).points(PlayerId(1)) == 3


@pytest.mark.parametrize(
    "risky",
    [draw_lots, annul_draw, publish_round, sign_off_round, correct_result, correct_for_rating],
    ids=lambda risky: risky.id,
)
def test_that_a_snapshot_is_taken_before_what_cannot_be_seen_over(risky: Command[Any, Any]) -> None:
    assert risky.is_risky
    assert not enter_result.is_risky


MONDAY, TUESDAY = datetime(2026, 11, 2, 10, 0), datetime(2026, 11, 3, 10, 0)


def test_that_no_round_starts_before_the_one_before_it(play: Play) -> None:
    workspace = play(4)

    def refused(times: dict[Round, datetime | None]) -> str:
        return refused_code(lambda: workspace.do(set_times, times=times))

    for number, start in ((SECOND, MONDAY), (SECOND, TUESDAY), (THIRD, MONDAY)):
        assert refused({FIRST: TUESDAY, number: start}) == "round.times-order"
    workspace.do(set_times, times={FIRST: MONDAY, THIRD: TUESDAY})
    assert refused({FIRST: TUESDAY}) == "round.times-order"
    workspace.do(set_times, times={FIRST: TUESDAY, THIRD: None})


def test_that_a_published_and_played_round_gets_another_time_only_with_a_reason(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(set_times, times={FIRST: MONDAY})
    workspace.do(publish_round, round=FIRST)
    workspace.do(set_times, times={FIRST: TUESDAY})
    enter(workspace, FIRST, DRAW)
    refused = refused_code(lambda: workspace.do(set_times, times={FIRST: MONDAY}))
    assert refused == "permission.reason-missing"
    workspace.do(set_times, times={FIRST: TUESDAY, SECOND: datetime(2026, 11, 4, 10, 0)})
    workspace.do(set_times, times={FIRST: MONDAY}, reason="годинник спізнювався")
    assert workspace.history()[-1].reason == "годинник спізнювався"
