"""Which rating of a person counts in a tournament: the one place that says so."""

from datetime import date
from enum import StrEnum

from arbiter_app.domain.facts.people.people import Player, RatingOrigin, RatingSource
from arbiter_app.domain.ids import is_team
from arbiter_app.values import frozen

SHORT = 30
"""So many days an event may last with the ratings of its first day alone."""


class RatingUsed(StrEnum):
    """Which rating counts, for numbers and seeds, tie-breaks, papers and reports (C.04.2 Art. 2,
    C.07 Art. 10). That of FIDE is of the discipline that is played.
    """

    FIDE = "fide"
    """That of FIDE, else the national one."""
    NATIONAL = "national"
    """The national one, else that of FIDE."""
    HIGHER = "higher"
    """The higher of both."""
    LOWER = "lower"
    """The lower of both."""
    MEAN = "mean"
    """The mean of both, a half upwards; of one alone it is that one."""
    FIDE_ONLY = "fide-only"
    NATIONAL_ONLY = "national-only"
    OWN = "own"
    """That which the arbiter has entered, else that of FIDE, else the national one."""


@frozen(kw_only=True)
class Rated:
    """The rating of a person in a tournament, and why it is that one."""

    rating: int | None = None
    source: RatingSource | None = None
    """None of somebody without a rating."""
    origins: tuple[RatingOrigin, ...] = ()
    """The lists it was taken from; none where it was typed in."""


UNRATED = Rated()


@frozen(kw_only=True)
class RatingRules:
    """What a tournament says of ratings."""

    used: RatingUsed = RatingUsed.FIDE
    takes_standard: bool = False
    """Whether a player without a rapid or blitz rating has the standard one there, as the rating
    regulations reckon (B.02 Rapid and Blitz, Art. 7.2.1)."""
    lists: tuple[str, ...] = ()
    """The names of the rating lists that are asked, the first that knows a person decides; none:
    all on this computer, the newest first."""
    is_first_list_checked: bool = True
    """Whether the list of the month of the first day is looked for."""
    is_long: bool | None = None
    """Whether the event lasts longer than 30 days; None: as its days say."""
    keeps_first: bool = False
    """Whether the ratings of the first day hold to the end of a long event; else every game has
    those of its day (C.07 Art. 10)."""

    def asks(self, name: str) -> bool:
        """Whether a list of this name is asked for ratings."""
        return not self.lists or name in self.lists

    def lasts_long(self, starts_on: date | None, ends_on: date | None) -> bool:
        """Whether an event of these days lasts longer than 30 days, or is said to."""
        if self.is_long is not None:
            return self.is_long
        if starts_on is None or ends_on is None:
            return False
        return (ends_on - starts_on).days >= SHORT

    def of(self, player: Player, on: date | None = None) -> Rated:
        """Return the rating that counts of a player, on a day of a long event; None: on the first.

        The estimate of an unrated player is none; see `strength`. The strength of a team is its
        rating, whichever of its players' count.
        """
        if is_team(player.id):
            return _arbiters(player)
        fide = self._listed(player, RatingSource.FIDE, on)
        national = self._listed(player, RatingSource.NATIONAL, on)
        match self.used:
            case RatingUsed.FIDE_ONLY:
                return fide
            case RatingUsed.NATIONAL_ONLY:
                return national
            case RatingUsed.NATIONAL:
                return _first(national, fide)
            case RatingUsed.OWN:
                return _first(_arbiters(player), fide, national)
            case RatingUsed.HIGHER:
                return max(fide, national, key=lambda each: each.rating or 0)
            case RatingUsed.LOWER if fide.rating and national.rating:
                return min(fide, national, key=lambda each: each.rating or 0)
            case RatingUsed.MEAN if fide.rating and national.rating:
                return Rated(
                    rating=(fide.rating + national.rating + 1) // 2,
                    source=RatingSource.MEAN,
                    origins=(*fide.origins, *national.origins),
                )
        return _first(fide, national)

    def strength(self, player: Player) -> Rated:
        """Return the rating that tells how strong a player is on the first day: the one that
        counts, else the estimate of the arbiter (C.04.2 Art. 2).
        """
        return _first(self.of(player), _arbiters(player))

    def _listed(self, player: Player, source: RatingSource, on: date | None) -> Rated:
        """Return a rating of a kind of list on a day."""
        is_fide = source is RatingSource.FIDE
        later = player.later_ratings
        if on is not None and later is not None and not self.keeps_first:
            held = later.on(on, source) if self.is_long is not False else None
            if held is not None:
                origins = (RatingOrigin(held.list, held.since),) if held.list else ()
                return Rated(rating=held.rating, source=source, origins=origins)
        rating = player.fide_rating if is_fide else player.national_rating
        origin = player.fide_origin if is_fide else player.national_origin
        if rating is None:
            return UNRATED
        return Rated(rating=rating, source=source, origins=() if origin is None else (origin,))


USUAL_RATINGS = RatingRules()


def tidy_lists(lists: tuple[str, ...]) -> tuple[str, ...]:
    """Return names of lists with single spaces, each once."""
    return tuple(name for name in dict.fromkeys(" ".join(each.split()) for each in lists) if name)


def _arbiters(player: Player) -> Rated:
    if player.arbiters_rating is None:
        return UNRATED
    return Rated(rating=player.arbiters_rating, source=RatingSource.ARBITER)


def _first(*known: Rated) -> Rated:
    return next((each for each in known if each.rating is not None), UNRATED)
