"""How a match of two is played: its games, step by step, until somebody has won it."""

from decimal import Decimal
from enum import StrEnum

from arbiter_app.values import frozen


class Ending(StrEnum):
    """When a step of a match is over."""

    GAMES = "games"
    """After a fixed number of games, or as soon as the other cannot catch up any more."""
    POINTS = "points"
    """When somebody has so many points in it."""
    FIRST_WIN = "first-win"
    """Sudden death: with the first game that is won."""
    ARMAGEDDON = "armageddon"
    """One game; a draw wins for Black."""


class ColoursBy(StrEnum):
    """Who has White in the first game of a step.

    Where the games before have left one of the two with fewer Whites, it is he, and no lot is
    drawn: the colours of a match never differ by more than one.
    """

    LOT = "lot"
    """A new lot (SEED: C.02 Art. 13.2.10 of 2017)."""
    TURN = "turn"
    """Whoever had Black in the game before; in the first step, as `NUMBER`."""
    NUMBER = "number"
    """Who has the lower number."""
    BIDS = "bids"
    """Who bids less time for Black has Black; equal bids: a lot. Bids alone may give somebody the
    colour that he has had more often: it is what they are made for."""


class Turns(StrEnum):
    """How the colours change inside a step."""

    EVERY_GAME = "every-game"
    """A, B, A, B …"""
    AFTER_ODD_GAMES = "after-odd-games"
    """A, B, B, A, A … (the older C.02 Art. 13.2.11)."""


class Unbroken(StrEnum):
    """What becomes of a match that is level after its last step."""

    LOTS = "lots"
    DRAWN = "drawn"
    """It stays level: both share the places. Only where nobody has to go on."""
    FURTHER = "further"
    """The regulations of the play-off go on with both, see `play_off_rules.Level`."""


@frozen(kw_only=True)
class MatchStep:
    """Games of a match that are played under one rule and scored by themselves."""

    ending: Ending = Ending.GAMES
    games: int = 2
    """How many are played; with `POINTS` and `FIRST_WIN` how many at most, 0 being no limit.
    One with `ARMAGEDDON`."""
    points: Decimal | None = None
    """With `POINTS`, how many decide."""
    time_control: str = ""
    """As printed: "15+10". "" is the time control of the event."""
    black_time_control: str = ""
    """Where the clock of Black differs; with `BIDS`, what he can bid at most ("4+2")."""
    colours: ColoursBy = ColoursBy.LOT
    turns: Turns = Turns.EVERY_GAME
    remark: str = ""
    """What the sheets say beside: "increment of 3 s from move 61"."""

    @property
    def has_last_game(self) -> bool:
        """Whether its games have an end that nobody's win brings, so that they can be played out
        when it is decided.
        """
        return self.ending is Ending.GAMES or (self.ending is Ending.POINTS and self.games > 0)


@frozen(kw_only=True)
class MatchRules:
    """The steps of a match, each played only where those before have left it level."""

    steps: tuple[MatchStep, ...]
    plays_out: bool = False
    """Whether all games of the first step are played even when it is decided."""
    unbroken: Unbroken = Unbroken.LOTS


ONE_MATCH = MatchRules(
    steps=(MatchStep(games=2), MatchStep(ending=Ending.FIRST_WIN, games=0)),
)
"""Two games, then sudden death: what a knockout is played with until its regulations say."""
