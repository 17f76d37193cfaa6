"""Who is suspended from sport, as lists tell that are kept on this computer (V.1.11, X)."""

from datetime import date

from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Suspension:
    """A line of a list of suspended or provisionally suspended persons."""

    name: str
    """As the list spells it, surname first."""
    birth: Birth | None = None
    fide_id: int | None = None
    until: date | None = None
    """The last day; None where the list tells none."""
    source: str = ""
    """Whose list, and for what: "НАДЦ", "FIDE", in the words of the list."""
