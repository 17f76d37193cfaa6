"""Time the pairing of whole rounds, position and colours among them, beside FIDE's own engine.

The events are random, with the byes, forfeits and withdrawals of an ordinary open. A time is that
of the processor for one round, and a table tells the worst round and the median of all.
"""

import gc
import os
import subprocess
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.dutch import pair
from arbiter_app.domain.simulation.options import (
    Amount,
    ForbiddenGroups,
    Irregularity,
    SwissOptions,
)
from arbiter_app.domain.simulation.swiss import RandomSwiss
from installer.environment import GACRUX
from tests.benchmarks.measuring import processor_of_children
from tests.oracles.gacrux import Gacrux
from tests.oracles.report import text_for_engines

ROUNDS = 9
EVENTS = {100: 10, 500: 5, 1000: 3, 2000: 1, 5000: 1}
"""How many events there are of each size."""
TARGETS = {100: 20, 500: 100, 1000: 200, 2000: 500}
"""In milliseconds, for the worst round."""
ENGINE_ROUNDS = {100: range(1, ROUNDS + 1), 500: (1, 3, 6, 9), 1000: (6, 9), 2000: (9,)}
"""Which rounds the engine pairs, too: at 2,000 players one takes it half a minute."""
GROWTH = 1.5
FASTER = 20
HARD = 1000
"""The target of hard rounds, in milliseconds."""

_USUAL = {
    Irregularity.HALF_BYES: Amount(Decimal(2), is_share=True),
    Irregularity.ZERO_BYES: Amount(Decimal(1), is_share=True),
    Irregularity.FORFEITS: Amount(Decimal(1), is_share=True),
    Irregularity.WITHDRAWALS: Amount(Decimal(3), is_share=True),
    Irregularity.LATE_ENTRIES: Amount(Decimal(2), is_share=True),
}


def time_pairing(folder: Path) -> None:
    """Time rounds of random events of several sizes, then of those that are hard to pair."""
    gc.disable()
    engine = os.environ.get(GACRUX)
    print(
        f"\n{'ms of the processor for a round':34}{'worst':>9}{'median':>9}{'target':>9}"
        f"{'gacrux':>11}{'ratio':>8}{'as command':>12}",
        flush=True,
    )
    worst: dict[int, float] = {}
    middle: dict[int, float] = {}
    for players, events in EVENTS.items():
        times = [_timed(_options(players, ROUNDS), seed) for seed in range(events)]
        every = [seconds for _, one in times for seconds in one.values()]
        worst[players], middle[players] = max(every), median(every)
        title = f"{players} players, rounds 1 to {ROUNDS}"
        beside = ""
        if engine and players in ENGINE_ROUNDS:
            beside = _beside(engine, folder, *times[0])
        _line(title, every, TARGETS.get(players), beside)
        gc.collect()
    for fewer, more in pairwise(EVENTS):
        sizes = log(more / fewer)
        print(
            f"growth, {fewer} to {more} players: n^{log(worst[more] / worst[fewer]) / sizes:.2f}"
            f" the worst, n^{log(middle[more] / middle[fewer]) / sizes:.2f} the median"
            f" (target below n^{GROWTH})",
            flush=True,
        )
    clubs = (ForbiddenGroups(groups=4, size=25),)
    for title, options in (
        ("100 players, 50 rounds", _options(100, 50, usual=False)),
        ("100, four clubs that may not meet", _options(100, 11, forbidden=clubs)),
        ("60 players, 40 rounds", _options(60, 40, usual=False)),
    ):
        _, hard = _timed(options, 1)
        _line(f"{title} ({len(hard)})", [*hard.values()], HARD)


def _options(
    players: int,
    rounds: int,
    *,
    usual: bool = True,
    forbidden: tuple[ForbiddenGroups, ...] = (),
) -> SwissOptions:
    chance = Random(f"{players} x {rounds}")
    return SwissOptions(
        players=players,
        rounds=rounds,
        played=rounds,
        ratings=tuple(chance.randint(1000, 2600) for _ in range(players)),
        amounts=_USUAL if usual else {},
        forbidden=forbidden,
        tie_breaks=(),
    )


def _timed(options: SwissOptions, seed: int) -> tuple[Event, dict[int, float]]:
    """Return an event, and the seconds that the pairing of each of its rounds took."""
    times: dict[int, float] = {}
    swiss = RandomSwiss(options, Random(seed))
    while (question := swiss.asked) is not None:
        tournament = replace(question.event.tournament)  # nothing of it is reckoned yet
        began = process_time()
        try:
            pairing = pair(swiss_position(tournament.competition(), question.round))
        except RuleError:
            swiss.refuse()
            continue
        times[question.round] = process_time() - began
        swiss.play(pairing)
    return swiss.event, times


def _beside(engine: str, folder: Path, event: Event, times: dict[int, float]) -> str:
    """Return the median of the engine's rounds, how many times ours it is in the same rounds, and
    what its command takes for the last of them, with its start.
    """
    rounds = ENGINE_ROUNDS[len(event.players)]
    text = text_for_engines(event)
    with Gacrux(Path(engine)) as gacrux:
        theirs = [told.seconds for told in gacrux.rounds(text, rounds)]
    ratio = sum(theirs) / sum(times[number] for number in rounds)
    path = folder / "event.trf"
    path.write_text(text, encoding="utf-8")
    began = processor_of_children()
    command = [engine, "-m", "gacrux.pairingchecker", "-i", str(path), "-p", "-n", str(rounds[-1])]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    whole = processor_of_children() - began
    enough = f" (target {FASTER}x)" if len(event.players) == 1000 else ""
    return f"{median(theirs) * 1000:11.0f}{ratio:7.0f}x{whole * 1000:12.0f}{enough}"


def _line(title: str, times: list[float], target: int | None, beside: str = "") -> None:
    limit = f"{target:9}" if target else f"{'':9}"
    worst, middle = max(times) * 1000, median(times) * 1000
    print(f"{title:34}{worst:9.1f}{middle:9.1f}{limit}{beside}", flush=True)
