"""Why a round of a Swiss has no legal pairing: who cannot be paired, and what keeps them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.matching import Matching, Obstacle, members
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen

IMPOSSIBLE = "pairing.impossible"
"""The code of the error of a round that has no legal pairing."""
IMPOSSIBLE_OF_TEAMS = "pairing.teams-impossible"
"""The same where teams are paired."""

Names = Mapping[PairingNumber, str]
"""What people are called, by number."""


@frozen(kw_only=True)
class Barriers:
    """How many meetings are ruled out, each of them counted by the first of these rules."""

    met: int = 0
    """Of two who have met (C1)."""
    forbidden: int = 0
    """Of two whom the regulations of the event keep apart."""
    same_colour: int = 0
    """Of two who must have the same colour (C3)."""


@frozen(kw_only=True)
class NobodyForBye:
    """The field is odd, and nobody may have the bye (C2)."""

    players: int


@frozen(kw_only=True)
class NobodyToMeet:
    """Somebody may meet nobody, and may not have the bye where there is one."""

    number: PairingNumber
    others: int
    """How many there are to meet."""
    barriers: Barriers
    has_bye: bool
    """Whether the field is odd, so that somebody has the bye."""


@frozen(kw_only=True)
class TooFewToMeet:
    """Of each of some groups somebody needs an opponent from outside, and there are too few.

    A group is one player, or an odd number who may meet one another. Where the field is odd, the
    bye stands in one of the groups or among the others, as if it were a player.
    """

    groups: tuple[tuple[PairingNumber, ...], ...]
    bye_group: tuple[PairingNumber, ...] | None = None
    """Those who stand in a group with the bye; None where it is in no group."""
    others: tuple[PairingNumber, ...]
    """Whom alone they may meet beside their own group."""
    bye_is_among_others: bool
    barriers: Barriers
    """What keeps people of different groups from each other."""


Reason = NobodyForBye | NobodyToMeet | TooFewToMeet


@frozen(kw_only=True)
class NoPairing:
    """Why no pairing is legal; each reason is enough by itself."""

    reasons: tuple[Reason, ...]
    text: SwissText
    """By which the round is to be paired."""
    names: Names
    """Of those of whom more than the number is known."""


def impossible(
    position: SwissPosition, allowed: Sequence[int], check: Callable[[], None] = lambda: None
) -> RuleError:
    """Return the error that says why a round has no legal pairing, see `why_impossible`."""
    why = why_impossible(position, allowed, check)
    number, text = position.round, position.text.value
    if position.text is SwissText.TEAMS:
        return RuleError("pairing.teams-impossible", round=number, why=why, text=text)
    return RuleError("pairing.impossible", round=number, why=why, text=text)


def why_impossible(
    position: SwissPosition, allowed: Sequence[int], check: Callable[[], None] = lambda: None
) -> NoPairing:
    """Return why a round has no legal pairing.

    `allowed` are those whom each player may meet by the system, the bye apart. `check` is called
    from time to time, and raises to stop.
    """
    return NoPairing(reasons=_reasons(position, allowed, check), text=position.text, names={})


def named(error: RuleError, names: Names) -> RuleError:
    """Return an error that calls those by their names whom it is about."""
    facts = {
        name: replace(fact, names=names) if isinstance(fact, NoPairing) else fact
        for name, fact in error.facts.items()
    }
    return RuleError(error.code, **facts)


def _reasons(
    position: SwissPosition, allowed: Sequence[int], check: Callable[[], None]
) -> tuple[Reason, ...]:
    """Return why a round has no legal pairing, as short as can be."""
    size = len(position.players)
    neighbours = [near & position.everybody for near in allowed[:size]]
    inside = position.everybody
    if position.is_odd:
        takers = sum(1 << at for at in range(size) if not position.players[at].bye_barred)
        if not takers:
            return (NobodyForBye(players=size),)
        for at in members(takers):
            neighbours[at] |= 1 << size
        neighbours.append(takers)
        inside |= 1 << size
    alone = [
        NobodyToMeet(
            number=position.players[at].number,
            others=size - 1,
            barriers=_barriers(position, [(at, position.everybody & ~(1 << at))]),
            has_bye=position.is_odd,
        )
        for at in range(size)
        if not neighbours[at]
    ]
    if alone:
        return tuple(sorted(alone, key=lambda each: each.number))
    smallest = _smallest_obstacle(neighbours, inside, check)
    return (_too_few(position, _with_all_like_it(neighbours, inside, smallest)),)


def _smallest_obstacle(
    neighbours: Sequence[int], inside: int, check: Callable[[], None]
) -> Obstacle:
    """Return the smallest obstacle that is met from any vertex left over by a largest matching."""
    matching = Matching(neighbours, inside)
    matching.make_largest(check)
    best = min((matching.obstacle(vertex) for vertex in members(matching.free)), key=_size)
    tried = matching.free
    while untried := sum(best.groups) & ~tried:
        root = min(members(untried), key=lambda vertex: neighbours[vertex].bit_count())
        if _least_size(best, neighbours[root].bit_count()) >= _size(best):
            break
        check()
        tried |= 1 << root
        best = min(best, _obstacle_from(matching, root), key=_size)
    return best


def _with_all_like_it(neighbours: Sequence[int], inside: int, obstacle: Obstacle) -> Obstacle:
    """Return an obstacle with everybody else who may meet its others alone."""
    outside = inside & ~(sum(obstacle.groups) | obstacle.others)
    more = (1 << at for at in members(outside) if not neighbours[at] & ~obstacle.others)
    return Obstacle(groups=(*obstacle.groups, *more), others=obstacle.others)


def _size(obstacle: Obstacle) -> int:
    return (sum(obstacle.groups) | obstacle.others).bit_count()


def _least_size(best: Obstacle, neighbours: int) -> int:
    """Return how many vertices an obstacle has at least that is met from one with so many
    neighbours: they are all part of it, and where no group is larger than one, as many groups and
    one more.
    """
    are_single = all(group.bit_count() == 1 for group in best.groups)
    return 2 * neighbours + 1 if are_single else neighbours + 1


def _obstacle_from(largest: Matching, root: int) -> Obstacle:
    """Return what keeps a vertex from a mate if another takes its own."""
    matching = largest.copy()
    mate = matching.mate[root]
    matching.part(root)
    matching.leave_out(root)
    matching.match(mate)
    matching.inside |= 1 << root
    matching.free |= 1 << root
    return matching.obstacle(root)


def _too_few(position: SwissPosition, obstacle: Obstacle) -> TooFewToMeet:
    bye = 1 << len(position.players)

    def numbers(vertices: int) -> tuple[PairingNumber, ...]:
        return tuple(sorted(position.players[at].number for at in members(vertices & ~bye)))

    apart, left = [], sum(obstacle.groups) & ~bye
    for group in obstacle.groups:
        left &= ~group
        apart += [(at, left) for at in members(group & ~bye)]
    with_bye = next((group for group in obstacle.groups if group & bye), None)
    return TooFewToMeet(
        groups=tuple(sorted(numbers(group) for group in obstacle.groups if not group & bye)),
        bye_group=None if with_bye is None else numbers(with_bye),
        others=numbers(obstacle.others),
        bye_is_among_others=bool(obstacle.others & bye),
        barriers=_barriers(position, apart),
    )


def _barriers(position: SwissPosition, apart: Iterable[tuple[int, int]]) -> Barriers:
    """Return why players may not meet others, all of whom are known to be out of reach."""
    met = forbidden = same_colour = 0
    for at, others in apart:
        met_here = others & position.met[at]
        forbidden_here = others & position.forbidden[at] & ~met_here
        met += met_here.bit_count()
        forbidden += forbidden_here.bit_count()
        same_colour += (others & ~met_here & ~forbidden_here).bit_count()
    return Barriers(met=met, forbidden=forbidden, same_colour=same_colour)
