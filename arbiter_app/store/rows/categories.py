"""Categories of a tournament: their rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Sex, Title
from arbiter_app.domain.ids import TournamentId
from arbiter_app.store.rows.columns import word
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Line, Own, Table


class CategoryRow(TypedDict):
    """Who is ranked apart within a tournament."""

    tournament_id: int
    position: int
    title: Line
    sex: str | None
    younger_than: int | None
    at_least: int | None
    contingent_by: str
    contingent: Line | None
    rating_from: int | None
    rating_below: int | None
    titles: Own
    """Separated by spaces."""


CATEGORY = Table(
    "category",
    CategoryRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.EVENT,
)


def read_categories(tournament: int, tables: Tables) -> tuple[Category, ...]:
    """Return the categories of a tournament."""
    of_it = grouped(tables, CATEGORY, "tournament_id").get(tournament, ())
    return tuple(map(_read_category, of_it))


def _read_category(row: CategoryRow) -> Category:
    return Category(
        title=row["title"],
        sex=None if row["sex"] is None else Sex(row["sex"]),
        younger_than=row["younger_than"],
        at_least=row["at_least"],
        contingent_by=ContingentKey(row["contingent_by"]),
        contingent=row["contingent"],
        rating_from=row["rating_from"],
        rating_below=row["rating_below"],
        titles=tuple(map(Title, row["titles"].split())),
    )


def write_categories(rows: Rows, tournament: TournamentId, categories: Iterable[Category]) -> None:
    """Write all categories of a tournament, in place of those it had."""
    written = (
        CategoryRow(
            tournament_id=tournament,
            position=position,
            title=each.title,
            sex=word(each.sex),
            younger_than=each.younger_than,
            at_least=each.at_least,
            contingent_by=each.contingent_by.value,
            contingent=each.contingent,
            rating_from=each.rating_from,
            rating_below=each.rating_below,
            titles=" ".join(each.titles),
        )
        for position, each in enumerate(categories, start=1)
    )
    rows.set_where(CATEGORY, written, tournament_id=tournament)
