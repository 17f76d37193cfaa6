"""Why the bye goes to whom it does (C.04.4.3 Art. 1.1, 7.1)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.lim.bye import bye_order
from arbiter_app.domain.pairing.swiss.lim.why.explained import ExplainedLim
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ByeReason:
    """Why somebody has the bye: they come first of those who may have it."""

    player: PairingNumber
    score: int
    rating: int
    """0 of those without one."""
    is_first_round: bool
    """Whether the lowest rating has decided, and not the lowest rank."""
    barred: tuple[PairingNumber, ...]
    """Those who would come before them and have had a bye, or a win without playing."""
    needed: tuple[PairingNumber, ...]
    """Those who would come before them, without whom the others could not all be paired."""


class AgainstBye(Enum):
    """What speaks against the bye for somebody."""

    NOTHING = auto()
    """They have it."""
    NO_BYE = auto()
    """Nobody has it in an even field."""
    BARRED = auto()
    ILLEGAL = auto()
    """The others could not all be paired."""
    RANK = auto()
    """Who has it ranks lower."""
    RATING = auto()
    """In round 1: they have a lower rating."""


def bye_reason(explained: ExplainedLim) -> ByeReason | None:
    """Return why the bye goes to whom it does; None in an even field."""
    at, field = explained.free, explained.field
    if at is None:
        return None
    order = bye_order(field)
    before = [field.players[each] for each in order[: order.index(at)]]
    return ByeReason(
        player=explained.number(at),
        score=field.players[at].score,
        rating=field.players[at].rating,
        is_first_round=explained.position.round == 1,
        barred=tuple(each.number for each in before if each.bye_barred),
        needed=tuple(each.number for each in before if not each.bye_barred),
    )


def why_not_bye(explained: ExplainedLim, number: PairingNumber) -> AgainstBye:
    """Return why somebody does not have the bye. Raises RuleError("pairing.not-in-round")."""
    at, free, field = explained.index(number), explained.free, explained.field
    if free is None:
        return AgainstBye.NO_BYE
    if at == free:
        return AgainstBye.NOTHING
    if field.players[at].bye_barred:
        return AgainstBye.BARRED
    if not field.completes(field.position.everybody & ~(1 << at)):
        return AgainstBye.ILLEGAL
    is_lower = field.players[at].rating > field.players[free].rating
    return AgainstBye.RATING if explained.position.round == 1 and is_lower else AgainstBye.RANK
