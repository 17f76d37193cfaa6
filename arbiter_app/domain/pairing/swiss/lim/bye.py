"""Who has the bye (C.04.4.3 Art. 1.1, 7.1; C.04.1 Art. 3, 4)."""

from arbiter_app.domain.pairing.swiss.impossible import impossible
from arbiter_app.domain.pairing.swiss.lim.field import Field


def bye_order(field: Field) -> list[int]:
    """Return the players in the order in which they come to the bye: the lowest ranked of the
    lowest group first, in round 1 the one with the lowest rating, those without one first of all.
    """
    order = list(range(len(field.players)))[::-1]
    if field.position.round == 1:
        order.sort(key=lambda at: field.players[at].rating)
    return order


def bye_of(field: Field) -> int | None:
    """Return who has the bye: the first in order who may have it and whose bye leaves a legal
    pairing; None in an even field.

    Raises RuleError("pairing.impossible") where no pairing is legal.
    """
    position = field.position
    if position.is_odd:
        for at in bye_order(field):
            if not field.players[at].bye_barred and field.completes(
                position.everybody & ~(1 << at)
            ):
                return at
    elif field.completes(position.everybody):
        return None
    raise impossible(position, field.allowed, field.check)
