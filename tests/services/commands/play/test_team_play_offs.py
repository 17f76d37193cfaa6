"""A tie of teams that is played off: matches with boards, what divides them, and the ways out."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import pytest

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Result,
)
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, PlayOffRules
from arbiter_app.domain.ids import Board, Round, StageId, TeamId
from arbiter_app.domain.next_step.play_offs import PlayOffDue, PlayOffState, play_off_state
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.match import WonBy
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.play_offs.outcome import Separated, idle_steps
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.matches import pair_next_games, reopen_match, walk_over
from arbiter_app.services.commands.play.play_offs import (
    annul_play_off,
    begin_play_off,
    give_up_play_off,
    leave_play_off,
    set_play_off_rules,
)
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    sign_off_round,
)
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.terms.play.play_offs import place_note
from tests.services.hands import (
    leave_the_rules,
    ready_made,
    refusal,
    refused_code,
    said,
    undo_and_redo,
)
from tests.services.team_hands import (
    FOUR_BOARDS,
    boards_made,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)

_LEGS = MatchRules(
    steps=(
        MatchStep(games=2, time_control="15+10", colours=ColoursBy.NUMBER),
        MatchStep(games=1, time_control="3+2", colours=ColoursBy.TURN),
    )
)
_RULES = PlayOffRules(
    id="team match",
    levels=(
        Level(
            branches=(
                Branch(fewest=2, most=2, form=Form.MATCH, match=_LEGS),
                Branch(fewest=3, form=Form.ROUND_ROBIN, time_control="10+5"),
            )
        ),
    ),
)
_LEVEL = [DRAW] * 4
_FIRST_WINS = [WHITE_WINS, DRAW, DRAW, DRAW]


@pytest.fixture
def tied(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams of which the first two are level after all rounds, and play it off."""
    return ready_made(workspace, "two level teams", _two_level)


def _two_level(workspace: Workspace) -> tuple[TeamId, ...]:
    teams = of_teams(workspace)
    numbered(workspace, teams)
    workspace.do(set_play_off_rules, rules=_RULES)
    _play_all(workspace, teams, level=2)
    workspace.do(begin_play_off, first_place=1, seed="7")
    return teams


def _play_all(workspace: Workspace, teams: Sequence[TeamId], *, level: int) -> None:
    """Let the stronger team win every match, but for those of the first `level` teams."""
    for round_ in main(workspace).rounds:
        boards_made(workspace, round_.number)
        for match in round_.games:
            places = [teams.index(TeamId(side)) for side in (match.white, match.black)]
            results = _FIRST_WINS if places[0] < places[1] else [BLACK_WINS, DRAW, DRAW, DRAW]
            are_level = max(places) < level
            typed(workspace, round_.number, match.board, _LEVEL if are_level else results)


def step_of(workspace: Workspace) -> AtStage:
    """Return the event at the matches of the newest step."""
    return workspace.at(workspace.event.tournament.stages_of(play_off(workspace).id)[-1].id)


def boards_of(workspace: Workspace) -> AtStage:
    """Return the event at the boards of the newest step."""
    found = workspace.event.tournament.boards_of(step_of(workspace).competition.id)
    assert found is not None
    return workspace.at(found.id)


def play_off(workspace: Workspace) -> PlayOff:
    (found,) = main(workspace).play_offs
    return found


def state(workspace: Workspace) -> PlayOffState:
    return play_off_state(main(workspace), play_off(workspace), workspace.event.contestants)


def leg(workspace: Workspace, number: int, results: Sequence[Result | None]) -> None:
    """Pair the next match, make its boards, and type results from board 1 on."""
    if len(step_of(workspace).competition.rounds) < number:
        step_of(workspace).do(pair_next_games)
    step_of(workspace).do(make_boards, round=Round(number), tables=[Board(1)])
    for board, result in enumerate(results, start=1):
        boards_of(workspace).do(
            enter_result, round=Round(number), board=Board(board), result=result
        )


def on_boards(workspace: Workspace, number: int = 1) -> list[Result | None]:
    round_: RoundOfPlay = boards_of(workspace).competition.round(Round(number))
    return [game.result for game in round_.games]


def places(workspace: Workspace) -> list[tuple[int, TeamId]]:
    rows = standings(main(workspace), workspace.event.contestants).rows
    return [(row.place, TeamId(row.player)) for row in rows]


def test_that_teams_play_off_a_tie_on_their_boards(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, _LEVEL)
    leg(workspace, 2, _FIRST_WINS)

    # In the second leg the team of number 2 has White on board 1.
    assert places(workspace)[:2] == [(1, tied[1]), (2, tied[0])]
    assert state(workspace).due is PlayOffDue.NOTHING
    undo_and_redo(workspace)
    assert read_event(workspace.path).tournament == workspace.event.tournament
    assert verify(workspace.path) == ()


def test_that_game_points_over_the_legs_divide_them(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [WHITE_WINS, BLACK_WINS, DRAW, DRAW])
    leg(workspace, 2, _FIRST_WINS)

    (match,) = knockout(step_of(workspace).competition).matches.values()
    assert match.state is not None
    assert (match.state.won_by, match.state.winner) == (WonBy.DECIDER, tied[0])
    assert places(workspace)[0] == (1, tied[0])


def test_that_three_level_teams_play_a_round_robin_on_boards(workspace: Workspace) -> None:
    teams = _three_level(workspace)
    assert places(workspace)[:3] == [(1, teams[0]), (2, teams[1]), (3, teams[2])]


def _three_level(workspace: Workspace) -> tuple[TeamId, ...]:
    """Let three teams of four be level and play it off: the stronger one wins every match."""
    teams = of_teams(workspace)
    numbered(workspace, teams)
    workspace.do(set_play_off_rules, rules=_RULES)
    _play_all(workspace, teams, level=3)
    workspace.do(begin_play_off, first_place=1, seed="7")
    here = step_of(workspace)
    for round_ in here.competition.rounds:
        here.do(make_boards, round=round_.number, tables=[match.board for match in round_.games])
        for match in round_.games:
            wins = WHITE_WINS if match.white > match.black else BLACK_WINS
            for board, result in enumerate((wins, DRAW, DRAW, DRAW), start=1):
                boards_of(workspace).do(
                    enter_result, round=round_.number, board=Board(board), result=result
                )
    return teams


def test_that_the_pause_is_counted_from_the_last_board_of_the_step_before(
    workspace: Workspace,
) -> None:
    teams = of_teams(workspace)
    numbered(workspace, teams)
    workspace.do(set_play_off_rules, rules=_RULES)
    _play_all(workspace, teams, level=2)
    first = main(workspace).round(Round(1)).game(Board(1))
    boards = workspace.event.tournament.boards_of()
    assert boards is not None
    typed_at = [game.entered_at for game in boards.rounds[0].games[:4]]
    assert first.entered_at == max(each for each in typed_at if each is not None)
    workspace.do(begin_play_off, first_place=1, seed="7", ready_at=first.entered_at)
    assert first.entered_at is not None
    ready = first.entered_at + timedelta(minutes=_RULES.first_pause)
    assert state(workspace).ready_at == ready
    leg(workspace, 1, _LEVEL)
    leg(workspace, 2, _LEVEL)
    leg(workspace, 3, [])
    (game,) = step_of(workspace).competition.round(Round(2)).games
    assert game.entered_at is not None
    assert state(workspace).ready_at == game.entered_at + timedelta(minutes=_RULES.pause)


def test_that_a_team_that_leaves_loses_the_boards_that_wait(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [WHITE_WINS])
    workspace.do(
        leave_play_off, play_off=play_off(workspace).id, player=tied[1], reason="the bus leaves"
    )

    assert on_boards(workspace) == [WHITE_WINS, WHITE_FORFEITS, BLACK_FORFEITS, WHITE_FORFEITS]
    assert [each.players for each in state(workspace).order] == [(tied[0],), (tied[1],)]
    boards_of(workspace).do(sign_off_round, round=Round(1))
    undo_and_redo(workspace)


def test_that_no_match_is_given_up_while_one_of_its_boards_is_adjourned(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [WHITE_WINS])
    boards_of(workspace).do(
        adjourn_game, round=Round(1), board=Board(2), sealed_by=None, note="", resumes_at=None
    )
    (match,) = knockout(step_of(workspace).competition).matches

    def leave() -> None:
        workspace.do(leave_play_off, play_off=play_off(workspace).id, player=tied[1], reason="late")

    def walk() -> None:
        step_of(workspace).do(walk_over, match=match, player=tied[1], reason="late")

    assert [refused_code(leave), refused_code(walk)] == ["player.adjourned"] * 2


def test_that_the_boards_of_a_match_open_again_with_it(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [WHITE_WINS])
    (match,) = knockout(step_of(workspace).competition).matches
    step_of(workspace).do(walk_over, match=match, player=tied[0], reason="not at the boards")
    assert on_boards(workspace) == [WHITE_WINS, BLACK_FORFEITS, WHITE_FORFEITS, BLACK_FORFEITS]

    step_of(workspace).do(reopen_match, match=match, reason="they were in another hall")

    assert on_boards(workspace) == [WHITE_WINS, None, None, None]
    undo_and_redo(workspace)


def test_that_both_lose_the_boards_to_which_neither_team_comes(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [])
    (match,) = knockout(step_of(workspace).competition).matches
    for team in tied[:2]:
        step_of(workspace).do(walk_over, match=match, player=team, reason="not there")

    (found,) = knockout(step_of(workspace).competition).matches.values()
    assert found.state is not None
    assert found.state.won_by is WonBy.NOBODY
    assert on_boards(workspace) == [BOTH_FORFEIT] * 4


def test_that_a_match_of_which_a_board_is_in_the_register_is_not_taken_away(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [])
    boards_of(workspace).do(
        record_incident,
        at=datetime(2026, 11, 2, 12),
        offence=Offence.CONDUCT,
        account="a telephone rang",
        penalties=[{"player": players_of(workspace, tied[0])[2], "sanction": Sanction.WARNING}],
        round=Round(1),
        board=Board(3),
    )
    workspace.do(give_up_play_off, play_off=play_off(workspace).id, reason="no light")

    assert len(on_boards(workspace)) == 4
    assert [each.separated for each in state(workspace).order] == [Separated.AT_THE_BOARD]
    assert len(tied) == 4


def test_that_boards_go_with_a_play_off_that_is_given_up_or_annulled(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [])
    found = play_off(workspace).id
    workspace.do(give_up_play_off, play_off=found, reason="no light")
    assert not boards_of(workspace).competition.rounds
    undo_and_redo(workspace)
    workspace.undo()
    workspace.do(annul_play_off, play_off=found, reason="a mistake")
    assert {each.id for each in workspace.event.tournament.stages} == {StageId(1), StageId(2)}
    undo_and_redo(workspace)
    assert len(tied) == 4


def test_that_a_team_that_withdraws_loses_its_play_off(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leg(workspace, 1, [])
    step_of(workspace).do(withdraw_player, player=tied[0], reason="ill")

    assert None not in on_boards(workspace)
    assert [each.players for each in state(workspace).order] == [(tied[1],), (tied[0],)]


def test_that_an_idle_step_goes_with_the_tie_but_not_one_whose_boards_were_played(
    workspace: Workspace, tied: tuple[TeamId, ...]
) -> None:
    leave_the_rules(workspace)
    leg(workspace, 1, [])
    untouched = workspace.event
    boards_of(workspace).do(enter_result, round=Round(1), board=Board(3), result=DRAW)

    def unmake() -> None:
        boards = workspace.event.tournament.boards_of()
        assert boards is not None
        best = players_of(workspace, tied[0])[0]
        round_, game = next(
            (round_, game)
            for round_, game in boards.games
            if best in (game.white, game.black) and game.result != DRAW
        )
        workspace.at(boards.id).accepting(WeighedAct.OLD_RESULT).do(
            correct_result,
            round=round_.number,
            board=game.board,
            result=DRAW,
            reason="the protocol",
            decided=True,
        )

    unmake()
    assert not state(workspace).is_valid
    assert idle_steps(untouched.tournament, workspace.event.tournament) == ()


def test_that_teams_play_no_armageddon(workspace: Workspace) -> None:
    of_teams(workspace)
    blitz = next(each for each in shipped() if each.id == "sinquefield_cup_2014")
    refused = refusal(lambda: workspace.do(set_play_off_rules, rules=blitz))
    assert refused.code == "match-rules.armageddon-of-teams"
    assert "which only two people can play" in said(refused)


def test_that_an_armageddon_of_people_goes_before_teams_play(workspace: Workspace) -> None:
    blitz = next(each for each in shipped() if each.id == "sinquefield_cup_2014")
    workspace.do(set_play_off_rules, rules=blitz)
    assert (
        refused_code(lambda: workspace.do(set_team_rules, rules=FOUR_BOARDS))
        == "match-rules.armageddon-of-teams"
    )


def test_that_the_points_of_a_step_of_teams_are_told_as_match_points(workspace: Workspace) -> None:
    _three_level(workspace)
    state_now = state(workspace)
    notes = [
        place_note(catalogue("en"), workspace.event, play_off(workspace), state_now.order, team)
        for team in play_off(workspace).players
    ]
    assert sorted(notes) == [f"place {place} after play-off {6 - 2 * place}" for place in (1, 2, 3)]
