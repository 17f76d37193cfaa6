"""What touches the pairings of teams is recognised on their boards, and told by their numbers."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.domain.teams.matches import hall_board
from arbiter_app.formats import trf
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import set_roster
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    publish_round,
    swap_colours,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import leave_the_rules, ready_made, refused_code, undo_and_redo
from tests.services.team_hands import boards_made, boards_stage, main, numbered, of_teams, typed


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Six teams of a Swiss: two rounds are played, the third is published."""
    return ready_made(workspace, "two rounds of a Swiss of teams", _two_rounds)


def _two_rounds(workspace: Workspace) -> tuple[TeamId, ...]:
    entered = of_teams(workspace, teams=6, system=System.SWISS)
    numbered(workspace, entered)
    for number in (1, 2):
        pair(workspace, number)
        boards_made(workspace, number)
        for match in main(workspace).round(Round(number)).games:
            typed(workspace, number, match.board, [WHITE_WINS, DRAW, DRAW, DRAW])
    pair(workspace, 3)
    return entered


def pair(workspace: Workspace, number: int) -> None:
    made = make_round(main(workspace), Round(number), engine.pair)
    workspace.do(pair_round, made=made)
    workspace.do(publish_round, round=Round(number))


def boards(workspace: Workspace) -> AtStage:
    return workspace.at(boards_stage(workspace))


def correct(workspace: Workspace, number: int, board: int, result: Result, *codes: str) -> None:
    """Let a board of the first table of a round end otherwise, having said yes to some codes."""
    boards(workspace).accepting(*codes).do(
        correct_result,
        round=Round(number),
        board=Board(board),
        result=result,
        reason="wrong slip",
        decided=True,
    )


def told(workspace: Workspace) -> list[tuple[Kind, int, str]]:
    lines = workspace.event.tournament.integrity
    assert all(line.stage == main(workspace).id for line in lines)
    assert all(line.told.isascii() for line in lines)
    return [(line.kind, line.round, line.told) for line in lines]


def pair_of(workspace: Workspace, number: int, table: int = 1) -> str:
    """Return the numbers of the teams of a match, as lines tell them."""
    here = main(workspace)
    match = here.round(Round(number)).game(Board(table))
    return f"{here.numbers[match.white]}-{here.numbers[match.black]}"


def test_that_a_board_of_the_round_before_wants_a_yes_and_leaves_a_line_by_team_numbers(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    before = workspace.event
    with pytest.raises(NotAcceptedError) as refused:
        correct(workspace, 2, 1, BLACK_WINS)
    assert refused.value.codes == ("act.correction",)
    assert workspace.event == before
    correct(workspace, 2, 1, BLACK_WINS, "act.correction")
    pair_told = pair_of(workspace, 2)
    assert told(workspace) == [(Kind.CORRECTION, 2, f"board 1: {pair_told} 1:0 => 0:1")]
    report = trf.encode(trf.format(trf.report_of(workspace.event))).decode()
    assert f"### Correction @ Round 2: board 1: {pair_told} 1:0 => 0:1" in report
    undo_and_redo(workspace)
    workspace.undo()
    assert told(workspace) == []
    assert len(teams) == 6


def test_that_game_points_are_told_where_the_match_ends_as_before(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    # The team first named has Black on board 2, and wins there.
    correct(workspace, 2, 2, BLACK_WINS, "act.correction")
    assert told(workspace) == [(Kind.CORRECTION, 2, f"board 2: {pair_of(workspace, 2)} =:= => 1:0")]
    assert len(teams) == 6


def test_that_an_older_board_stays_in_the_rules_mode_and_is_told_outside_it(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    assert refused_code(lambda: correct(workspace, 1, 1, DRAW)) == "act.old-result"
    leave_the_rules(workspace)
    correct(workspace, 1, 1, DRAW, "act.old-result")
    assert told(workspace) == [(Kind.CORRECTION, 1, f"board 1: {pair_of(workspace, 1)} 1:0 => =:=")]
    assert len(teams) == 6


def test_that_a_board_is_free_until_the_next_round_is_published(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.undo()
    boards(workspace).do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    assert told(workspace) == []
    workspace.undo()
    workspace.redo()
    assert len(teams) == 6


def test_that_a_board_of_a_round_that_was_paired_upon_is_not_simply_typed_over(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    def type_over() -> None:
        boards(workspace).accepting("act.correction").do(
            enter_result, round=Round(2), board=Board(1), result=DRAW
        )

    assert refused_code(type_over) == "permission.reason-missing"
    assert len(teams) == 6


def test_that_colours_on_a_board_are_no_pairing(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards(workspace).do(
        swap_colours, round=Round(2), board=Board(1), reason="sat wrongly", decided=True
    )
    assert told(workspace) == []
    correct(workspace, 2, 1, DRAW, "act.correction")
    # The team first named won with Black there.
    assert told(workspace) == [(Kind.CORRECTION, 2, f"board 1: {pair_of(workspace, 2)} 1:0 => =:=")]
    assert len(teams) == 6


def test_that_an_adjourned_board_that_was_no_draw_is_told(workspace: Workspace) -> None:
    entered = of_teams(workspace, teams=4, system=System.SWISS)
    numbered(workspace, entered)
    pair(workspace, 1)
    here = boards_made(workspace)
    for match in main(workspace).round(Round(1)).games:
        typed(workspace, 1, match.board, [WHITE_WINS, DRAW, DRAW])
    for table in (1, 2):
        here.do(
            adjourn_game,
            round=Round(1),
            board=hall_board(table, 4, 4),
            sealed_by=None,
            note="",
            resumes_at=None,
        )
    pair(workspace, 2)
    here.do(enter_result, round=Round(1), board=Board(4), result=DRAW)
    assert told(workspace) == []
    here.accepting("act.adjourned").do(
        enter_result, round=Round(1), board=Board(8), result=BLACK_WINS
    )
    assert told(workspace) == [(Kind.ADJOURNMENT, 1, f"board 4: {pair_of(workspace, 1, 2)} 1:0")]


def test_that_a_match_that_was_not_played_is_told_as_a_whole(workspace: Workspace) -> None:
    entered = of_teams(workspace, teams=4, system=System.SWISS)
    numbered(workspace, entered)
    pair(workspace, 1)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_FORFEITS)
    boards_made_alone(workspace)
    pair(workspace, 2)
    workspace.accepting("act.correction").do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=BOTH_FORFEIT,
        reason="neither came",
        decided=True,
    )
    assert told(workspace) == [(Kind.CORRECTION, 1, f"{pair_of(workspace, 1)} -:+ => -:-")]


def test_that_a_match_lost_as_a_whole_after_its_boards_were_played_is_told(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.accepting("act.correction").do(
        correct_result,
        round=Round(2),
        board=Board(1),
        result=WHITE_FORFEITS,
        reason="somebody of no roster played",
        decided=True,
    )
    assert told(workspace) == [(Kind.CORRECTION, 2, f"{pair_of(workspace, 2)} 1:0 => -:+")]
    assert len(teams) == 6


def boards_made_alone(workspace: Workspace) -> None:
    """Play the second match of the first round."""
    workspace.do(make_boards, round=Round(1), tables=[Board(2)])
    typed(workspace, 1, 2, [DRAW] * 4)


def test_that_pairs_and_byes_given_by_hand_are_told_by_the_numbers_of_teams(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.undo()  # of the publication
    hand = begin_by_hand(main(workspace), Round(3))
    one, other = (pair.players[0] for pair in hand.pairs[:2])
    workspace.accepting("act.by-hand").do(
        pair_by_hand,
        hand=hand.exchanged(one, other),
        reason="they met in the semifinal",
        case=None,
        agreed=True,
        decided=True,
    )
    (kind, number, line), *_ = told(workspace)
    assert (kind, number) == (Kind.BY_HAND, 3)
    assert line.startswith("system ")
    workspace.accepting("act.full-bye", "act.late-bye").do(
        ask_bye,
        players=(teams[5],),
        rounds=(Round(4),),
        mark=Mark.FULL_BYE,
        reason="the jury",
        decided=True,
    )
    assert told(workspace)[-1][0] is Kind.BYE


def test_that_a_new_reserve_is_no_change_of_a_rating(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    late = workspace.do(add_player, name="Запасний", fide_rating=2700)
    team = workspace.event.tournament.team(teams[0])
    workspace.do(
        set_roster, team=teams[0], members=[Member(player=late), *team.members], reason="ill"
    )
    assert told(workspace) == []


def test_that_a_league_notes_no_correction_of_the_round_before(workspace: Workspace) -> None:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    for number in (1, 2):
        boards_made(workspace, number)
        typed(workspace, number, 1, [WHITE_WINS, DRAW, DRAW, DRAW])
    correct(workspace, 1, 1, DRAW)
    assert told(workspace) == []


def test_that_points_that_paired_rounds_would_have_counted_are_told(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    for number, codes in ((Round(3), ()), (None, ("act.points",)), (Round(2), ("act.points",))):
        workspace.accepting(*codes).do(
            adjust_points,
            team=teams[0],
            round=number,
            points=Decimal(-1),
            game_points=Decimal("-0.5"),
            reason="a late list",
        )
    assert told(workspace) == [
        (Kind.CORRECTION, 1, "points of 1: 0 => -1 MP -0.5 GP"),
        (Kind.CORRECTION, 2, "points of 1: 0 => -1 MP -0.5 GP"),
    ]
    workspace.accepting("act.points").do(
        adjust_points,
        team=teams[0],
        round=Round(2),
        points=Decimal(0),
        game_points=Decimal(0),
        reason="lifted",
    )
    assert told(workspace)[-1][2] == "points of 1: -1 MP -0.5 GP => 0"
