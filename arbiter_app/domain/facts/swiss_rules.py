"""What the regulations of a Swiss say beside the system itself (C.04.1, C.04.2, C.04.7)."""

from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from typing import Self

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round
from arbiter_app.values import frozen


class SwissSystem(StrEnum):
    """By which text a Swiss is paired; each value is that of record 192 in a report."""

    DUTCH = "FIDE_DUTCH"
    DUBOV = "FIDE_DUBOV"
    BURSTEIN = "FIDE_BURSTEIN"
    DOUBLE = "FIDE_DOUBLESWISS"
    OTHER = "CUSTOM_SWISS"
    """Another one, or one that nobody has named."""


class Acceleration(StrEnum):
    """How the first rounds are accelerated (C.04.7)."""

    NONE = "none"
    BAKU = "baku"


@frozen(kw_only=True)
class VirtualPoints:
    """Points that count for the pairing of some rounds alone, for a range of pairing numbers."""

    points: Decimal
    first_round: Round
    last_round: Round
    first: PairingNumber
    last: PairingNumber


@frozen(kw_only=True)
class ForbiddenPairs:
    """People no two of whom may meet, in some rounds or in all."""

    players: tuple[ParticipantId, ...]
    first_round: Round = Round(1)
    last_round: Round | None = None
    """None: to the end."""


@frozen(kw_only=True)
class SwissRules:
    """How a Swiss is paired."""

    system: SwissSystem = SwissSystem.DUTCH
    is_assumed: bool = False
    """Whether nobody has named the system: a report that was imported leaves it open, and FIDE's
    own was taken."""
    initial_colour: Colour | None = None
    """The colour drawn by lot before round 1 (C.04.3 Art. 5.1); None: not yet."""
    acceleration: Acceleration = Acceleration.NONE
    last_accelerated: ParticipantId | None = None
    """The last of group A when round 1 was paired, who stays its last (C.04.7); None before."""
    virtual_points: tuple[VirtualPoints, ...] = ()
    """As a report lists them; where there are any, they stand in place of `acceleration`."""
    forbidden: tuple[ForbiddenPairs, ...] = ()
    counts_all_numbers: bool = False
    """Whether Art. 5.2.5 is read by the letter: the pairing number is odd or even as it stands.
    Otherwise only those are counted who have been paired before or are paired now, as the engines
    of FIDE do."""

    def without(self, player: ParticipantId) -> Self:
        """Return the rules where somebody is struck off the list, who may then meet nobody."""
        pairs = (
            replace(each, players=tuple(other for other in each.players if other != player))
            for each in self.forbidden
        )
        return replace(
            self,
            last_accelerated=None if self.last_accelerated == player else self.last_accelerated,
            forbidden=tuple(each for each in pairs if len(each.players) > 1),
        )


DUTCH = SwissRules()
