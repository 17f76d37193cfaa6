"""What a command is: a function that changes rows, with its name in the journal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from arbiter_app.domain.permission.by_state import Judge
from arbiter_app.store.event_file.unit_of_work import UnitOfWork

P = ParamSpec("P")
R = TypeVar("R")

Params = Mapping[str, Any]


def _everything(params: Params) -> Params:
    return params


@dataclass(frozen=True, slots=True)
class Command(Generic[P, R]):
    """A named change of the event.

    `judge` decides before it runs whether the state of the event allows it. A parameter called
    `reason` is kept beside the entry in the journal. A barrier cannot be undone. `noted` says what
    the journal keeps of the parameters. Before a risky act a snapshot is taken. A command that
    acts in a stage sees the event from the stage where it is run, see `Workspace.at`.
    """

    id: str
    judge: Judge
    run: Callable[Concatenate[UnitOfWork, P], R]
    is_barrier: bool = False
    noted: Callable[[Params], Params] = _everything
    is_risky: bool = False
    in_stage: bool = False


def command(
    id: str,
    judge: Judge,
    *,
    is_barrier: bool = False,
    noted: Callable[[Params], Params] = _everything,
    is_risky: bool = False,
    in_stage: bool = False,
) -> Callable[[Callable[Concatenate[UnitOfWork, P], R]], Command[P, R]]:
    """Make a command of a function whose first argument is the unit of work."""

    def named(run: Callable[Concatenate[UnitOfWork, P], R]) -> Command[P, R]:
        return Command(id, judge, run, is_barrier, noted, is_risky, in_stage)

    return named
