"""What an arbiter does to get to a tie and through a play-off."""

from collections.abc import Callable, Iterable

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Board, PlayerId, PlayOffId, Round, StageId
from arbiter_app.domain.next_step.play_offs import PlayOffDue, PlayOffState, play_off_state
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.match import Due
from arbiter_app.services.commands.play.matches import (
    draw_colours,
    draw_winner,
    pair_next_games,
    take_bids,
)
from arbiter_app.services.commands.play.play_offs import (
    begin_play_off,
    begin_step,
    draw_play_off_lots,
)
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace

Choose = Callable[[PlayerId, PlayerId], Result]
"""What a game between White and Black ends with."""


def lower_number_wins(white: PlayerId, black: PlayerId) -> Result:
    return WHITE_WINS if white < black else BLACK_WINS


def all_drawn(_: PlayerId, __: PlayerId) -> Result:
    return DRAW


def finish(workspace: Workspace, stage: StageId = FIRST_STAGE) -> None:
    """Let the lower number win every game of a round robin that has no result."""
    finish_with_ties(workspace, stage=stage)


def finish_with_ties(
    workspace: Workspace, *ties: Iterable[int], stage: StageId = FIRST_STAGE
) -> None:
    """Enter all results of a round robin so that players are tied among themselves: they draw, and
    else the lower number wins.
    """
    tied = [frozenset(each) for each in ties]
    for round_ in workspace.at(stage).competition.rounds:
        for game in round_.games:
            if game.result is not None:
                continue
            is_tied = any({game.white, game.black} <= each for each in tied)
            result = DRAW if is_tied else lower_number_wins(game.white, game.black)
            workspace.at(stage).do(
                enter_result, round=round_.number, board=game.board, result=result
            )


def play_off(event: Event, id: PlayOffId) -> PlayOff:
    return next(each for each in event.tournament.play_offs if each.id == id)


def state_of(workspace: Workspace, id: PlayOffId) -> PlayOffState:
    event = workspace.event
    found = play_off(event, id)
    home = event.tournament.competition(found.stage)
    return play_off_state(home, found, event.players)


def steps(workspace: Workspace) -> tuple[Stage, ...]:
    """Return the steps of all play-offs."""
    return tuple(each for each in workspace.event.tournament.stages if each.play_off is not None)


def play_through(
    workspace: Workspace, choose: Choose, *, first_place: int = 1, stage: StageId = FIRST_STAGE
) -> PlayOffId:
    """Begin a play-off and play it to its end."""
    begun = workspace.at(stage).do(begin_play_off, first_place=first_place, seed="початок")
    play_on(workspace, begun, choose)
    return begun


def play_on(workspace: Workspace, begun: PlayOffId, choose: Choose) -> None:
    """Play a play-off to its end from where it is."""
    for turn in range(200):
        state = state_of(workspace, begun)
        match state.due:
            case PlayOffDue.NOTHING:
                return
            case PlayOffDue.STEP:
                ready = next(each for each in state.proposals if not each.is_open)
                workspace.do(begin_step, play_off=begun, players=ready.players, seed=f"крок {turn}")
            case PlayOffDue.ENTRY:
                trim = state.proposals[0].trim
                assert trim is not None
                workspace.do(draw_play_off_lots, play_off=begun, players=trim.level, seed="хто")
            case PlayOffDue.LOTS:
                workspace.do(
                    draw_play_off_lots, play_off=begun, players=state.lots[0], seed="жереб"
                )
            case PlayOffDue.PLAY:
                go_on(workspace, state.under_way[0], choose, seed=str(turn))
    raise AssertionError("the play-off has no end")


def go_on(workspace: Workspace, stage: StageId, choose: Choose, *, seed: str) -> None:
    """Do the next thing that a stage asks for."""
    there = workspace.at(stage)
    competition = there.competition
    for round_ in competition.rounds:
        for game in round_.games:
            if game.result is None:
                there.do(
                    enter_result,
                    round=round_.number,
                    board=game.board,
                    result=choose(game.white, game.black),
                )
                return
    assert competition.settings.system is not System.ROUND_ROBIN
    match = knockout(competition).due[0]
    assert match.state is not None
    match match.state.due:
        case Due.COLOURS:
            there.do(draw_colours, seed=seed)
        case Due.BIDS:
            bids = {player: f"3:{player:02}" for player in match.state.pair}
            there.do(take_bids, match=match.id, bids=bids, seed=seed)
        case Due.GAME:
            there.do(pair_next_games)
        case Due.LOT:
            there.do(draw_winner, match=match.id, seed=seed)
        case due:
            raise AssertionError(due)


def enter(workspace: Workspace, stage: StageId, result: Result, *, board: int = 1) -> None:
    """Enter a result in the last round of a stage."""
    there = workspace.at(stage)
    number = Round(len(there.competition.rounds))
    there.do(enter_result, round=number, board=Board(board), result=result)


def undo_all(workspace: Workspace, *, down_to: int = 0) -> int:
    """Undo until so many acts stand; return how many were undone."""
    undone = 0
    while len(workspace.undoing.undoable) > down_to:
        workspace.undo()
        undone += 1
    return undone
