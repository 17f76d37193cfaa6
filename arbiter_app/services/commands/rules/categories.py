"""Commands about the categories of a tournament: who is ranked apart within its table."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.categories import MOST_CATEGORIES, Category
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.table.categories import category_titled, demand_sound
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.categories import write_categories


def _titles(params: Params) -> Params:
    """Return what the journal keeps of a definition: the rest is in the rows."""
    return {"former": params.get("former"), "title": clean(params["category"].title)}


@command("category.define", anything, right=Right.MANAGE, noted=_titles)
def define_category(uow: UnitOfWork, /, *, category: Category, former: str | None = None) -> None:
    """Add a category at the end, or say anew what the one called `former` is.

    Raises RuleError("category.title-missing"), ("category.title-taken"), ("category.too-many"),
    ("category.none") and as `demand_sound`.
    """
    title = clean(category.title)
    if title is None:
        raise RuleError("category.title-missing")
    defined = replace(category, title=title, contingent=clean(category.contingent))
    demand_sound(defined)
    known = list(uow.tournament.categories)
    place = len(known) if former is None else known.index(category_titled(known, former))
    others = (each for at, each in enumerate(known) if at != place)
    if any(letters_of(each.title) == letters_of(title) for each in others):
        raise RuleError("category.title-taken", title=title)
    if place == MOST_CATEGORIES:
        raise RuleError("category.too-many", most=MOST_CATEGORIES)
    _write(uow, (*known[:place], defined, *known[place + 1 :]))


@command("category.remove", anything, right=Right.MANAGE)
def remove_category(uow: UnitOfWork, /, *, title: str) -> None:
    """Forget a category. Raises RuleError("category.none")."""
    known = uow.tournament.categories
    removed = category_titled(known, title)
    _write(uow, (each for each in known if each is not removed))


@command("category.move", anything, right=Right.MANAGE)
def move_category(uow: UnitOfWork, /, *, title: str, place: int) -> None:
    """Give a category another place in the order of papers, counted from 1; the first or the last
    one where there is no such place. Raises RuleError("category.none").
    """
    known = list(uow.tournament.categories)
    moved = category_titled(known, title)
    known.remove(moved)
    known.insert(max(place, 1) - 1, moved)
    _write(uow, known)


def _write(uow: UnitOfWork, categories: Iterable[Category]) -> None:
    listed: Sequence[Category] = tuple(categories)
    write_categories(uow.rows, uow.tournament.id, listed)
