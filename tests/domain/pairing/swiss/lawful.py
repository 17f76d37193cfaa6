"""Whether a round may be handed out, by C.04.1 alone: neither the engine nor the enumerators are
asked, and who can be paired at all is found by trying.
"""

from functools import cache

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition


def unlawful(position: SwissPosition, pairing: RoundPairing) -> list[str]:
    """Return what is wrong with a pairing of a position in which nobody is a topscorer."""
    players = {int(each.number): each for each in position.players}
    places = {int(each.number): at for at, each in enumerate(position.players)}
    paired = [int(each) for pair in pairing.pairs for each in (pair.white, pair.black)]
    seated = [*paired, *([] if pairing.free is None else [int(pairing.free)])]
    wrong = [] if sorted(seated) == sorted(players) else ["not everybody is there once (Art. 3)"]
    if (pairing.free is not None) != (len(players) % 2 == 1):
        wrong.append("the bye is not that of an odd field (Art. 3)")
    if pairing.free is not None and players[int(pairing.free)].bye_barred:
        wrong.append(f"{pairing.free} may not have the bye (Art. 4)")
    for pair in pairing.pairs:
        white, black = int(pair.white), int(pair.black)
        if (position.met[places[white]] | position.forbidden[places[white]]) >> places[black] & 1:
            wrong.append(f"{white} may not meet {black} (Art. 2)")
        for number, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
            if _goes_too_far(players[number], colour):
                wrong.append(f"{number} may not have {colour} (Art. 6 and 7)")
    return wrong


def _goes_too_far(player: SwissPlayer, colour: Colour) -> bool:
    """Whether a colour would be a third one in a row, or make a difference of three."""
    had = [*player.colours, colour]
    difference = 2 * had.count(Colour.WHITE) - len(had)
    before = 2 * player.colours.count(Colour.WHITE) - len(player.colours)
    thrice = len(had) > 2 and len(set(had[-3:])) == 1
    return thrice or abs(difference) > 2 >= abs(before)


def has_pairing(position: SwissPosition) -> bool:
    """Whether a round can be paired at all: everybody meets somebody, or one has the bye."""
    players = position.players

    def may_meet(one: int, other: int) -> bool:
        barred = position.met[one] | position.forbidden[one]
        if barred >> other & 1:
            return False
        return any(
            not _goes_too_far(players[one], colour)
            and not _goes_too_far(players[other], colour.other)
            for colour in Colour
        )

    @cache
    def can_be_paired(left: frozenset[int], *, needs_bye: bool) -> bool:
        if not left:
            return not needs_bye
        first = min(left)
        others = left - {first}
        if needs_bye and not players[first].bye_barred and can_be_paired(others, needs_bye=False):
            return True
        return any(
            may_meet(first, other) and can_be_paired(others - {other}, needs_bye=needs_bye)
            for other in others
        )

    return can_be_paired(frozenset(range(len(players))), needs_bye=position.is_odd)
