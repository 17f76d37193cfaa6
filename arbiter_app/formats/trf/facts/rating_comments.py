"""Which ratings count, in a comment of Arbiter: what record 172 does not say."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.people.rating_rules import RatingRules

LONG: Mapping[bool | None, str] = {None: "as-days-say", True: "long", False: "short"}
PERIODS = {False: "each-day", True: "first-day"}


def comment_of_ratings(ours: RatingRules, theirs: RatingRules) -> Iterator[tuple[object, ...]]:
    """Yield the rules as a whole where those of the public records are others."""
    if ours != theirs:
        yield (
            "ratings",
            ours.used,
            "yes" if ours.takes_standard else "no",
            "yes" if ours.is_first_list_checked else "no",
            LONG[ours.is_long],
            PERIODS[ours.keeps_first],
            *ours.lists,
        )
