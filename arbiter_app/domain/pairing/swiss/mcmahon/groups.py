"""The groups of a McMahon round, and the places of players in them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from arbiter_app.domain.pairing.swiss.position import POINT, SwissPosition


class Place(NamedTuple):
    """Where somebody stands in a group."""

    group: int
    """The whole points of all who are in it: a score between belongs to the one below."""
    place: int
    """From 0 on."""
    size: int
    """How many are in the group."""


def order_of_placement(position: SwissPosition) -> list[int]:
    """Return the players by score, the scores of their opponents and of the opponents of those,
    then by number.
    """

    def key(at: int) -> tuple[int, int, int, int]:
        player, level = position.players[at], position.levels[at]
        return -player.score, -level.opponents, -level.opponents_of_opponents, player.number

    return sorted(range(len(position.players)), key=key)


def places(position: SwissPosition, paired: Sequence[int]) -> Mapping[int, Place]:
    """Return the places of those who are paired, who stand in the order of placement."""
    groups: dict[int, list[int]] = {}
    for at in paired:
        groups.setdefault(position.players[at].score // POINT, []).append(at)
    return {
        at: Place(group, place, len(members))
        for group, members in groups.items()
        for place, at in enumerate(members)
    }
