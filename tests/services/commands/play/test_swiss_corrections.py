"""A Swiss is corrected: what was paired upon it, and what that is worth."""

from functools import partial
from typing import Any

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.taking_part.late_result import late_result, was_paired_upon
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    publish_round,
    swap_colours,
    take_back_publication,
)
from arbiter_app.services.commands.rules.swiss_rules import fix_board
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds


def other(game: Game) -> Result:
    """Return a result that a game does not have."""
    return BLACK_WINS if game.result == WHITE_WINS else WHITE_WINS


def out_of_date(workspace: Workspace, number: int) -> bool:
    competition = workspace.event.tournament.competition()
    return is_overtaken(competition, competition.round(Round(number)))


def test_that_a_draft_is_out_of_date_after_a_correction_and_not_published(
    workspace: Workspace,
) -> None:
    first = play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    assert not out_of_date(workspace, 2)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=other(first.games[0]))
    assert out_of_date(workspace, 2)
    assert (
        refused_code(lambda: workspace.do(publish_round, round=Round(2))) == "pairing.out-of-date"
    )
    workspace.undo()
    assert not out_of_date(workspace, 2)
    workspace.redo()
    workspace.do(enter_result, round=Round(1), board=Board(1), result=None)
    assert out_of_date(workspace, 2)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=other(first.games[0]))
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))


def test_that_a_result_is_corrected_with_a_reason_once_the_next_round_is_published(
    workspace: Workspace,
) -> None:
    first = play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    board, result = Board(1), other(first.games[0])
    typed = partial(workspace.do, enter_result, round=Round(1), board=board, result=result)
    assert refused_code(typed) == "permission.reason-missing"
    corrected: dict[str, Any] = {
        "round": Round(1),
        "board": board,
        "result": result,
        "reason": "помилка",
    }
    unsaid = partial(workspace.do, correct_result, **corrected)
    assert refused_code(unsaid) == "act.correction"
    workspace.accepting(WeighedAct.CORRECTION).do(correct_result, **corrected)
    workspace.do(take_back_publication, round=Round(2), reason="перескладаємо")
    assert out_of_date(workspace, 2)


def test_that_who_leaves_makes_a_draft_out_of_date(workspace: Workspace) -> None:
    play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    workspace.do(withdraw_player, player=PlayerId(3), reason="захворів")
    assert out_of_date(workspace, 2)
    again = pair(workspace, 2)
    assert PlayerId(3) not in {each for game in again.games for each in (game.white, game.black)}


def test_that_a_board_of_a_draft_out_of_date_takes_no_result(workspace: Workspace) -> None:
    first = play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=other(first.games[0]))

    number, board, why = Round(2), Board(1), "рішення"

    def enter() -> None:
        workspace.do(enter_result, round=number, board=board, result=DRAW)

    def correct() -> None:
        workspace.do(correct_result, round=number, board=board, result=DRAW, reason=why)

    def adjourn() -> None:
        workspace.do(
            adjourn_game,
            round=number,
            board=board,
            sealed_by=None,
            note="",
            resumes_at=None,
            reason=why,
        )

    def swap() -> None:
        workspace.do(swap_colours, round=number, board=board, reason=why)

    ways = (enter, correct, adjourn, swap)
    for way in ways:
        assert refused_code(way) == "pairing.out-of-date"
    workspace.undo()
    for way in ways:
        way()
        workspace.undo()


def test_that_a_pairing_stands_that_was_made_while_a_game_was_adjourned(
    workspace: Workspace,
) -> None:
    first = play(make_swiss(workspace, 8), 1)
    board = first.games[0].board
    workspace.do(
        adjourn_game, round=Round(1), board=board, sealed_by=None, note="", resumes_at=None
    )
    pair(workspace, 2)
    competition = workspace.event.tournament.competition()
    before = swiss_position(competition, Round(2))
    assert {player.score for player in before.players if player.number in (1, 5)} == {50}
    workspace.do(publish_round, round=Round(2))
    late: dict[str, Any] = {"round": Round(1), "board": board, "result": WHITE_WINS}
    assert refused_code(partial(workspace.do, enter_result, **late)) == "act.adjourned"
    workspace.accepting(WeighedAct.ADJOURNED).do(enter_result, **late)
    competition = workspace.event.tournament.competition()
    assert swiss_position(competition, Round(2)) == before


def test_that_what_a_late_result_changes_is_known_beforehand(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 12), 2)
    pair(workspace, 3)
    here = in_hand(workspace.event)
    first = here.competition.round(Round(1))
    game = first.games[0]
    assert was_paired_upon(here, first)
    told = late_result(here, first, game, other(game), dutch.pair)
    assert [row.player for row in told.rows[:2]] == sorted(
        (game.white, game.black), key=[row.player for row in told.rows].index
    )
    points = {row.player: (row.before.points, row.after.points) for row in told.rows}
    assert all(points[each][0] != points[each][1] for each in (game.white, game.black))
    second, draft = told.rounds
    assert (second.round.is_unseen, draft.round.is_unseen) == (False, True)
    corrected: dict[str, Any] = {
        "round": Round(1),
        "board": Board(1),
        "result": other(game),
        "reason": "опис",
    }
    workspace.accepting(WeighedAct.CORRECTION).do(correct_result, **corrected)
    again = {(each.white, each.black) for each in pair(workspace, 3).games}
    would = {each.would.sides for each in draft.boards if each.would is not None}
    stood = {each.stands.sides for each in draft.boards if each.stands is not None}
    assert would
    assert would <= again
    assert stood.isdisjoint(again)


def test_that_boards_of_a_round_by_hand_are_those_of_the_hall(workspace: Workspace) -> None:
    play(make_swiss(workspace, 12), 1)
    workspace.do(fix_board, player=PlayerId(1), board=Board(20))
    made = pair(workspace, 2).games
    two = made[0].white, next(game.white for game in made if game.board == 4)
    hand = begin_by_hand(workspace.event.tournament.competition(), Round(2)).exchanged(*two)
    yes = workspace.accepting(WeighedAct.BY_HAND)
    yes.do(pair_by_hand, hand=hand, reason="так вирішив суддя")
    here = in_hand(workspace.event)
    first, second = (here.competition.round(Round(number)) for number in (1, 2))
    told = late_result(here, first, first.games[0], other(first.games[0]), dutch.pair)
    seated: dict[tuple[PlayerId, PlayerId | None], Board] = {
        (game.white, game.black): game.board for game in second.games
    }
    boards = {each.stands.sides: each.board for each in told.rounds[0].boards if each.stands}
    assert boards == {sides: seated.get(sides) for sides in boards}
    assert {None, Board(20)} <= {*boards.values()}


def test_that_the_same_points_pair_the_same(workspace: Workspace) -> None:
    first = play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    here = in_hand(workspace.event)
    game = first.games[0]
    told = late_result(here, first, game, game.result, dutch.pair)
    assert told.rows == ()
    assert [each.boards for each in told.rounds] == [()]
