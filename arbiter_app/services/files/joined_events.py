"""Event files that are joined, and a tournament that gets an event file of its own."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.registration.same_people import SamePeople, rated_otherwise, same_people
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_file
from arbiter_app.services.commands.whole.join_files import begin_taken_out, join_event
from arbiter_app.services.workspace import Workspace
from arbiter_app.services.writing.adding import renumbered
from arbiter_app.services.writing.alone import alone
from arbiter_app.store.event_file import attachments, journal
from arbiter_app.store.event_file.judging.opening import open_copy
from arbiter_app.store.event_file.judging.verifying import verify
from arbiter_app.values import frozen
from arbiter_app.wording.terms.event.stages import tournament_name


@frozen(kw_only=True)
class OtherEvent:
    """An event file that is to be joined to the open one."""

    path: Path
    event: Event
    fingerprint: str
    """The last hash of its journal."""
    key: str
    """What names the event, whatever its file is called."""


class Left(Enum):
    """What belongs to an event as a whole, and stays in its file when that is joined."""

    DISCOUNTS = auto()
    RECEIPTS = auto()
    RANKINGS = auto()
    """Across tournaments."""
    ROOMS = auto()


@frozen(kw_only=True)
class Joining:
    """What joining an event would do here."""

    other: OtherEvent
    same: SamePeople
    officials: tuple[Official, ...]
    """Who has an office there and none here: they are not taken over."""

    @property
    def left(self) -> Iterator[Left]:
        """What else of the other event has no place here."""
        there = self.other.event
        for left, kept in (
            (Left.DISCOUNTS, there.discounts),
            (Left.RECEIPTS, there.receipts),
            (Left.RANKINGS, there.across),
            (Left.ROOMS, there.rooms),
        ):
            if kept:
                yield left

    def rated_otherwise(
        self, here: Event, same: Mapping[PlayerId, PlayerId]
    ) -> tuple[PlayerId, ...]:
        """Return whose ratings there are not those they have here."""
        return rated_otherwise(here.players, self.other.event.contestants, same)


def read_other(path: Path) -> OtherEvent:
    """Read an event file to be joined. Raises FileError, also where it is not what its journal
    says.
    """
    with open_copy(path) as copy:
        if faults := verify(copy.connection):
            raise FileError("file.faulty", path, place=faults[0].place)
        fingerprint = journal.newest_hash(copy.connection) or ""
        key = journal.origin(copy.connection)
    return OtherEvent(path=path, event=read_file(path).event, fingerprint=fingerprint, key=key)


def examine(workspace: Workspace, other: OtherEvent) -> Joining:
    """Return what joining another event to the open one would do.

    Raises RuleError: "join.same-event", "join.does-not-count".
    """
    here = workspace.event
    if other.key == workspace.key:
        raise RuleError("join.same-event", title=other.event.title)
    if here.counts and not other.event.counts:
        raise RuleError("join.does-not-count", title=other.event.title)
    known = {letters_of(each.name) for each in here.officials}
    return Joining(
        other=other,
        same=same_people(here.players.values(), other.event.players.values()),
        officials=tuple(
            each for each in other.event.officials if letters_of(each.name) not in known
        ),
    )


def join(workspace: Workspace, other: OtherEvent, same: Mapping[PlayerId, PlayerId]) -> None:
    """Add the tournaments of another event; `same` says who there is whom here.

    Raises RuleError as `join_event`, and FileError.
    """
    workspace.do(
        join_event,
        source=other.path.name,
        fingerprint=other.fingerprint,
        event=other.event,
        same=same,
    )


def left_by_taking_out(event: Event) -> Iterator[Left]:
    """Yield what of an event does not go along with a tournament that is taken out."""
    if event.receipts:
        yield Left.RECEIPTS
    if event.across:
        yield Left.RANKINGS


def take_out(
    source: Path,
    tournament: TournamentId,
    target: Path,
    *,
    actor: str = "",
    now: Callable[[], datetime] = datetime.now,
) -> None:
    """Make an event file of one tournament of an event that may be open; there it stays as it is.

    Raises FileError, and RuleError: "tournament.none", "take-out.only".
    """
    other = read_other(source)
    whole = other.event.whole
    if not whole.has_several:
        raise RuleError("take-out.only")
    taken = whole.of(tournament).tournament
    event = renumbered(alone(whole, tournament))
    content = _regulations(source, whole)
    with Workspace.filling(target, actor=actor, now=now) as workspace:
        workspace.do(
            begin_taken_out,
            source=whole.title,
            taken=tournament_name(catalogue("en"), taken),
            fingerprint=other.fingerprint,
            event=event if content is not None else replace(event, regulations=None),
            content=content,
        )


def _regulations(source: Path, event: Event) -> bytes | None:
    """Return what the attached regulations hold, as far as the file has them."""
    if event.regulations is None:
        return None
    with open_copy(source) as copy:
        return attachments.kept(copy.connection, event.regulations.sha256)
