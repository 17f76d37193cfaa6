"""Commands about the regulations that the organiser issued (Ukrainian rules IV.3)."""

from collections.abc import Collection
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.rules.attached_regulations import (
    AttachedRegulations,
    Section,
    demand_regulations,
)
from arbiter_app.domain.names.plain_text import LINE, shown
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file import attachments
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_regulations


def _name_alone(params: Params) -> Params:
    """Keep the name: size and digest are in the row, and the file itself is no matter of the
    journal.
    """
    return {"name": shown(params["name"], LINE.longest)}


@command("regulations.attach", anything, right=Right.MANAGE, noted=_name_alone, of_event=True)
def attach_regulations(uow: UnitOfWork, /, *, name: str, content: bytes) -> None:
    """Attach a file in place of the one there was; the sections that were checked off stay so.

    Raises RuleError as `demand_regulations`.
    """
    demand_regulations(name, len(content))
    former = uow.event.regulations
    uow.attached.append(content)
    regulations = AttachedRegulations(
        name=shown(name, LINE.longest),
        size=len(content),
        sha256=attachments.digest(content),
        attached_at=uow.at,
        sections=former.sections if former else frozenset(),
    )
    write_regulations(uow.rows, regulations)


def _numbers(params: Params) -> Params:
    return {"sections": ", ".join(str(int(each)) for each in sorted(params["sections"])) or "–"}


@command("regulations.sections", anything, right=Right.MANAGE, noted=_numbers, of_event=True)
def check_off_sections(uow: UnitOfWork, /, *, sections: Collection[Section]) -> None:
    """Check off the sections that stand in the attached regulations, and no others.

    Raises RuleError("event-regulations.none").
    """
    regulations = uow.event.regulations
    if regulations is None:
        raise RuleError("event-regulations.none")
    write_regulations(uow.rows, replace(regulations, sections=frozenset(sections)))
