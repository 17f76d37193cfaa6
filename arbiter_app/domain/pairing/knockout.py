"""How a knockout stands: who meets whom, who is through, who has which place."""

from collections.abc import Mapping
from dataclasses import dataclass

from arbiter_app.domain.event import Game, Tournament
from arbiter_app.domain.ids import Board, MatchId, PlayerId, Round
from arbiter_app.domain.pairing.bracket import Bracket, BracketMatch
from arbiter_app.domain.pairing.match import MatchState, NextGame


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockoutMatch:
    """A match of the bracket with the people who have come to it."""

    node: BracketMatch
    players: tuple[PlayerId | None, PlayerId | None]
    """By the sides of the bracket; None where nobody has come yet, or nobody will."""
    nobody: tuple[bool, bool]
    """Where nobody will come: a bye, or a match that nobody won."""
    state: MatchState | None = None
    """How it stands; None until both are known, and where one has nobody to meet."""

    @property
    def id(self) -> MatchId:
        return self.node.id

    @property
    def is_bye(self) -> bool:
        """Whether somebody goes on without a match, or nobody comes to it at all."""
        return any(self.nobody)

    @property
    def is_over(self) -> bool:
        raise NotImplementedError

    @property
    def winner(self) -> PlayerId | None:
        """Who goes on; None while it is open, and where nobody does."""
        raise NotImplementedError

    @property
    def loser(self) -> PlayerId | None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """Players whom the knockout has put on the same places: they share them."""

    first_place: int
    last_place: int
    players: tuple[PlayerId, ...]
    match: MatchId | None
    """The match in which they finished, one of its round where there were several; None: still
    playing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knockout:
    """A knockout as far as it was played."""

    bracket: Bracket
    matches: Mapping[MatchId, KnockoutMatch]
    order: tuple[Finish, ...]
    """Everybody, best first, without gaps: byes take no places. Who is still playing shares the
    places that he can still reach."""

    @property
    def is_over(self) -> bool:
        """Whether every match that the rules ask for is decided."""
        raise NotImplementedError

    @property
    def due(self) -> tuple[KnockoutMatch, ...]:
        """The matches in which something can be done now, in the order of the bracket."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class PairedGame:
    """A game to be paired, and the round and board where it belongs."""

    match: MatchId
    round: Round
    """An existing one with the same round of the bracket and game of the match, which is not
    signed off and later than all rounds of both players; else the next new one."""
    board: Board
    game: NextGame


def knockout(tournament: Tournament) -> Knockout:
    """Return how a knockout or a match stands whose numbers are drawn.

    It is the main stage of the tournament; `stages.seen_from` shows a later one so. Players who
    have left lose the matches that are open. Raises RuleError("knockout.entrants").
    """
    raise NotImplementedError


def next_games(tournament: Tournament) -> tuple[PairedGame, ...]:
    """Return every game that can be paired now, in the order of the bracket."""
    raise NotImplementedError


def games_built_upon(tournament: Tournament, match: MatchId) -> tuple[Game, ...]:
    """Return the games of later matches to which somebody has come from this one, its players'
    next matches and those after them.
    """
    raise NotImplementedError
