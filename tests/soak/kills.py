"""Kill the program at random moments of its work and see what is left of it.

A child works on an event as fast as it can and says after each act that it was acknowledged; the
parent kills it, checks the file, and compares what was acknowledged with what is there. Run by a
test and by `python3 installer bench`, each time in a process of its own:

    python -m tests.soak.kills FOLDER KILLS SEED
"""

import json
import os
import random
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from importlib import import_module
from pathlib import Path
from subprocess import PIPE, Popen
from time import sleep
from typing import TextIO, cast

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import ALL_RESULTS, BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.next_step.play_offs import PlayOffDue
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_history, verify
from arbiter_app.services.commands.draw import draw_lots
from arbiter_app.services.commands.play_offs import (
    annul_play_off,
    begin_play_off,
    begin_step,
    draw_play_off_lots,
    set_play_off_rules,
)
from arbiter_app.services.commands.players import add_player
from arbiter_app.services.commands.rounds import correct_result, enter_result, sign_off_round
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.play_off_hands import go_on, state_of

PLAYERS = 12
UP = "up"
"""What a child says when the event is open."""
TIED = 4
"""So many players of the second event, all of them level: what it does next is play that off."""
KILLS_ON_A_FILE = 50
"""How often the work on one file goes on before a fresh one: its journal grows with every act."""
MOST_ACTS = 5
"""How many acts a child may do before its moment comes."""
MOMENT = 0.02
"""Within how many seconds after its last act, of an ordinary one the better part, it is killed."""
PLAY_OFF = 0.7
"""Which part of the acts on an event with a tie belongs to its play-off."""
PLAYED = (WHITE_WINS, DRAW, BLACK_WINS)
Work = Callable[[Path, int, Callable[[str], object]], None]
EARLY = 0.2
"""Which part of the children is killed while they open the file; the others work first."""


@dataclass
class Toll:
    """What came of all the kills."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acts that were acknowledged and are not in the file."""
    unreadable: int = 0
    """Files that do not open or fail `arbiter verify`."""


def soak(folder: Path, kills: int, *, seed: int, beside: int = 4) -> Toll:
    """Kill so many children, in several processes beside each other; return the whole toll."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    processes = []
    for number in range(beside):
        own = folder / str(number)
        own.mkdir()
        words = (str(own), str(kills // beside), str(seed + number))
        command = [sys.executable, "-m", "tests.soak.kills", *words]
        processes.append(Popen(command, env=environment, stdout=PIPE, encoding="utf-8"))
    whole = Toll()
    for process in processes:
        told, _ = process.communicate()
        assert process.returncode == 0, "a process of the soak failed"
        toll = json.loads(told)
        for name in toll:
            setattr(whole, name, getattr(whole, name) + toll[name])
    return whole


def main(folder: Path, kills: int, seed: int) -> Toll:
    """Kill so many children, one after the other, at work on events in a folder."""
    chance = random.Random(seed)
    toll = Toll()
    fresh, tied, path = (folder / f"{name}.arbiter" for name in ("fresh", "tied", "event"))
    paths.user_data = lambda: folder / "user-data"
    (folder / "user-data").mkdir(exist_ok=True)
    _make_event(fresh, seed)
    make_tied(tied)
    for number in range(kills):
        turn, used = divmod(number, KILLS_ON_A_FILE)
        if used == 0:
            _clear(path)
            shutil.copy(tied if turn % 2 else fresh, path)
        said = killed(
            path,
            chance.randrange(2**32),
            lines=0 if chance.random() < EARLY else chance.randint(1, 1 + MOST_ACTS),
            after=chance.uniform(0, MOMENT),
        )
        toll.kills += 1
        toll.acknowledged += len(said)
        _examine(path, said, toll)
    return toll


def _examine(path: Path, said: list[str], toll: Toll) -> None:
    try:
        faults = verify(path)
        there = {f"{entry.id} {entry.at.isoformat()}" for entry in read_history(path)}
    except FileError:
        faults, there = (), set()
        toll.unreadable += 1
    toll.unreadable += bool(faults)
    toll.lost += sum(each not in there for each in said)


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
    round_ = chance.choice(stage.rounds)
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


def killed(path: Path, seed: int, *, lines: int, after: float, work: Work = work) -> list[str]:
    """Let a child work until it has told so many lines, and kill it a moment later.

    Return what it said was acknowledged.
    """
    start = _forked if hasattr(os, "fork") else _spawned
    told, kill = start(path, seed, work)
    with told:
        said = "".join(told.readline() for _ in range(lines))
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


def _make_event(path: Path, seed: int) -> None:
    _clear(path)
    workspace = Workspace.create(
        path, title="Soak", starts_on=None, edition_id="2026-03", actor="soak"
    )
    for number in range(1, PLAYERS + 1):
        workspace.do(add_player, name=f"Player {number}")
    workspace.do(draw_lots, seed=str(seed))
    for game in workspace.event.tournament.main_stage.round(Round(1)).games:
        workspace.do(enter_result, round=Round(1), board=Board(game.board), result=ALL_RESULTS[0])
    workspace.close()


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
    if sys.argv[1] == "--child":
        at_work: Work = import_module(sys.argv[2]).work
        at_work(Path(sys.argv[3]), int(sys.argv[4]), lambda line: print(line, flush=True))
    else:
        folder, kills, seed = sys.argv[1:]
        print(json.dumps(asdict(main(Path(folder), int(kills), int(seed)))))
