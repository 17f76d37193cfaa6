"""The regulations of the event as the organiser issued them (Ukrainian rules IV.3)."""

from datetime import datetime
from enum import IntEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.values import frozen


class Section(IntEnum):
    """What regulations must contain, by its number in IV.3."""

    GOALS = 1
    DATES_AND_PLACE = 2
    ORGANISATION = 3
    PARTICIPANTS = 4
    KIND = 5
    """Individual, of teams, or both."""
    PROGRAMME = 6
    SAFETY = 7
    RANKING_AND_PRIZES = 8
    FINANCES = 9
    APPLICATIONS = 10
    OTHER = 11
    """Whatever else the event needs to be held well."""


@frozen(kw_only=True)
class AttachedRegulations:
    """A file beside the event: what tells it from others, and which sections stand in it.

    What the file holds is kept apart, by its SHA-256.
    """

    name: str
    size: int
    """In bytes."""
    sha256: str
    """In hexadecimal digits."""
    attached_at: datetime
    sections: frozenset[Section] = frozenset()
    """Those that somebody has found in it."""

    @property
    def missing(self) -> tuple[Section, ...]:
        """The sections that nobody has found in it, in their order."""
        return tuple(each for each in Section if each not in self.sections)


LARGEST = 10 * 2**20
"""So many bytes of regulations are kept at most: every copy of the event has them too."""

KINDS = ("pdf", "doc", "docx", "odt", "rtf", "txt")
"""How the names of files end that hold regulations."""


def demand_regulations(name: str, size: int) -> None:
    """Make sure that a file may be attached as regulations.

    Raises RuleError: "event-regulations.kind", "event-regulations.empty",
    "event-regulations.too-large".
    """
    if name.rpartition(".")[2].lower() not in KINDS:
        raise RuleError("event-regulations.kind", name=name, kinds=", ".join(KINDS).upper())
    if not size:
        raise RuleError("event-regulations.empty", name=name)
    if size > LARGEST:
        raise RuleError("event-regulations.too-large", name=name, most=LARGEST // 2**20)
