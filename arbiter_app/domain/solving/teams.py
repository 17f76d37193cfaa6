"""Teams of solvers: the best of those who belong together, counted round by round or in all."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.solving_rules import SolverTeam, TeamCount
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.solving.scores import SolverScore, solver_scores, solving_rules
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Counted:
    """What one solver brings a team."""

    solver: ParticipantId
    round: Round | None
    """None: of the whole tournament."""
    points: Decimal
    seconds: int


@frozen(kw_only=True)
class TeamScore:
    """A row of the table of teams."""

    place: int
    last_place: int
    name: str
    members: tuple[ParticipantId, ...]
    """The best first."""
    counted: tuple[Counted, ...]
    """Who counts, round by round, the best first."""

    @property
    def points(self) -> Decimal:
        return sum((each.points for each in self.counted), Decimal(0))

    @property
    def seconds(self) -> int:
        return sum(each.seconds for each in self.counted)

    @property
    def shared(self) -> bool:
        return self.last_place > self.place

    def of_round(self, round: Round) -> tuple[Counted, ...]:
        """Return who counts in a round, the best first."""
        return tuple(each for each in self.counted if each.round == round)


def team_name(player: Player, by: SolverTeam) -> str:
    """Return to which team somebody belongs; "" to none."""
    match by:
        case SolverTeam.FEDERATION:
            return player.federation or ""
        case SolverTeam.REGION:
            return player.region or ""
        case SolverTeam.CLUB:
            return player.club or ""


def team_scores(
    competition: Competition, players: Mapping[PlayerId, Player]
) -> tuple[TeamScore, ...]:
    """Return the table of teams, the best first; empty where there are none. Fewer solvers than
    count are enough: the others bring nothing, and no time either.
    """
    rules = solving_rules(competition)
    if rules.teams_by is None:
        return ()
    scores = solver_scores(competition)
    teams: dict[str, list[ParticipantId]] = {}
    for solver in scores:
        if name := team_name(players[solver], rules.teams_by):
            teams.setdefault(name, []).append(solver)
    by_name = sorted(teams.items(), key=lambda team: collation_key(team[0]))
    return _placed([_score(name, members, scores, competition) for name, members in by_name])


def _score(
    name: str,
    members: Iterable[ParticipantId],
    scores: Mapping[ParticipantId, SolverScore],
    competition: Competition,
) -> TeamScore:
    rules = solving_rules(competition)
    in_order = sorted(members, key=lambda each: scores[each].order)
    if rules.team_count is TeamCount.BY_TOTAL:
        brought = [
            Counted(solver=each, round=None, points=score.points, seconds=score.seconds)
            for each in in_order[: rules.counted]
            if (score := scores[each]).rounds
        ]
    else:
        brought = [
            each
            for round_ in competition.rounds
            for each in _best_of(round_.number, in_order, scores)[: rules.counted]
        ]
    return TeamScore(
        place=0, last_place=0, name=name, members=tuple(in_order), counted=tuple(brought)
    )


def _best_of(
    round: Round,
    members: Iterable[ParticipantId],
    scores: Mapping[ParticipantId, SolverScore],
) -> list[Counted]:
    found = [
        Counted(solver=each, round=round, points=score.points, seconds=score.seconds)
        for each in members
        if (score := scores[each].in_round(round)) is not None
    ]
    return sorted(found, key=lambda each: (-each.points, each.seconds))


def _placed(rows: list[TeamScore]) -> tuple[TeamScore, ...]:
    in_order = sorted(rows, key=lambda row: (-row.points, row.seconds))
    orders = [(-row.points, row.seconds) for row in in_order]
    return tuple(
        replace(
            row,
            place=orders.index(order) + 1,
            last_place=orders.index(order) + orders.count(order),
        )
        for row, order in zip(in_order, orders, strict=True)
    )
