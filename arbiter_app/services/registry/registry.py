"""People, clubs and rating lists of this computer, shared by all events."""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import (
    KnownPerson,
    ListDescription,
    ListedPerson,
    ListKind,
    LocalPerson,
    RatingList,
)
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.names.plain_text import LINE, NAME, as_fits
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.rating_lists import (
    ListReader,
    Reading,
    Row,
    readable,
    recognised,
    title_in_name,
)
from arbiter_app.services.registry.list_sources import ListSource, list_source
from arbiter_app.store.registry import editions_in_use
from arbiter_app.store.registry import lists as registry_lists
from arbiter_app.store.registry import people as registry_people
from arbiter_app.store.registry import suspended as registry_suspended
from arbiter_app.store.registry.editions_in_use import same_list
from arbiter_app.store.registry.find import (
    NONSENSE,
    Finder,
    Found,
    OpenFile,
    in_each,
    known_people,
    with_ids,
)
from arbiter_app.store.registry.unfinished import building

__all__ = ["ListDescription", "ListedPerson", "LocalPerson", "Registry"]

_READ = 0.7
"""The part of an import that is reading; the rest is making the index of names."""


class Registry:
    """What outlives an event: people of this computer and imported rating lists, in one folder.

    Nothing is made on disk before the first write. All methods may be called from any thread. A
    list file that is damaged or another version's counts as not there: import the list again. What
    is damaged of people is set aside and begun anew.
    """

    def __init__(
        self, folder: Path | None = None, *, told: Callable[[FileError], object] = lambda _: None
    ) -> None:
        """`told` hears once, from any thread, of each file that is damaged."""
        self._given_folder = folder
        self._told = told
        self._told_of: set[tuple[str, Path]] = set()
        self._files = threading.RLock()
        """Held while list files are open, for an open file is not replaced on Windows."""
        self._finder = Finder()
        self._sound_people: tuple[int, int] | None = None
        """The stamp of the file of people that was found whole."""

    @property
    def _folder(self) -> Path:
        return self._given_folder or paths.registry()

    def lists(self) -> tuple[RatingList, ...]:
        """Return the imported lists with their use, newest first.

        Raises FileError("registry.unreadable").
        """
        with self._files, ExitStack() as stack:
            return tuple(source for source, _, _ in self._lists_there(stack))

    def describe(self, path: Path) -> ListDescription:
        """Return what a file to import seems to be.

        Raises FileError, and FormatError where it is no list that can be read.
        """
        with list_source(path) as source:
            description = recognised(source.name, source.beginning).description
        return replace(description, name=self._usual_name(description))

    def import_list(
        self,
        path: Path,
        *,
        name: str | None = None,
        published: date | None = None,
        progress: Callable[[float], None] = lambda _: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> RatingList | None:
        """Import a list; None when cancelled. Other editions of the same kind and name stay beside
        it, the newest is used; the same edition takes the place of the former once it is complete.

        Raises FileError, FormatError, and RuleError("registry.date-missing") where neither the file
        nor the caller tells its date.
        """
        with list_source(path) as source, building(self._folder):
            return self._import(path, source, name, published, progress, cancelled)

    def forget_list(self, id: str) -> None:
        """Take a list off this computer; players keep the ratings they have of it.

        Raises FileError("registry.not-written").
        """
        with self._files:
            registry_lists.forget(self._folder, id)

    def use_list(self, id: str) -> None:
        """Let an edition of a list be the one people and ratings are looked up in.

        Raises FileError("registry.not-written"), ("registry.unreadable") and
        RuleError("registry.no-such-list").
        """
        there = self.lists()
        wanted = next((each for each in there if each.id == id), None)
        if wanted is None:
            raise RuleError("registry.no-such-list", id=id)
        self._choose(there, wanted)
        if not self._read_back(id).is_used:  # the disk has kept a newer edition back
            raise FileError("registry.unreadable", self._folder)

    def search(self, text: str, *, limit: int = 40) -> tuple[KnownPerson, ...]:
        """Return the people a text may mean, best first: a FIDE ID or national ID or its first
        digits, or words of a name in any order, Cyrillic or Latin, the last ones not typed to
        their end, misspelt.

        People of this computer come first, then whole names before beginnings before misspelt
        ones; the home federation before others.
        """
        with self._opened() as files:
            found = self._finder.found(files, text, limit)
            return known_people(files, found, limit)

    def by_fide_id(self, ids: Iterable[int]) -> Mapping[int, KnownPerson]:
        """Return the people with FIDE IDs, by id; who is not known is left out."""
        wanted = frozenset(ids)
        return {
            source.fide_id: person
            for person in self._with_ids(wanted, frozenset())
            for source in reversed(person.sources)
            if source.fide_id in wanted
        }

    def by_national_id(self, ids: Iterable[str]) -> Mapping[str, KnownPerson]:
        """Return the people with ids of the national federation, by id; who is not known is left
        out.
        """
        wanted = frozenset(ids)
        return {
            source.national_id: person
            for person in self._with_ids(frozenset(), wanted)
            for source in reversed(person.sources)
            if source.national_id in wanted
        }

    def remember(self, players: Iterable[Player]) -> None:
        """Keep people of an event on this computer; what was kept of them before is brought up to
        date, and what is not known now stays.
        """
        self._have_people()
        with registry_people.writing(self._folder) as connection:
            for player in players:
                registry_people.remember(connection, player)

    def people(self, text: str = "", *, limit: int = 500) -> tuple[LocalPerson, ...]:
        """Return people of this computer: all of them by name, or those a text may mean."""
        if not self._have_people():
            return ()
        with registry_people.reading(self._folder) as connection:
            if connection is None:
                return ()
            if not text.strip():
                rows = registry_people.everybody(connection, limit)
                return tuple(LocalPerson(id=number, person=person) for number, person in rows)
            file = OpenFile.of(connection, None, registry_people.people_file(self._folder))
            found: dict[int, Found] = {}
            for each in self._finder.found([file], text, limit):
                found.setdefault(each.number, each)
            return tuple(
                LocalPerson(id=each.number, person=each.person())
                for each in list(found.values())[:limit]
            )

    def forget_person(self, id: int) -> None:
        """Take a person off this computer; events and lists keep him."""
        with registry_people.writing(self._folder) as connection:
            registry_people.forget(connection, id)

    def suspended(self) -> tuple[Suspension, ...]:
        """Return who is suspended from sport, by the lists and lines brought in here."""
        try:
            return registry_suspended.read(self._folder)
        except registry_suspended.DamagedError:
            aside = registry_suspended.set_aside(self._folder, datetime.now())
            self._tell(FileError("registry.suspended-set-aside", aside))
            return ()

    def add_suspended(self, lines: Iterable[Suspension]) -> int:
        """Keep more suspended persons; return how many of them are new. A line of the same person
        from the same source takes the place of the former one.
        """
        kept = {_who(line): line for line in self.suspended()}
        added = {_who(line): line for line in lines}
        registry_suspended.write(self._folder, (kept | added).values())
        return len(added.keys() - kept.keys())

    def forget_suspended(self, lines: Iterable[Suspension]) -> None:
        """Keep lines no longer."""
        gone = frozenset(lines)
        others = [line for line in self.suspended() if line not in gone]
        registry_suspended.write(self._folder, others)

    def spellings(self, kind: ContingentKey) -> tuple[tuple[str, int], ...]:
        """Return the clubs, regions, coaches or federations of people of this computer, with how
        many people have each.
        """
        if not self._have_people():
            return ()
        with registry_people.reading(self._folder) as connection:
            return tuple(registry_people.spellings(connection, kind)) if connection else ()

    def merge_spellings(self, kind: ContingentKey, wrong: str, right: str) -> None:
        """Let everybody who has the wrong spelling have the right one."""
        with registry_people.writing(self._folder) as connection:
            registry_people.merge_spellings(connection, kind, wrong, right)

    def _import(
        self,
        path: Path,
        source: ListSource,
        name: str | None,
        published: date | None,
        progress: Callable[[float], None],
        cancelled: Callable[[], bool],
    ) -> RatingList | None:
        reader = recognised(source.name, source.beginning)
        name = name or self._usual_name(reader.description)
        described = _described(reader.description, path, name, published)
        reading = Reading(published=described.published)
        try:
            built = registry_lists.build(
                self._folder,
                described,
                reader.columns,
                _told(source, reader, reading, progress),
                lambda: (reading.skipped, reading.first_skipped),
                indexed=lambda part: progress(_READ + (1 - _READ) * part),
                cancelled=cancelled,
            )
        except registry_lists.CancelledError:
            return None
        with self._files:
            registry_lists.put_in_place(self._folder, built.id)
        progress(1.0)
        return self._taken_in(built)

    def _taken_in(self, built: RatingList) -> RatingList:
        """Return a list that was built with its use: the newest edition is used from now on.

        Raises FileError("registry.unreadable") where the disk does not give it back.
        """
        there = self.lists()
        editions = [each for each in there if same_list(each) == same_list(built)]
        if built.id not in {each.id for each in editions}:
            raise FileError("registry.unreadable", self._folder)
        for each in editions:
            # Lists of earlier versions of the program have ids without a date.
            if each.published == built.published and each.id != built.id:
                self.forget_list(each.id)
        if built.published == max(each.published for each in editions):
            self._choose(there, built)
        return self._read_back(built.id)

    def _read_back(self, id: str) -> RatingList:
        """Return a list that is there, as the disk gives it. Raises FileError."""
        for each in self.lists():
            if each.id == id:
                return each
        raise FileError("registry.unreadable", self._folder)

    def _choose(self, there: Iterable[RatingList], wanted: RatingList) -> None:
        """Keep that an edition is used and no other one of its list."""
        editions = [each for each in there if same_list(each) == same_list(wanted)]
        before = editions_in_use.chosen(self._folder)
        after = before - {each.id for each in editions}
        if any(each.published > wanted.published for each in editions):
            after |= {wanted.id}
        if after != before:
            editions_in_use.choose(self._folder, after)

    def _usual_name(self, description: ListDescription) -> str:
        """Return what a list is called here: what the one before it was called, which came in a
        file of the same name but for the date; else what its own name tells.
        """
        former = (
            list_.name
            for list_ in self.lists()
            if list_.kind is description.kind is ListKind.NATIONAL
            and title_in_name(list_.source) == description.name
        )
        return next(former, description.name)

    @contextmanager
    def _opened(self) -> Iterator[Sequence[OpenFile]]:
        """Yield the files of the registry: people of this computer, then lists, newest first."""
        with self._files, ExitStack() as stack:
            files = []
            with suppress(FileError, sqlite3.Error, OSError):  # `_have_people` tells what is wrong
                if self._have_people():
                    connection = stack.enter_context(registry_people.reading(self._folder))
                    if connection is not None:
                        path = registry_people.people_file(self._folder)
                        files.append(OpenFile.of(connection, None, path))
            yield [*files, *self._open_lists(stack)]

    def _open_lists(self, stack: ExitStack) -> list[OpenFile]:
        """Return the files of the lists that are used, newest first."""
        files = []
        for source, connection, path in self._lists_there(stack):
            damaged = partial(self._tell, FileError("registry.list-damaged", path))
            try:
                if source.is_used:
                    files.append(OpenFile.of(connection, source, path, damaged))
            except (sqlite3.Error, OSError):
                damaged()
        return files

    def _lists_there(self, stack: ExitStack) -> list[tuple[RatingList, sqlite3.Connection, Path]]:
        """Return the lists that can be read, newest first, each with its file opened."""
        found: dict[str, tuple[RatingList, sqlite3.Connection, Path]] = {}
        for path in registry_lists.list_files(self._folder):
            try:
                connection = stack.enter_context(registry_lists.opened(path))
                source = registry_lists.description(connection)
                if source is not None:
                    found[source.id] = source, connection, path
            except (sqlite3.Error, OSError, *NONSENSE) as error:
                self._tell(FileError("registry.list-damaged", path, str(error)))
        used = editions_in_use.with_uses(
            (source for source, _, _ in found.values()), editions_in_use.chosen(self._folder)
        )
        in_order = sorted(used, key=_newest_first)
        return [(source, *found[source.id][1:]) for source in in_order]

    def _have_people(self) -> bool:
        """Whether the file of people can be used, or there is none; one that is damaged is set
        aside, and either is told.
        """
        stamp = registry_people.stamp(self._folder)
        if stamp is not None and stamp == self._sound_people:
            return True
        try:
            aside = registry_people.set_aside_if_damaged(self._folder, datetime.now())
        except FileError as error:
            self._tell(error)
            return False
        if aside is not None:
            self._tell(FileError("registry.people-set-aside", aside))
        self._sound_people = stamp if aside is None else None
        return True

    def _tell(self, error: FileError) -> None:
        if (error.code, error.path) not in self._told_of:
            self._told_of.add((error.code, error.path))
            self._told(error)

    def _with_ids(
        self, fide_ids: frozenset[int], national_ids: frozenset[str]
    ) -> tuple[KnownPerson, ...]:
        with self._opened() as files:
            found = in_each(files, partial(with_ids, fide_ids, national_ids))
            return known_people(files, found)


def _who(line: Suspension) -> tuple[object, ...]:
    return line.fide_id or line.name.casefold(), line.birth, line.source


def _described(
    description: ListDescription, path: Path, name: str, published: date | None
) -> RatingList:
    published = published or description.published
    if published is None:
        raise RuleError("registry.date-missing", name=path.name)
    name = as_fits(" ".join(name.split()), NAME)
    return RatingList(
        id=registry_lists.list_id(description.kind, name, published),
        kind=description.kind,
        name=name,
        published=published,
        disciplines=description.disciplines,
        people=0,
        source=as_fits(path.name, LINE),
    )


def _told(
    source: ListSource, reader: ListReader, reading: Reading, progress: Callable[[float], None]
) -> Iterator[Sequence[Row]]:
    """Yield the people of a list and tell how much of it was read.

    Raises FormatError where there is nobody in it.
    """
    anybody = False
    for rows in reader.rows(source.blocks(), reading):
        block = readable(rows, reader.columns)
        anybody = anybody or bool(block)
        yield block
        progress(_READ * source.read())
    if not anybody:
        raise FormatError(1, 1, "list.nobody")


def _newest_first(source: RatingList) -> tuple[int, str]:
    return -source.published.toordinal(), source.name
