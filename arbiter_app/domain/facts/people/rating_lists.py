"""Rating lists and people known to this computer, before any of them is a player of an event."""

from collections.abc import Mapping
from dataclasses import field
from datetime import date
from enum import StrEnum

from arbiter_app.domain.facts.people.people import Person
from arbiter_app.values import frozen


class Discipline(StrEnum):
    """What is played; FIDE rates each apart."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class ListKind(StrEnum):
    FIDE = "fide"
    NATIONAL = "national"


class ListUse(StrEnum):
    """Which edition of a list people are found by, where several are on this computer."""

    NEWEST = "newest"
    CHOSEN = "chosen"
    """Used although a newer edition is there."""
    BESIDE = "beside"
    """Kept, and not used."""


@frozen(kw_only=True)
class SkippedLine:
    """A line of a published list that could not be read, and why; the rest of the list was."""

    line: int
    column: int
    code: str
    """As in `FormatError`; the sentence is made where it is shown."""
    text: str
    """What stands there."""


@frozen(kw_only=True)
class ListDescription:
    """What a file to import seems to be, before it is read through."""

    kind: ListKind
    name: str
    """What it will be called unless it is given another name: "FIDE", "FIDE standard"."""
    disciplines: frozenset[Discipline]
    published: date | None
    """The list's own date; None where neither the file nor its name tells it: it has to be asked
    for."""


@frozen(kw_only=True)
class RatingList:
    """A published list that was imported; editions of the same kind and name stand side by side."""

    id: str
    kind: ListKind
    name: str
    """As papers name it: "FIDE", "FIDE standard", "ФШУ"."""
    published: date
    """The list's own date."""
    disciplines: frozenset[Discipline]
    people: int
    """How many it lists."""
    source: str
    """Name of the file it was imported from."""
    skipped: int = 0
    """How many lines could not be read and were left out."""
    first_skipped: tuple[SkippedLine, ...] = ()
    """The first few of them."""
    use: ListUse = ListUse.NEWEST

    @property
    def is_used(self) -> bool:
        """Whether people and ratings are looked up in it."""
        return self.use is not ListUse.BESIDE


@frozen(kw_only=True)
class ListedPerson(Person):
    """What one source knows of a person: a rating list or, with `list` None, this computer.

    `name` is as the source writes it: Latin letters in FIDE's lists.
    """

    list: RatingList | None = None
    ratings: Mapping[Discipline, int] = field(default_factory=dict)
    inactive: bool = False


@frozen(kw_only=True)
class KnownPerson:
    """A person found: what each source knows, people of this computer first, newer lists next.

    All of `sources` are one person, by FIDE ID or national ID; there is at least one.
    """

    sources: tuple[ListedPerson, ...]


@frozen(kw_only=True)
class LocalPerson:
    """A person kept on this computer; `person.list` is None and he has no ratings."""

    id: int
    person: ListedPerson
