"""Reports of a random Swiss, and what goes wrong in one."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import cache
from random import Random

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.simulation.options import Amount, Irregularity, SwissOptions
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.formats import trf

ChangeRound = Callable[[RoundOfPlay], RoundOfPlay]


@cache
def played(players: int = 13, rounds: int = 5) -> Event:
    """A Swiss in which some have a bye or forfeit."""
    options = SwissOptions(
        players=players,
        rounds=rounds,
        played=rounds,
        ratings=tuple(range(2400, 2400 - 25 * players, -25)),
        tie_breaks=("BH/C1", "BH", "SB", "WIN"),
        initial_colour=Colour.BLACK,
        amounts={
            Irregularity.HALF_BYES: Amount(Decimal(2)),
            Irregularity.FORFEITS: Amount(Decimal(2)),
        },
    )
    return simulated(options, Random("a Swiss to check"), dutch.pair)


def changed(event: Event, number: int, change: ChangeRound) -> Event:
    """Return an event one round of which was paired by hand."""
    tournament = event.tournament
    stage = tournament.main_stage
    rounds = tuple(change(each) if each.number == number else each for each in stage.rounds)
    stages = (replace(stage, rounds=rounds), *tournament.stages[1:])
    return replace(event, tournaments=(replace(tournament, stages=stages),))


def swapped(round_: RoundOfPlay) -> RoundOfPlay:
    """The players with Black at the first two boards in each other's place."""
    first, second, *others = round_.games
    one, other = replace(first, black=second.black), replace(second, black=first.black)
    return replace(round_, games=(one, other, *others))


def turned(round_: RoundOfPlay) -> RoundOfPlay:
    """The last game with the colours turned."""
    *others, last = round_.games
    return replace(round_, games=(*others, _turned(last)))


def _turned(game: Game) -> Game:
    assert game.result is not None
    return replace(game, white=game.black, black=game.white, result=game.result.turned)


def other_bye(round_: RoundOfPlay) -> RoundOfPlay:
    """White of the first board and who has the bye in each other's place."""
    first, *others = round_.games
    bye = round_.byes[-1]
    game = replace(first, white=bye.player)
    byes = (*round_.byes[:-1], Bye(player=first.white, mark=bye.mark))
    return replace(round_, games=(game, *others), byes=byes)


def report(event: Event, *, code: str = "FIDE_DUTCH", **records: str | None) -> str:
    """Return the report of an event; `records` are headers to be written otherwise, or not at all:
    r142=None.
    """
    text = trf.format(trf.report_of(event)).replace("\r\n", "\n").replace("\r", "\n")
    given: dict[str, str | None] = {"192": code, "152": "B"}
    given |= {name.removeprefix("r"): value for name, value in records.items()}
    lines = [line for line in text.split("\n") if line[:3] not in given]
    said = [f"{name} {value}" for name, value in given.items() if value]
    return "\n".join([lines[0], *said, *lines[1:]])
