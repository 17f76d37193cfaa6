"""Categories of a tournament, in comments of Arbiter: the format has no record for them.

### arbiter: category | U12, girls | f | 12 | | region | | | |
"""

from collections.abc import Iterator

from arbiter_app.domain.facts.tournament import Tournament

_Fact = tuple[object, ...]


def comments_of_categories(tournament: Tournament) -> Iterator[_Fact]:
    """Yield a comment for each category, in their order."""
    for each in tournament.categories:
        numbers = (each.younger_than, each.at_least, each.rating_from, each.rating_below)
        younger, oldest, lowest, below = ("" if number is None else number for number in numbers)
        yield (
            "category",
            each.title,
            each.sex or "",
            younger,
            oldest,
            each.contingent_by,
            each.contingent or "",
            lowest,
            below,
            " ".join(each.titles),
        )
