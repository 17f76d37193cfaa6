"""Categories as most events have them, to choose from: by age, by sex, by region, by rating."""

from collections.abc import Iterable, Iterator

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.eligibility import AT_LEAST, YOUNGER_THAN, AgeGroup
from arbiter_app.domain.facts.people.people import Player, Sex, Title
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, RatingRules
from arbiter_app.domain.names.collation import collation_key, letters_of

_YOUTH = (
    AgeGroup.U8,
    AgeGroup.U10,
    AgeGroup.U12,
    AgeGroup.U14,
    AgeGroup.U16,
    AgeGroup.U18,
    AgeGroup.U20,
)
_VETERANS = (AgeGroup.VETERANS_50, AgeGroup.VETERANS_65)
_BAND = 200
"""Rating points from one band to the next."""
_LOWEST, _HIGHEST = 1400, 2400
"""Between them there are bands, as far as there are players."""


def ready_categories(
    players: Iterable[Player], rating_rules: RatingRules = USUAL_RATINGS
) -> tuple[Category, ...]:
    """Return the usual categories without titles; regions and ratings are those of the players."""
    everybody = tuple(players)
    return (
        *(Category(title="", younger_than=YOUNGER_THAN[group]) for group in _YOUTH),
        *(Category(title="", sex=Sex.FEMALE, younger_than=YOUNGER_THAN[group]) for group in _YOUTH),
        Category(title="", sex=Sex.FEMALE),
        *(Category(title="", at_least=AT_LEAST[group]) for group in _VETERANS),
        *(Category(title="", sex=Sex.FEMALE, at_least=AT_LEAST[group]) for group in _VETERANS),
        *_bands(rating_rules.of(player).rating for player in everybody),
        Category(title="", titles=(Title.GM, Title.IM, Title.FM, Title.CM)),
        *_regions(everybody),
    )


def _bands(known: Iterable[int | None]) -> Iterator[Category]:
    """Yield bands of ratings, the lowest first, with those without a rating in it."""
    ratings = [rating for rating in known if rating is not None]
    if not ratings:
        return
    bounds = [
        each for each in range(_LOWEST, _HIGHEST + 1, _BAND) if min(ratings) < each <= max(ratings)
    ]
    for at, bound in enumerate(bounds):
        yield Category(title="", rating_from=bounds[at - 1] if at else None, rating_below=bound)


def _regions(players: Iterable[Player]) -> Iterator[Category]:
    """Yield the regions in the order of the alphabet, each as it was typed first."""
    typed: dict[object, str] = {}
    for player in players:
        if player.region:
            typed.setdefault(letters_of(player.region), player.region)
    for region in sorted(typed.values(), key=collation_key):
        yield Category(title="", contingent=region)
