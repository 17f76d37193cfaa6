"""The command that puts the event back to how a snapshot has it."""

from datetime import datetime

from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.catalogue import apply
from arbiter_app.store.rows.rows import Changes


def _noted(params: Params) -> Params:
    """Keep which snapshot it was: its rows stand in the changes of the entry."""
    return {
        "at": params["at"].isoformat(timespec="seconds"),
        "version": params["version"],
        "round": params["round"],
        "round_of": params["round_of"],
    }


@command(
    "snapshot.restore",
    anything,
    right=Right.RESTORE,
    noted=_noted,
    is_risky=True,
    brings_back=True,
    of_event=True,
)
def restore_snapshot(
    uow: UnitOfWork,
    /,
    *,
    at: datetime,  # noqa: ARG001 - these four name the snapshot in the journal
    version: int,  # noqa: ARG001
    round: Round | None,  # noqa: ARG001
    round_of: StageId,  # noqa: ARG001
    changes: Changes,
) -> None:
    """Write the rows that make the event what it was."""
    apply(uow.rows, changes)
