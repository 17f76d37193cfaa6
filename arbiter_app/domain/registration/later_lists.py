"""Ratings of lists that come out while a long event is played (C.07 Art. 10), and the list of its
first day.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import (
    ORIGIN_OF_RATING,
    LaterRating,
    LaterRatings,
    Player,
    RatingOrigin,
    RatingSource,
)
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListKind, RatingList
from arbiter_app.domain.facts.people.rating_rules import RatingUsed
from arbiter_app.domain.registration.known_people import RatingDifference

_SOURCES = {"fide_rating": RatingSource.FIDE, "national_rating": RatingSource.NATIONAL}


def is_of_later_list(event: Event, origin: RatingOrigin) -> bool:
    """Whether a list came out after the first day of an event whose games count with the ratings
    of their day.
    """
    rules = event.tournament.rating_rules
    return (
        event.starts_on is not None
        and origin.published > event.starts_on
        and not rules.keeps_first
        and rules.lasts_long(event.starts_on, event.ends_on)
    )


def with_listed_rating(event: Event, player: Player, listed: RatingDifference) -> Player:
    """Return a player with a rating of a list: from the first day on, or from the day of a later
    list.
    """
    if not is_of_later_list(event, listed.origin):
        known: dict[str, Any] = {
            listed.field: listed.after,
            ORIGIN_OF_RATING[listed.field]: listed.origin,
        }
        return replace(player, **known)
    former = () if player.later_ratings is None else player.later_ratings.all
    later = LaterRating(
        since=listed.origin.published,
        source=_SOURCES[listed.field],
        rating=listed.after,
        list=listed.origin.list,
    )
    return replace(player, later_ratings=LaterRatings.of((*former, later)))


def is_taken_over(event: Event, listed: RatingDifference) -> bool:
    """Whether a player of a long event has the rating of a later list already."""
    later = listed.player.later_ratings
    if later is None or not is_of_later_list(event, listed.origin):
        return False
    held = later.on(listed.origin.published, _SOURCES[listed.field])
    return (
        held is not None and held.rating == listed.after and held.since == listed.origin.published
    )


def missing_first_list(event: Event, lists: Iterable[RatingList]) -> date | None:
    """Return the month of the first day if no list of FIDE of that month is used here, as the
    ratings of the first day count (B.02, C.07 Art. 10); None where there is one, or where it is not
    looked for.
    """
    rules, first = event.tournament.rating_rules, event.starts_on
    if first is None or not rules.is_first_list_checked:
        return None
    if rules.used in (RatingUsed.NATIONAL_ONLY, RatingUsed.OWN):
        return None
    if not any(player.fide_id or player.fide_rating for player in event.entrants):
        return None
    wanted = {event.discipline}
    if rules.takes_standard:
        wanted.add(Discipline.STANDARD)
    month = first.replace(day=1)
    for each in lists:
        is_fide = each.kind is ListKind.FIDE and each.is_used and rules.asks(each.name)
        if is_fide and each.published.replace(day=1) == month and wanted & each.disciplines:
            return None
    return month
