"""Words for the table of teams of solvers."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.solving_rules import SolvingRules, TeamCount
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.domain.solving.teams import TeamScore
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import solving
from arbiter_app.wording.terms.registration import people


def rounds_told(competition: Competition) -> Sequence[Round]:
    """Return the rounds that have points of their own; none where the whole tournament counts."""
    if solving_rules(competition).team_count is TeamCount.BY_TOTAL:
        return ()
    return tuple(each.number for each in competition.rounds if each.has_results)


def place_text(row: TeamScore) -> str:
    """Return "3", or "2–3" where the place is shared."""
    return f"{row.place}–{row.last_place}" if row.shared else str(row.place)


def points_of_round(catalogue: Catalogue, row: TeamScore, round: Round) -> str:
    """Return what a round gave the team."""
    brought = (each.points for each in row.of_round(round))
    return solving.points(catalogue, sum(brought, Decimal(0)))


def time_text(row: TeamScore, rules: SolvingRules) -> str:
    """Return the time of all who count, in minutes."""
    return solving.time_text(row.seconds, has_seconds=rules.has_seconds)


def who_counts(catalogue: Catalogue, players: Mapping[PlayerId, Player], row: TeamScore) -> str:
    """Return who counts, each with the rounds where the best of each round do."""
    return people.listed(_each_who_counts(catalogue, players, row))


def _each_who_counts(
    catalogue: Catalogue, players: Mapping[PlayerId, Player], row: TeamScore
) -> Iterator[str]:
    for solver in row.members:
        rounds = [each.round for each in row.counted if each.solver == solver]
        if not rounds:
            continue
        name = people.name(catalogue, players[solver])
        numbers = ", ".join(str(each) for each in rounds if each is not None)
        yield f"{name} ({numbers})" if numbers else name
