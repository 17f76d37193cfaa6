"""The command about the picture at the head of papers."""

from arbiter_app.documents.parts.logos import fit_logo
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.logo import write_logo


def _noted(params: Params) -> Params:
    return {"is_there": params["picture"] is not None}


@command("papers.logo", anything, right=Right.MANAGE, noted=_noted, of_event=True)
def choose_logo(uow: UnitOfWork, /, *, picture: bytes | None) -> None:
    """Put a picture, a file in PNG or JPEG, at the head of papers; None takes it away.

    Raises RuleError as `fit_logo`.
    """
    write_logo(uow.rows, None if picture is None else fit_logo(picture))
