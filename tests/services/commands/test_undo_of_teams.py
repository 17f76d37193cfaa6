"""Undo, redo, restarts and goings back among random acts of teams, whichever system they play."""

import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbiter_app.domain.errors import RuleError
from arbiter_app.services import closed_file
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.workspace import Workspace
from tests.campaigns import turns
from tests.services.commands.test_undo import facts
from tests.soak.team_play import TeamPlay

pytestmark = pytest.mark.long


class ArbiterOfTeams(RuleBasedStateMachine):
    """Random acts of teams, and ways back, beside a list of the events that were. A step may be
    several commands, all of which are taken back.
    """

    @initialize(seed=st.integers(0, 1 << 20))
    def start(self, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "event.arbiter"
        self.play = TeamPlay(self.path, random.Random(seed))
        self.past: list[tuple[dict[str, Any], int]] = []
        """What the event was before each step, and how many commands the step took."""
        self.future: list[tuple[dict[str, Any], int]] = []

    @property
    def workspace(self) -> Workspace:
        return self.play.workspace

    @rule(acts=st.integers(1, 6), wildness=st.sampled_from([0.05, 0.3]))
    def go_on(self, acts: int, wildness: float) -> None:
        before, commands = facts(self.workspace.event), len(self.workspace.history())
        self.play.play(acts, wildness)
        if (done := len(self.workspace.history()) - commands) > 0:
            self.past.append((before, done))
            self.future.clear()

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        before, commands = self.past.pop()
        self.future.append((facts(self.workspace.event), commands))
        for _ in range(commands):
            self.workspace.undo()
        assert facts(self.workspace.event) == before

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        after, commands = self.future.pop()
        self.past.append((facts(self.workspace.event), commands))
        for _ in range(commands):
            self.workspace.redo()
        assert facts(self.workspace.event) == after

    @rule()
    def restart(self) -> None:
        self.workspace.close()
        self.play.workspace = Workspace.open(self.path, actor="суддя")

    @precondition(lambda self: bool(snapshots(self.workspace)))
    @rule(data=st.data())
    def go_back(self, data: st.DataObject) -> None:
        now, entries = facts(self.workspace.event), len(self.workspace.history())
        with suppress(RuleError):  # nothing has changed since
            restore(self.workspace, data.draw(st.sampled_from(snapshots(self.workspace))))
        if len(self.workspace.history()) == entries:
            return
        then = facts(self.workspace.event)
        self.workspace.undo()
        assert facts(self.workspace.event) == now
        self.workspace.redo()
        assert facts(self.workspace.event) == then
        self.past.append((now, 1))
        self.future.clear()

    @invariant()
    def the_file_is_sound(self) -> None:
        read = closed_file.read_file(self.path)
        assert (read.event, read.remarks) == (self.workspace.event, ())

    def teardown(self) -> None:
        self.workspace.close()
        self.folder.cleanup()


TestArbiterOfTeams = ArbiterOfTeams.TestCase
TestArbiterOfTeams.settings = settings(
    max_examples=turns(2, in_soak=200), stateful_step_count=12, deadline=None
)
