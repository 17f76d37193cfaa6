"""What a command is: a function that changes the event, with all there is to say of it."""

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from arbiter_app.domain.permission.by_person import Needs
from arbiter_app.domain.permission.by_state import Judge
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.values import frozen

P = ParamSpec("P")
R = TypeVar("R")

Params = Mapping[str, Any]


def _everything(params: Params) -> Params:
    return params


@frozen
class Command(Generic[P, R]):
    """A named change of the event.

    `judge` decides before it runs whether the state of the event allows it, `right` says what
    whoever sits at the computer needs. A parameter called `reason` is kept beside the entry in the
    journal. A barrier cannot be undone, nor what stood before it; what is lasting cannot be undone
    itself. `noted` says what the journal keeps of the parameters.
    Before a risky act a snapshot is taken. What a command `brings_back` stood in the file before:
    its texts are taken as they are. A command that acts in a stage is run in the competition in
    hand, see `Workspace.at`; one `of_event` is of no tournament, and runs in the whole event; any
    other runs in the main stage of the tournament in hand.
    """

    id: str
    judge: Judge
    run: Callable[Concatenate[UnitOfWork, P], R]
    right: Needs
    is_barrier: bool = False
    noted: Callable[[Params], Params] = _everything
    is_risky: bool = False
    in_stage: bool = False
    brings_back: bool = False
    is_lasting: bool = False
    of_event: bool = False


def command(
    id: str,
    judge: Judge,
    *,
    right: Needs,
    is_barrier: bool = False,
    noted: Callable[[Params], Params] = _everything,
    is_risky: bool = False,
    in_stage: bool = False,
    brings_back: bool = False,
    is_lasting: bool = False,
    of_event: bool = False,
) -> Callable[[Callable[Concatenate[UnitOfWork, P], R]], Command[P, R]]:
    """Make a command of a function whose first argument is the unit of work."""

    def named(run: Callable[Concatenate[UnitOfWork, P], R]) -> Command[P, R]:
        return Command(
            id,
            judge,
            run,
            right,
            is_barrier,
            noted,
            is_risky,
            in_stage,
            brings_back,
            is_lasting,
            of_event,
        )

    return named
