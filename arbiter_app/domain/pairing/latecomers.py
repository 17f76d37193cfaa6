"""Players who are not at the board when a game starts, and who of them has lost it."""

from datetime import datetime

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Colour,
    Result,
)
from arbiter_app.domain.pairing.timetable import default_time

_NEXT = {
    (): (Colour.WHITE,),
    (Colour.WHITE,): (Colour.BLACK,),
    (Colour.BLACK,): (Colour.WHITE, Colour.BLACK),
    (Colour.WHITE, Colour.BLACK): (),
}

_FORFEITED_BY = {
    (Colour.WHITE,): WHITE_FORFEITS,
    (Colour.BLACK,): BLACK_FORFEITS,
    (Colour.WHITE, Colour.BLACK): BOTH_FORFEIT,
}


def is_awaited(game: Game) -> bool:
    """Whether its players are still awaited: it has not ended, nor was it broken off."""
    return game.result is None and not game.is_adjourned and game.carried_from is None


def next_away(game: Game) -> tuple[Colour, ...]:
    """Return who is noted as not at the board after who is noted now."""
    return _NEXT[game.away]


def late_games(here: InHand, round_: RoundOfPlay, now: datetime) -> tuple[Game, ...]:
    """Return the games whose absent players lose them, because the default time of the regulations
    is over (Laws Art. 6.7.1); none where the regulations or the timetable do not tell it.
    """
    rule = here.event.particulars.get(Particular.DEFAULT_TIME, "")
    return tuple(
        game
        for game in round_.games
        if game.away
        and is_awaited(game)
        and (until := default_time(_start(round_, game), rule)) is not None
        and now > until
    )


def forfeit_of(game: Game) -> Result:
    """Return the result of a game that those who are not at the board lose; somebody is not."""
    return _FORFEITED_BY[game.away]


def _start(round_: RoundOfPlay, game: Game) -> datetime | None:
    """Return when a game starts; one that is played again does not start with its round."""
    if game.starts_at is not None or game.replay is not None:
        return game.starts_at
    return round_.starts_at
