"""Commands about who officiates, and about what the technical information tells."""

from collections.abc import Mapping
from typing import Unpack

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import EventLevel, Particular
from arbiter_app.domain.facts.people import HIGHEST_FIDE_ID, OfficialFields
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.schema import EventRow, OfficialRow, ParticularRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("official.add", allows(Action.DESCRIBE))
def add_official(uow: UnitOfWork, /, **fields: Unpack[OfficialFields]) -> None:
    """Give somebody an office."""
    last = max((row.position for row in _rows(uow)), default=0)
    row = OfficialRow(position=last + 1)
    _write(row, fields)
    uow.session.add(row)


@command("official.edit", allows(Action.DESCRIBE))
def edit_official(uow: UnitOfWork, /, *, official: int, **fields: Unpack[OfficialFields]) -> None:
    """Correct an official; `official` is his place in `Event.officials`, from 0."""
    _write(_row(uow, official), fields)


@command("official.remove", allows(Action.DESCRIBE))
def remove_official(uow: UnitOfWork, /, *, official: int) -> None:
    """Take an office back; `official` is his place in `Event.officials`, from 0."""
    uow.remove(_row(uow, official))


@command("event.conditions", allows(Action.DESCRIBE))
def set_conditions(uow: UnitOfWork, /, *, level: EventLevel | None, discipline: Discipline) -> None:
    """Set of which level the event is and what is played; with it which FIDE rating counts."""
    row = uow.session.get_one(EventRow, 1)
    row.level = level and level.value
    row.discipline = discipline.value


@command("event.particulars", allows(Action.DESCRIBE))
def set_particulars(uow: UnitOfWork, /, *, particulars: Mapping[Particular, str]) -> None:
    """Set texts of the technical information; an empty one is removed, others stay."""
    for particular, text in particulars.items():
        row = uow.session.get(ParticularRow, particular.value)
        if not text.strip():
            uow.remove(*([] if row is None else [row]))
        elif row is None:
            uow.session.add(ParticularRow(id=particular.value, text=text.strip()))
        else:
            row.text = text.strip()


def _rows(uow: UnitOfWork) -> list[OfficialRow]:
    return list(uow.session.scalars(select(OfficialRow).order_by(OfficialRow.position)))


def _row(uow: UnitOfWork, official: int) -> OfficialRow:
    rows = _rows(uow)
    if not 0 <= official < len(rows):
        raise RuleError("official.unknown")
    return rows[official]


def _write(row: OfficialRow, fields: OfficialFields) -> None:
    name = clean(fields["name"])
    if name is None:
        raise RuleError("official.name-missing")
    fide_id = fields.get("fide_id")
    if fide_id is not None and not 0 < fide_id <= HIGHEST_FIDE_ID:
        raise RuleError("player.fide-id", fide_id=fide_id)
    birth = fields.get("birth")
    row.role = fields["role"].value
    row.name = name
    row.category = clean(fields.get("category"))
    row.title = clean(fields.get("title"))
    row.fide_id = fide_id
    row.region = clean(fields.get("region"))
    row.birth = str(birth) if birth else None
