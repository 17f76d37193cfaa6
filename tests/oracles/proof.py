"""What the proofs by whole tournaments share: events of every kind, and figures of what was seen.

| axis                      | to_gacrux | from_gacrux      | to_bbp    | from_bbp           |
|---------------------------|-----------|------------------|-----------|--------------------|
| 5 to 200, odd and even    | yes       | yes              | yes       | yes                |
| 3 to 15 rounds            | yes       | yes              | yes       | yes                |
| a loss worth more than 0  | yes       | yes              | yes, BBL  | yes                |
| another bye, absence      | yes       | a win, 0         | yes, BBx  | yes                |
| acceleration              | any       | Baku             | any       | any, by a model    |
| forbidden pairs           | yes       | put into it      | yes       | yes, by a model    |
| late entries, withdrawals | yes       | zero-point byes  | yes       | zero-point byes    |
| half-point byes           | yes       | rounds 1 to 3    | yes       | but the last round |
| full-point byes           | yes       | no               | yes       | no                 |
| forfeits                  | one, both | one              | one, both | one, both          |
| results 0-0, W, D, L      | yes       | no               | yes       | no                 |
| ranks, tie-breaks         | yes       | no ranks written | no        | no tie-breaks      |

Points are compared in all of them. Left out everywhere: adjourned games, for whole tournaments
have none and bbpPairings refuses the X of record 162; and points by the arbiter (299), which it
refuses as well.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration
from arbiter_app.domain.pairing.swiss.dutch import pair
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import NONE, Irregularity, SwissOptions
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import any_options_of
from arbiter_app.formats import trf
from tests.oracles.report import fits, rounds_played

Sizes = Mapping[tuple[int, int], int]
"""From how many to how many players an event has, by its weight."""

SIZES: Sizes = {(5, 12): 560, (13, 24): 330, (25, 60): 95, (61, 120): 10, (121, 200): 5}
SIZES_FOR_GACRUX: Sizes = {(5, 12): 740, (13, 24): 210, (25, 60): 45, (61, 120): 4, (121, 200): 1}
"""FIDE's engine takes long for many."""
FEWEST_ROUNDS, MOST_ROUNDS = 3, 15
_OF_RATED = ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG")
_LENGTHS = ((1, 5), (6, 9), (10, 15))
"""In rounds with games: where everybody has a bye, there are fewer than announced."""


def drawn_size(chance: Chance, sizes: Sizes = SIZES) -> tuple[int, int]:
    """Draw how many play how many rounds."""
    least, most = chance.weighed(sizes)
    players = chance.between(least, most)
    return players, chance.between(FEWEST_ROUNDS, min(MOST_ROUNDS, players - 1))


def drawn_options(random: Random, sizes: Sizes = SIZES) -> SwissOptions:
    """Draw the options of an event that is played to its end, every game of it."""
    chance = Chance(random)
    players, rounds = drawn_size(chance, sizes)
    options = any_options_of(players, rounds, random)
    tie_breaks = options.tie_breaks
    if None not in options.ratings and chance.happens(50):
        tie_breaks = (*tie_breaks[:3], *chance.some_of(_OF_RATED, chance.between(1, 3)))
    amounts = {**options.amounts, Irregularity.ADJOURNED: NONE}
    return replace(options, played=rounds, amounts=amounts, tie_breaks=tie_breaks)


def drawn_event(random: Random, sizes: Sizes = SIZES) -> Event:
    """Draw an event until one comes to its end: some fields have no legal pairing before."""
    while True:
        options = drawn_options(random, sizes)
        event = simulated(options, random, pair)
        if rounds_played(event) == options.rounds and fits(event):
            return event


def encoded(event: Event) -> bytes:
    """Return the report of an event as `arbiter generate` writes it."""
    return trf.encode(trf.format(trf.report_of(event)))


def figures_of(event: Event) -> Counter[str]:
    """Return what an event adds to the figures of a proof, by its axes."""
    rounds = [each for each in event.tournament.main_stage.rounds if each.games]
    games = sum(len(each.games) for each in rounds)
    byes = Counter(bye.mark for each in rounds for bye in each.byes)
    figures = Counter(
        {
            "tournaments": 1,
            "rounds": len(rounds),
            "pairs": games,
            "byes of odd fields": byes[Mark.PAIRING_BYE],
        }
    )
    figures.update(f"tournaments: {axis}" for axis in _axes(event, byes))
    return +figures


def _axes(event: Event, byes: Counter[Mark]) -> Iterator[str]:
    tournament = event.tournament
    settings, players = tournament.settings, len(tournament.entries)
    scoring, rules = settings.scoring, settings.swiss
    yield next(f"{least} to {most} players" for least, most in SIZES if least <= players <= most)
    rounds = rounds_played(event)
    yield next(f"{least} to {most} rounds" for least, most in _LENGTHS if least <= rounds <= most)
    yield "odd number of players" if players % 2 else "even number of players"
    games = [game for each in tournament.main_stage.rounds for game in each.games]
    results = [game.result for game in games if game.result is not None]
    there = {
        "a loss worth more than 0": scoring.loss > 0,
        "a bye worth another than a win": scoring.pairing_bye != scoring.win,
        "an absence worth more than 0": scoring.absence > 0,
        "accelerated": bool(rules.virtual_points) or rules.acceleration is not Acceleration.NONE,
        "forbidden pairs": bool(rules.forbidden),
        "late entries": _has_late_entry(event),
        "half-point byes": byes[Mark.HALF_BYE] > 0,
        "full-point byes": byes[Mark.FULL_BYE] > 0,
        "zero-point byes": byes[Mark.ZERO_BYE] > 0,
        "withdrawals": bool(tournament.competition().left),
        "forfeits": any(result.is_forfeit for result in results),
    }
    yield from (axis for axis, is_there in there.items() if is_there)


def _has_late_entry(event: Event) -> bool:
    """Tell whether somebody is absent in round 1 and plays later."""
    rounds = event.tournament.main_stage.rounds
    absent = {bye.player for bye in rounds[0].byes if bye.mark is Mark.ZERO_BYE}
    return any(absent & {game.white, game.black} for each in rounds[1:] for game in each.games)
