"""Words for the rules of rankings across tournaments: what is summed up, whose results count."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from arbiter_app.domain.across.counting import Seat
from arbiter_app.domain.across.results import chosen_tournaments
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import tournament_name

_CENT = Decimal("0.01")

# fmt: off
MEASURES: Mapping[Measure, str] = {
    Measure.POINTS: QT_TRANSLATE_NOOP("Across", "points scored"),
    Measure.PLACES: QT_TRANSLATE_NOOP("Across", "points for places"),
    Measure.SUM_OF_PLACES: QT_TRANSLATE_NOOP("Across", "places, the lowest sum first"),
}
SHARED: Mapping[SharedPlaces, str] = {
    SharedPlaces.DIVIDED: QT_TRANSLATE_NOOP("Across", "what they give together, divided equally"),
    SharedPlaces.BEST: QT_TRANSLATE_NOOP("Across", "each what the best of them gives"),
}
TIE_RULES: Mapping[TieRule, str] = {
    TieRule.PLACES: QT_TRANSLATE_NOOP("Across", "more first places, then second ones and so on"),
    TieRule.BEST_PLACE: QT_TRANSLATE_NOOP("Across", "the better best place"),
    TieRule.FIRSTS: QT_TRANSLATE_NOOP("Across", "more first places alone"),
    TieRule.POINTS: QT_TRANSLATE_NOOP("Across", "more points scored by those who count"),
    TieRule.NEXT: QT_TRANSLATE_NOOP("Across", "the better next result, which no longer counts"),
    TieRule.BUCHHOLZ: QT_TRANSLATE_NOOP("Across", "more Buchholz of those who count"),
    TieRule.JUNIORS: QT_TRANSLATE_NOOP("Across", "more points of juniors below 20 who count"),
    TieRule.GIRLS: QT_TRANSLATE_NOOP("Across", "more points of girls and women who count"),
    TieRule.LOTS: QT_TRANSLATE_NOOP("Across", "lots, the lower first"),
}
OF_PERSON: Mapping[OfPerson, str] = {
    OfPerson.EACH: QT_TRANSLATE_NOOP("Across", "each result by itself"),
    OfPerson.BEST: QT_TRANSLATE_NOOP("Across", "the best result alone"),
    OfPerson.SUM: QT_TRANSLATE_NOOP("Across", "the sum of all results, as one"),
}
# fmt: on


def value(catalogue: Catalogue, worth: Fraction) -> str:
    """Return what a result or a sum is worth: "17½", "13.33"."""
    exact = Decimal(worth.numerator) / Decimal(worth.denominator)
    return numbers.points(catalogue, exact.quantize(_CENT, ROUND_HALF_UP).normalize() + 0)


def tournaments(catalogue: Catalogue, event: Event, ranking: AcrossRanking) -> str:
    """Return whose results count: "all tournaments", or their names."""
    if not ranking.tournaments:
        return catalogue.translate("Across", "all tournaments of the event")
    chosen = chosen_tournaments(ranking, event.whole)
    return ", ".join(tournament_name(catalogue, each) for each in chosen)


def rules(catalogue: Catalogue, event: Event, ranking: AcrossRanking) -> Sequence[str]:
    """Return by which rules a ranking is made, a sentence each."""

    def told(pattern: str, **facts: object) -> str:
        return catalogue.translate("Across", pattern).format(**facts)

    def sentences() -> Iterator[str]:
        yield told(_OF, tournaments=tournaments(catalogue, event, ranking))
        measure = catalogue.translate("Across", MEASURES[ranking.measure])
        pattern = _MEASURE_IN_EACH if ranking.in_each else _MEASURE
        yield told(pattern, measure=measure, counted=counted(catalogue, ranking.quota))
        if ranking.in_each and ranking.quotas:
            yield told(_OWN_QUOTAS, quotas=own_quotas(catalogue, event, ranking))
        if ranking.measure is Measure.PLACES:
            worth = "; ".join(
                f"{at} – {value(catalogue, Fraction(each))}"
                for at, each in enumerate(ranking.for_places, start=1)
            )
            yield told(_PLACES, points=worth)
        if ranking.measure is Measure.SUM_OF_PLACES:
            yield told(_MISSING_IN_EACH if ranking.in_each else _MISSING)
        if ranking.measure is not Measure.POINTS:
            yield told(_SHARED, rule=catalogue.translate("Across", SHARED[ranking.shared]))
        if ranking.weights:
            yield told(_WEIGHTS, weights=weights(catalogue, event, ranking))
        if ranking.in_categories:
            yield told(_IN_CATEGORIES)
        if ranking.of_one is not None:
            yield told(_OF_ONE, number=ranking.of_one)
        if ranking.of_person is not OfPerson.EACH:
            yield told(_OF_PERSON, what=catalogue.translate("Across", OF_PERSON[ranking.of_person]))
        if ranking.most_members is not None:
            yield told(_MOST_MEMBERS, number=ranking.most_members)
        order = "; ".join(catalogue.translate("Across", TIE_RULES[each]) for each in ranking.ties)
        yield told(_TIES, rules=order) if order else told(_NO_TIES)

    return tuple(sentences())


def weights(catalogue: Catalogue, event: Event, ranking: AcrossRanking) -> str:
    """Return by what the results of each tournament are multiplied: "Rapid 1; Classical 2"."""
    return "; ".join(
        f"{tournament_name(catalogue, each)} {value(catalogue, Fraction(ranking.weight(each.id)))}"
        for each in chosen_tournaments(ranking, event.whole)
    )


def own_quotas(catalogue: Catalogue, event: Event, ranking: AcrossRanking) -> str:
    """Return how many count in the tournaments that have a quota of their own."""
    own = dict(ranking.quotas)
    return "; ".join(
        f"{tournament_name(catalogue, each)} – {counted(catalogue, own[each.id])}"
        for each in chosen_tournaments(ranking, event.whole)
        if each.id in own
    )


def counted(catalogue: Catalogue, quota: Quota) -> str:
    """Return how many results count: "2 boys, 1 girl, 3 of either sex"."""
    parts = [of_seat(catalogue, Seat.BOY, quota.boys) if quota.boys else ""]
    parts.append(of_seat(catalogue, Seat.GIRL, quota.girls) if quota.girls else "")
    if quota.others is None:
        is_rest = quota.boys or quota.girls
        parts.append(
            catalogue.translate("Across", "all others")
            if is_rest
            else catalogue.translate("Across", "everybody")
        )
    elif quota.others:
        parts.append(of_seat(catalogue, Seat.ANYBODY, quota.others))
    return ", ".join(filter(None, parts)) or catalogue.translate("Across", "nobody")


def of_seat(catalogue: Catalogue, seat: Seat, number: int) -> str:
    """Return so many results: "2 boys or men"."""
    match seat:
        case Seat.BOY:
            return catalogue.translate("Across", "%n of men and boys", None, number)
        case Seat.GIRL:
            return catalogue.translate("Across", "%n of women and girls", None, number)
        case Seat.ANYBODY:
            return catalogue.translate("Across", "%n of either sex", None, number)


# fmt: off
_OF = QT_TRANSLATE_NOOP("Across", "Whose results count: {tournaments}.")
_MEASURE = QT_TRANSLATE_NOOP("Across", "The sum of {measure}; count the best: {counted}.")
_MEASURE_IN_EACH = QT_TRANSLATE_NOOP(
    "Across", "The sum of {measure}; in each tournament count the best: {counted}."
)
_OWN_QUOTAS = QT_TRANSLATE_NOOP("Across", "Otherwise count: {quotas}.")
_PLACES = QT_TRANSLATE_NOOP("Across", "Points for places: {points}.")
_SHARED = QT_TRANSLATE_NOOP("Across", "For shared places: {rule}.")
_MISSING = QT_TRANSLATE_NOOP(
    "Across", "For each who is missing one more than the last place is added."
)
_MISSING_IN_EACH = QT_TRANSLATE_NOOP(
    "Across",
    "For each who is missing one more than the last place of the tournament is added.",
)
_WEIGHTS = QT_TRANSLATE_NOOP("Across", "Results are multiplied: {weights}.")
_IN_CATEGORIES = QT_TRANSLATE_NOOP(
    "Across", "Places are those within the categories, where a tournament has them."
)
_OF_ONE = QT_TRANSLATE_NOOP("Across", "From one tournament at most: {number}.")
_OF_PERSON = QT_TRANSLATE_NOOP("Across", "Of a person in several tournaments counts: {what}.")
_MOST_MEMBERS = QT_TRANSLATE_NOOP(
    "Across", "Members of one at most: {number}, those who were entered first."
)
_TIES = QT_TRANSLATE_NOOP("Across", "With equal sums: {rules}; then the places are shared.")
_NO_TIES = QT_TRANSLATE_NOOP("Across", "With equal sums the places are shared.")
# fmt: on
