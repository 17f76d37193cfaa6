"""The report of an event as every engine reads it: nothing in it that one of them does not know.

Beside the players it has only the records 142, 152, 162, 240, 250 and 260. Acceleration stands in
records 250, for bbpPairings reckons its groups otherwise (C.04.7 Art. 2).
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, STANDARD_SCORING, Mark
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.first_round import initial_colour
from arbiter_app.formats import trf
from arbiter_app.formats.trf.facts.byes_to_come import byes_line
from arbiter_app.formats.trf.facts.scoring import scoring_line


def text_for_engines(event: Event) -> str:
    """Return the text of a report of an event; who is not paired in the round after its last games
    stands there with a bye.
    """
    event = _plain(event)
    competition = event.tournament.competition()
    report = trf.report_of(event)
    players = trf.Report(version=report.version, records=report.players)
    return "".join(f"{line}\n" for line in _rules(competition)) + trf.format(players)


def fits(event: Event) -> bool:
    """Tell whether the points of an event have room in a report, which has four columns for them;
    the most that it could give are reckoned.
    """
    settings = event.tournament.settings
    return rounds_played(event) * settings.scoring.win < 100


def rounds_played(event: Event) -> int:
    """Return how many rounds of an event have games."""
    return sum(bool(each.games) for each in event.tournament.main_stage.rounds)


def before_round(event: Event, number: Round) -> Event:
    """Return an event as it was before a round was paired: its byes were known."""
    stage = event.tournament.main_stage
    earlier = [each for each in stage.rounds if each.number < number]
    coming = [
        replace(
            each,
            games=(),
            byes=tuple(bye for bye in each.byes if bye.mark is not Mark.PAIRING_BYE),
        )
        for each in stage.rounds
        if each.number == number
    ]
    return _with_rounds(event, (*earlier, *coming))


def with_last_round(event: Event, number: Round) -> Event:
    """Return an event as it would be before a round if that were the last one: topscorers are
    paired otherwise (C.04.3 Art. 1.8).
    """
    tournament = before_round(event, number).tournament
    settings = replace(tournament.settings, rounds=number)
    return replace(event, tournaments=(replace(tournament, settings=settings),))


def with_crossed_pairs(event: Event) -> Event:
    """Return an event whose first two boards of the last round have each other's Black."""
    rounds = event.tournament.main_stage.rounds
    number = rounds_played(event)
    last = rounds[number - 1]
    one, other, *games = last.games
    crossed = (replace(one, black=other.black), replace(other, black=one.black), *games)
    return _with_rounds(
        event, (*rounds[: number - 1], replace(last, games=crossed), *rounds[number:])
    )


def _plain(event: Event) -> Event:
    """Return an event without what says nothing of pairings; a game that is adjourned counts as a
    draw, and who has left has a bye in the round to be paired.
    """
    tournament = event.tournament
    settings = replace(tournament.settings, tie_breaks=())
    tournament = replace(tournament, settings=settings, kept_lines=(), adjustments=())
    event = replace(event, tournaments=(tournament, *event.tournaments[1:]))
    return _with_rounds(event, tuple(map(_with_draws, tournament.main_stage.rounds)))


def _with_draws(round_: RoundOfPlay) -> RoundOfPlay:
    games = (
        replace(each, result=DRAW, adjournment=None) if each.is_adjourned else each
        for each in round_.games
    )
    return replace(round_, games=tuple(games))


def _with_rounds(event: Event, rounds: tuple[RoundOfPlay, ...]) -> Event:
    tournament = event.tournament
    stage = replace(tournament.main_stage, rounds=rounds)
    tournament = replace(tournament, stages=(stage, *tournament.stages[1:]))
    return replace(event, tournaments=(tournament, *event.tournaments[1:]))


def _rules(competition: Competition) -> Iterator[str]:
    settings = competition.settings
    yield f"142 {competition.announced_rounds}"
    if (colour := initial_colour(competition)) is not None:
        yield f"152 {colour.upper()}"
    if settings.scoring != STANDARD_SCORING:
        yield scoring_line(settings.scoring)
    yield from _byes(competition)
    for number in range(1, competition.announced_rounds + 1):
        yield from _accelerated(competition, Round(number))
    numbers = competition.numbers
    for forbidden in settings.swiss.forbidden:
        last = forbidden.last_round or competition.announced_rounds
        group = "".join(f" {numbers[player]:4}" for player in forbidden.players)
        yield f"260 {forbidden.first_round:3} {last:3}{group}"


def _byes(competition: Competition) -> Iterator[str]:
    """Yield who has which bye in the round to be paired."""
    paired = sum(bool(each.games) for each in competition.rounds)
    coming = next((each for each in competition.rounds if each.number == paired + 1), None)
    byes = coming.byes if coming is not None else ()
    known = {bye.player for bye in byes}
    gone = [
        Bye(player=player, mark=Mark.ZERO_BYE)
        for player in competition.numbers
        if player in competition.left - known
    ]
    for mark in (Mark.FULL_BYE, Mark.HALF_BYE, Mark.ZERO_BYE):
        numbers = sorted(
            competition.numbers[bye.player] for bye in (*byes, *gone) if bye.mark is mark
        )
        if numbers and paired < competition.announced_rounds:
            yield byes_line(mark, paired + 1, numbers)


def _accelerated(competition: Competition, round_: Round) -> Iterator[str]:
    """Yield records 250 of a round, each for a run of numbers with the same virtual points."""
    points = virtual_points(competition, round_)
    numbered = [(number, points.get(player)) for player, number in competition.numbers.items()]
    for given, run in groupby(numbered, key=lambda each: each[1]):
        if given:
            numbers = [number for number, _ in run]
            yield f"250      {given:4.1f} {round_:3} {round_:3} {numbers[0]:4} {numbers[-1]:4}"
