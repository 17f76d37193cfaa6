"""Who belongs to a category, and the places within it, taken from the one table."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import groupby, pairwise

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey, affiliation
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.eligibility import age_that_counts
from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Player
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, Rated
from arbiter_app.domain.ids import ParticipantId, PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.table.standings import Standing, Standings
from arbiter_app.domain.table.why import Inquiry, divided_by
from arbiter_app.values import frozen

_OLDEST = 120
"""Years; more is a slip of the keyboard."""


class Unknown(StrEnum):
    """What must be known of somebody before they can belong to a category."""

    BIRTH = "birth"
    SEX = "sex"
    DAYS = "days"
    """The year of the event: ages count on its 1 January."""


@frozen(kw_only=True)
class Membership:
    """Who belongs to a category, and of whom it is not known."""

    category: Category
    members: frozenset[PlayerId]
    doubtful: Mapping[PlayerId, tuple[Unknown, ...]]
    """Who may belong to it but does not, as long as something is not known of them."""


def members_of(category: Category, event: Event) -> Membership:
    """Return who belongs to a category of the tournament that an event is seen of; see
    `membership`.
    """
    tournament = event.tournament
    rules = tournament.rating_rules
    rated = rules.strength if tournament.settings.traits.follows_results else rules.of
    return membership(category, event.entrants, event.year_of_ages, rated)


def membership(
    category: Category,
    players: Iterable[Player],
    year: int | None,
    rated: Callable[[Player], Rated] = USUAL_RATINGS.of,
) -> Membership:
    """Return who belongs to a category at an event of a year: those of whom all of it holds.

    `rated` tells the rating that counts; in the published order of strength of a Swiss it may be an
    estimate of the arbiter (C.04.2 Art. 2). Of whom the birth or the sex
    is not known that it asks for does not belong to it.
    """
    members: set[PlayerId] = set()
    doubtful: dict[PlayerId, tuple[Unknown, ...]] = {}
    for player in players:
        found = tuple(_conditions(category, player, year, rated))
        if False in found:
            continue
        if unknown := tuple(each for each in found if isinstance(each, Unknown)):
            doubtful[player.id] = tuple(dict.fromkeys(unknown))
        else:
            members.add(player.id)
    return Membership(category=category, members=frozenset(members), doubtful=doubtful)


def _conditions(
    category: Category, player: Player, year: int | None, rated: Callable[[Player], Rated]
) -> Iterator[bool | Unknown]:
    """Yield of each condition whether it holds, or what must be known before that can be said."""
    if category.sex is not None:
        yield Unknown.SEX if player.sex is None else player.sex is category.sex
    if category.younger_than is not None or category.at_least is not None:
        yield _of_age(category, player, year)
    if category.contingent is not None:
        own = affiliation(player, category.contingent_by)
        yield own is not None and letters_of(own) == letters_of(category.contingent)
    rating = rated(player).rating
    if category.rating_from is not None:
        yield rating is not None and rating >= category.rating_from
    if category.rating_below is not None:
        yield rating is None or rating < category.rating_below
    if category.titles:
        yield player.title in category.titles


def _of_age(category: Category, player: Player, year: int | None) -> bool | Unknown:
    """Judge the age on 1 January of the year of the event (Ukrainian rules V.1.3)."""
    if year is None:
        return Unknown.DAYS
    if player.birth is None:
        return Unknown.BIRTH
    age = age_that_counts(player.birth, year)
    is_young = category.younger_than is None or age < category.younger_than
    return is_young and (category.at_least is None or age >= category.at_least)


def demand_sound(category: Category) -> None:
    """Make sure that somebody can belong to a category, and somebody else not.

    Raises RuleError("category.age"), ("category.ages"), ("category.rating"), ("category.ratings")
    or ("category.everybody").
    """
    title, younger, oldest = category.title, category.younger_than, category.at_least
    for age in (younger, oldest):
        if age is not None and not 1 <= age <= _OLDEST:
            raise RuleError("category.age", age=age, most=_OLDEST)
    if younger is not None and oldest is not None and younger <= oldest:
        raise RuleError("category.ages", title=title, at_least=oldest, younger_than=younger)
    lowest, below = category.rating_from, category.rating_below
    for rating in (lowest, below):
        if rating is not None and not 1 <= rating <= HIGHEST_RATING:
            raise RuleError("category.rating", rating=rating, most=HIGHEST_RATING)
    if lowest is not None and below is not None and below <= lowest:
        raise RuleError("category.ratings", title=title, rating_from=lowest, rating_below=below)
    if replace(category, title="", contingent_by=ContingentKey.REGION) == Category(title=""):
        raise RuleError("category.everybody", title=title)


def within(asked: Inquiry, members: frozenset[ParticipantId]) -> Standings:
    """Return the table of the members alone: in the order of the one table, with their places among
    themselves, and what separates each from the member above. Who shares a place there shares one
    here, if with anybody; whose results do not count has none and stands below.
    """
    own = [row for row in asked.table.rows if row.player in members]
    ranked = [row for row in own if not row.annulled]
    rows: list[Standing] = []
    for _, level in groupby(ranked, key=lambda row: (row.place, row.last_place)):
        equals = list(level)
        place, last_place = len(rows) + 1, len(rows) + len(equals)
        rows += (replace(row, place=place, last_place=last_place) for row in equals)
    at = [asked.position[row.player] for row in rows]
    deciders = (None, *(divided_by(asked, *pair) for pair in pairwise(at)))
    out = [row for row in own if row.annulled]
    return replace(
        asked.table,
        rows=(
            *(replace(row, decided_by=by) for row, by in zip(rows, deciders, strict=False)),
            *(replace(row, place=len(rows) + 1, last_place=len(own)) for row in out),
        ),
    )


def category_titled(categories: Sequence[Category], title: str) -> Category:
    """Return a category by its title. Raises RuleError("category.none")."""
    letters = letters_of(title)
    for each in categories:
        if letters_of(each.title) == letters:
            return each
    known = ", ".join(each.title for each in categories)
    raise RuleError("category.none", title=title, known=known)
