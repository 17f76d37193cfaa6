"""One command, one transaction, one entry in the journal."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import MAIN_STAGE, StageId
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.schema import Row


@dataclass(slots=True)
class UnitOfWork:
    """What a command may use: the event as it was, and a session for the rows it changes."""

    here: InHand
    """The event as it was, and the competition in which the command runs."""
    session: Session
    changes: list[journal.RowChange]
    at: datetime
    """The moment of the act, as the journal has it."""
    actor: str
    entry: journal.Link | None = None
    """What it left in the journal, once it is on disk."""

    @property
    def event(self) -> Event:
        return self.here.event

    @property
    def tournament(self) -> Tournament:
        return self.here.tournament

    @property
    def competition(self) -> Competition:
        return self.here.competition

    def at_stage(self, stage: StageId) -> "UnitOfWork":
        """Return the same unit of work in the competition of a stage."""
        return replace(self, here=in_hand(self.event, stage))

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
        uow = UnitOfWork(in_hand(event, stage), session, changes, act.at, act.actor)
        yield uow
        session.flush()
        if changes:
            uow.entry = journal.append(session.connection(), act, changes)
