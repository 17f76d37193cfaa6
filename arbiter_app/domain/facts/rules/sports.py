"""The sports that are played by these systems, and their traits: rules ask for a trait, not for a
name.
"""

from collections.abc import Mapping
from enum import StrEnum

from arbiter_app.values import frozen


class Sport(StrEnum):
    CHESS = "chess"
    GO = "go"

    @property
    def traits(self) -> "SportTraits":
        return SPORTS[self]


@frozen(kw_only=True)
class SportTraits:
    """What a sport has otherwise than chess. Where Black begins, Black has what White has in tables
    of chess: the first move (Go rules 2.8.1); its name alone is another one.
    """

    black_begins: bool = False
    has_fide: bool = True
    """Whether FIDE rates it and knows its players."""
    has_grades: bool = False
    """Whether people have a grade, kyu or dan."""
    round_robin: tuple[str, ...] | None = None
    """What divides ties of a round robin, where a text of the sport says so."""
    round_robin_of_teams: tuple[str, ...] | None = None
    """The same of teams."""
    shifts_scheveningen: bool = False
    """Whether opponents of Scheveningen come by shifting the second team by one each round."""


# fmt: off
SPORTS: Mapping[Sport, SportTraits] = {
    Sport.CHESS: SportTraits(),
    # Go rules 2.8.1: Berger, then the mutual result; of teams the points on the boards, Berger on
    # match points, mutual result, Berger on the points of boards, then the boards in their order.
    Sport.GO: SportTraits(black_begins=True, has_fide=False, has_grades=True,
                          round_robin=("SB", "DE"),
                          round_robin_of_teams=("MPVGP", "EMMSB", "EDE", "EGGSB", "TBR"),
                          shifts_scheveningen=True),
}
# fmt: on
