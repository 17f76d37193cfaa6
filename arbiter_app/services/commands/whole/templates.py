"""The command that makes an event after a template."""

from dataclasses import replace

from arbiter_app.documents.parts.own_texts import is_own_notice, sound_texts
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.new_events import EventModel
from arbiter_app.domain.facts.new_tournaments import like_last_time
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.whole.event import OF_ITS_DAYS
from arbiter_app.services.commands.whole.tournaments import become
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description, write_particulars
from arbiter_app.store.rows.hall import write_rooms
from arbiter_app.store.rows.logo import write_logo
from arbiter_app.store.rows.money import write_discounts
from arbiter_app.store.rows.paper_texts import write_paper_texts
from arbiter_app.store.rows.registration import write_requirements

_OF_PEOPLE = frozenset({Particular.CONTACT, Particular.APPROVED_BY})
"""They name somebody."""


def _name_alone(params: Params) -> Params:
    """Return what the journal keeps of a template: its name; the rest is in the rows."""
    return {"name": params["model"].name}


@command("event.from-template", allows(Action.DESCRIBE), right=Right.MANAGE, noted=_name_alone)
def begin_from(uow: UnitOfWork, /, *, model: EventModel) -> None:
    """Take over from a template how the event is played and ranked, on what conditions, which
    papers are asked for and what papers say in words of its own. Nothing of its people and days is;
    what it says nothing of stays. The tournament becomes as its first one is.

    Raises RuleError as `become`.
    """
    stays, made = uow.event, model.event
    write_description(
        uow.rows,
        replace(
            stays,
            place=made.place or stays.place,
            federation=made.federation or stays.federation,
            organiser=made.organiser or stays.organiser,
            time_control=made.time_control or stays.time_control,
            discipline=made.discipline,
            chess960=made.chess960,
            level=made.level or stays.level,
            rank=made.rank or stays.rank,
            entry_fee=stays.entry_fee if made.entry_fee is None else made.entry_fee,
            team_fee=stays.team_fee if made.team_fee is None else made.team_fee,
        ),
    )
    others = OF_ITS_DAYS | _OF_PEOPLE
    texts = {each: text for each, text in made.particulars.items() if each not in others}
    write_particulars(uow.rows, {**stays.particulars, **texts})
    write_requirements(uow.rows, made.requirements)
    words = {(each.id, each.language): each for each in (*stays.paper_texts, *made.paper_texts)}
    own = (each for each in words.values() if not is_own_notice(each.id))
    write_paper_texts(uow.rows, sound_texts(own))
    if made.discounts:
        write_discounts(uow.rows, made.discounts)
    if made.logo is not None:
        write_logo(uow.rows, made.logo)
    if made.rooms:
        write_rooms(uow.rows, made.rooms)
    become(uow, like_last_time(made.tournaments[0], ""))
