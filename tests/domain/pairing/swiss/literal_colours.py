"""Which colours a pair has (C.04.3 Article 5.2), and what is amiss with them (C10 to C13)."""

from arbiter_app.domain.facts.results import Colour
from tests.domain.pairing.swiss.literal_facts import ABSOLUTE, STRONG, Player


def white_of(higher: Player, lower: Player, initial: Colour) -> Player:
    """Return who of a pair has White; the first ranks higher (Art. 5.2)."""

    def with_colour(player: Player, colour: Colour) -> Player:
        is_white = (player is higher) == (colour is Colour.WHITE)
        return higher if is_white else lower

    first, second = higher.preference, lower.preference
    if first is None and second is None:
        return with_colour(higher, initial if higher.parity % 2 else initial.other)  # 5.2.5
    if first is None or second is None or first[0] is not second[0]:
        granted = higher if first is not None else lower  # 5.2.1
    elif first[1] != second[1]:
        granted = higher if first[1] > second[1] else lower  # 5.2.2
    elif first[1] == ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        granted = higher if abs(higher.difference) > abs(lower.difference) else lower  # 5.2.2
    else:
        for one, other in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
            if one is not other:
                return with_colour(higher, one.other)  # 5.2.3
        granted = higher  # 5.2.4
    assert granted.preference is not None
    return with_colour(granted, granted.preference[0])


def amiss(higher: Player, lower: Player, initial: Colour) -> tuple[int, int, int, int]:
    """Return what a pair adds to C10, C11, C12 and C13.

    A player who must forgo an absolute preference is counted by C10 or C11, not by C13. One who
    gets what he prefers is counted by none, though a difference that others have let grow beyond
    three is still more than two then; FIDE's engine takes it so as well.
    """
    white = white_of(higher, lower, initial)
    with_topscorer = higher.is_topscorer or lower.is_topscorer
    difference = thrice = unmet = unmet_strong = 0
    for player in (higher, lower):
        colour, step = (Colour.WHITE, 1) if player is white else (Colour.BLACK, -1)
        if player.preference is None or player.preference[0] is colour:
            continue
        unmet += 1
        unmet_strong += player.preference[1] == STRONG
        if with_topscorer:
            difference += abs(player.difference + step) > 2
            thrice += player.colours[-2:] == (colour, colour)
    return difference, thrice, unmet, unmet_strong
