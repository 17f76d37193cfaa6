"""Preliminary groups: who plays in which (seeding by snake, or by lot)."""

from collections.abc import Mapping
from enum import StrEnum
from string import ascii_uppercase

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.pairing.berger import FEWEST_PLAYERS
from arbiter_app.values import frozen

FEWEST_GROUPS = 2


class Divide(StrEnum):
    """How the field is divided into groups."""

    SNAKE = "snake"
    """By the numbers of the draw: 1 … k into the groups, k + 1 … 2k the other way round …"""
    LOTS = "lots"
    """By lot; no group has two more than another."""


def most_groups(players: int) -> int:
    """Return into how many groups so many players can be divided, each a round robin."""
    return min(players // FEWEST_PLAYERS, len(ascii_uppercase))


def group_letter(index: int) -> str:
    """Return the letter of the group with an index from 0."""
    return ascii_uppercase[index]


def numbers_seed(seed: str, letter: str) -> str:
    """Return the seed of the numbers inside a group, from the seed of the division."""
    return f"{seed} {letter}"


@frozen
class Division:
    """How a field came into its groups; the seed is that of lots."""

    by: Divide
    seed: str | None = None


def division_of(tournament: Tournament) -> Division | None:
    """Return how the groups that there are were divided; None where they were put together
    otherwise, or there are none.
    """
    groups = [stage for stage in tournament.stages if stage.kind is StageKind.GROUP]
    if not FEWEST_GROUPS <= len(groups) <= most_groups(len(tournament.numbers)):
        return None
    members = [{*stage.players} for stage in groups]
    seed = (groups[0].seed or "").removesuffix(numbers_seed("", group_letter(0)))
    for each in (Division(Divide.SNAKE), Division(Divide.LOTS, seed)):
        found = divided(tournament.numbers, len(groups), each.by, seed)
        if [{*players} for players in found] == members:
            return each
    return None


def divided(
    numbers: Mapping[PlayerId, PairingNumber], groups: int, by: Divide, seed: str
) -> tuple[tuple[PlayerId, ...], ...]:
    """Return the players of each group, in the order in which they came to it.

    By lot, the numbers 1 … N are shuffled and dealt to the groups in turn. Raises
    RuleError("groups.number").
    """
    if not FEWEST_GROUPS <= groups <= most_groups(len(numbers)):
        raise RuleError(
            "groups.number",
            groups=groups,
            players=len(numbers),
            fewest=FEWEST_GROUPS,
            most=most_groups(len(numbers)),
        )
    holders = {number: player for player, number in numbers.items()}
    order = sorted(holders)
    if by is Divide.LOTS:
        order = list(Lots(seed).shuffled(order))
    members: list[list[PlayerId]] = [[] for _ in range(groups)]
    for turn, number in enumerate(order):
        there, at = divmod(turn, groups)
        is_way_back = by is Divide.SNAKE and there % 2 == 1
        members[groups - 1 - at if is_way_back else at].append(holders[number])
    return tuple(map(tuple, members))
