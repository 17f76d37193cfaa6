"""What comments say of categories, see `category_comments`."""

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import MOST_CATEGORIES, Category
from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Sex, Title
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.formats.trf.reading.comment_parts import Parts


def add_category(categories: list[Category], parts: Parts) -> None:
    """Read a comment and add its category. Raises ValueError or IndexError for nonsense."""
    category = _read(parts)
    titles = {letters_of(each.title) for each in categories}
    if letters_of(category.title) in titles or len(categories) == MOST_CATEGORIES:
        raise ValueError(category.title)
    categories.append(category)


def _read(parts: Parts) -> Category:
    title, sex = parts.text(0), parts.text(1)
    if not title:
        raise ValueError(title)
    return Category(
        title=title,
        sex=Sex(sex) if sex else None,
        younger_than=_number(parts, 2),
        at_least=_number(parts, 3),
        contingent_by=ContingentKey(parts.text(4)),
        contingent=parts.text(5) or None,
        rating_from=_number(parts, 6),
        rating_below=_number(parts, 7),
        titles=tuple(map(Title, parts.text(8).split())),
    )


def _number(parts: Parts, index: int) -> int | None:
    if not parts.text(index):
        return None
    number = parts.number(index)
    if not 1 <= number <= HIGHEST_RATING:
        raise ValueError(number)
    return number
