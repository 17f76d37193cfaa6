"""Whether the rules of a ranking across tournaments can be applied at all."""

from collections.abc import Collection, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    MOST_COUNTED,
    MOST_PLACES,
    MOST_WEIGHT,
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
)
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import letters_of


def demand_sound(ranking: AcrossRanking, tournaments: Collection[TournamentId]) -> None:
    """Make sure that somebody can count, and that better places are not worth less.

    Raises RuleError("across.number"), ("across.nobody-counts"), ("across.no-places"),
    ("across.too-many-places"), ("across.places-rising"), ("across.places-of-all"),
    ("across.weight"), ("across.sum-in-each") or ("across.no-such-tournament").
    """
    for number in (ranking.of_one, ranking.most_members):
        _demand_number(number, least=1)
    own = [quota for _, quota in ranking.quotas] if ranking.in_each else []
    quotas = [ranking.quota, *own]
    for quota in quotas:
        for number in (quota.boys, quota.girls, quota.others):
            _demand_number(number, least=0)
    if not any(map(_has_room, quotas)):
        raise RuleError("across.nobody-counts")
    if ranking.measure is Measure.PLACES:
        _demand_places(ranking)
    if ranking.lowest_first and any(quota.others is None for quota in quotas):
        raise RuleError("across.places-of-all")
    if ranking.of_person is OfPerson.SUM and (ranking.in_each or ranking.of_one is not None):
        raise RuleError("across.sum-in-each")
    for _, weight in ranking.weights:
        if not 0 < weight <= MOST_WEIGHT:
            raise RuleError("across.weight", weight=weight, most=MOST_WEIGHT)
    named = {*ranking.tournaments, *(each for each, _ in ranking.quotas)}
    if not named <= {*tournaments}:
        raise RuleError("across.no-such-tournament")


def _demand_number(number: int | None, *, least: int) -> None:
    if number is not None and not least <= number <= MOST_COUNTED:
        raise RuleError("across.number", number=number, least=least, most=MOST_COUNTED)


def _has_room(quota: Quota) -> bool:
    return bool(quota.boys or quota.girls or quota.others is None or quota.others)


def _demand_places(ranking: AcrossRanking) -> None:
    worth = ranking.for_places
    if not any(worth):
        raise RuleError("across.no-places")
    if len(worth) > MOST_PLACES:
        raise RuleError("across.too-many-places", most=MOST_PLACES)
    for at in range(1, len(worth)):
        if worth[at] > worth[at - 1]:
            raise RuleError("across.places-rising", place=at + 1)


def ranking_titled(rankings: Sequence[AcrossRanking], title: str | None) -> AcrossRanking:
    """Return a ranking by its title; the first where none is asked for.

    Raises RuleError("across.none") or ("across.undefined").
    """
    if not rankings:
        raise RuleError("across.undefined")
    if title is None:
        return rankings[0]
    letters = letters_of(title)
    for each in rankings:
        if letters_of(each.title) == letters:
            return each
    raise RuleError("across.none", title=title, known=", ".join(each.title for each in rankings))
