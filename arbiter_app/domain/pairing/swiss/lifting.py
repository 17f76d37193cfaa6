"""Team-mates are kept from meeting as long as a round can be paired so; else as few meet as must.

FIDE knows forbidden pairs as announced rules of an event alone, and no text says what becomes of
them where a round cannot be paired: this is our reading, told to everybody whenever it is used.
Pairs are set free one after the other until a complete pairing exists, first those of the smallest
difference of scores, of these the lowest in the standings; then all that it exists without are kept
apart again. So each pair that is free does meet, in every pairing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss.bye_first.field import Field as FieldOfByeFirst
from arbiter_app.domain.pairing.swiss.dutch.field import Field as FieldOfDutch
from arbiter_app.domain.pairing.swiss.lim.field import Field as FieldOfLim
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.mcmahon.rounds import opponents
from arbiter_app.domain.pairing.swiss.position import SwissPosition

_Pair = tuple[int, int]


def with_team_mates_apart(position: SwissPosition, mates: Sequence[int]) -> SwissPosition:
    """Return a position in which everybody is kept from their `mates`, sets by rank, as far as it
    has a pairing then; as it is where it has none at all.
    """
    pairs = _in_order(position, mates)
    apart = _kept(position, pairs)
    if not pairs or _has_pairing(apart):
        return apart
    if not _has_pairing(position):
        return position
    free: list[_Pair] = []
    left = pairs
    while True:
        needed = _fewest(left, lambda some: _has_pairing(_kept(position, pairs, free=some)), free)
        if not needed:
            break
        free.append(left[needed - 1])
        left = left[: needed - 1]
    numbers = [
        (position.players[one].number, position.players[other].number)
        for one, other in sorted(free)
    ]
    return replace(_kept(position, pairs, free=free), lifted=tuple(numbers))


def _fewest(
    pairs: Sequence[_Pair], is_enough: Callable[[Sequence[_Pair]], bool], free: Sequence[_Pair]
) -> int:
    """Return how many of the pairs must be free beside those that are, the first of them."""
    low, high = 0, len(pairs)
    while low < high:
        middle = (low + high) // 2
        if is_enough([*free, *pairs[:middle]]):
            high = middle
        else:
            low = middle + 1
    return low


def _in_order(position: SwissPosition, mates: Sequence[int]) -> list[_Pair]:
    """Return the pairs of team-mates who might meet otherwise, those first that are free first."""
    scores = [player.score for player in position.players]
    found = [
        (one, other)
        for one, those in enumerate(mates)
        for other in members(those & ~position.met[one] & ~position.forbidden[one])
        if one < other
    ]
    return sorted(found, key=lambda pair: (scores[pair[0]] - scores[pair[1]], -pair[0], -pair[1]))


def _kept(
    position: SwissPosition, pairs: Sequence[_Pair], *, free: Sequence[_Pair] = ()
) -> SwissPosition:
    """Return a position in which pairs may not meet, but for those that are free."""
    forbidden = list(position.forbidden)
    gone = {*free}
    for one, other in pairs:
        if (one, other) not in gone:
            forbidden[one] |= 1 << other
            forbidden[other] |= 1 << one
    return replace(position, forbidden=tuple(forbidden))


def _has_pairing(position: SwissPosition) -> bool:
    """Whether everybody can be paired, but for one who has the bye in an odd field."""
    if position.text is SwissText.DUTCH:
        return FieldOfDutch(position, lambda: None).is_possible
    neighbours = list(_ALLOWED[position.text](position))
    if position.is_odd:
        bye = len(position.players)
        takers = [at for at, player in enumerate(position.players) if not player.bye_barred]
        for at in takers:
            neighbours[at] |= 1 << bye
        neighbours.append(sum(1 << at for at in takers))
    return Matching(neighbours, (1 << len(neighbours)) - 1).make_perfect()


def _with_bye_first(position: SwissPosition) -> Sequence[int]:
    return FieldOfByeFirst(position).allowed[: len(position.players)]


def _by_lim(position: SwissPosition) -> Sequence[int]:
    return FieldOfLim(position).allowed


_ALLOWED: Mapping[SwissText, Callable[[SwissPosition], Sequence[int]]] = {
    SwissText.DUBOV: _with_bye_first,
    SwissText.BURSTEIN: _with_bye_first,
    SwissText.LIM: _by_lim,
    SwissText.DOUBLE: _with_bye_first,
    SwissText.TEAMS: _with_bye_first,
    SwissText.MCMAHON: opponents,
}
"""Whom everybody may meet by each text, but for the Dutch one, which settles the bye with it."""
