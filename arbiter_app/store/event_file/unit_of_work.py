"""One command, one transaction, one entry in the journal."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from sqlite3 import Connection

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.store.event_file import attachments, journal
from arbiter_app.store.event_file.changes import apply
from arbiter_app.store.event_file.contents import Contents
from arbiter_app.store.event_file.engine import transaction
from arbiter_app.store.event_file.strangers import demand_nobody_strange
from arbiter_app.store.rows import catalogue
from arbiter_app.store.rows.rows import Changes, Rows
from arbiter_app.store.rows.texts import demand_fit_act, demand_fit_rows


@dataclass(slots=True)
class UnitOfWork:
    """What a command may use: the event as it was, and the rows it changes, by the functions of
    `store.rows`; when it ends they are written.
    """

    here: InHand
    """The event as it was, seen of the tournament in which the command runs, if it runs in one; and
    the competition.
    """
    rows: Rows
    at: datetime
    """The moment of the act, as the journal has it."""
    actor: str
    _contents: Contents = field(repr=False)
    entry: journal.Link | None = None
    """What it left in the journal, once it is on disk."""
    attached: list[bytes] = field(default_factory=list, repr=False)
    """What files hold that its rows name by their SHA-256."""

    @property
    def event(self) -> Event:
        return self.here.event

    @property
    def whole(self) -> Event:
        """The whole event as it was: what is written of the event itself is changed in this."""
        return self._contents.event

    @property
    def tournament(self) -> Tournament:
        return self.here.tournament

    @property
    def competition(self) -> Competition:
        return self.here.competition

    @property
    def now(self) -> Event:
        """The event as the act has left it so far, seen of the same tournament."""
        left = self.whole_now
        return left if self.event.seen_of is None else left.of(self.event.seen_of)

    @property
    def whole_now(self) -> Event:
        """The whole event as the act has left it so far: the tournament may be gone."""
        return self._contents.event_of(self.rows)

    def at_stage(self, stage: StageId) -> "UnitOfWork":
        """Return the same unit of work in the competition of a stage."""
        return replace(self, here=in_hand(self.event, stage))


@contextmanager
def unit_of_work(
    connection: Connection,
    contents: Contents,
    act: journal.Act,
    *,
    after: journal.Link | None,
    here: InHand,
    brings_back: bool = False,
) -> Iterator[UnitOfWork]:
    """Yield a unit of work in a competition of the event; at the end its changes and their journal
    entry are on disk together.

    `after` is the last entry of the journal. An error inside leaves the file as it was. A command
    that changed no row leaves no entry. What `brings_back` rows that stood before does not judge
    their texts anew. Raises journal.OvertakenError, and RuleError as `store.rows.texts`.
    """
    rows = contents.changing()
    uow = UnitOfWork(here, rows, act.at, act.actor, contents)
    yield uow
    if changes := rows.changes:
        demand_nobody_strange(changes, rows.tables)
        if not brings_back:
            demand_fit_rows(changes, contents.tables)
            demand_fit_act(act.actor, act.params, act.reason, contents.tables)
        with transaction(connection):
            attachments.keep(connection, uow.attached)
            apply(connection, changes)
            uow.entry = journal.append(connection, act, changes, after=after)


def rehearsal(contents: Contents, at: datetime, actor: str, *, here: InHand) -> UnitOfWork:
    """Return a unit of work in a competition of which nothing is ever written: whether a command
    would be done shows in it.
    """
    return UnitOfWork(here, contents.changing(), at, actor, contents)


def reverse(
    connection: Connection,
    contents: Contents,
    reversals: Iterable[tuple[journal.Act, Changes]],
    *,
    after: journal.Link | None,
) -> tuple[list[journal.Link], Rows]:
    """Write acts whose changes are known, inside a transaction: what takes others back or does
    them again. Return what they left in the journal, and the rows as they are then.

    Raises journal.OvertakenError.
    """
    rows, links = contents.changing(), []
    for act, changes in reversals:
        catalogue.apply(rows, changes)
        apply(connection, changes)
        after = journal.append(connection, act, changes, after=after)
        links.append(after)
    return links, rows
