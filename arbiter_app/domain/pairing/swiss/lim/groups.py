"""The score groups of a round in the order in which they are paired (C.04.4.3 Art. 2.2, 2.6)."""

from collections.abc import Iterable, Sequence

from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.field import Field
from arbiter_app.domain.pairing.swiss.lim.floaters import Floater, floaters
from arbiter_app.domain.pairing.swiss.lim.keeping import keeping
from arbiter_app.domain.pairing.swiss.lim.limits import median_score
from arbiter_app.domain.pairing.swiss.lim.scrutiny import Choice, choices
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen

Pair = tuple[int, int]


@frozen(kw_only=True)
class PairedGroup:
    """A score group with those who have floated into it, as it was paired; sets are bits."""

    score: int
    residents: int
    incoming: tuple[tuple[int, Direction], ...]
    """Who has floated into it, in the order in which they are paired, and which way."""
    direction: Direction
    is_median: bool
    adjacent: int
    """The group to which its floaters go; nobody of the median one."""
    floaters: tuple[Floater, ...]
    choices: tuple[Choice, ...]
    """Of a group beside the median one also those whose pairs were cracked later."""
    cracked: tuple[tuple[Pair, Direction], ...] = ()
    """Of the median group the pairs of others that were taken back for it, and from which side
    their players have come.
    """

    @property
    def members(self) -> int:
        return self.residents | _bits(player for player, _ in self.incoming)


@frozen(kw_only=True)
class Groups:
    """The groups that have players, by their scores."""

    above: tuple[int, ...]
    """From the top down to the one just above the median."""
    below: tuple[int, ...]
    """From the bottom up to the one just below it."""
    median: int
    """Nobody may have its score."""
    score_of_median: int

    def sides(self) -> Sequence[tuple[Direction, tuple[int, ...]]]:
        return (Direction.DOWN, self.above), (Direction.UP, self.below)


def score_groups(field: Field, free: int | None) -> Groups:
    """Return the groups of all who are paired; `free` has the bye."""
    here = field.position.everybody & ~(0 if free is None else 1 << free)
    by_score: dict[int, int] = {}
    for at in members(here):
        score = field.players[at].score
        by_score[score] = by_score.get(score, 0) | 1 << at
    median = median_score(field.position)
    return Groups(
        above=tuple(group for score, group in by_score.items() if score > median),
        below=tuple(group for score, group in by_score.items() if score < median)[::-1],
        median=by_score.get(median, 0),
        score_of_median=median,
    )


def paired_groups(field: Field, free: int | None) -> tuple[PairedGroup, ...]:
    """Return the groups in the order in which they are paired; all can be, `free` apart."""
    groups = score_groups(field, free)
    left = groups.median | sum(groups.above) | sum(groups.below)
    found: list[PairedGroup] = []
    incoming: list[tuple[int, Direction]] = []
    for direction, side in groups.sides():
        coming: list[int] = []
        for place, group in enumerate(side):
            adjacent = side[place + 1] if place + 1 < len(side) else groups.median
            paired = _paired(field, group, coming, adjacent, direction, left)
            found.append(paired)
            coming = direction.floaters_first(each.player for each in paired.floaters)
            left = paired_out(left, paired)
        incoming += [(each, direction) for each in coming]
    found.append(_median(field, groups, found, incoming))
    return tuple(found)


def paired_out(left: int, paired: PairedGroup) -> int:
    """Return who is left once a group is paired."""
    return left & ~_bits(at for choice in paired.choices for at in choice.pair)


def _paired(
    field: Field,
    residents: int,
    coming: Sequence[int],
    adjacent: int,
    direction: Direction,
    left: int,
) -> PairedGroup:
    came = _bits(coming)
    group = residents | came
    leaving = floaters(field, group, came, adjacent, direction, keeping(field, group, left))
    staying = group & ~_bits(each.player for each in leaving)
    incoming = tuple((each, direction) for each in coming)
    return PairedGroup(
        score=field.players[next(members(residents))].score,
        residents=residents,
        incoming=incoming,
        direction=direction,
        is_median=False,
        adjacent=adjacent,
        floaters=tuple(leaving),
        choices=tuple(choices(field, staying, direction, incoming)),
    )


def _median(
    field: Field,
    groups: Groups,
    others: Sequence[PairedGroup],
    incoming: list[tuple[int, Direction]],
) -> PairedGroup:
    """Pair the median group, and crack pairs of the others while not all of it can be paired: of
    those below where more floaters have come from above, else of those above, of one side alone
    where the other has none left. The pair that was made last comes first.
    """
    to_crack = {
        direction: [
            choice.pair
            for group in others
            if group.direction is direction
            for choice in group.choices
        ]
        for direction in Direction
    }
    cracked = []
    while not field.completes(groups.median | _bits(player for player, _ in incoming)):
        from_above = sum(direction is Direction.DOWN for _, direction in incoming)
        is_more = 2 * from_above > len(incoming)
        side = Direction.UP if is_more else Direction.DOWN
        if not to_crack[side]:
            side = Direction.DOWN if is_more else Direction.UP
        pair = to_crack[side].pop()
        cracked.append((pair, side))
        incoming += [(player, side) for player in pair]
    in_order = [
        (player, direction)
        for direction in Direction
        for player in direction.floaters_first(
            player for player, came in incoming if came is direction
        )
    ]
    members_ = groups.median | _bits(player for player, _ in in_order)
    return PairedGroup(
        score=groups.score_of_median,
        residents=groups.median,
        incoming=tuple(in_order),
        direction=Direction.DOWN,
        is_median=True,
        adjacent=0,
        floaters=(),
        choices=tuple(choices(field, members_, Direction.DOWN, in_order)),
        cracked=tuple(cracked),
    )


def _bits(some: Iterable[int]) -> int:
    return sum(1 << at for at in some)
