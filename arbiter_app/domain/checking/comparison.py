"""Two pairings of one round side by side."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from arbiter_app.domain.checking.verdict import OtherColours, OtherPairs
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair, RoundPairing


def pairing_of(competition: Competition, round_: RoundOfPlay) -> RoundPairing:
    """Return the pairing of a round that is paired; of several who have the bye of an odd field
    the one with the lowest number.
    """
    numbers = competition.numbers
    pairs = tuple(Pair(numbers[game.white], numbers[game.black]) for game in round_.games)
    if competition.traits.has_byes:
        return RoundPairing(pairs=pairs, free=next(iter(holders_of_bye(competition, round_)), None))
    free = competition.free_in(round_)
    return RoundPairing(pairs=pairs, free=None if free is None else numbers[free])


def holders_of_bye(competition: Competition, round_: RoundOfPlay) -> tuple[PairingNumber, ...]:
    """Return who has the pairing-allocated bye: one in an odd field, unless something is wrong."""
    numbers = competition.numbers
    byes = (bye.player for bye in round_.byes if bye.mark is Mark.PAIRING_BYE)
    return tuple(sorted(numbers[player] for player in byes if player in numbers))


def without_colours(competition: Competition, round_: RoundOfPlay) -> Collection[frozenset[int]]:
    """Return the pairs of which nobody says who had White."""
    numbers = competition.numbers
    return {
        frozenset((numbers[game.white], numbers[game.black]))
        for game in round_.games
        if not game.has_colours
    }


def is_turned(round_: RoundOfPlay, differences: Sequence[object]) -> bool:
    """Whether all games of a round have the other colours, and nothing else differs in it."""
    colours = [each for each in differences if isinstance(each, OtherColours)]
    return 0 < len(colours) == len(differences) == sum(game.has_colours for game in round_.games)


def compared(
    found: RoundPairing, expected: RoundPairing, colourless: Collection[frozenset[int]] = ()
) -> tuple[OtherPairs | OtherColours, ...]:
    """Return where a pairing is not the expected one, in the order of the expected boards."""
    return (*_other_pairs(found, expected), *_other_colours(found, expected, colourless))


def _other_pairs(found: RoundPairing, expected: RoundPairing) -> Iterator[OtherPairs]:
    """Yield the pairs that differ in groups as small as they can be: in each the same players
    meet, but others of them.
    """
    here, there = _by_sides(found), _by_sides(expected)
    here_alone = {sides: pair for sides, pair in here.items() if sides not in there}
    there_alone = {sides: pair for sides, pair in there.items() if sides not in here}
    frees = {found.free, expected.free} - {None} if found.free != expected.free else set()
    left = {number for sides in (*here_alone, *there_alone) for number in sides} | frees
    starts = [number for sides in there_alone for number in sorted(sides)]
    for start in (*starts, *sorted(number for number in left if number is not None)):
        if start not in left:
            continue
        group = _hanging_together(start, (*here_alone, *there_alone))
        left -= group
        yield OtherPairs(
            found=tuple(pair for sides, pair in here_alone.items() if sides <= group),
            found_free=found.free if found.free in frees & group else None,
            expected=tuple(pair for sides, pair in there_alone.items() if sides <= group),
            expected_free=expected.free if expected.free in frees & group else None,
        )


def _hanging_together(start: int, pairs: Collection[frozenset[int]]) -> frozenset[int]:
    group, reached = frozenset[int](), frozenset((start,))
    while reached > group:
        group = reached
        reached = group.union(*(sides for sides in pairs if sides & group))
    return group


def _other_colours(
    found: RoundPairing, expected: RoundPairing, colourless: Collection[frozenset[int]]
) -> Iterator[OtherColours]:
    here = _by_sides(found)
    for sides, pair in _by_sides(expected).items():
        if sides in here and sides not in colourless and here[sides].white != pair.white:
            yield OtherColours(expected=pair)


def _by_sides(pairing: RoundPairing) -> Mapping[frozenset[int], Pair]:
    return {frozenset((pair.white, pair.black)): pair for pair in pairing.pairs}
