"""In which order candidates are tried (C.04.3 Articles 3.6 and 4)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

Pairs = tuple[tuple[int, int], ...]
Meets = Callable[[int, int], bool]


def homogeneous(players: Sequence[int], pairs: int, may_meet: Meets) -> Iterator[Pairs]:
    """Yield the legal candidates of a homogeneous bracket or of a remainder, as they come: for
    every exchange between S1 and S2 all transpositions of S2 (Art. 3.3, 3.6).
    """
    ranked = sorted(players)
    for above, below in exchanges(len(ranked), pairs):
        s1, s2 = [ranked[at] for at in above], [ranked[at] for at in below]
        for order in transpositions(s1, s2, may_meet):
            yield tuple(zip(s1, order, strict=True))


def transpositions(
    s1: Sequence[int], s2: Sequence[int], may_meet: Meets
) -> Iterator[tuple[int, ...]]:
    """Yield who of S2 meets the first, the second … of S1, in the order of Art. 4.2: only the
    first of S2, as many as S1 has, count.

    Where two may not meet, all orders that begin so are left out: none of them is legal.
    """
    if not s1:
        yield ()
        return
    for at, opponent in enumerate(s2):
        if may_meet(s1[0], opponent):
            for others in transpositions(s1[1:], [*s2[:at], *s2[at + 1 :]], may_meet):
                yield (opponent, *others)


@cache
def exchanges(size: int, pairs: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return every S1 and S2 of so many players, each sorted, by places from 0 (Art. 4.3): first
    the original ones, then with the fewest exchanged, with the smallest difference of the sums,
    with the largest that leaves S1, with the smallest that leaves S2.
    """
    s1, s2 = range(pairs), range(pairs, size)
    swaps = [
        (down, up)
        for number in range(min(len(s1), len(s2)) + 1)
        for down in combinations(s1, number)
        for up in combinations(s2, number)
    ]
    swaps.sort(
        key=lambda swap: (
            len(swap[0]),
            sum(swap[1]) - sum(swap[0]),
            [-each for each in reversed(swap[0])],
            swap[1],
        )
    )
    return tuple(
        (
            tuple(sorted({*s1}.difference(down).union(up))),
            tuple(sorted({*s2}.difference(up).union(down))),
        )
        for down, up in swaps
    )
