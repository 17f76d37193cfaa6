"""One command, one transaction, one entry in the journal."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.seen_from import seen_from
from arbiter_app.domain.ids import MAIN_STAGE, StageId
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.schema import Row


@dataclass(slots=True)
class UnitOfWork:
    """What a command may use: the event as it was, and a session for the rows it changes."""

    event: Event
    """As seen from the stage where the command runs, see `stages.seen_from`."""
    session: Session
    changes: list[journal.RowChange]
    at: datetime
    """The moment of the act, as the journal has it."""
    actor: str
    whole: Event
    """The event with all its stages."""
    entry: journal.Link | None = None
    """What it left in the journal, once it is on disk."""

    def at_stage(self, stage: StageId) -> "UnitOfWork":
        """Return the same unit of work with the event as seen from a stage."""
        return replace(self, event=seen_from(self.whole, stage))

    def write(self, changes: journal.Changes) -> None:
        """Write rows as they are to be, without the objects of the session."""
        journal.apply(self.session.connection(), changes)
        self.changes.extend(changes)

    def remove(self, *rows: Row) -> None:
        """Delete rows at once, so that rows with the same keys can take their place."""
        for row in rows:
            self.session.delete(row)
        self.session.flush()


@contextmanager
def unit_of_work(
    engine: Engine, event: Event, act: journal.Act, *, stage: StageId = MAIN_STAGE
) -> Iterator[UnitOfWork]:
    """Yield a unit of work in a stage; at the end its changes and their journal entry are on disk
    together.

    An error inside leaves the file as it was. A command that changed no row leaves no entry.
    """
    with Session(engine, autoflush=False) as session, session.begin():
        changes = journal.record(session)
        uow = UnitOfWork(seen_from(event, stage), session, changes, act.at, act.actor, event)
        yield uow
        session.flush()
        if changes:
            uow.entry = journal.append(session.connection(), act, changes)
