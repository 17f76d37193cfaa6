"""What solvers have: points, then the time that they used."""

from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.rules.solving_rules import SolvingRound, SolvingRules
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.values import frozen


class RoundScore(NamedTuple):
    """What one round gave a solver."""

    round: Round
    points: Decimal
    seconds: int
    """The whole time of the round for who used it up, was absent, or whose sheet does not count."""
    sheet: Sheet


@frozen
class SolverScore:
    """What a solver has in all; fewer seconds are better where points are level."""

    rounds: tuple[RoundScore, ...]
    """Those of which his sheet is typed, in their order."""
    beside: Decimal = Decimal(0)
    """What the arbiter added or took."""

    @property
    def points(self) -> Decimal:
        return sum((each.points for each in self.rounds), self.beside)

    @property
    def seconds(self) -> int:
        return sum(each.seconds for each in self.rounds)

    @property
    def order(self) -> tuple[Decimal, int]:
        """What orders solvers, the best first."""
        return -self.points, self.seconds

    def in_round(self, round: Round) -> RoundScore | None:
        """Return what a round gave; None while the sheet waits."""
        return next((each for each in self.rounds if each.round == round), None)


def solving_rules(competition: Competition) -> SolvingRules:
    """Return how problems are solved in a competition of solvers."""
    rules = competition.settings.solving
    assert rules is not None, "games are played here"
    return rules


def round_score(number: Round, rules: SolvingRound, sheet: Sheet) -> RoundScore:
    """Return what a sheet gives that is typed."""
    is_marked = sheet.state is SheetState.MARKED
    seconds = sheet.seconds if is_marked and sheet.seconds is not None else rules.seconds
    return RoundScore(number, sheet.total if is_marked else Decimal(0), seconds, sheet)


def solver_scores(competition: Competition) -> Mapping[ParticipantId, SolverScore]:
    """Return what everybody with a number has so far, in the order of numbers."""
    rules = solving_rules(competition)
    found: dict[ParticipantId, list[RoundScore]] = {each: [] for each in competition.numbers}
    for round_ in competition.rounds:
        for sheet in round_.sheets:
            if sheet.solver in found and not sheet.is_open:
                score = round_score(round_.number, rules.round(round_.number), sheet)
                found[sheet.solver].append(score)
    beside: dict[ParticipantId, Decimal] = {}
    for adjustment in competition.adjustments:
        known = beside.get(adjustment.player, Decimal(0))
        beside[adjustment.player] = known + adjustment.points
    return {
        each: SolverScore(tuple(scores), beside.get(each, Decimal(0)))
        for each, scores in found.items()
    }
