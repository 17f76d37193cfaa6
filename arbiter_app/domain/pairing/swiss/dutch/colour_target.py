"""The fewest colour preferences that must be denied in a bracket, from counts alone (C12, C13)."""

from typing import NamedTuple

from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.matching import members


class Wishes(NamedTuple):
    """How many want each colour: strongly (or absolutely), and mildly; how many want none."""

    strong_white: int
    mild_white: int
    strong_black: int
    mild_black: int
    no_colour: int

    @classmethod
    def of(cls, field: Field, players: int) -> "Wishes":
        white, black = players & field.white, players & field.black
        mild_white, mild_black = (white & field.mild).bit_count(), (black & field.mild).bit_count()
        return cls(
            strong_white=white.bit_count() - mild_white,
            mild_white=mild_white,
            strong_black=black.bit_count() - mild_black,
            mild_black=mild_black,
            no_colour=(players & ~(white | black)).bit_count(),
        )


class Target(NamedTuple):
    """The least that C12 and C13 can be when all of a set are paired, and how that is reached.

    It is reached by those pairings alone in which everybody meets somebody of the kinds that
    `partners` names: where more want White than not, each of the others meets one who does, or
    there would be one pair more of two who want White; and of two who want White one at least is
    mild, unless there are too few of these, so that each is needed for such a pair.
    """

    denied: int
    """C12: pairs of two who want the same colour."""
    strongly_denied: int
    """C13: those of them in which neither preference is mild."""
    majority: int
    """0: as many want White as Black, those who want none counted with the fewer; 1: more want
    White; -1: more want Black."""

    @property
    def cost(self) -> tuple[int, int]:
        return self.denied, self.strongly_denied


def target(wishes: Wishes) -> Target:
    """Return the target when all who have these wishes are paired."""
    white = wishes.strong_white + wishes.mild_white
    black = wishes.strong_black + wishes.mild_black
    surplus = white - black - wishes.no_colour
    if surplus > 0:
        return Target(surplus // 2, max(0, surplus // 2 - wishes.mild_white), 1)
    surplus = black - white - wishes.no_colour
    if surplus > 0:
        return Target(surplus // 2, max(0, surplus // 2 - wishes.mild_black), -1)
    return Target(0, 0, 0)


def best_without_one(field: Field, players: int, floaters: int) -> tuple[Target, int] | None:
    """Return the best target when one of the floaters is not paired, and those of them with whom it
    is reached; None where they reach it in different ways.
    """
    kinds = [kind for kind in _kinds(field, floaters) if kind]
    targets = [target(Wishes.of(field, players & ~(kind & -kind))) for kind in kinds]
    best = min(each.cost for each in targets)
    ways = {each for each in targets if each.cost == best}
    if len({_way(each) for each in ways}) > 1:
        return None
    kept = 0
    for kind, each in zip(kinds, targets, strict=True):
        if each.cost == best:
            kept |= kind
    return ways.pop(), kept


def _way(each: Target) -> tuple[int, bool]:
    return each.majority, each.strongly_denied > 0


def _kinds(field: Field, players: int) -> tuple[int, ...]:
    white, black, mild = players & field.white, players & field.black, field.mild
    return white & ~mild, white & mild, black & ~mild, black & mild, players & ~(white | black)


def partners(field: Field, players: int, aim: Target) -> tuple[int, int, int]:
    """Return whom those may meet with whom the target is reached: those who want White strongly,
    want it mildly, and all others; with a majority for Black the same of Black. Without a majority:
    those who want White, those who want Black, and who wants neither.
    """
    if not aim.majority:
        return players & ~field.white, players & ~field.black, players
    many = players & (field.white if aim.majority > 0 else field.black)
    strong = many & ~field.mild
    if aim.strongly_denied:
        return players, strong, strong
    return players & ~strong, players, many


def tight(field: Field, players: int, aim: Target) -> list[int]:
    """Return whom each may meet in a pairing that reaches the target and denies no absolute
    preference, not even that of a topscorer (C10, C11). `players` may be one floater more than are
    paired.
    """
    one, two, three = partners(field, players, aim)
    if not aim.majority:
        first, second = field.white, field.black
    else:
        many = field.white if aim.majority > 0 else field.black
        first, second = many & ~field.mild, many & field.mild
    allowed = list(field.allowed)
    for at in members(players):
        bit = 1 << at
        allowed[at] &= one if first & bit else two if second & bit else three
    if field.topscorers:
        for absolute in (players & field.absolute_white, players & field.absolute_black):
            for at in members(absolute):
                allowed[at] &= ~absolute
    return allowed
