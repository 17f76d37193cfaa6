"""Tournaments that are played as one and ranked apart: what each becomes a category of."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.categories import MOST_CATEGORIES, Category
from arbiter_app.domain.facts.people.eligibility import AT_LEAST, YOUNGER_THAN, Eligibility
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.table.categories import demand_sound, membership
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Elsewhere:
    """Somebody who, once tournaments are joined, is not ranked where they were entered."""

    player: PlayerId
    entered: TournamentId
    ranked: tuple[str, ...]
    """The titles of the categories they belong to; none where they belong to none of them."""


def demand_joinable(event: Event, joined: Sequence[TournamentId]) -> tuple[Tournament, ...]:
    """Return the tournaments that are joined, in their order.

    Raises RuleError("join.two"), ("join.of-teams"), ("join.drawn"), ("join.written") or
    ("join.twice").
    """
    whole = event.whole
    chosen = tuple(each for each in whole.tournaments if each.id in joined)
    if len(chosen) < 2 or len(chosen) != len({*joined}):
        raise RuleError("join.two")
    for each in chosen:
        if each.played_by_teams:
            raise RuleError("join.of-teams", title=each.title)
        if each.draw is not None or each.ceremony is not None or len(each.stages) > 1:
            raise RuleError("join.drawn", title=each.title)
        if each.incidents or each.appeals:
            raise RuleError("join.written", title=each.title)
    counted = Counter(entry.player for each in chosen for entry in each.entries)
    if twice := [player for player, count in counted.items() if count > 1]:
        names = ", ".join(whole.contestants[player].name for player in twice)
        raise RuleError("join.twice", names=names)
    return chosen


def categories_of(joined: Sequence[Tournament]) -> tuple[Category, ...]:
    """Return the category that each tournament becomes, called as it was: of its ages those alone
    that none of the others has for itself, and boys where the girls of these ages play apart.

    Raises RuleError("join.alike") where nothing tells two of them apart, and ("join.nobody") where
    one asks nothing of anybody.
    """
    made: list[Category] = []
    for tournament in joined:
        category = _category(tournament, joined)
        for other, known in zip(joined, made, strict=False):
            if replace(known, title="") == replace(category, title=""):
                raise RuleError("join.alike", title=other.title, other=tournament.title)
        try:
            demand_sound(category)
        except RuleError as error:
            raise RuleError("join.nobody", title=tournament.title) from error
        made.append(category)
    return tuple(made)


def _category(tournament: Tournament, joined: Sequence[Tournament]) -> Category:
    own = tournament.eligibility
    peers = [each.eligibility for each in joined if each.eligibility.women_only is own.women_only]
    below, oldest = _younger_than(own), _at_least(own)
    youth = (_younger_than(each) for each in peers)
    old = (_at_least(each) for each in peers)
    younger = [age for age in youth if age is not None and (below is None or age < below)]
    older = [age for age in old if age is not None and (oldest is None or age > oldest)]
    girls_apart = any(
        each.eligibility.women_only and each.eligibility.age is own.age for each in joined
    )
    return Category(
        title=tournament.title,
        sex=Sex.FEMALE if own.women_only else Sex.MALE if girls_apart else None,
        younger_than=below if below is not None else min(older, default=None),
        at_least=max((*younger, *(() if oldest is None else (oldest,))), default=None),
    )


def _younger_than(conditions: Eligibility) -> int | None:
    return None if conditions.age is None else YOUNGER_THAN.get(conditions.age)


def _at_least(conditions: Eligibility) -> int | None:
    age = conditions.age
    return conditions.lowest_age if age is None else AT_LEAST.get(age, conditions.lowest_age)


def all_categories(joined: Sequence[Tournament]) -> tuple[Category, ...]:
    """Return the categories of the joined tournament: first those that the tournaments become, then
    those that they had, each title once.

    Raises RuleError as `categories_of`, and ("category.too-many").
    """
    listed = [*categories_of(joined)]
    titles = {letters_of(each.title) for each in listed}
    for category in (category for each in joined for category in each.categories):
        if letters_of(category.title) not in titles:
            titles.add(letters_of(category.title))
            listed.append(category)
    if len(listed) > MOST_CATEGORIES:
        raise RuleError("category.too-many", most=MOST_CATEGORIES)
    return tuple(listed)


def widened(joined: Sequence[Tournament]) -> Eligibility:
    """Return the conditions under which everybody may play who may play in one of them."""
    conditions = [each.eligibility for each in joined]
    first = conditions[0]

    def same(name: str) -> bool:
        return all(getattr(each, name) == getattr(first, name) for each in conditions)

    ages = [each.age for each in conditions if each.age is not None]
    age = None
    if len(ages) == len(conditions) and {*ages} <= YOUNGER_THAN.keys():
        age = max(ages, key=lambda each: YOUNGER_THAN[each])
    elif len(ages) == len(conditions) and {*ages} <= AT_LEAST.keys():
        age = min(ages, key=lambda each: AT_LEAST[each])
    lowest = [each.lowest_age for each in conditions]
    has_quota = same("quota") and same("quotas") and same("quota_by")
    base = first if has_quota else replace(first, quota=None, quotas={})
    return replace(
        base,
        age=age,
        playing_up=any(each.playing_up for each in conditions),
        lowest_age=None if None in lowest else min(each for each in lowest if each is not None),
        women_only=all(each.women_only for each in conditions),
        lowest_rank=first.lowest_rank if same("lowest_rank") else None,
    )


def ranked_elsewhere(event: Event, joined: Sequence[Tournament]) -> Iterator[Elsewhere]:
    """Yield who would not be ranked in the category of the tournament they were entered in, such as
    a child moved up, or somebody whose birth is not known.
    """
    whole = event.whole
    players = {player.id: player for each in joined for player in whole.of(each.id).entrants}
    year = whole.of(joined[0].id).year_of_ages
    members: Mapping[str, frozenset[PlayerId]] = {
        each.title: membership(each, players.values(), year).members
        for each in categories_of(joined)
    }
    for tournament in joined:
        for entry in tournament.entries:
            titles = tuple(title for title, found in members.items() if entry.player in found)
            if titles != (tournament.title,):
                yield Elsewhere(player=entry.player, entered=tournament.id, ranked=titles)
