"""Commands about the matches of a knockout: their games, colours, bids, and how they end."""

from collections.abc import Mapping

from arbiter_app.domain.ids import MatchId, PlayerId
from arbiter_app.domain.permissions import anything, demands_a_reason
from arbiter_app.services.command import command
from arbiter_app.store.unit_of_work import UnitOfWork


@command("knockout.pair", anything, in_stage=True)
def pair_next_games(uow: UnitOfWork, /) -> None:
    """Pair every game that can be played now."""
    raise NotImplementedError


@command("match.draw-colours", anything, in_stage=True)
def draw_colours(uow: UnitOfWork, /, *, seed: str, match: MatchId | None = None) -> None:
    """Draw the colours of a match by lot, or of all matches where they are due."""
    raise NotImplementedError


@command("match.take-colours", anything, in_stage=True)
def take_colours(uow: UnitOfWork, /, *, match: MatchId, white: PlayerId) -> None:
    """Take over the colours that were drawn in the hall."""
    raise NotImplementedError


@command("match.bids", anything, in_stage=True)
def take_bids(uow: UnitOfWork, /, *, match: MatchId, bids: Mapping[PlayerId, str], seed: str) -> None:
    """Give Black to who bids less time for it; where both bid the same, a lot decides."""
    raise NotImplementedError


@command("match.walkover", demands_a_reason, is_risky=True, in_stage=True)
def walk_over(uow: UnitOfWork, /, *, match: MatchId, player: PlayerId, reason: str) -> None:
    """Let a player lose a match that he does not come to, or gives up."""
    raise NotImplementedError


@command("match.draw-winner", anything, is_risky=True, in_stage=True)
def draw_winner(uow: UnitOfWork, /, *, match: MatchId, seed: str) -> None:
    """Draw by lot who has won a match that its games have left level."""
    raise NotImplementedError


@command("match.take-winner", anything, is_risky=True, in_stage=True)
def take_winner(uow: UnitOfWork, /, *, match: MatchId, winner: PlayerId) -> None:
    """Take over the lot that was drawn in the hall for a match that its games have left level."""
    raise NotImplementedError


@command("match.tempo", demands_a_reason, in_stage=True)
def agree_tempo(
    uow: UnitOfWork,
    /,
    *,
    match: MatchId | None,
    step: int,
    time_control: str,
    reason: str,
) -> None:
    """Let a step be played with another time control: both agree and the arbiter consents."""
    raise NotImplementedError


@command("match.reopen", demands_a_reason, is_risky=True, in_stage=True)
def reopen_match(uow: UnitOfWork, /, *, match: MatchId, reason: str) -> None:
    """Take back how a match ended, and the games that were paired upon it and not played."""
    raise NotImplementedError


@command("match.cancel-games", anything, is_risky=True, in_stage=True)
def cancel_games(uow: UnitOfWork, /, *, match: MatchId) -> None:
    """Take back the games of a match that are paired and not played."""
    raise NotImplementedError
