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
from arbiter_app.values import frozen

Tell = Callable[[int, int], None]


@frozen(kw_only=True)
class PairedBracket:
    """A score group that was paired with those who came up into it; sets of teams are bits."""

    groups: tuple[int, ...]
    """The score groups of all who were left then, its own first."""
    upfloaters: int
    pairs: tuple[tuple[int, int], ...]
    """By indices of the position, the top member first, in the order of top members."""

    @property
    def residents(self) -> int:
        return self.groups[0]

    @property
    def members(self) -> int:
        return self.residents | self.upfloaters


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
    free = bye_of(field)
    found: list[tuple[int, int]] = []
    for paired in paired_brackets(field, free, readings):
        found += paired.pairs
        tell(2 * len(found), len(position.players))
    pairing = at_boards(position, found, free, lambda one, other: colours(position, one, other)[:2])
    return legal(position, pairing)


def bye_of(field: Field) -> int | None:
    """Return who has the bye (C.04.6 Art. 3.4); None in an even field.

    Raises RuleError("pairing.teams-impossible") where no pairing is legal.
    """
    position = field.position
    free = field.bye() if position.is_odd else None
    if free is None and not field.completes(position.everybody):
        raise impossible(position, field.allowed, field.check)
    return free


def paired_brackets(
    field: Field, free: int | None, readings: Readings = AS_WRITTEN
) -> Iterator[PairedBracket]:
    """Yield the brackets with their pairs, from the top down; `free` has the bye."""
    left = field.position.everybody & ~(0 if free is None else 1 << free)
    while left:
        field.check()
        groups = field.score_groups(left)
        up = upfloaters(field, groups, readings.next_group)
        bracket = Bracket(field, groups[0], up, readings.seats)
        yield PairedBracket(groups=tuple(groups), upfloaters=up, pairs=tuple(bracket.pairs()))
        left &= ~(groups[0] | up)
