"""A tournament of solvers whose clubs are teams, on the way to its tables."""

from decimal import Decimal

from arbiter_app.domain.facts.rules.solving_rules import (
    ProblemKind,
    SolverTeam,
    SolvingRound,
    SolvingRules,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.sheets import mark_sheet
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system

OF_CLUBS = SolvingRules(
    rounds=(SolvingRound(kind=ProblemKind.TWO_MOVERS, minutes=20),) * 2,
    teams_by=SolverTeam.CLUB,
)


def solved_by_clubs(workspace: Workspace) -> None:
    """Let three solvers of one club and one of another solve a round: 15 in 11 minutes, 10 in 12
    and 5 in 13; 15 in 14.
    """
    for number, club in enumerate(("Rook", "Rook", "Rook", "Bishop"), start=1):
        workspace.do(add_player, name=f"Solver {number}", club=club, fide_rating=2500 - number)
    choose_system(workspace, System.SOLVING)
    workspace.do(set_solving_rules, rules=OF_CLUBS)
    workspace.do(number_by_rating)
    for solver, points in enumerate(("5 5 5", "5 5 0", "5 0 0", "5 5 5"), start=1):
        workspace.do(
            mark_sheet,
            round=Round(1),
            solver=PlayerId(solver),
            points=tuple(map(Decimal, points.split())),
            seconds=(10 + solver) * 60,
        )
