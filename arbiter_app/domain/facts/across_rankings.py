"""Rankings across tournaments: regions or clubs ranked by what their players reach in several.

No general regulation says how (individual-team scoring is left to those of each event), so all of
it is said by the event.
"""

from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.values import frozen

MOST_RANKINGS = 30
"""More of them are a slip."""
MOST_COUNTED = 99
"""Of how many results it is said that they count; more is a slip."""
MOST_WEIGHT = 99
MOST_PLACES = 200
"""For how many places there are points."""


class Measure(StrEnum):
    """What the result of a player in one tournament is worth."""

    POINTS = "points"
    """The points scored there."""
    PLACES = "places"
    """Points for the place, by a table."""
    SUM_OF_PLACES = "sum-of-places"
    """The place itself: the lowest sum is the best, and for each who is missing one more than the
    last place is added."""


class SharedPlaces(StrEnum):
    """What those who share places get, where points are given for places."""

    DIVIDED = "divided"
    """The points for these places together, divided equally."""
    BEST = "best"
    """Each the points for the best of these places."""


class TieRule(StrEnum):
    """What separates those with equal sums."""

    PLACES = "places"
    """More first places of those who count, then more second places, and so on: the better best
    place, then the better next one, wherever they first differ."""
    BEST_PLACE = "best-place"
    """The better best place of those who count, and no other."""
    FIRSTS = "firsts"
    """More first places of those who count."""
    POINTS = "points"
    """More points scored in the tournaments by those who count."""
    NEXT = "next"
    """The better result of the best of those who no longer count, the quota being full."""
    BUCHHOLZ = "buchholz"
    """More Buchholz points of those who count, from the tournaments whose regulations know them."""
    JUNIORS = "juniors"
    """More points scored by those who count and are juniors, below 20."""
    GIRLS = "girls"
    """More points scored by the girls and women who count."""
    LOTS = "lots"
    """The lower lot, by the seed of the event; drawn once nothing more is played."""


class OfPerson(StrEnum):
    """What counts of somebody who plays in several of the tournaments."""

    EACH = "each"
    """Each result by itself."""
    BEST = "best"
    """The best result alone."""
    SUM = "sum"
    """The sum of the results in all of them, as one result."""


@frozen(kw_only=True)
class Quota:
    """How many results count."""

    boys: int = 0
    """So many best results of boys or men count."""
    girls: int = 0
    """So many best results of girls or women count."""
    others: int | None = None
    """So many best results of those who are left count, of either sex; None: all of them."""


@frozen(kw_only=True)
class AcrossRanking:
    """The rules of one ranking across tournaments."""

    title: str
    by: ContingentKey = ContingentKey.REGION
    tournaments: tuple[TournamentId, ...] = ()
    """Those whose results count; none: all of the event."""
    weights: tuple[tuple[TournamentId, Decimal], ...] = ()
    """By what the results of a tournament are multiplied; by 1 where it is not named."""
    measure: Measure = Measure.POINTS
    for_places: tuple[Decimal, ...] = ()
    """The points for the first place, the second …; for later places there are none."""
    shared: SharedPlaces = SharedPlaces.DIVIDED
    quota: Quota = Quota()
    in_each: bool = False
    """Whether so many count in each tournament by itself, not in all of them together."""
    quotas: tuple[tuple[TournamentId, Quota], ...] = ()
    """How many count in a tournament that has a quota of its own, where they count in each."""
    of_one: int | None = None
    """So many results from one tournament at most; None: any number."""
    of_person: OfPerson = OfPerson.EACH
    most_members: int | None = None
    """So many people count at the most, those who were entered first; None: any number."""
    in_categories: bool = False
    """Whether places are those within the categories, where a tournament has them."""
    ties: tuple[TieRule, ...] = (TieRule.PLACES,)
    """Applied one after the other; whom none of them separates share their places."""

    @property
    def lowest_first(self) -> bool:
        """Whether the lowest sum is the best."""
        return self.measure is Measure.SUM_OF_PLACES

    def quota_of(self, tournament: TournamentId | None) -> Quota:
        """Return how many count in a tournament by itself; None: in all of them together."""
        return self.quota if tournament is None else dict(self.quotas).get(tournament, self.quota)

    def weight(self, tournament: TournamentId) -> Decimal:
        """Return by what the results of a tournament are multiplied."""
        return dict(self.weights).get(tournament, Decimal(1))
