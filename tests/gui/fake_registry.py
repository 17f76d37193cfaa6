"""A registry of a few invented people that lives in memory, for the tests of the window."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, Player, Title
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListDescription,
    ListedPerson,
    ListKind,
    LocalPerson,
    RatingList,
    SkippedLine,
)
from arbiter_app.domain.names.transliteration import spelling_keys
from arbiter_app.formats.errors import FileError
from arbiter_app.services.registry.registry import Registry
from arbiter_app.store.registry.editions_in_use import with_uses

STANDARD = Discipline.STANDARD


def rating_list(kind: ListKind, name: str, published: date) -> RatingList:
    return RatingList(
        id=f"{name} {published}",
        kind=kind,
        name=name,
        published=published,
        disciplines=frozenset({STANDARD}),
        people=1_802_117,
        source="standard_rating_list.zip",
        skipped=2,
        first_skipped=(
            SkippedLine(line=17, column=1, code="players.rating", text="abc"),
            SkippedLine(line=99, column=1, code="players.fide-id", text="?"),
        ),
    )


FIDE = rating_list(ListKind.FIDE, "FIDE standard", date(2026, 11, 1))
NATIONAL = rating_list(ListKind.NATIONAL, "ФШУ", date(2026, 10, 1))

HALAHAN = ListedPerson(
    list=FIDE,
    name="Halahan, Ihor",
    birth=Birth(2008),
    title=Title.FM,
    ratings={STANDARD: 2080},
    fide_id=14100010,
    federation="UKR",
)
GALAGAN = ListedPerson(
    list=NATIONAL,
    name="Ґалаґан Ігор",
    birth=Birth(2009),
    ratings={STANDARD: 2071},
    fide_id=14100010,
    national_id="5001",
    region="Львівська",
)
ONE_LIST = KnownPerson(sources=(HALAHAN,))
TWO_LISTS = KnownPerson(sources=(HALAHAN, GALAGAN))
NAMESAKE = KnownPerson(
    sources=(
        replace(
            HALAHAN,
            name="Halahan, Ihor",
            birth=Birth(1971),
            fide_id=14100028,
            title=None,
            ratings={STANDARD: 1904},
        ),
    )
)


class FakeRegistry(Registry):
    """Finds by the beginnings of words of a name, in any letters, or by the beginning of an ID."""

    def __init__(self, folder: Path, *people: KnownPerson) -> None:
        super().__init__(folder)
        self.known = people
        self.kept: tuple[RatingList, ...] = (FIDE, NATIONAL)
        self.remembered: list[Player] = []
        self.local: dict[int, ListedPerson] = {}
        self.merged: list[tuple[ContingentKey, str, str]] = []
        self.described = ListDescription(
            kind=ListKind.NATIONAL, name="", disciplines=frozenset({STANDARD}), published=None
        )
        self.waits: Callable[[], bool] = lambda: False
        """How long an import goes on."""
        self.broken: Exception | None = None

    def lists(self) -> tuple[RatingList, ...]:
        self._fail_if_broken()
        return self.kept

    def describe(self, path: Path) -> ListDescription:
        self._fail_if_broken()
        return self.described

    def import_list(
        self,
        path: Path,
        *,
        name: str | None = None,
        published: date | None = None,
        progress: Callable[[float], None] = lambda _: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> RatingList | None:
        self._fail_if_broken()
        progress(0.5)
        while self.waits() and not cancelled():
            pass
        if cancelled():
            return None
        assert name is not None
        assert published is not None
        brought = replace(rating_list(self.described.kind, name, published), source=path.name)
        self.kept = (brought, *self.kept)
        return brought

    def use_list(self, id: str) -> None:
        self.kept = with_uses(self.kept, {id})

    def forget_list(self, id: str) -> None:
        self.kept = tuple(each for each in self.kept if each.id != id)

    def search(self, text: str, *, limit: int = 40) -> tuple[KnownPerson, ...]:
        self._fail_if_broken()
        return tuple(person for person in self.known if _matches(person, text.lower()))[:limit]

    def by_fide_id(self, ids: Iterable[int]) -> Mapping[int, KnownPerson]:
        self._fail_if_broken()
        wanted = set(ids)
        return {
            source.fide_id: person
            for person in self.known
            for source in person.sources
            if source.fide_id in wanted and source.fide_id
        }

    def by_national_id(self, ids: Iterable[str]) -> Mapping[str, KnownPerson]:
        wanted = set(ids)
        return {
            source.national_id: person
            for person in self.known
            for source in person.sources
            if source.national_id in wanted and source.national_id
        }

    def remember(self, players: Iterable[Player]) -> None:
        self._fail_if_broken()
        self.remembered += players

    def people(self, text: str = "", *, limit: int = 500) -> tuple[LocalPerson, ...]:
        return tuple(
            LocalPerson(id=number, person=person)
            for number, person in self.local.items()
            if text.lower() in person.name.lower()
        )[:limit]

    def forget_person(self, id: int) -> None:
        del self.local[id]

    def spellings(self, kind: ContingentKey) -> tuple[tuple[str, int], ...]:
        if kind is not ContingentKey.CLUB:
            return ()
        clubs = {"ДЮСШ № 4": 7, "Дюсш 4": 1}
        merged = {wrong for _, wrong, _ in self.merged}
        return tuple((club, count) for club, count in clubs.items() if club not in merged)

    def merge_spellings(self, kind: ContingentKey, wrong: str, right: str) -> None:
        self.merged.append((kind, wrong, right))

    def _fail_if_broken(self) -> None:
        if self.broken:
            raise self.broken


def gone(folder: Path) -> FileError:
    """Return what a registry says whose disk was pulled out."""
    return FileError("file.unreadable", folder, "No such device")


def _matches(person: KnownPerson, text: str) -> bool:
    if text.isdecimal():
        return any(str(source.fide_id).startswith(text) for source in person.sources)
    if any((source.national_id or "").lower() == text for source in person.sources):
        return True
    typed = spelling_keys(text)
    return bool(typed) and any(
        all(any(word.startswith(key) for word in spelling_keys(source.name)) for key in typed)
        for source in person.sources
    )
