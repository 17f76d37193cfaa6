"""Whether what is told of an impossible round proves it, by counting odd parts (Tutte 1947)."""

from collections.abc import Sequence

from arbiter_app.domain.pairing.swiss.impossible import NoPairing, TooFewToMeet
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def is_proved(position: SwissPosition, allowed: Sequence[int], why: NoPairing) -> bool:
    """Whether more odd parts than players are left once those are taken out who alone could be
    met from several of them. In an odd field the bye is one more to be met.
    """
    near = {
        at: {other for other in range(len(position.players)) if row >> other & 1}
        for at, row in enumerate(allowed[: len(position.players)])
    }
    bye = len(position.players)
    if position.is_odd:
        near[bye] = {at for at, each in enumerate(position.players) if not each.bye_barred}
        for at in near[bye]:
            near[at].add(bye)
    place = {each.number: at for at, each in enumerate(position.players)}
    reason = why.reasons[0]
    taken = set()
    if isinstance(reason, TooFewToMeet):
        taken = {place[each] for each in reason.others}
        if reason.bye_is_among_others:
            taken.add(bye)
    left = near.keys() - taken
    odd = 0
    while left:
        part, following = set(), {left.pop()}
        while following:
            part |= following
            following = {other for at in following for other in near[at]} & left
            left -= following
        odd += len(part) % 2
    return odd > len(taken)
