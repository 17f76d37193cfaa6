"""Where a Swiss stands before a round is paired: all that its systems may look at."""

from enum import IntEnum
from functools import cached_property
from typing import NamedTuple

from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL, McMahonRules
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, FreeColours, Readings, SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.values import frozen

POINT = 100
"""Scores are whole numbers in hundredths of a point, for they are compared millions of times."""


class Floated(IntEnum):
    """Whether somebody floated in a round (C.04.3 Art. 1.4)."""

    NOT = 0
    DOWN = 1
    UP = 2


class Strength(IntEnum):
    """How strong a colour preference is (C.04.3 Art. 1.7)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class SwissPlayer(NamedTuple):
    """A player who is paired in this round, as the systems see them. A tuple, because a field has
    thousands of them.
    """

    number: PairingNumber
    score: int
    """Points with the virtual ones of this round, in hundredths."""
    colours: tuple[Colour, ...]
    """Of the games played, the latest last; unplayed rounds are left out (C.04.2 Art. 3.4)."""
    difference: int
    """White games less Black games (Art. 1.6)."""
    wants: Colour | None
    strength: Strength
    bye_barred: bool
    """Whether they may not have the pairing-allocated bye (C2, C.04.1 Art. 4)."""
    last_float: Floated
    float_before: Floated
    """That of two rounds ago."""
    unplayed: int
    """How many rounds before this one they did not play (C9)."""
    is_topscorer: bool
    """Whether this is the last round and they have more than half of the points (Art. 1.8)."""
    counted_as: int | None
    """The number that is odd or even where neither of two has played, see
    `SwissRules.counts_all_numbers`; None where everybody in the round has."""
    second_score: int = 0
    """Of a team what comes after its score, game points as a rule (C.04.6 Art. 4.2.2)."""
    virtual: int = 0
    """Of a team how much of its score is virtual (C.04.7)."""
    rating: int = 0
    """0 of those without one."""
    upfloats: int = 0
    """How often they have come up in all rounds before this one (C.04.4.1 Art. 1.8)."""
    opponents_average: int = 0
    """The average rating of those whom they have met (C.04.4.1 Art. 1.7)."""
    opposition: tuple[int, int] = (0, 0)
    """The index of the strength of those whom they have met (C.04.4.2 Art. 1.8.1)."""


class OnLevel(NamedTuple):
    """What a McMahon tournament asks of a player beside."""

    grade: Grade | None
    points: int
    """Those that were scored, without the level on which they started; in hundredths."""
    drawn_up: int
    """How often they have met a higher group."""
    drawn_down: int
    balance: int
    """White games less Black games, of even games alone."""
    opponents: int
    """The scores of their opponents added up, in hundredths."""
    opponents_of_opponents: int
    """What their opponents have so, added up."""
    country: str
    club: str


@frozen(kw_only=True, slots=False)
class SwissPosition:
    """The field of a round, in the order of rank: by score, then by number (Art. 1.2).

    Players are known by their index in this order; a set of them is a whole number whose bit i
    stands for the player i. No slots, because cached_property needs a place for its answer.
    """

    round: Round
    rounds_after: int
    """How many rounds follow this one, as announced."""
    initial_colour: Colour
    players: tuple[SwissPlayer, ...]
    met: tuple[int, ...]
    """Of each player those whom they have met over the board (C1, C.04.2 Art. 3.5)."""
    forbidden: tuple[int, ...]
    """Of each player those whom the regulations keep from them in this round."""
    lifted: tuple[tuple[PairingNumber, PairingNumber], ...] = ()
    """Team-mates who may meet, and do, because the round has no complete pairing otherwise."""
    median: int = 0
    """Half of the points that the rounds before could give (C.04.4.3 Art. 2.2)."""
    levels: tuple[OnLevel, ...] = ()
    """Of each player, in a McMahon tournament."""
    text: SwissText = SwissText.DUTCH
    """By which the round is paired."""
    readings: Readings = AS_WRITTEN
    mcmahon: McMahonRules = USUAL
    """How pairs are weighed, where that is the text."""

    @cached_property
    def everybody(self) -> int:
        return (1 << len(self.players)) - 1

    @property
    def is_last_round(self) -> bool:
        return self.rounds_after == 0

    @property
    def are_floats_free(self) -> bool:
        """Whether it does not matter any more who floated before: in the last round, of teams in
        the last two (Art. 2.3).
        """
        return self.rounds_after < (2 if self.text is SwissText.TEAMS else 1)

    def are_limits_off(self, one: SwissPlayer, other: SwissPlayer) -> bool:
        """Whether two may meet whatever colours they have had: by the Lim system in the last round
        (C.04.4.3 Art. 6).
        """
        if self.text is not SwissText.LIM or not self.is_last_round:
            return False
        return self.readings.free_colours is FreeColours.ALL or one.score == other.score

    def rank(self, at: int) -> tuple[int, ...]:
        """Return what two of one score, or two who meet, are ranked by, the smaller the higher:
        their place in the field, by the Burstein system their opposition (C.04.4.2 Art. 1.8).
        """
        if self.text is not SwissText.BURSTEIN:
            return (at,)
        player = self.players[at]
        buchholz, sonneborn_berger = player.opposition
        return -buchholz, -sonneborn_berger, player.number

    @property
    def is_odd(self) -> bool:
        """Whether somebody has no opponent."""
        return len(self.players) % 2 == 1
