"""How problems are solved: rounds, their problems, times, and what a team counts.

No text of the World Federation for Chess Composition was at hand: what stands here as usual is the
practice of its championships, and regulations decide.
"""

from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.ids import Round
from arbiter_app.values import frozen


class ProblemKind(StrEnum):
    """What the problems of a round are."""

    TWO_MOVERS = "two-movers"
    THREE_MOVERS = "three-movers"
    STUDIES = "studies"
    HELPMATES = "helpmates"
    MORE_MOVERS = "more-movers"
    SELFMATES = "selfmates"
    FAIRIES = "fairies"
    MIXED = "mixed"


class SolverTeam(StrEnum):
    """What makes solvers members of one team."""

    FEDERATION = "federation"
    REGION = "region"
    CLUB = "club"


class TeamCount(StrEnum):
    """Of what a team counts its best solvers."""

    BY_ROUND = "by-round"
    """Of each round, whoever they are in it."""
    BY_TOTAL = "by-total"
    """Of the whole tournament."""


USUAL_POINTS = Decimal(5)
"""The most that a problem gives."""
USUAL_PROBLEMS = (USUAL_POINTS,) * 3


@frozen(kw_only=True)
class SolvingRound:
    """One round: its problems are solved within one time."""

    kind: ProblemKind
    minutes: int
    problems: tuple[Decimal, ...] = USUAL_PROBLEMS
    """The most that each problem gives, in their order."""

    @property
    def most(self) -> Decimal:
        """The most points that the round gives."""
        return sum(self.problems, Decimal(0))

    @property
    def seconds(self) -> int:
        """The whole time, which counts for who has used it up."""
        return self.minutes * 60


CHAMPIONSHIP_ROUNDS = (
    SolvingRound(kind=ProblemKind.TWO_MOVERS, minutes=20),
    SolvingRound(kind=ProblemKind.THREE_MOVERS, minutes=60),
    SolvingRound(kind=ProblemKind.STUDIES, minutes=100),
    SolvingRound(kind=ProblemKind.HELPMATES, minutes=50),
    SolvingRound(kind=ProblemKind.MORE_MOVERS, minutes=80),
    SolvingRound(kind=ProblemKind.SELFMATES, minutes=50),
)
"""The six rounds of world and European championships."""


@frozen(kw_only=True)
class SolvingRules:
    """How a tournament of solvers is held and counted."""

    rounds: tuple[SolvingRound, ...]
    step: Decimal = Decimal("0.25")
    """The least part of a point that a mark scheme gives."""
    has_seconds: bool = False
    """Whether times are taken to the second, not to the minute."""
    teams_by: SolverTeam | None = None
    """Who belong to one team; None: there are no teams."""
    counted: int = 2
    """How many solvers of a team count."""
    team_count: TeamCount = TeamCount.BY_ROUND

    def round(self, number: Round) -> SolvingRound:
        """Return how a round is held, from 1."""
        return self.rounds[number - 1]

    @property
    def most(self) -> Decimal:
        """The most points that all rounds give."""
        return sum((each.most for each in self.rounds), Decimal(0))


CHAMPIONSHIP = SolvingRules(rounds=CHAMPIONSHIP_ROUNDS)
