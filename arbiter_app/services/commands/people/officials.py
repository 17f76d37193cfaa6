"""Commands about who officiates, and about what the technical information tells."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime
from typing import Unpack

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, Official, OfficialFields, Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.registering import YOUNGEST_OFFICIAL, demand_plausible
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean, to_the_minute
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description, write_particulars
from arbiter_app.store.rows.people import write_officials


@command("official.add", anything, right=Right.MANAGE, of_event=True)
def add_official(uow: UnitOfWork, /, **fields: Unpack[OfficialFields]) -> None:
    """Give somebody an office."""
    write_officials(uow.rows, (*uow.event.officials, _checked(uow, fields)))


@command("official.edit", anything, right=Right.MANAGE, of_event=True)
def edit_official(uow: UnitOfWork, /, *, official: int, **fields: Unpack[OfficialFields]) -> None:
    """Correct an official; `official` is his place in `Event.officials`, from 0."""
    _demand_known(uow, official)
    officials = [*uow.event.officials]
    officials[official] = _checked(uow, fields)
    write_officials(uow.rows, officials)


@command("official.remove", anything, right=Right.MANAGE, of_event=True)
def remove_official(uow: UnitOfWork, /, *, official: int) -> None:
    """Take an office back; `official` is his place in `Event.officials`, from 0."""
    _demand_known(uow, official)
    officials = [*uow.event.officials]
    del officials[official]
    write_officials(uow.rows, officials)


@command("event.conditions", anything, right=Right.MANAGE, of_event=True)
def set_conditions(
    uow: UnitOfWork,
    /,
    *,
    level: EventLevel | None,
    rank: EventRank | None,
    discipline: Discipline,
) -> None:
    """Set of which level and rank the event is, and what is played; with it which FIDE rating
    counts.
    """
    conditions = replace(uow.event, level=level, rank=rank, discipline=discipline)
    write_description(uow.rows, conditions)


@command("event.particulars", anything, right=Right.MANAGE, of_event=True)
def set_particulars(uow: UnitOfWork, /, *, particulars: Mapping[Particular, str]) -> None:
    """Set texts of the technical information; an empty one is removed, others stay."""
    texts = {**uow.event.particulars, **particulars}
    told = {each: text.strip() for each, text in texts.items() if text.strip()}
    write_particulars(uow.rows, told)


@command("committee.announce", anything, right=Right.MANAGE, of_event=True)
def announce_committee(uow: UnitOfWork, /, *, at: datetime | None) -> None:
    """Note when the appeals committee was announced, which is before round 1 (VII.3.2); None takes
    the note back. Raises RuleError("committee.none").
    """
    if at is not None and not uow.event.with_role(Role.APPEALS_CHAIR, Role.APPEALS_MEMBER):
        raise RuleError("committee.none")
    moment = None if at is None else to_the_minute(at)
    write_description(uow.rows, replace(uow.event, committee_announced=moment))


def _demand_known(uow: UnitOfWork, official: int) -> None:
    if not 0 <= official < len(uow.event.officials):
        raise RuleError("official.unknown")


def _checked(uow: UnitOfWork, fields: OfficialFields) -> Official:
    name = clean(fields["name"])
    if name is None:
        raise RuleError("official.name-missing")
    fide_id = fields.get("fide_id")
    if fide_id is not None and not 0 < fide_id <= HIGHEST_FIDE_ID:
        raise RuleError("player.fide-id", fide_id=fide_id)
    year = (uow.event.starts_on or date.today()).year
    demand_plausible(fields.get("birth"), year=year, youngest=YOUNGEST_OFFICIAL)
    return Official(
        role=fields["role"],
        name=name,
        category=clean(fields.get("category")),
        title=clean(fields.get("title")),
        fide_id=fide_id,
        region=clean(fields.get("region")),
        birth=fields.get("birth"),
        duty=_duty(uow, fields),
    )


def _duty(uow: UnitOfWork, fields: OfficialFields) -> Duty:
    """Return where and when somebody is on duty. Raises RuleError("tournament.none")."""
    assigned = {uow.event.of(each).tournament.id for each in fields.get("tournaments", ())}
    return Duty(
        tournaments=tuple(each.id for each in uow.event.tournaments if each.id in assigned),
        rooms=clean(fields.get("rooms")),
        shifts=clean(fields.get("shifts")),
        days=tuple(sorted({*fields.get("days", ())})),
    )
