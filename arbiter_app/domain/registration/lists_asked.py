"""What the rating lists that a tournament asks say of a person."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListKind,
)
from arbiter_app.domain.facts.people.rating_rules import RatingRules


def as_asked(event: Event, person: KnownPerson) -> KnownPerson:
    """Return a person as an event asks for ratings: its lists in their order, with no rating of
    others; where it says so, with the standard rating for want of one of the discipline.
    """
    rules = event.tournament.rating_rules
    sources = tuple(sorted(person.sources, key=lambda source: _place(rules, source)))
    if rules.lists:
        sources = tuple(_silenced(rules, each) for each in sources)
    if rules.takes_standard and event.discipline is not Discipline.STANDARD:
        sources = tuple(_with_standard(event.discipline, sources, each) for each in sources)
    return replace(person, sources=sources)


def _place(rules: RatingRules, source: ListedPerson) -> int:
    """Return where a source stands: this computer first, lists that are not asked last."""
    if source.list is None:
        return -1
    order = rules.lists
    return order.index(source.list.name) if source.list.name in order else len(order)


def _silenced(rules: RatingRules, source: ListedPerson) -> ListedPerson:
    if source.list is None or rules.asks(source.list.name):
        return source
    return replace(source, ratings={})


def _with_standard(
    discipline: Discipline, sources: tuple[ListedPerson, ...], source: ListedPerson
) -> ListedPerson:
    """Return a source with its standard rating, unless a list of its kind knows a better one."""
    if source.list is None or Discipline.STANDARD not in source.ratings:
        return source
    if any(discipline in each.ratings for each in sources if _kind(each) is source.list.kind):
        return source
    ratings: Mapping[Discipline, int] = {
        **source.ratings,
        discipline: source.ratings[Discipline.STANDARD],
    }
    return replace(source, ratings=ratings)


def _kind(source: ListedPerson) -> ListKind | None:
    return None if source.list is None else source.list.kind
