"""The restricted draw: players of one contingent shall not meet in the last three rounds
(C.05 Annex 2, Varma tables).
"""

from collections.abc import Iterable, Mapping, Sequence

from arbiter_app.domain.drawing.lots import Lots, alphabetical
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey, affiliation
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Draw,
    DrawMethod,
    DrawnNumber,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.names.collation import Letters, collation_key
from arbiter_app.values import frozen

FEWEST_PLAYERS = 9
MOST_PLAYERS = 24
ENVELOPES = ("A", "B", "C", "D")

VarmaRow = tuple[str, str, str, str]

# fmt: off
_OFFICIAL: Mapping[int, VarmaRow] = {
    #    A                            B                         C           D
    10: ("3 4 8",                     "5 7 9",                  "1 6",      "2 10"),
    12: ("4 5 9 10",                  "1 2 7",                  "6 8 12",   "3 11"),
    14: ("4 5 6 11 12",               "1 2 8 9",                "7 10 13",  "3 14"),
    16: ("5 6 7 12 13 14",            "1 2 3 9 10",             "8 11 15",  "4 16"),
    18: ("5 6 7 8 14 15 16",          "1 2 3 10 11 12",         "9 13 17",  "4 18"),
    20: ("6 7 8 9 15 16 17 18",       "1 2 3 11 12 13 14",      "5 10 19",  "4 20"),
    22: ("6 7 8 9 10 17 18 19 20",    "1 2 3 4 12 13 14 15",    "11 16 21", "5 22"),
    24: ("6 7 8 9 10 11 19 20 21 22", "1 2 3 4 13 14 15 16 17", "12 18 23", "5 24"),
}
# fmt: on

VARMA_TABLES: Mapping[VarmaVariant, Mapping[int, VarmaRow]] = {
    VarmaVariant.OFFICIAL: _OFFICIAL,
    # The older printing (C.06); with the row in force 6 and 12 meet in the last round.
    VarmaVariant.CORRECTED: {**_OFFICIAL, 12: ("4 5 9 10", "2 6 7", "1 8 12", "3 11")},
}
"""C.05 Annex 2: the numbers in the envelopes by the (even) number of players."""


@frozen(kw_only=True)
class Contingent:
    """Players who draw from one envelope; a player who belongs to none is one by himself."""

    name: str | None
    players: tuple[Player, ...]


def envelopes(players: int, variant: VarmaVariant) -> Mapping[str, tuple[PairingNumber, ...]]:
    """Return the numbers in each envelope; an odd field leaves out the number nobody has.

    Raises RuleError("draw.varma-players") outside 9 to 24 players.
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise RuleError(
            "draw.varma-players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS
        )
    row = VARMA_TABLES[variant][players + players % 2]
    return {
        envelope: tuple(PairingNumber(n) for n in map(int, numbers.split()) if n <= players)
        for envelope, numbers in zip(ENVELOPES, row, strict=True)
    }


def first_numbers(players: int) -> tuple[PairingNumber, ...]:
    """Return the numbers that never meet in the last three rounds, but for Varma's envelopes: those
    below half of the table. The numbers i and j of a table of n meet in round i + j - 1, which is
    n - 4 at most.
    """
    table = players + players % 2
    return tuple(map(PairingNumber, range(1, table // 2)))


def has_two_printings(players: int) -> bool:
    """Whether the two printings of the tables differ for so many players (C.05 Annex 2)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return False
    return len({tuple(envelopes(players, variant).values()) for variant in VarmaVariant}) > 1


def contingents(players: Sequence[Player], by: ContingentKey) -> tuple[Contingent, ...]:
    """Return the contingents in the order of drawing (C.05 Annex 2): the largest first, equal ones
    by the alphabet, then those who belong to none; inside, the players by name.

    Case, apostrophes and stray spaces in a contingent's name do not split it.
    """
    alone: list[Contingent] = []
    together: dict[Letters, list[Player]] = {}
    for player in alphabetical(players):
        name = affiliation(player, by)
        if name is None:
            alone.append(Contingent(name=None, players=(player,)))
        else:
            letters, _ = collation_key(name)
            together.setdefault(letters, []).append(player)
    named = [
        Contingent(name=affiliation(members[0], by), players=tuple(members))
        for _, members in sorted(together.items())
    ]
    return tuple(sorted((*named, *alone), key=lambda contingent: -len(contingent.players)))


def fits(sizes: Iterable[int], room: Iterable[int]) -> bool:
    """Whether contingents of these sizes can go whole into envelopes with room for so many."""
    fillings = {tuple(sorted(room))}
    for size in sorted(sizes, reverse=True):
        fillings = {
            tuple(sorted((*filling[:place], free - size, *filling[place + 1 :])))
            for filling in fillings
            for place, free in enumerate(filling)
            if free >= size
        }
    return bool(fillings)


def check_contingents(
    players: Sequence[Player], contingents_by: ContingentKey, variant: VarmaVariant
) -> None:
    """Refuse a restricted draw that cannot be completed, before anybody has drawn.

    Raises RuleError("draw.varma-players"), RuleError("draw.contingent-too-large") or
    RuleError("draw.contingents-do-not-fit").
    """
    room = [len(numbers) for numbers in envelopes(len(players), variant).values()]
    order = contingents(players, contingents_by)
    demand_fit([(contingent.name, len(contingent.players)) for contingent in order], room)


def demand_fit(contingents: Iterable[tuple[str | None, int]], room: Sequence[int]) -> None:
    """Refuse contingents, given by name and size, that cannot go whole into envelopes with room
    for so many.

    Raises RuleError("draw.contingent-too-large") or RuleError("draw.contingents-do-not-fit").
    """
    largest_first = sorted(contingents, key=lambda contingent: -contingent[1])
    sizes = [size for _, size in largest_first]
    for name, size in largest_first[:1]:
        if size > max(room):
            raise RuleError(
                "draw.contingent-too-large", contingent=name or "–", size=size, largest=max(room)
            )
    if not fits(sizes, room):
        raise RuleError(
            "draw.contingents-do-not-fit", contingents=_sum_text(sizes), envelopes=_sum_text(room)
        )


def draw_by_envelopes(
    players: Sequence[Player], contingents_by: ContingentKey, variant: VarmaVariant, seed: str
) -> Draw:
    """Draw numbers contingent by contingent, each from one envelope (C.05 Annex 2).

    The first player of a contingent draws by lot one of the envelopes that hold enough numbers
    and leave the later contingents a place, then each member draws by lot one of its numbers.
    Envelopes stand in the order A … D and numbers in rising order when a lot counts them.

    Raises as `check_contingents`.
    """
    check_contingents(players, contingents_by, variant)
    lots = Lots(seed)
    left = {letter: list(held) for letter, held in envelopes(len(players), variant).items()}
    order = contingents(players, contingents_by)
    drawn: list[DrawnNumber] = []
    for turn, contingent in enumerate(order):
        later = [len(other.players) for other in order[turn + 1 :]]
        possible = possible_envelopes(left, len(contingent.players), later)
        envelope = possible[lots.below(len(possible))]
        numbers = left[envelope]
        drawn += (
            DrawnNumber(
                player=player.id,
                number=numbers.pop(lots.below(len(numbers))),
                envelope=envelope,
                contingent=contingent.name,
            )
            for player in contingent.players
        )
    return Draw(
        method=DrawMethod.VARMA,
        drawn=tuple(drawn),
        seed=seed,
        contingents_by=contingents_by,
        varma_variant=variant,
    )


def possible_envelopes(
    left: Mapping[str, Sequence[PairingNumber]], size: int, later: Sequence[int]
) -> tuple[str, ...]:
    """Return the envelopes with room for so many players that leave the later ones a place."""
    room = {envelope: len(numbers) for envelope, numbers in left.items()}
    return tuple(
        envelope
        for envelope, free in room.items()
        if free >= size and fits(later, {**room, envelope: free - size}.values())
    )


def _sum_text(sizes: Sequence[int]) -> str:
    return " + ".join(map(str, sizes))
