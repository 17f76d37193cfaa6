"""People, clubs and rating lists of this computer, shared by all events."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path

from arbiter_app import paths
from arbiter_app.domain.draw import ContingentKey
from arbiter_app.domain.people import Player
from arbiter_app.domain.rating_lists import (
    KnownPerson,
    ListDescription,
    ListedPerson,
    ListKind,
    LocalPerson,
    RatingList,
)

__all__ = ["ListDescription", "ListedPerson", "LocalPerson", "Registry"]


class Registry:
    """What outlives an event: people of this computer and imported rating lists, in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.user_data() / "registry"

    def lists(self) -> tuple[RatingList, ...]:
        """Return the imported lists, newest first."""
        return ()

    def describe(self, path: Path) -> ListDescription:
        """Return what a file to import seems to be."""
        return ListDescription(
            kind=ListKind.NATIONAL, name=path.stem, disciplines=frozenset(), published=None
        )

    def import_list(
        self,
        path: Path,
        *,
        name: str | None = None,
        published: date | None = None,
        progress: Callable[[float], None] = lambda _: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> RatingList | None:
        """Import a list; None when it was cancelled."""
        raise NotImplementedError(path, name, published, progress, cancelled)

    def forget_list(self, id: str) -> None:
        """Take a list off this computer."""
        raise NotImplementedError(id)

    def search(self, text: str, *, limit: int = 40) -> tuple[KnownPerson, ...]:
        """Return the people a text may mean, best first."""
        return ()[: len(text) * limit]

    def by_fide_id(self, ids: Iterable[int]) -> Mapping[int, KnownPerson]:
        return {each: person for each in ids for person in self.search(str(each))}

    def by_national_id(self, ids: Iterable[str]) -> Mapping[str, KnownPerson]:
        return {each: person for each in ids for person in self.search(each)}

    def remember(self, players: Iterable[Player]) -> None:
        """Keep people of an event on this computer."""
        raise NotImplementedError(players)

    def people(self, text: str = "", *, limit: int = 500) -> tuple[LocalPerson, ...]:
        """Return people of this computer, by name."""
        return ()[: len(text) * limit]

    def forget_person(self, id: int) -> None:
        raise NotImplementedError(id)

    def spellings(self, kind: ContingentKey) -> tuple[tuple[str, int], ...]:
        """Return the clubs, regions, coaches or federations with how many people have them."""
        return ()[: len(kind)]

    def merge_spellings(self, kind: ContingentKey, wrong: str, right: str) -> None:
        raise NotImplementedError(kind, wrong, right)
