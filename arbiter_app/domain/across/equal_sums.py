"""What separates units of equal sums in a ranking across tournaments (TieRule)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from arbiter_app.domain.across.counting import Judged, WhyNot
from arbiter_app.domain.across.results import Reached
from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.across_rankings import AcrossRanking, TieRule
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.values import frozen

Value = tuple[Fraction, ...]
"""What is compared of two units, the first number first; the greater is the better, or the lower
one, see `is_lower_better`. Nothing is worse than anything."""

_LOTS = 10**6
"""Of so many lots each unit draws one of its own; the same one is hardly drawn twice."""


@frozen(kw_only=True)
class Ground:
    """What the rules for equal sums look at beside the results."""

    event: Event
    ranking: AcrossRanking
    missing: Fraction
    """What is reckoned for one who is missing."""
    lot_seed: str | None
    """None: it is too early for lots."""


def tie_value(ground: Ground, rule: TieRule, name: str, judged: Sequence[Judged]) -> Value:
    """Return what a rule compares of a unit with a name and these results, the best first."""
    counted = [
        part
        for each in judged
        if each.counts
        for part in each.parts
        if not (part.is_expelled or part.is_annulled)
    ]
    places = Counter(each.place for each in counted if each.place is not None)
    match rule:
        case TieRule.PLACES:
            return tuple(Fraction(places[at]) for at in range(1, max(places, default=0) + 1))
        case TieRule.BEST_PLACE:
            return (Fraction(min(places)),) if places else ()
        case TieRule.FIRSTS:
            return (Fraction(places[1]),)
        case TieRule.POINTS:
            return (_points(counted),)
        case TieRule.NEXT:
            full = [each.worth for each in judged if each.why_not is WhyNot.FULL]
            return (full[0] if full else ground.missing,)
        case TieRule.BUCHHOLZ:
            return (sum((each.buchholz for each in counted), Fraction(0)),)
        case TieRule.JUNIORS:
            return (_points(each for each in counted if each.is_junior),)
        case TieRule.GIRLS:
            known = ground.event.contestants
            girls = (each for each in counted if known[each.player].sex is Sex.FEMALE)
            return (_points(girls),)
        case TieRule.LOTS:
            return () if ground.lot_seed is None else (_lot(ground, ground.lot_seed, name),)


def compared(ranking: AcrossRanking, rule: TieRule, value: Value) -> Value:
    """Return a value so that the greater one is the better."""
    return tuple(-each for each in value) if is_lower_better(ranking, rule) else value


def is_lower_better(ranking: AcrossRanking, rule: TieRule) -> bool:
    """Whether the lower value of a rule is the better one."""
    if rule is TieRule.NEXT:
        return ranking.lowest_first
    return rule in (TieRule.LOTS, TieRule.BEST_PLACE)


def _lot(ground: Ground, seed: str, name: str) -> Fraction:
    lots = Lots(f"{seed}-{ground.ranking.title}-{letters_of(name)}")
    return Fraction(lots.below(_LOTS) + 1)


def _points(counted: Iterable[Reached]) -> Fraction:
    return sum((Fraction(each.points) for each in counted), Fraction(0))
