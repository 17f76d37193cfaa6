"""The individual criteria of C.07 as data, one line each in the order of the printed table."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from arbiter_app.domain.event import System
from arbiter_app.domain.tie_breaks.direct_encounter import direct_encounter
from arbiter_app.domain.tie_breaks.names import Modifier, Variation
from arbiter_app.domain.tie_breaks.opponents_results import koya, sonneborn_berger
from arbiter_app.domain.tie_breaks.own_results import (
    games_with_black,
    games_won,
    games_won_with_black,
    rounds_elected_to_play,
    standard_points,
    wins,
)
from arbiter_app.domain.tie_breaks.parts import Group, Individual

Type = Literal["A", "B", "C", "D", "BC"]
"""Which results a criterion looks at (C.07 Art. 4.3)."""


class Better(Enum):
    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Criterion:
    """A line of the catalogue."""

    acronym: str
    article: str
    type: Type
    better: Better
    modifiers: frozenset[str]
    systems: frozenset[System]
    function: Individual | Group
    also: str | None = None
    """The acronym of the same criterion in another edition, understood in files."""

    def allows(self, modifier: Modifier) -> bool:
        spelling = "/L±n" if modifier.variation is Variation.LIMIT else str(modifier)
        return spelling in self.modifiers


NONE = frozenset[str]()
PLAYED = frozenset({"/P"})
CUT = frozenset({"/C1", "/C2", "/P"})
LIMIT = frozenset({"/L±n"})

ALL = frozenset(System)
RR = frozenset({System.ROUND_ROBIN})

HIGHER = Better.HIGHER

# fmt: off
#                acronym art.   type better  modif.  systems function
DE = Criterion( "DE",   "6",   "A",  HIGHER, PLAYED, ALL, Group(direct_encounter))
WIN = Criterion("WIN",  "7.1", "B",  HIGHER, NONE,   ALL, Individual(wins))
WON = Criterion("WON",  "7.2", "B",  HIGHER, NONE,   ALL, Individual(games_won))
BPG = Criterion("BPG",  "7.3", "B",  HIGHER, NONE,   ALL, Individual(games_with_black))
BWG = Criterion("BWG",  "7.4", "B",  HIGHER, NONE,   ALL, Individual(games_won_with_black))
GE = Criterion( "GE",   "7.6", "B",  HIGHER, NONE,   ALL, Individual(rounds_elected_to_play), "REP")
REP = Criterion("REP",  "7.6", "B",  HIGHER, NONE,   ALL, Individual(rounds_elected_to_play), "GE")
STD = Criterion("STD",  "7.7", "B",  HIGHER, NONE,   ALL, Individual(standard_points))
SB = Criterion( "SB",   "9.1", "BC", HIGHER, CUT,    ALL, Individual(sonneborn_berger))
KS = Criterion( "KS",   "9.2", "BC", HIGHER, LIMIT,  RR,  Individual(koya))
# fmt: on
