"""One command, one transaction, one entry in the journal."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from arbiter_app.domain.event import Event
from arbiter_app.store import journal
from arbiter_app.store.schema import Row


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """What a command may use: the event as it was, and a session for the rows it changes."""

    event: Event
    session: Session
    changes: journal.Changes
    at: datetime
    """The moment of the act, as the journal has it."""
    actor: str

    def remove(self, *rows: Row) -> None:
        """Delete rows at once, so that rows with the same keys can take their place."""
        for row in rows:
            self.session.delete(row)
        self.session.flush()


@contextmanager
def unit_of_work(engine: Engine, event: Event, act: journal.Act) -> Iterator[UnitOfWork]:
    """Yield a unit of work; at the end its changes and their journal entry are on disk together.

    An error inside leaves the file as it was. A command that changed no row leaves no entry.
    """
    with Session(engine, autoflush=False) as session, session.begin():
        changes = journal.record(session)
        yield UnitOfWork(event, session, changes, act.at, act.actor)
        session.flush()
        if changes:
            journal.append(session.connection(), act, changes)
