"""Commands that bring tournaments from other files into an event, or begin a file with one."""

from collections.abc import Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import shown
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.registering import demand_room
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.adding import added
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.catalogue import next_ids
from arbiter_app.store.rows.event import write_event
from arbiter_app.store.rows.people import write_player
from arbiter_app.store.rows.registration import write_requirements
from arbiter_app.store.rows.tournament import write_tournament


def _titled(params: Params) -> Params:
    """Keep what the other file is, and what was in it: the rest stands in the rows."""
    other: Event = params["event"]
    kept = {name: each for name, each in params.items() if name not in ("event", "same", "content")}
    return {
        **kept,
        "source": shown(params["source"]),
        "title": other.title,
        "titles": [each.title or other.title for each in other.tournaments],
        "players": len(other.players),
    }


@command("event.join", anything, right=Right.MANAGE, noted=_titled, is_risky=True, of_event=True)
def join_event(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    fingerprint: str,  # noqa: ARG001 - the last hash of its journal, for the journal here
    event: Event,
    same: Mapping[PlayerId, PlayerId],
) -> None:
    """Add the tournaments of another event file behind those here, with their people; `same` says
    which of them are people here. What is of the event as a whole stays as it is here.

    Raises RuleError: "join.does-not-count", "join.one-for-two", "tournament.too-many-players".
    """
    _add(uow, event, same)


@command("report.add", anything, right=Right.MANAGE, noted=_titled, is_risky=True, of_event=True)
def add_report(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    event: Event,
    same: Mapping[PlayerId, PlayerId],
    misfits: int = 0,  # noqa: ARG001 - wants a yes where there are any, kept by the journal
) -> None:
    """Add the tournament of a report file behind those here; see `join_event`."""
    _add(uow, event, same)


def _add(uow: UnitOfWork, other: Event, same: Mapping[PlayerId, PlayerId]) -> None:
    here = uow.whole
    if here.counts and not other.counts:
        raise RuleError("join.does-not-count", title=other.title)
    found = added(here, other, same, next_ids(uow.rows))
    demand_room(len(here.players) + len(found.players))
    if found.requirements:
        write_requirements(uow.rows, (*here.requirements, *found.requirements))
    for player in found.players:
        write_player(uow.rows, player)
    for tournament in found.tournaments:
        write_tournament(uow.rows, tournament)


@command("event.taken-out", anything, right=None, noted=_titled, is_barrier=True, of_event=True)
def begin_taken_out(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the title of the event it was one of, for the journal
    taken: str,  # noqa: ARG001 - its own title there, likewise
    fingerprint: str,  # noqa: ARG001 - the last hash of its journal, for the journal here
    event: Event,
    content: bytes | None,
) -> None:
    """Fill a new event file with a tournament that was one of several in another one; `content` is
    that of the attached regulations.
    """
    write_event(uow.rows, event)
    if content is not None:
        uow.attached.append(content)
