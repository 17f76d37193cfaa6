"""Whether the rules of a ranking across tournaments can be applied at all."""

from collections.abc import Collection, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    MOST_COUNTED,
    MOST_PLACES,
    MOST_WEIGHT,
    AcrossRanking,
    Measure,
)
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import letters_of


def demand_sound(ranking: AcrossRanking, tournaments: Collection[TournamentId]) -> None:
    """Make sure that somebody can count, and that better places are not worth less.

    Raises RuleError("across.number"), ("across.nobody-counts"), ("across.no-places"),
    ("across.too-many-places"), ("across.places-rising"), ("across.places-of-all"),
    ("across.weight") or ("across.no-such-tournament").
    """
    for number, least in (
        (ranking.boys, 0),
        (ranking.girls, 0),
        (ranking.others, 0),
        (ranking.of_one, 1),
    ):
        if number is not None and not least <= number <= MOST_COUNTED:
            raise RuleError("across.number", number=number, least=least, most=MOST_COUNTED)
    if not (ranking.boys or ranking.girls) and ranking.others == 0:
        raise RuleError("across.nobody-counts")
    if ranking.measure is Measure.PLACES:
        _demand_places(ranking)
    if ranking.lowest_first and ranking.others is None:
        raise RuleError("across.places-of-all")
    for _, weight in ranking.weights:
        if not 0 < weight <= MOST_WEIGHT:
            raise RuleError("across.weight", weight=weight, most=MOST_WEIGHT)
    if not {*ranking.tournaments} <= {*tournaments}:
        raise RuleError("across.no-such-tournament")


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
