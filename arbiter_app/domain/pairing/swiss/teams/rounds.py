"""A whole round: the bye, the brackets, and the matches in the order of tables."""

from collections.abc import Callable, Iterator

from arbiter_app.domain.facts.rules.team_rules import AS_WRITTEN, Readings
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.board_order import at_boards
from arbiter_app.domain.pairing.swiss.impossible import impossible
from arbiter_app.domain.pairing.swiss.legality import legal
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.teams.brackets import Bracket
from arbiter_app.domain.pairing.swiss.teams.colours import colours
from arbiter_app.domain.pairing.swiss.teams.field import Check, Field
from arbiter_app.domain.pairing.swiss.teams.upfloaters import upfloaters

Tell = Callable[[int, int], None]


def pair(
    position: SwissPosition,
    readings: Readings = AS_WRITTEN,
    check: Check = lambda: None,
    tell: Tell = lambda _, __: None,
) -> RoundPairing:
    """Return the matches of a round, White on board 1 first, and who has the bye (C.04.6).

    `check` is called from time to time, and raises to stop; `tell` hears after each bracket how
    many teams are paired, and how many there are. Raises RuleError("pairing.teams-impossible")
    where no pairing is legal. What it has worked out is held against the absolute criteria before
    anybody sees it, see `legality.legal`.
    """
    field = Field(position, check)
    left = position.everybody
    free = None
    if position.is_odd:
        free = field.bye()
        if free is None:
            raise impossible(position, field.allowed, check)
        left &= ~(1 << free)
    elif not field.completes(left):
        raise impossible(position, field.allowed, check)
    found: list[tuple[int, int]] = []
    for pairs in _brackets(field, left, readings):
        found += pairs
        tell(2 * len(found), len(position.players))
    pairing = at_boards(position, found, free, lambda one, other: colours(position, one, other)[:2])
    return legal(position, pairing)


def _brackets(field: Field, left: int, readings: Readings) -> Iterator[list[tuple[int, int]]]:
    """Yield the pairs of each bracket, from the top down."""
    while left:
        field.check()
        groups = field.score_groups(left)
        up = upfloaters(field, groups, readings.next_group)
        yield Bracket(field, groups[0], up, readings.seats).pairs()
        left &= ~(groups[0] | up)
