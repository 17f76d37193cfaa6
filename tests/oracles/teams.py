"""Our pairing of teams beside that of FIDE's engine, by the report that we write of an event."""

from dataclasses import replace
from random import Random

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.swiss_texts import NextGroup, Readings, Seats
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.team_options import any_team_options
from arbiter_app.domain.simulation.team_swiss import simulated_teams
from arbiter_app.formats import trf
from tests.oracles.answers import ProgramError
from tests.oracles.comparing import Compared, in_words, played
from tests.oracles.gacrux import Gacrux
from tests.oracles.report import rounds_played

ITS_READINGS = Readings(seats=Seats.BY_NUMBER, next_group=NextGroup.LEAST_BY_PARITY)
"""How the engine reads what the text of C.04.6 leaves open."""


def random_teams(chance: Random, most_teams: int = 24, readings: Readings = ITS_READINGS) -> Event:
    """Draw a Swiss of teams in which anything may be, paired by our engine."""
    options = any_team_options(chance, most_teams, readings)
    return simulated_teams(options, chance, engine.pair)


def crossed(position: SwissPosition) -> RoundPairing:
    """Pair a round by the rules; in round 1 the first two matches have each other's Black."""
    made = engine.pair(position)
    if position.round > 1:
        return made
    one, other, *others = made.pairs
    pairs = (Pair(one.white, other.black), Pair(other.white, one.black), *others)
    return replace(made, pairs=pairs)


def compare_teams(gacrux: Gacrux, event: Event) -> Compared:
    """Compare the matches of every round, in the order of tables, with those of the engine; the
    report must be as it counts it as well.
    """
    text = trf.format(trf.report_of(event))
    compared = Compared()
    if remarks := gacrux.remarks(text):
        compared.differences.append(f"report: {remarks}")
    rounds = range(1, rounds_played(event) + 1)
    for number, told in zip(rounds, gacrux.rounds(text, rounds), strict=True):
        if isinstance(told.answer, ProgramError):
            compared.errors.append(f"gacrux, round {number}: {told.answer.what}")
            continue
        compared.compared.add(number)
        ours = played(event, Round(number))
        if told.answer != ours:
            what = f"gacrux, round {number}: {in_words(told.answer)}"
            compared.differences.append(f"{what}\n    ours: {in_words(ours)}")
    return compared
