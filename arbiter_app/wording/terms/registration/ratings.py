"""Words for ratings and for the lists they come from."""

from arbiter_app.domain.facts.people.people import LaterRatings, RatingOrigin, RatingSource
from arbiter_app.domain.facts.people.rating_lists import RatingList
from arbiter_app.domain.registration.known_people import origin_of
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers


def origin(catalogue: Catalogue, value: RatingOrigin) -> str:
    """Return the list with its own date: "FIDE standard, 1 November 2026"."""
    pattern = catalogue.translate("RatingOrigin", "{list}, {date}")
    return pattern.format(list=value.list, date=numbers.date_text(catalogue, value.published))


def later(catalogue: Catalogue, value: LaterRatings) -> str:
    """Return the ratings of later lists: "FIDE 2105 from 1 December 2026"."""
    patterns = {
        RatingSource.FIDE: catalogue.translate("RatingOrigin", "FIDE {rating} from {date}"),
        RatingSource.NATIONAL: catalogue.translate("RatingOrigin", "national {rating} from {date}"),
    }
    return "; ".join(
        patterns[each.source].format(
            rating=each.rating, date=numbers.date_text(catalogue, each.since)
        )
        for each in value.all
    )


def list_name(catalogue: Catalogue, value: RatingList) -> str:
    """Return how a list on this computer is called, with its own date."""
    return origin(catalogue, origin_of(value))


def source(catalogue: Catalogue, rating: int | None, value: RatingOrigin | None) -> str:
    """Return where a rating comes from; "" where there is none."""
    if rating is None:
        return ""
    if value is None:
        return catalogue.translate("RatingOrigin", "typed in")
    return origin(catalogue, value)
