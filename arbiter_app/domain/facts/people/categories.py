"""Categories of a tournament: who is ranked apart within the one table, and rewarded apart."""

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Sex, Title
from arbiter_app.values import frozen

MOST_CATEGORIES = 60
"""More of them are a slip, or a file that nobody made by hand."""


@frozen(kw_only=True)
class Category:
    """Players who have a table, and prizes, of their own: those to whom all of it applies."""

    title: str
    sex: Sex | None = None
    younger_than: int | None = None
    """In years on 1 January of the year of the event (Ukrainian rules V.1.3), as the next."""
    at_least: int | None = None
    contingent_by: ContingentKey = ContingentKey.REGION
    contingent: str | None = None
    """The one region, club … of its members; None: any."""
    rating_from: int | None = None
    rating_below: int | None = None
    """Who has no rating is below every rating."""
    titles: tuple[Title, ...] = ()
    """Any of these; none: whatever the title."""
