"""What tests of commands do over and over: choose a system, be refused, read the journal, undo."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.whole.by_rules import leave_rules
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.journal.lines import entry_text
from tests.ready import ReadyFiles

T = TypeVar("T")
_new: list[tuple[ReadyFiles, Workspace]] = []
"""The event that a test has begun with, and what others have begun with."""


@contextmanager
def begun_with(ready: ReadyFiles, workspace: Workspace) -> Iterator[None]:
    """Let a new event go on as others of its kind did, see `ready_made`."""
    _new.append((ready, workspace))
    yield
    _new.pop()


def ready_made(workspace: Workspace | AtStage, what: Hashable, acts: Callable[[Any], T]) -> T:
    """Do acts that many tests begin with; return what they return. In the new event of a test they
    are done once for all of them, see `ReadyFiles.go_on`.
    """
    for ready, new in _new:
        if new is workspace:
            return ready.go_on(what, workspace, acts)
    return acts(workspace)


def choose_system(workspace: Workspace | AtStage, system: System, *, cycles: int = 1) -> None:
    """Let the event be played by another system."""
    edition = workspace.event.tournament.settings.edition
    workspace.do(
        change_system, cycles=cycles, swap_last_rounds=False, edition_id=edition, system=system
    )


def leave_the_rules(workspace: Workspace) -> None:
    """Leave the rules mode, having said yes twice."""
    twice = (WeighedAct.LEAVE, WeighedAct.LEAVE)
    workspace.accepting(*twice).do(leave_rules, reason="рішення головного судді")


def refusal(act: Callable[[], object]) -> RuleError:
    """Do something that is refused; return the refusal."""
    with pytest.raises(RuleError) as refused:
        act()
    return refused.value


def refused_code(act: Callable[[], object]) -> str:
    """Do something that is refused; return the code of the refusal."""
    return refusal(act).code


def said(refused: RuleError) -> str:
    """Return the sentence of a refusal."""
    return error_sentence(catalogue("en"), refused)


def last_line(workspace: Workspace) -> str:
    """Return what the journal says of the last act."""
    entry = workspace.history()[-1]
    return entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)


def undo_and_redo(workspace: Workspace) -> None:
    """Take the last act back and do it again: the event must be the same, in the file too."""
    after = workspace.event.tournament
    workspace.undo()
    assert workspace.event.tournament != after
    workspace.redo()
    assert workspace.event.tournament == after
    assert read_event(workspace.path).tournament == after


def without_who_drew(tournament: Tournament) -> Tournament:
    """Return a tournament as it was before others took the places of who drew the numbers."""
    assert tournament.draw is not None
    drawn = tuple(replace(each, person=None) for each in tournament.draw.drawn)
    return replace(tournament, draw=replace(tournament.draw, drawn=drawn))
