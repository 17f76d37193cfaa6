"""What a check has found, and what it could not look at."""

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import ByHand
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.legality import Breach
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen
class Remark:
    """What a person should know of a check: a code and its facts, worded where it is shown."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)


@frozen(kw_only=True)
class OtherPairs:
    """Pairs that the rules have otherwise, as few as hang together."""

    found: tuple[Pair, ...]
    found_free: PairingNumber | None = None
    """Who has the bye, or is free, where it is somebody else by the rules."""
    expected: tuple[Pair, ...]
    expected_free: PairingNumber | None = None


@frozen(kw_only=True)
class OtherColours:
    """A pair that the rules have with the other colours."""

    expected: Pair


@frozen(kw_only=True)
class SeveralByes:
    """More than one has the pairing-allocated bye of a round (C.04.1 Art. 3)."""

    players: tuple[PairingNumber, ...]


@frozen(kw_only=True)
class OtherMeetings:
    """Two who meet more or less often than everybody meets everybody."""

    players: tuple[PairingNumber, PairingNumber]
    times: int
    cycles: int
    rounds: tuple[Round, ...] = ()
    """In which rounds they meet."""


@frozen(kw_only=True)
class ColoursInRow:
    """Somebody has one colour more than twice in a row, by a change of the schedule."""

    player: PairingNumber
    colour: Colour
    rounds: tuple[Round, ...]


@frozen(kw_only=True)
class UnevenColours:
    """Somebody has one colour much oftener than the other, by a change of the schedule."""

    player: PairingNumber
    whites: int
    blacks: int


@frozen(kw_only=True)
class OnBoards:
    """What differs between the members of two teams that meet, by their numbers."""

    difference: OtherPairs | OtherColours | OtherMeetings
    members: Mapping[PairingNumber, Player]


PairingDifference = (
    OtherPairs
    | OtherColours
    | SeveralByes
    | OtherMeetings
    | ColoursInRow
    | UnevenColours
    | Breach
    | OnBoards
)


@frozen(kw_only=True)
class RoundCheck:
    """What was found in one round."""

    round: Round
    differences: tuple[PairingDifference, ...] = ()
    by_hand: ByHand | None = None
    """Why pairs were changed by hand, where they were."""
    made_by_hand: tuple[PairingDifference, ...] = ()
    """Where these pairs are not those of the system: noted, so that nothing is wrong with it."""
    unchecked: Remark | None = None
    """Why nothing was looked at, or not all."""
    position: SwissPosition | None = None
    """Of a Swiss that was paired anew, from where it was."""

    @property
    def is_right(self) -> bool | None:
        """Whether nothing differs; None where nobody has looked."""
        return not self.differences and (None if self.unchecked else True)


@frozen(kw_only=True)
class CheckedRounds:
    """What was found in the rounds of a competition."""

    by: Remark
    """By what they were checked, or why they were not."""
    rounds: tuple[RoundCheck, ...]
    remarks: tuple[Remark, ...] = ()


@frozen(kw_only=True)
class OtherPoints:
    """Points that are not those of the results."""

    number: PairingNumber
    stated: str
    counted: str
    """Both as a report writes them: "3.5"."""


@frozen(kw_only=True)
class OtherRank:
    """A rank that is none of the places that the results give a player."""

    number: PairingNumber
    stated: int
    place: int
    last_place: int
    points: Decimal


@frozen(kw_only=True)
class StandingsCheck:
    """What was found in the ranks and points."""

    differences: tuple[OtherPoints | OtherRank, ...] = ()
    unchecked: Remark | None = None
    """Why nothing was looked at, or not all."""

    @property
    def is_right(self) -> bool | None:
        """Whether nothing differs; None where nobody has looked."""
        return not self.differences and (None if self.unchecked else True)


@frozen(kw_only=True)
class Verdict:
    """What a check of a whole competition has found."""

    pairings: Remark
    """By what the pairings were checked, or why they were not."""
    rounds: tuple[RoundCheck, ...]
    standings: StandingsCheck
    remarks: tuple[Remark, ...] = ()
    """What was assumed where nobody says it."""

    @property
    def is_right(self) -> bool:
        """Whether nothing differs in what was looked at."""
        looked_at = (*(each.is_right for each in self.rounds), self.standings.is_right)
        return False not in looked_at

    @property
    def misfits(self) -> int:
        """How much in the rounds is not what the rules make of them."""
        return sum(len(each.differences) for each in self.rounds)

    @property
    def differences(self) -> int:
        """How many there are in all."""
        return self.misfits + len(self.standings.differences)
