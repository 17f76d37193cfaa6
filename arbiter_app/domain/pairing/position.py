"""What a system of play pairs a round from, and what it gives back."""

from arbiter_app.domain.ids import MatchId, PairingNumber, Round
from arbiter_app.values import frozen


@frozen
class Pair:
    """Two pairing numbers that meet."""

    white: PairingNumber
    black: PairingNumber
    match: MatchId | None = None
    """Of a bracket, the match whose game it is."""

    @property
    def reversed(self) -> "Pair":
        return Pair(self.black, self.white, self.match)


@frozen(kw_only=True)
class RoundPairing:
    """The pairs of one round in board order, and who has no opponent in an odd field."""

    pairs: tuple[Pair, ...]
    free: PairingNumber | None = None


@frozen(kw_only=True)
class DueGame:
    """A game that a match of a bracket can be played on with."""

    match: MatchId
    bracket_round: int
    white: PairingNumber
    black: PairingNumber


@frozen(kw_only=True)
class Position:
    """Where a competition stands before a round is paired: all that a pairing may look at."""

    players: int
    """How many numbers there are, from 1 on."""
    round: Round = Round(1)
    """The round to be paired."""
    cycles: int = 1
    swap_last_rounds: bool = False
    """See `Settings.swap_last_rounds`."""
    due: tuple[DueGame, ...] = ()
    """What the matches of a bracket wait for, in its order."""
