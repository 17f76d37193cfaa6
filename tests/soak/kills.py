"""Kill the program at random moments of its work and see what is left of it.

A child works on an event as fast as it can and says after each act that it was acknowledged; the
parent kills it.
"""

import os
import random
import signal
import sys
import traceback
from collections.abc import Callable
from datetime import datetime, timedelta
from importlib import import_module
from pathlib import Path
from subprocess import PIPE, Popen
from time import sleep
from typing import TextIO, cast

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import ALL_RESULTS, BLACK_WINS, DRAW, WHITE_WINS, Colour
from arbiter_app.domain.ids import Round
from arbiter_app.domain.next_step.play_offs import PlayOffDue
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.play_offs import (
    annul_play_off,
    begin_play_off,
    begin_step,
    draw_play_off_lots,
    set_play_off_rules,
)
from arbiter_app.services.commands.play.rounds import (
    correct_result,
    enter_result,
    publish_round,
    sign_off_round,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round, unpair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.play_off_hands import go_on, state_of

UP = "up"
"""What a child says when the event is open."""
TIED = 4
"""So many players of the second event, all of them level: what it does next is play that off."""
PLAY_OFF = 0.7
"""Which part of the acts on an event with a tie belongs to its play-off."""
PAIRING = 0.6
"""Which part of the acts in a Swiss brings its pairing on."""
TAKEN_AWAY = 0.2
"""Which part of the drafts is taken away, and of the others made anew."""
PLAYED = (WHITE_WINS, DRAW, BLACK_WINS)
Work = Callable[[Path, int, Callable[[str], object]], None]


def work(path: Path, seed: int, tell: Callable[[str], object]) -> None:
    """Enter, correct, sign off, undo, redo, restore, play ties off; tell of each act once it is
    acknowledged.
    """
    chance = random.Random(seed)
    clock = Clock()
    workspace = Workspace.open(path, actor="soak", now=clock)
    tell(UP)
    while True:
        before = workspace.event.data_version
        try:
            _act(workspace, chance)
        except RuleError:
            continue
        if workspace.event.data_version != before:
            tell(f"{workspace.event.data_version} {clock.moment.isoformat()}")


class Clock:
    """Gives every act a moment of its own, by which it is known again."""

    def __init__(self) -> None:
        self.moment = datetime.now().replace(microsecond=0)

    def __call__(self) -> datetime:
        self.moment += timedelta(milliseconds=1)
        return self.moment


def _act(workspace: Workspace, chance: random.Random) -> None:
    tournament = workspace.event.tournament
    stage = tournament.main_stage
    if not stage.rounds:  # undone, or of a snapshot from before the draw
        workspace.do(draw_lots, seed="soak")
        return
    if tournament.settings.play_off is not None and chance.random() < PLAY_OFF:
        _act_in_play_off(workspace, chance)
        return
    paired = [each for each in stage.rounds if each.games]
    if not paired or (tournament.settings.traits.follows_results and chance.random() < PAIRING):
        _act_in_pairing(workspace, chance)
        return
    round_ = chance.choice(paired)
    game = chance.choice(round_.games)
    result = chance.choice(ALL_RESULTS)
    match chance.randrange(12):
        case 0 | 1:
            workspace.undo()
        case 2:
            workspace.redo()
        case 3:
            workspace.do(sign_off_round, round=round_.number)
        case 4:
            if kept := snapshots(workspace):
                restore(workspace, chance.choice(kept))
        case 5 | 6:
            workspace.do(
                correct_result,
                round=round_.number,
                board=game.board,
                result=result,
                reason="soak",
                decided=True,
            )
        case _:
            workspace.do(enter_result, round=round_.number, board=game.board, result=result)


def _act_in_pairing(workspace: Workspace, chance: random.Random) -> None:
    """Bring a Swiss on by an act: its newest round is published and typed, the next one paired, or
    a draft is made anew or taken away.
    """
    competition = workspace.event.tournament.competition()
    if competition.settings.swiss.initial_colour is None:  # undone
        workspace.do(set_initial_colour, colour=Colour.WHITE)
    newest = max((each for each in competition.rounds if each.games), default=None, key=_number)
    number = newest.number if newest is not None else Round(0)
    if newest is not None and newest.published is None and chance.random() < TAKEN_AWAY:
        workspace.do(unpair_round, round=number)
    elif newest is not None and newest.published is None and chance.random() < TAKEN_AWAY:
        workspace.do(pair_round, made=make_round(competition, number, engine.pair))
    elif newest is not None and newest.published is None:
        workspace.do(publish_round, round=number)
    elif newest is not None and newest.missing:
        for game in newest.unfinished:
            result = chance.choice(PLAYED)
            workspace.do(enter_result, round=number, board=game.board, result=result)
    elif number < competition.announced_rounds:
        workspace.do(pair_round, made=make_round(competition, Round(number + 1), engine.pair))


def _number(round_: RoundOfPlay) -> Round:
    return round_.number


def _act_in_play_off(workspace: Workspace, chance: random.Random) -> None:
    """Do what comes next in a play-off; one that is over, or that has lost its tie, is annulled."""
    seed = str(chance.random())
    play_offs = workspace.event.tournament.play_offs
    if not play_offs:
        workspace.do(begin_play_off, first_place=1, seed=seed)
        return
    begun = play_offs[-1].id
    state = state_of(workspace, begun)
    match state.due:
        case PlayOffDue.STEP:
            ready = next(each for each in state.proposals if not each.is_open)
            workspace.do(begin_step, play_off=begun, players=ready.players, seed=seed)
        case PlayOffDue.ENTRY:
            trim = state.proposals[0].trim
            assert trim is not None
            workspace.do(draw_play_off_lots, play_off=begun, players=trim.level, seed=seed)
        case PlayOffDue.LOTS:
            workspace.do(draw_play_off_lots, play_off=begun, players=state.lots[0], seed=seed)
        case PlayOffDue.PLAY:
            step = chance.choice(state.under_way)
            go_on(workspace, step, lambda *_: chance.choice(PLAYED), seed=seed)
        case PlayOffDue.NOTHING:
            workspace.do(annul_play_off, play_off=begun, reason="soak")


def killed(
    path: Path,
    seed: int,
    *,
    lines: int,
    after: float,
    work: Work = work,
    meanwhile: Callable[[], None] = lambda: None,
) -> list[str]:
    """Let a child work until it has told so many lines, and kill it a moment later.

    Return what it said was acknowledged. `meanwhile` is done beside its work, before the moment.
    """
    start = _forked if hasattr(os, "fork") else _spawned
    told, kill = start(path, seed, work)
    with told:
        said = "".join(told.readline() for _ in range(lines))
        meanwhile()
        sleep(after)
        kill()
        whole = (said + told.read()).split("\n")[:-1]  # what was not told to its end is left out
    return [line for line in whole if line != UP]


def _forked(path: Path, seed: int, work: Work) -> tuple[TextIO, Callable[[], None]]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work(path, seed, lambda line: os.write(writing, f"{line}\n".encode()))
        finally:
            traceback.print_exc()
            os._exit(1)
    os.close(writing)

    def kill() -> None:
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "the child ended before it was killed"

    return os.fdopen(reading, encoding="utf-8"), kill


def _spawned(path: Path, seed: int, work: Work) -> tuple[TextIO, Callable[[], None]]:
    command = [sys.executable, "-m", "tests.soak.kills", "--child", work.__module__]
    command += [str(path), str(seed)]
    child = Popen(command, stdout=PIPE, encoding="utf-8")
    assert child.stdout is not None
    return cast(TextIO, child.stdout), child.kill


def make_tied(path: Path) -> None:
    """Make an event of which nothing but a play-off is left: everybody has drawn every game."""
    _clear(path)
    workspace = Workspace.create(
        path, title="Soak", starts_on=None, edition_id="2026-03", actor="soak"
    )
    for number in range(1, TIED + 1):
        workspace.do(add_player, name=f"Player {number}")
    workspace.do(draw_lots, seed="soak")
    workspace.do(set_play_off_rules, rules=shipped()[0])
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            workspace.do(enter_result, round=round_.number, board=game.board, result=DRAW)
    workspace.close()


def _clear(path: Path) -> None:
    for file in path.parent.glob(f"*{path.name}*"):
        file.unlink()


if __name__ == "__main__":
    at_work: Work = import_module(sys.argv[2]).work
    at_work(Path(sys.argv[3]), int(sys.argv[4]), lambda line: print(line, flush=True))
