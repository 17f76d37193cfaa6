"""The mandate commission: which papers a player must show, and whether he is admitted."""

from datetime import date
from enum import StrEnum
from typing import Self

from arbiter_app.values import frozen


class PaperKind(StrEnum):
    """Papers that the rules name (Ukrainian rules IV.5, V.1.6-7, V.1.12, X)."""

    IDENTITY = "identity"
    MEDICAL = "medical"
    ACCIDENT_INSURANCE = "accident-insurance"
    HEALTH_INSURANCE = "health-insurance"
    CLASSIFICATION_BOOK = "classification-book"
    APPLICATION = "application"
    ANTI_DOPING = "anti-doping"


@frozen(kw_only=True)
class Requirement:
    """A paper that every player of the event must show."""

    id: str
    """A value of `PaperKind`, or a word of the arbiter's own."""
    title: str | None = None
    """The arbiter's words for it; None: the words the program has for its kind."""
    dated: bool = False
    """Whether it must be valid for the days of the event."""
    compulsory: bool = True
    """Whether nobody is admitted without it (V.1.12), not even until a date."""

    @classmethod
    def own(cls, title: str) -> Self:
        """Return a paper of the arbiter's own: asked for again, it is the same one."""
        words = " ".join(title.split())
        return cls(id=words, title=words, compulsory=False)


USUAL_REQUIREMENTS = (
    Requirement(id=PaperKind.IDENTITY),
    Requirement(id=PaperKind.MEDICAL, dated=True),
    Requirement(id=PaperKind.ACCIDENT_INSURANCE, dated=True, compulsory=False),
    Requirement(id=PaperKind.HEALTH_INSURANCE, dated=True, compulsory=False),
    Requirement(id=PaperKind.CLASSIFICATION_BOOK, compulsory=False),
    Requirement(id=PaperKind.APPLICATION, compulsory=False),
    Requirement(id=PaperKind.ANTI_DOPING, compulsory=False),
)
"""What the Ukrainian rules ask for; the regulations of an event may say otherwise (V.1.8)."""


@frozen(kw_only=True)
class ShownPaper:
    """A paper that a player has shown."""

    valid_until: date | None = None
    number: str | None = None


class Admission(StrEnum):
    """What the commission decides about a player."""

    ADMITTED = "admitted"
    CONDITIONAL = "conditional"
    REFUSED = "refused"


@frozen(kw_only=True)
class Decision:
    """The commission's decision: until when it holds where it is conditional, and why."""

    admission: Admission
    until: date | None = None
    reason: str | None = None
