"""Words for categories: what their conditions are, and why somebody is not in one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Player, Sex
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.categories import Membership, Unknown
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

_UNKNOWN = {
    Unknown.BIRTH: QT_TRANSLATE_NOOP("Category", "the date of birth is not known"),
    Unknown.SEX: QT_TRANSLATE_NOOP("Category", "the sex is not known"),
    Unknown.DAYS: QT_TRANSLATE_NOOP("Category", "the event has no days, so ages are not known"),
}

_SEX = {
    Sex.MALE: QT_TRANSLATE_NOOP("Category", "men and boys"),
    Sex.FEMALE: QT_TRANSLATE_NOOP("Category", "women and girls"),
}


def unknown(catalogue: Catalogue, facts: Iterable[Unknown]) -> str:
    """Return what is not known of somebody: "the date of birth is not known"."""
    return ", ".join(catalogue.translate("Category", _UNKNOWN[each]) for each in facts)


def doubtful(catalogue: Catalogue, found: Membership, players: Mapping[PlayerId, Player]) -> str:
    """Name those who may belong to a category, each with what is not known; "" where nobody is."""
    if not found.doubtful:
        return ""
    named = catalogue.translate("Category", "{name} ({unknown})")
    names = {player: people.name(catalogue, players[player]) for player in found.doubtful}
    listed = "; ".join(
        named.format(name=names[player], unknown=unknown(catalogue, facts))
        for player, facts in found.doubtful.items()
    )
    pattern = catalogue.translate(
        "Category", "Perhaps in {category}, and not ranked in it before that is known: {players}."
    )
    return pattern.format(category=found.category.title, players=listed)


def conditions(catalogue: Catalogue, category: Category) -> str:
    """Return who belongs to a category: "women and girls, younger than 12"."""
    return ", ".join(_conditions(catalogue, category))


def proposed_title(catalogue: Catalogue, category: Category) -> str:
    """Return what a category may be called by what it asks: "U12, women and girls"."""
    bounds = category.rating_from, category.rating_below
    parts = [
        f"U{category.younger_than}" if category.younger_than is not None else "",
        f"{category.at_least}+" if category.at_least is not None else "",
        catalogue.translate("Category", _SEX[category.sex]) if category.sex else "",
        category.contingent or "",
        "" if bounds == (None, None) else _band(catalogue, *bounds),
        ", ".join(category.titles),
    ]
    return ", ".join(filter(None, parts))


def titled(catalogue: Catalogue, category: Category) -> Category:
    """Return a category that is called by what it asks."""
    return replace(category, title=proposed_title(catalogue, category))


def _band(catalogue: Catalogue, lowest: int | None, below: int | None) -> str:
    if lowest is not None and below is not None:
        return f"{lowest}–{below - 1}"
    if below is not None:
        return catalogue.translate("Category", "below {rating}").format(rating=below)
    return catalogue.translate("Category", "from {rating}").format(rating=lowest)


def _conditions(catalogue: Catalogue, category: Category) -> Iterator[str]:
    """Yield each condition in words."""

    def told(pattern: str, **facts: object) -> str:
        return catalogue.translate("Category", pattern).format(**facts)

    if category.sex is not None:
        yield catalogue.translate("Category", _SEX[category.sex])
    if category.younger_than is not None:
        yield told(_YOUNGER, age=category.younger_than)
    if category.at_least is not None:
        yield told(_AT_LEAST, age=category.at_least)
    if category.contingent is not None:
        yield category.contingent
    if category.rating_from is not None:
        yield told(_RATING_FROM, rating=category.rating_from)
    if category.rating_below is not None:
        yield told(_RATING_BELOW, rating=category.rating_below)
    if category.titles:
        yield ", ".join(category.titles)


_YOUNGER = QT_TRANSLATE_NOOP("Category", "younger than {age}")
_AT_LEAST = QT_TRANSLATE_NOOP("Category", "{age} and older")
_RATING_FROM = QT_TRANSLATE_NOOP("Category", "rating from {rating}")
_RATING_BELOW = QT_TRANSLATE_NOOP("Category", "rating below {rating}, or none")
