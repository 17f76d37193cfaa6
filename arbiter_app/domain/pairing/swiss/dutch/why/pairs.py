"""Why two meet: their places in the bracket, and what moved them from those they would have had."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.why.explained import ExplainedRound
from arbiter_app.domain.pairing.swiss.dutch.why.order import halves
from arbiter_app.domain.pairing.swiss.dutch.why.why_not import WhyNot, why_not
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PairReason:
    """Why two meet."""

    higher: PairingNumber
    lower: PairingNumber
    score: int
    """Of the higher ranked, in hundredths."""
    score_of_group: int
    """Of the score group in which they are paired."""
    came_down: bool
    """Whether the higher ranked comes from a higher score group (Art. 3.2), or one of whom not all
    could be paired there."""
    place: int | None
    """Of the higher ranked in the upper half S1, from 1, or among those who have come down; None
    where he is of the lower half."""
    opposite: int | None
    """Of the lower ranked in the lower half S2, or, for who has come down, among the residents;
    None where he is of the upper half."""
    natural: PairingNumber | None
    """Whom the higher ranked meets where nothing is against it; None where nobody."""
    because: WhyNot | None = None
    """Why he does not meet him."""

    @property
    def is_natural(self) -> bool:
        return self.natural == self.lower


def pair_reason(explained: ExplainedRound, number: PairingNumber) -> PairReason | None:
    """Return why a player meets his opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None:
        return None
    higher, lower = min(at, mate), max(at, mate)
    paired = explained.paired_in[at]
    came_down = bool(paired.bracket.moved_down >> higher & 1)
    own, against = _sides(paired, came_down)
    place = own.index(higher) if higher in own else None
    opposite = against.index(lower) if lower in against else None
    natural = _natural(own, against, higher)
    named = None if natural is None else explained.number(natural)
    return PairReason(
        higher=explained.number(higher),
        lower=explained.number(lower),
        score=explained.field.score(higher),
        score_of_group=explained.field.score(lower),
        came_down=came_down,
        place=None if place is None else place + 1,
        opposite=None if opposite is None else opposite + 1,
        natural=named,
        because=(
            None
            if named is None or natural == lower
            else why_not(explained, explained.number(higher), named)
        ),
    )


def _sides(paired: PairedBracket, came_down: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return S1 and S2 of those who are paired here, as they are at first (Art. 3.2)."""
    if not came_down:
        return halves(paired)
    moved_down = tuple(one for one in members(paired.bracket.moved_down & ~paired.floaters))
    return moved_down, tuple(members(paired.bracket.residents))


def _natural(own: tuple[int, ...], against: tuple[int, ...], at: int) -> int | None:
    """Return whom somebody meets before anybody has changed places (Art. 3.3)."""
    if at in own:
        return against[own.index(at)]
    place = against.index(at)
    return own[place] if place < len(own) else None
