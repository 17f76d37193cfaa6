"""Swiss rounds of random events beside FIDE's own engine and bbpPairings: the same pairs, colours
and bye, or no legal pairing for all of them.

Everything goes wrong in these events that can; most are small and played until hardly anybody is
left whom one has not met, for there the engines differ if they do. Each round is one thing tried.
"""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.dutch import pair
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import any_options
from arbiter_app.formats import trf
from tests.oracles.bbp import BBP, program_of_bbp
from tests.oracles.comparing import Engines
from tests.oracles.gacrux import python_of_gacrux
from tests.oracles.report import fits, rounds_played, text_for_engines, with_last_round
from tests.soak.outcomes import HalfDoneError, Outcome

SHORT = 5 if python_of_gacrux() or program_of_bbp() else 0
SECONDS = 30.0
PATIENCE = 300.0
SIZES = {16: 88, 40: 11, 200: 1}
"""The most players of an event, by how many of a hundred have no more."""
LARGE, ROUNDS_OF_LARGE = 40, 9
"""FIDE's engine takes minutes for forty rounds of two hundred players."""

_engines: list[Engines] = []


def left_out() -> tuple[str, ...]:
    """Return what cannot be compared with here."""
    lines = []
    if python_of_gacrux() is None:
        lines.append("FIDE's engine is not set up; it is left out.")
    if program_of_bbp() is None:
        lines.append(f"{BBP} names no bbpPairings; it is left out.")
    return tuple(lines)


def prepare(folder: Path) -> None:
    """Start the engines."""
    _engines[:] = [Engines(folder)]


def turn(chance: random.Random, folder: Path) -> Counter[Outcome]:
    options = any_options(chance, chance.choices([*SIZES], [*SIZES.values()])[0])
    if options.players > LARGE:
        rounds = min(options.rounds, ROUNDS_OF_LARGE)
        options = replace(options, rounds=rounds, played=min(options.played, rounds))
    event = simulated(options, chance, pair)
    if not fits(event):
        return Counter([Outcome.REFUSED])
    _keep(event, folder, "event")
    compared = _engines[0].compare(event)
    rounds = compared.rounds
    if last := rounds_played(event):
        # Only in its last round has an event topscorers: another of its rounds is made one.
        sooner = with_last_round(event, Round(chance.randint(1, last)))
        _keep(sooner, folder, "last round")
        again = _engines[0].compare_next(sooner)
        rounds += again.rounds
        compared.errors += again.errors
        compared.differences += [f"as the last round: {each}" for each in again.differences]
    told = [*compared.differences, *compared.errors]
    (folder / "told.txt").write_text("\n".join(told), encoding="utf-8")
    if compared.differences:
        raise HalfDoneError("\n".join([compared.differences[0].split(",")[0], *told]))
    return Counter({Outcome.RIGHT: rounds, Outcome.THEIRS: len(compared.errors)})


def _keep(event: Event, folder: Path, name: str) -> None:
    """Write an event, and the report of it that the engines read."""
    (folder / f"{name}.trf").write_bytes(trf.encode(trf.format(trf.report_of(event))))
    (folder / f"{name} for engines.trf").write_text(text_for_engines(event), encoding="utf-8")
