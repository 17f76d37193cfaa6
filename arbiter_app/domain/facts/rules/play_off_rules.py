"""What the regulations of an event say of play-offs (C.07 Art. 3)."""

from dataclasses import replace
from enum import StrEnum

from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.values import frozen


class Form(StrEnum):
    """How so many players play off a tie."""

    MATCH = "match"
    ROUND_ROBIN = "round-robin"
    KNOCKOUT = "knockout"
    TRIM = "trim"
    """Not at once: the next tie-break of the list keeps the first of them."""


class WhenLevel(StrEnum):
    """What becomes of a round robin in which everybody is level again."""

    NEXT_TIE_BREAK = "next-tie-break"
    """The next tie-break of the list, not played at the board, drops the last of them."""
    NEXT_LEVEL = "next-level"
    """They go on as the next level says."""


class Pairs(StrEnum):
    """How numbers are given in a round robin or a knockout of a play-off (C.07 Art. 3.1.4)."""

    LOT = "lot"
    STANDING = "standing"
    """In the order of the table before the play-off."""


class Rest(StrEnum):
    """What becomes of those whom the play-off itself has not separated."""

    SHARED = "shared"
    """They share places and money (C.02 Art. 13.2.6 of 2017)."""
    TIE_BREAKS = "tie-breaks"
    """The other tie-breaks of the list order them."""


@frozen(kw_only=True)
class Branch:
    """What is played by so many tied players."""

    fewest: int
    most: int | None = None
    """None: any number."""
    form: Form
    keep: int = 4
    """With `TRIM`, how many stay."""
    match: MatchRules | None = None
    """With `MATCH` and `KNOCKOUT`."""
    pairs: Pairs = Pairs.LOT
    cycles: int = 1
    time_control: str = ""
    """With `ROUND_ROBIN`."""
    when_level: WhenLevel = WhenLevel.NEXT_TIE_BREAK

    def takes(self, players: int) -> bool:
        """Whether it is for so many."""
        return self.fewest <= players and (self.most is None or players <= self.most)


@frozen(kw_only=True)
class Level:
    """The branches for those who are (still) tied."""

    branches: tuple[Branch, ...]

    def branch(self, players: int) -> Branch | None:
        """Return the branch for so many tied players."""
        return next((each for each in self.branches if each.takes(players)), None)


@frozen(kw_only=True)
class PlayOffRules:
    """The play-off regulation of an event, published before it begins (C.07 Art. 3.1).

    A tie is played off where it reaches from above one of the `cuts` to below it. Who is still
    tied over a cut afterwards goes on with the next level; the last one is repeated.
    """

    id: str
    """"fide-2017", or a name of the arbiter's own."""
    source: str = ""
    cuts: tuple[int, ...] | None = (1,)
    """Behind which places a line is drawn that a tie must not cross: (1,) is the first place, (1,
    4) also who are among four that qualify; None is every place (C.07 Art. 3.1.1)."""
    tie_breaks_before: int | None = 0
    """How many tie-breaks of the list are applied before; None: all (C.07 Art. 3.1.2)."""
    levels: tuple[Level, ...]
    first_pause: int = 30
    """Minutes from the last game of those tied to the first game of the play-off."""
    pause: int = 10
    """Minutes between its stages."""
    rest: Rest = Rest.SHARED

    def level(self, index: int) -> Level:
        """Return a level, counted from 0; the last one is repeated."""
        return self.levels[min(index, len(self.levels) - 1)]

    def of_final(self, first_place: int) -> "PlayOffRules":
        """Return the regulation as it is for a final that decides the places from one on."""
        if self.cuts is None:
            return self
        cuts = (cut - first_place + 1 for cut in self.cuts if cut >= first_place)
        return replace(self, cuts=tuple(cuts))

    def of_group(self, cuts: tuple[int, ...]) -> "PlayOffRules":
        """Return the regulation as it is for a group, behind some of whose places somebody goes on
        and somebody does not: it is played off where the whole list of tie-breaks leaves it open.
        """
        return replace(self, cuts=cuts, tie_breaks_before=None)

    def plays_off(self, first: int, last: int) -> bool:
        """Whether a tie over these places is played off."""
        if self.cuts is None:
            return first < last
        return any(first <= cut < last for cut in self.cuts)
