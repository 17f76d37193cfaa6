"""An adjourned board of a match of teams is a draw for the next pairing, and for nothing else."""

from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.pairing.swiss.standing import RoundStanding, round_standing
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.team_hands import boards_made, boards_stage, main, numbered, of_teams, typed


@pytest.fixture
def adjourned(workspace: Workspace) -> Workspace:
    """Four teams have played a round: on table 1 the first of four boards is adjourned, one is
    won by White, two are drawn; table 2 is drawn.
    """
    numbered(workspace, of_teams(workspace, system=System.SWISS))
    _paired(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    boards_made(workspace)
    typed(workspace, 1, 2, (DRAW, DRAW, DRAW, DRAW))
    for board, result in ((2, WHITE_WINS), (3, DRAW), (4, DRAW)):
        _boards(workspace).do(enter_result, round=Round(1), board=Board(board), result=result)
    return workspace


def _boards(workspace: Workspace) -> AtStage:
    return workspace.at(boards_stage(workspace))


def _paired(workspace: Workspace, number: int) -> None:
    workspace.do(pair_round, made=make_round(main(workspace), Round(number), engine.pair))


def _adjourn(workspace: Workspace) -> None:
    _boards(workspace).do(
        adjourn_game, round=Round(1), board=Board(1), sealed_by=None, note="", resumes_at=None
    )


def _scores(workspace: Workspace) -> list[tuple[int, int, int]]:
    found = swiss_position(main(workspace), Round(2))
    return [(each.number, each.score, each.second_score) for each in found.players]


def test_that_an_open_board_blocks_and_an_adjourned_one_pairs_as_a_draw(
    adjourned: Workspace,
) -> None:
    assert round_standing(main(adjourned), Round(2)) is RoundStanding.RESULTS_MISSING
    with pytest.raises(RuleError) as refused:
        _paired(adjourned, 2)
    assert refused.value.code == "pairing.matches-open"

    _adjourn(adjourned)

    assert round_standing(main(adjourned), Round(2)) is RoundStanding.READY
    match = main(adjourned).round(Round(1)).game(Board(1))
    assert match.result is None
    winner = main(adjourned).numbers[match.black]
    assert _scores(adjourned)[0] == (winner, 200, 250)
    assert [each[1] for each in _scores(adjourned)] == [200, 100, 100, 0]
    _paired(adjourned, 2)
    assert len(main(adjourned).round(Round(2)).games) == 2


def test_that_its_result_counts_in_the_table_but_not_in_a_published_pairing(
    adjourned: Workspace,
) -> None:
    _adjourn(adjourned)
    before = _scores(adjourned)
    _paired(adjourned, 2)
    adjourned.do(publish_round, round=Round(2))
    assert main(adjourned).current is main(adjourned).round(Round(2))

    _boards(adjourned).accepting("act.adjourned").do(
        enter_result, round=Round(1), board=Board(1), result=WHITE_WINS
    )

    match = main(adjourned).round(Round(1)).game(Board(1))
    assert match.result == DRAW
    assert sum(each.white or Decimal(0) for each in match.boards) == 2
    assert _scores(adjourned) == before
