"""Which ratings count in a tournament: columns of its row."""

from typing import TypedDict

from arbiter_app.domain.facts.people.rating_rules import (
    USUAL_RATINGS,
    RatingRules,
    RatingUsed,
    tidy_lists,
)
from arbiter_app.store.rows.columns import unusual
from arbiter_app.store.rows.table import Text


class RatingColumns(TypedDict):
    """Columns of a tournament; null is what holds where nobody has said otherwise."""

    numbered_by: str | None
    """Which rating counts; not for the numbers alone."""
    takes_standard: bool | None
    rating_lists: Text | None
    """The names of the lists that are asked, one in each line."""
    first_list_unchecked: bool | None
    is_long: bool | None
    keeps_first_ratings: bool | None


def rating_columns(rules: RatingRules) -> RatingColumns:
    """Return what the row of a tournament holds of its ratings."""
    return RatingColumns(
        numbered_by=unusual(rules.used, USUAL_RATINGS.used),
        takes_standard=rules.takes_standard or None,
        rating_lists="\n".join(rules.lists) or None,
        first_list_unchecked=not rules.is_first_list_checked or None,
        is_long=rules.is_long,
        keeps_first_ratings=rules.keeps_first or None,
    )


def read_rating_rules(columns: RatingColumns) -> RatingRules:
    """Return which ratings count, of what the row of a tournament holds."""
    return RatingRules(
        used=RatingUsed(columns["numbered_by"] or USUAL_RATINGS.used),
        takes_standard=columns["takes_standard"] or False,
        lists=tidy_lists(tuple((columns["rating_lists"] or "").split("\n"))),
        is_first_list_checked=not columns["first_list_unchecked"],
        is_long=columns["is_long"],
        keeps_first=columns["keeps_first_ratings"] or False,
    )
