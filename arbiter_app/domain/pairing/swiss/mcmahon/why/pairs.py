"""Why two meet in a round of a McMahon tournament: their places, and what the meeting weighs."""

from decimal import Decimal

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.mcmahon.groups import Place
from arbiter_app.domain.pairing.swiss.mcmahon.handicaps import stones
from arbiter_app.domain.pairing.swiss.mcmahon.weights import Criterion
from arbiter_app.domain.pairing.swiss.mcmahon.why.explained import ExplainedMcMahon
from arbiter_app.domain.pairing.swiss.position import OnLevel
from arbiter_app.values import frozen

Weighed = tuple[tuple[Criterion, Decimal], ...]
"""What each criterion adds, in units of the published weights."""


@frozen(kw_only=True)
class PairReason:
    """Why two meet."""

    upper: PairingNumber
    lower: PairingNumber
    upper_place: Place
    lower_place: Place
    upper_before: OnLevel
    lower_before: OnLevel
    weighed: Weighed
    handicap: int

    @property
    def is_across_groups(self) -> bool:
        """Whether one is drawn down and the other up."""
        return self.upper_place.group != self.lower_place.group


def pair_reason(explained: ExplainedMcMahon, number: PairingNumber) -> PairReason | None:
    """Return why somebody meets their opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None:
        return None
    weights = explained.weights
    upper, lower = sorted((at, mate), key=explained.order.index)
    levels = explained.position.levels
    return PairReason(
        upper=explained.number(upper),
        lower=explained.number(lower),
        upper_place=weights.places[upper],
        lower_place=weights.places[lower],
        upper_before=levels[upper],
        lower_before=levels[lower],
        weighed=weighed(explained, [(upper, lower)]),
        handicap=stones(explained.position, upper, lower),
    )


def weighed(explained: ExplainedMcMahon, pairs: list[tuple[int, int]]) -> Weighed:
    """Return what pairs weigh, criterion by criterion, rounded to whole units."""
    together = explained.weight(pairs)
    found = []
    for criterion, parts in zip(Criterion, together, strict=True):
        units = explained.weights.units(parts)
        found.append((criterion, Decimal(round(units))))
    return tuple(found)
