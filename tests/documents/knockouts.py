"""Knockouts of the invented players, played by a rule of who wins."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    DecisionId,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    StageId,
)
from arbiter_app.domain.pairing.knockout import KnockoutMatch, PairedGame, knockout, next_games
from arbiter_app.domain.pairing.match import Due
from tests.documents import conftest
from tests.documents.conftest import changed, event_of

Outcome = Callable[[int, int, int], str | None]
"""Return the result of White's number against Black's in a game of their match; None leaves it
open.
"""
NOON = datetime(2026, 6, 14, 12)
_SERIAL = 5000


def lower_wins(white: int, black: int, game: int) -> str | None:
    return "1-0" if white < black else "0-1"


def knockout_of(
    players: int,
    rules: KnockoutRules,
    *,
    outcome: Outcome = lower_wins,
    system: System = System.KNOCKOUT,
) -> Event:
    """Return a knockout of the first players, played as far as results are known."""
    return _knockout_of(conftest._NAMES, players, rules, outcome, system)


@cache
def _knockout_of(
    _: object, players: int, rules: KnockoutRules, outcome: Outcome, system: System
) -> Event:
    base = event_of(players, drawn=False)
    drawn = tuple(
        DrawnNumber(player=each, number=PairingNumber(number))
        for number, each in enumerate(base.players, 1)
    )
    settings = Settings(system=system, edition="2026-03", tie_breaks=(), knockout=rules)
    draw = Draw(method=DrawMethod.LOTS, drawn=drawn, seed="зерно")
    event = changed(base, settings=settings, draw=draw, stages=(Stage(id=FIRST_STAGE),))
    return played(event, outcome)


def played(event: Event, outcome: Outcome = lower_wins, stage: StageId = FIRST_STAGE) -> Event:
    """Return the event after everything that can be played of a knockout was played."""
    while (further := _further(event, outcome, stage)) is not event:
        event = further
    return event


def _further(event: Event, outcome: Outcome, stage: StageId) -> Event:
    """Return the event after the lots that are due, or after the next games."""
    tournament = event.tournament
    seen = tournament.competition(stage)
    lots = [each for each in map(_decided, knockout(seen).due) if each is not None]
    if lots:
        return _with_stage(event, stage, lambda each: _with_decisions(each, lots))
    if games := next_games(seen):
        return _with_stage(event, stage, lambda each: _with_games(each, seen, games, outcome))
    return event


def _decided(match: KnockoutMatch) -> MatchDecision | None:
    """Return what a lot says in a match: the colours to the lower number, the win too."""
    assert match.state is not None
    kinds = {Due.COLOURS: DecisionKind.COLOURS, Due.LOT: DecisionKind.LOT}
    if match.state.due not in kinds:
        return None
    return MatchDecision(
        id=DecisionId(0),
        kind=kinds[match.state.due],
        at=NOON,
        match=match.id,
        step=match.state.step,
        player=match.state.pair[0],
        seed="жереб",
    )


def _with_stage(event: Event, stage: StageId, change: Callable[[Stage], Stage]) -> Event:
    stages = (change(each) if each.id == stage else each for each in event.tournament.stages)
    return changed(event, stages=tuple(stages))


def _with_decisions(stage: Stage, decided: list[MatchDecision]) -> Stage:
    first = len(stage.decisions) + 1
    numbered = (replace(each, id=DecisionId(first + at)) for at, each in enumerate(decided))
    return replace(stage, decisions=(*stage.decisions, *numbered))


def _with_games(
    stage: Stage, seen: Competition, games: tuple[PairedGame, ...], outcome: Outcome
) -> Stage:
    rounds = {each.number: each for each in stage.rounds}
    for paired in games:
        number = paired.round
        round_ = rounds.get(number) or RoundOfPlay(
            number=number, starts_at=NOON + timedelta(hours=number), games=()
        )
        result = outcome(
            seen.numbers[paired.game.white], seen.numbers[paired.game.black], paired.game.number
        )
        game = Game(
            id=GameId(int(stage.id) * _SERIAL + 100 * number + len(round_.games)),
            board=paired.board,
            white=paired.game.white,
            black=paired.game.black,
            result=Result.parse(result) if result else None,
            match=paired.match,
            step=paired.game.step,
            time_control=paired.game.time_control,
        )
        rounds[number] = replace(round_, games=(*round_.games, game))
    return replace(stage, rounds=tuple(rounds[number] for number in sorted(rounds)))


def decided(event: Event, kind: DecisionKind, match: MatchId, player: int) -> Event:
    """Return the event with a decision about a match of its main stage."""
    decision = MatchDecision(
        id=DecisionId(900),
        kind=kind,
        at=NOON,
        match=match,
        player=PlayerId(100 + player),
        reason="",
    )
    stage = event.tournament.main_stage
    return changed(event, stages=(replace(stage, decisions=(*stage.decisions, decision)),))
