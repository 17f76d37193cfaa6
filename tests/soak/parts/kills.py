"""Kills at random moments of everything that writes: nothing is lost, nothing is half."""

import os
import random
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

from arbiter_app.services.closed_file import read_event, read_history, verify
from arbiter_app.services.workspace import Workspace
from tests.soak import prepared
from tests.soak.any_acts import act_at_random
from tests.soak.deeds import DEEDS, Deed, live_in
from tests.soak.kills import UP, Clock, killed
from tests.soak.kills import work as work_in_play
from tests.soak.mishaps import (
    DONE,
    ReadyDeeds,
    begin,
    check_nothing_left_over,
    done,
    examine,
    import_all,
    let,
)
from tests.soak.outcomes import Outcome, expect

SHORT = 3
PATIENCE = 120.0
SECONDS = 20.0
WORK = 0.4
"""Which part of the kills strikes work that goes on; the others strike a deed done once."""
AGAIN = 0.3
"""After which part of the kills the deed is done again."""
LATE = 1.1
"""Until when a deed is killed, beside how long it takes."""
MOMENT = 0.02
"""Within how many seconds after its last act work is killed: most of an ordinary act."""
IN_PLAY = ("half played", "play-off", "swiss")
"""Stories that can be played on as an arbiter does."""

_deeds: ReadyDeeds
_stories: prepared.Stories


def prepare(folder: Path) -> None:
    """Import all; events and deeds are made ready when they are asked for first."""
    global _deeds, _stories
    live_in(folder)
    import_all()
    _stories = prepared.Stories(folder / "stories")
    _deeds = ReadyDeeds(folder / "deeds", let)


def turn(chance: random.Random, folder: Path) -> Outcome:
    if chance.random() < WORK:
        return _kill_work(chance, folder)
    return _kill_deed(chance, folder)


def _kill_deed(chance: random.Random, folder: Path) -> Outcome:
    ready = _deeds.get(chance.choice(DEEDS))
    desk = folder / "desk"
    shutil.copytree(ready.folder, desk)
    after = chance.uniform(0, LATE * ready.seconds)
    is_done = examine(ready, desk, acknowledged=_strike(ready.deed, desk, after))
    if not is_done and chance.random() < AGAIN:
        let(ready.deed, desk)
        examine(ready, desk, acknowledged=True)
        check_nothing_left_over(desk)
    return Outcome.RIGHT


def _kill_work(chance: random.Random, folder: Path) -> Outcome:
    """Kill somebody at work; what they were told was done is in the file."""
    story = chance.choice([*prepared.STORIES])
    path = folder / "event.arbiter"
    live_in(folder)
    shutil.copy(_stories.file(story), path)
    for _ in range(chance.randint(1, 3)):
        said = killed(
            path,
            chance.randrange(2**32),
            lines=chance.randrange(6),
            after=chance.uniform(0, MOMENT),
            work=chance.choice((work, work_in_play)) if story in IN_PLAY else work,
        )
        faults = verify(path)
        expect(not faults, f"after a kill: {faults}")
        there = {f"{entry.id} {entry.at.isoformat()}" for entry in read_history(path)}
        lost = [each for each in said if each not in there]
        expect(not lost, "an act that was acknowledged is lost")
    workspace = Workspace.open(path, actor="soak")
    try:
        expect(workspace.event == read_event(path), "opened it is another event than read")
    finally:
        workspace.close()
    return Outcome.RIGHT


def work(path: Path, seed: int, tell: Callable[[str], object]) -> None:
    """Do acts, whichever are allowed, and tell of each once it is acknowledged."""
    chance, clock = random.Random(seed), Clock()
    workspace = Workspace.open(path, actor="soak", now=clock)
    while True:
        what = act_at_random(workspace, chance)
        tell(f"{workspace.event.data_version} {clock.moment.isoformat()}" if what else UP)


def _strike(deed: Deed, folder: Path, after: float) -> bool:
    """Begin a deed and kill it after so many seconds; return whether it said that it was done."""
    child, told = begin(lambda: done(deed, folder))
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with told:
        said = told.read()
    expect(said in ("", DONE), f"{deed.name}: {said}")
    return bool(said)
